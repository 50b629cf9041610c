//! `learn`.

use crate::run::{Folder, ludoteca};

#[test]
fn the_same_command_learns_the_same_weights_on_any_number_of_threads() {
    let line = "learn parchis --games 130 --seed 4 --jobs";
    let alone = ludoteca(&format!("{line} 1")).ok();
    assert_eq!(alone, ludoteca(&format!("{line} 3")).ok());
    let command =
        "# command: ludoteca learn parchis --rules classic --players 2 --games 130 --seed 4";
    assert!(alone.contains(command), "{alone}");
    assert_ne!(alone, ludoteca("learn parchis --games 130 --seed 5").ok());
}

#[test]
fn weights_are_written_to_a_file_and_can_be_gone_on_with() {
    let folder = Folder::new();
    let first = folder.write("first.txt", "");
    let line = "learn parchis --rules four --players 3 --games 64 --first-trace 0.9";
    let said = ludoteca(&format!("{line} --out {first}")).ok();
    assert!(said.starts_with("64 games, mean square ") && said.contains(&first), "{said}");
    let more = ludoteca(&format!("{line} --rate 0.01 --last-trace 0.1 --from {first}")).ok();
    assert!(more.contains("--rate 0.01 --first-trace 0.9 --last-trace 0.1"), "{more}");
    let spanish = ludoteca(&format!("{line} --out {first} --lang es")).ok();
    assert!(spanish.starts_with("64 partidas, "), "{spanish}");
}

#[test]
fn what_cannot_be_learned_is_said() {
    assert_eq!(
        ludoteca("learn pig").usage(),
        "ludoteca: pig has no player whose weights can be learned\n"
    );
    assert!(ludoteca("learn parchis --rate 2").usage().contains("expected a number from 0 to 1"));
    assert!(ludoteca("learn parchis --players 3").usage().contains('3'));
    let folder = Folder::new();
    let bad = folder.write("bad.txt", "place-1 abc\n");
    let error = ludoteca(&format!("learn parchis --games 8 --from {bad}")).failed();
    assert!(
        error.contains("bad.txt") && error.contains("expected 4 weights of place-1, found 1"),
        "{error}"
    );
    let error = ludoteca("learn parchis --games 8 --out /nowhere/weights.txt").failed();
    assert!(error.contains("/nowhere/weights.txt cannot be written"), "{error}");
}
