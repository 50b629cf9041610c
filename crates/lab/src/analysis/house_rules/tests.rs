use ludoteca_catalog::{CatalogError, Opening, find};

use super::*;
use crate::Mean;

fn study(
    game: &str,
    rules: &str,
    given: &[(&str, &str)],
    only: &[&str],
    job: &StudyJob,
) -> RuleStudy {
    let given: Vec<_> = given.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
    let only: Vec<_> = only.iter().map(|&name| name.to_owned()).collect();
    let variants =
        Variants::of(find(game).unwrap(), &Opening::rules(rules), &given, &only).unwrap();
    study_rules(variants, job, &Watch::default()).unwrap()
}

fn job(agents: &[&str], games: u64) -> StudyJob {
    let agents = agents.iter().map(|&name| name.to_owned()).collect();
    StudyJob { agents, games, seed: 3, jobs: 2, cap: None }
}

fn covers(mean: Mean, value: f64) -> bool {
    (mean.low..=mean.high).contains(&value)
}

/// To two points, holding at two: a turn wins with 5/6, so that a game has 6/5 turns and the first
/// seat wins 6/7 of them.
#[test]
fn the_figures_of_a_game_that_is_known() {
    let agents = ["hold-at:at=2", "hold-at:at=2"];
    let found =
        study("pig", "classic:target=2", &[("target", "6")], &["target"], &job(&agents, 2000));
    assert_eq!((found.games, found.blocks, found.skipped.len()), (2000, 1000, 0));
    let base = found.base;
    assert!(covers(base.length.value, 1.2), "{base:?}");
    assert!(covers(base.first_seat.value, 6.0 / 7.0), "{base:?}");
    assert!(base.unfinished.value.mean <= 0.0 && base.unfinished.value.low <= 0.0, "{base:?}");
    assert!(base.length.same && base.length.difference.is_none(), "{base:?}");
    let [longer] = &found.subjects[..] else { panic!("one number was given") };
    assert_eq!((longer.switch.as_str(), longer.value.as_str()), ("target", "6"));
    let figures = longer.figures;
    assert!(figures.length.clear && figures.length.difference.unwrap().low > 0.0, "{figures:?}");
    assert!(figures.first_seat.clear && figures.first_seat.difference.unwrap().high < 0.0);
    assert!(figures.unfinished.same && !figures.unfinished.clear, "{figures:?}");
}

#[test]
fn threads_change_nothing_and_the_longest_comes_first() {
    let only = ["short", "even_building", "trades", "own_auctions"];
    let given = [("turn_limit", "30")];
    let one = StudyJob { jobs: 1, ..job(&["quick", "uniform", "quick"], 24) };
    let alone = study("monopoly", "official", &given, &only, &one);
    let many = study("monopoly", "official", &given, &only, &StudyJob { jobs: 5, ..one });
    let told = |study: &RuleStudy| format!("{:?} {:?}", study.base, study.subjects);
    assert_eq!(told(&alone), told(&many));
    let longer: Vec<f64> = alone
        .subjects
        .iter()
        .map(|s| s.figures.length.difference.map_or(0.0, |d| d.mean))
        .collect();
    assert!(longer.windows(2).all(|pair| pair[0] >= pair[1]), "{longer:?}");
    let limited = alone.subjects.iter().find(|s| s.switch == "turn_limit").unwrap().figures;
    assert!(limited.length.value.mean <= 30.0 && limited.length.clear, "{limited:?}");
    assert_eq!(alone.skipped.len(), 1, "own auctions need percentage auctions");
}

/// A rule for other numbers of players is told, not played.
#[test]
fn rules_for_other_numbers_of_players_are_skipped() {
    let found = study("parchis", "classic", &[], &["seating", "barriers"], &job(&["random"; 2], 4));
    assert!(found.subjects.iter().any(|subject| subject.switch == "barriers"));
    let partners = found.skipped.iter().find(|skipped| skipped.value == "partners").unwrap();
    assert!(matches!(partners.reason, CatalogError::Players { .. }), "{partners:?}");
}

#[test]
fn a_cap_leaves_games_unfinished() {
    let capped = StudyJob { cap: Some(5), ..job(&["quick", "quick"], 10) };
    let found = study("monopoly", "official", &[], &["double_salary"], &capped);
    assert!(found.base.unfinished.value.mean >= 1.0, "{:?}", found.base);
    // Nobody has won: nothing is known of the first seat.
    assert_eq!(found.subjects[0].figures.first_seat.difference, None);
}
