//! Stopping a run of scenarios.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::*;

const GAMES: &str = "kind = \"games\"\ntitle = { en = \"G\", es = \"G\" }\ngame = \"pig\"\n\
                     agents = [\"hold-at\", \"uniform\"]\ngames = 4000\n\
                     document = [{ agent = \"hold-at\", count = 3, of = 4 }]";
const SUM: &str = "kind = \"together\"\ntitle = { en = \"S\", es = \"S\" }\nagent = \"hold-at\"";

fn scenarios() -> Vec<Scenario> {
    let read = |text| Scenario::read("mine.toml", text).expect("a sound file");
    vec![read(GAMES), read(GAMES), read(SUM)]
}

fn run(stop_after: u64) -> Vec<Report> {
    let (heard, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = |games| {
        if heard.fetch_add(games, Ordering::Relaxed) + games >= stop_after {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let asked = Asked { games: None, seed: None, jobs: 1 };
    let watch = Watch { progress: &progress, stop: &stop, ..Watch::default() };
    run_scenarios(&scenarios(), &asked, &watch).expect("sound scenarios")
}

#[test]
fn what_was_played_until_a_stop_is_kept_and_the_rest_says_so() {
    let whole = run(u64::MAX);
    assert!(whole.iter().all(|report| !report.stopped));
    assert_eq!((whole[0].games, whole[1].games, whole[2].rows.len()), (4000, 4000, 1));

    let reports = run(1000);
    assert!(reports.iter().all(|report| report.stopped));
    assert!((1000..4000).contains(&reports[0].games), "{}", reports[0].games);
    assert!(!reports[0].rows.is_empty(), "the result of a shorter series");
    assert!(reports[1].games == 0 && reports[1].rows.is_empty(), "it was not begun");
    assert!(reports[2].rows.is_empty(), "a sum that misses a part is not made");
}

#[test]
fn shares_of_all_games_are_told_where_some_did_not_end() {
    let report = &run(u64::MAX)[0];
    assert_eq!((report.rows.len(), report.telling().count()), (4, 2), "every game of Pig ends");
    let capped = format!("{GAMES}\n").replace("games = 4000", "games = 40\nmax-turns = 5");
    let scenario = Scenario::read("mine.toml", &capped).expect("a sound file");
    let asked = Asked { games: None, seed: None, jobs: 1 };
    let reports = run_scenarios(&[scenario], &asked, &Watch::default()).expect("a sound scenario");
    assert_eq!(reports[0].telling().count(), reports[0].rows.len());
}
