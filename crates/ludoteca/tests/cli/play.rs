//! `ludoteca play`: whole games through a pipe, and everything that can be typed.

use std::io::Write as _;
use std::process::Stdio;

use crate::run::{Folder, Ran, command, ludoteca};

/// Runs a line of words with something typed.
fn play(line: &str, typed: &str) -> Ran {
    let mut command = command();
    command.args(line.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    let writer = std::thread::spawn(move || {
        // The game may be over before everything is read.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Card, column and row for every cell, and a number where one is asked for.
fn all_cells() -> String {
    let cell = |n: usize| format!("1 {} {}\n1\n", n % 3 + 1, n / 3 + 1);
    (0..9).map(cell).collect()
}

#[test]
fn every_game_is_played_to_its_end_in_both_languages() {
    let folder = Folder::new();
    let cells = all_cells().repeat(30);
    for (game, options, typed) in [
        ("pig", "--rules quick", "roll\nroll\nhold\n".repeat(200)),
        ("monopoly", "--rules official:time_limit=60 --seats you,quick,rules", "1\n".repeat(2000)),
        ("rift", "--seats you,classic", cells),
        ("parchis", "--seats you,random", "1\n".repeat(3000)),
    ] {
        for (lang, ends) in [("en", ["won!", "A draw"]), ("es", ["ganado!", "Empate"])] {
            let save = folder.path(&format!("{game}-{lang}.rec"));
            let line = format!("play {game} {options} --seed 11 --lang {lang} --save {save}");
            let out = play(&line, &typed).ok();
            let end = out.lines().last().unwrap();
            assert!(ends.iter().any(|how| end.contains(how)), "{out}");
            assert!(!out.contains('\x1b'), "no colours in a pipe");
            let summary = ludoteca(&format!("replay {save} --summary")).ok();
            assert!(summary.contains("The game is over"), "{summary}");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_it_is_said_which() {
    let first = play("play pig", "roll\nroll\nroll\n").ok();
    let seed = first.lines().next().unwrap().rsplit(' ').next().unwrap().to_owned();
    let again = play(&format!("play pig --seed {seed}"), "roll\nroll\nroll\n").ok();
    assert_eq!(first, again);
    assert!(first.starts_with("pig · classic · seed "), "{first}");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = Folder::new();
    let file = folder.path("game.rec");
    let line = "play pig --seed 3 --seats you:Ana,uniform";
    let saved = play(line, &format!("roll\nsave {file}\nroll\nquit\n")).ok();
    assert!(saved.contains("Saved to") && saved.contains("--load"), "{saved}");
    // The decision after saving is kept, too, and Ana goes on where she was.
    let on = play(&format!("play pig --load {file}"), "board\nundo\nundo\nundo\n").ok();
    assert!(on.contains("goes on") && on.contains("You have decided nothing yet."), "{on}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("you:Ana,uniform"), "{record}");
    // Somebody else may take the seat.
    let watched = play(&format!("play pig --load {file} --auto"), "").ok();
    assert!(watched.contains("won!"), "{watched}");
}

#[test]
fn hints_reasons_and_going_back() {
    let out = play("play pig --seed 3", "hint\nroll\nhold\nwhy\nundo\nporque\nayuda\n").ok();
    assert!(out.contains("hold-at would choose: roll the die"), "{out}");
    assert!(out.contains("hold-at chose: "), "{out}");
    assert!(out.contains("Back at your last decision"), "{out}");
    assert!(out.contains("No computer player has decided anything"), "{out}");
    assert!(out.contains("save FILE"), "{out}");
}

#[test]
fn what_is_typed_wrongly_is_said_and_asked_again() {
    let folder = Folder::new();
    let other = folder.write("notes.txt", "not a game");
    let typed = format!("jump\n5\n\nsave\nsave {other}\nsave /no/such/folder/x\nhold\n");
    let out = play("play pig --seed 3", &typed).ok();
    for said in [
        "Expected roll or hold, found “jump”",
        "There are actions 1 to 2.",
        "Save to which file?",
        "is something else than a saved game",
        "cannot be written",
        "You have held 0",
    ] {
        assert!(out.contains(said), "{said} is missing in {out}");
    }
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "not a game");
    // Bytes that are no text do no harm.
    let out = play("play pig --seed 3", "\u{fffd}\0\n").ok();
    assert!(out.contains("Expected roll or hold"), "{out}");
}

#[test]
fn its_help_names_every_option() {
    for lang in ["en", "es"] {
        let help = ludoteca(&format!("play --help --lang {lang}")).ok();
        for option in [
            "--seats", "--rules", "--board", "--cards", "--seed", "--load", "--save", "--auto",
            "--ascii",
        ] {
            assert!(help.contains(option), "{option} is missing in {help}");
        }
    }
}

#[test]
fn wrong_tables_are_refused() {
    let folder = Folder::new();
    let other = folder.write("notes.txt", "not a game");
    let file = folder.path("pig.rec");
    play(&format!("play pig --save {file}"), "roll\n").ok();
    for (line, said) in [
        ("play pig --seats you", "pig is played by 2 to 8 players"),
        ("play pig --seats you,chess", "There is no agent “chess”"),
        ("play pig --seats you,hold-at --auto", "--seats"),
        (&format!("play monopoly --load {file}"), "is a game of pig, not of monopoly"),
        (&format!("play pig --load {file} --seed 3"), "--load"),
        (&format!("play pig --load {file} --seats you,you,you"), "played by 2 to 2 players"),
        ("play chess", "“chess” is nothing that <GAME> can be"),
    ] {
        let err = ludoteca(line).usage();
        assert!(err.contains(said), "{line}: {err}");
    }
    let err = ludoteca(&format!("play pig --save {other}")).failed();
    assert!(err.contains("is no saved game"), "{err}");
    let err = ludoteca(&format!("play pig --load {other}")).failed();
    assert!(err.contains("this is no record"), "{err}");
}

#[test]
fn boards_are_drawn_in_ascii_when_asked() {
    for game in ["pig", "monopoly", "rift", "parchis"] {
        for lang in ["en", "es"] {
            let line = format!("play {game} --seed 5 --ascii --lang {lang}");
            let out = play(&line, "help\nhint\n1\n1 1 1\n").ok();
            let body = out.split_once('\n').unwrap().1;
            assert!(body.is_ascii(), "{line}: {body}");
        }
    }
}
