//! Perft files, playthroughs and fingerprints of the toy.

use std::fs;

use ludoteca_core::Game as _;
use ludoteca_testkit::perft::{ParsePerftError, Report, Tally, check_perft_file, count_all};
use ludoteca_testkit::{fingerprint, golden};

use crate::coin::{Coin, Flaw};

/// Two deals of three; then flip or pass; then two faces, or flip or pass again.
const COUNTS: &str = "id start\nperft 1 3\nperft 2 9\nperft 3 18\nperft 4 36\n";

fn count(text: &str, limit: u64) -> Result<Report, ParsePerftError> {
    count_all(text, limit, |case| (Coin::default(), Coin::default().start(case.players)))
}

#[test]
fn right_counts_pass_and_those_above_the_limit_are_skipped() {
    let tally = Tally { checked: 3, skipped: 1 };
    assert_eq!(count(COUNTS, 18), Ok(Report { tally, differing: Vec::new() }));
}

#[test]
fn all_wrong_counts_are_named() {
    let text = COUNTS.replace("2 9", "2 8").replace("3 18", "3 17");
    assert_eq!(
        count(&text, 17).unwrap().to_string(),
        "2 counts differ\n\
         line 3, start: perft 2 is 8 in the file, 9 counted\n\
         line 4, start: perft 3 is 17 in the file, more than the limit counted\n\
         3 counts checked, 1 above the limit skipped"
    );
}

#[test]
fn a_text_that_cannot_be_read_is_no_success() {
    assert_eq!(count("id start\nperft 1\n", 100).unwrap_err().line, 2);
}

#[test]
fn a_file_is_read_where_it_lies() {
    let path = std::env::temp_dir().join(format!("ludoteca-{}.perft", std::process::id()));
    fs::write(&path, COUNTS).unwrap();
    let tally =
        check_perft_file(&path, 100, |case| (Coin::default(), Coin::default().start(case.players)));
    fs::remove_file(path).unwrap();
    assert_eq!(tally, Tally { checked: 4, skipped: 0 });
}

#[test]
fn a_playthrough_tells_steps_events_secrets_and_scores() {
    let text = golden::playthrough(&Coin::default(), 2, 1, 1000);
    golden::check_golden("tests/kit/playthrough.txt", &text);
    assert_eq!(text, golden::playthrough(&Coin::default(), 2, 1, 1000));
}

#[test]
fn a_fingerprint_changes_with_what_is_played_and_with_nothing_else() {
    let of = |coin: &Coin, seed| fingerprint::of_games(coin, 2, 10, seed, 1000);
    let sound = of(&Coin::default(), 1);
    assert_eq!(sound, of(&Coin::default(), 1));
    assert_eq!(sound, of(&Coin::with(Flaw::ViewLeaks), 1));
    assert_ne!(sound, of(&Coin::default(), 2));
    assert_ne!(sound, of(&Coin::with(Flaw::LoadedCoin), 1));
    assert_ne!(sound, fingerprint::of_games(&Coin::default(), 2, 10, 1, 2));
}
