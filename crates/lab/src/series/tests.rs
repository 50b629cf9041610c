use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_catalog::{Opening, find};

use super::*;

fn job(agents: &[&str], games: u64) -> SeriesJob {
    SeriesJob {
        agents: agents.iter().map(|&name| name.to_owned()).collect(),
        start: Start::players(agents.len()),
        rotate: true,
        games,
        seed: 7,
        jobs: 1,
        cap: None,
        at_cap: AtCap::None,
    }
}

fn run(key: &str, job: &SeriesJob) -> Series {
    let game = find(key).unwrap().open(&Opening::default()).unwrap();
    run_series(game.as_ref(), job, &Watch::default()).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (key, agents, games) in [
        ("pig", ["hold-at:at=15", "uniform", "hold-at"].as_slice(), 301),
        ("monopoly", ["quick", "uniform"].as_slice(), 30),
    ] {
        let one = run(key, &job(agents, games));
        assert_eq!(one.tally.games % agents.len() as u64, 0);
        assert!(one.tally.games >= games && one.tally.games < games + agents.len() as u64);
        for jobs in [2, 8] {
            let many = run(key, &SeriesJob { jobs, ..job(agents, games) });
            assert_eq!(many.tally, one.tally, "{key} {jobs}");
        }
    }
}

#[test]
fn another_seed_is_another_series() {
    let agents = ["hold-at", "uniform"];
    let other = SeriesJob { seed: 8, ..job(&agents, 100) };
    assert_ne!(run("pig", &job(&agents, 100)).tally, run("pig", &other).tally);
}

#[test]
fn identical_players_share_alike() {
    // The same player under two spellings: the names differ, the play does not.
    let series = run("pig", &job(&["hold-at", "hold-at:at=20"], 2000));
    for standing in series.standings() {
        assert!(standing.share.low <= 0.5 && 0.5 <= standing.share.high, "{standing:?}");
        assert!(standing.mean_rank.low <= 1.5 && 1.5 <= standing.mean_rank.high, "{standing:?}");
    }
}

#[test]
fn the_same_name_is_added_up() {
    let series = run("pig", &job(&["hold-at", "uniform", "hold-at"], 300));
    let names: Vec<&str> = series.standings().map(|standing| standing.name).collect();
    assert_eq!(names, ["hold-at", "uniform"]);
    let wins: u64 = series.standings().map(|standing| standing.wins).sum();
    assert_eq!(wins + series.tally.draws.sum + series.tally.unfinished.sum, 300);
    let points: f64 = series.standings().map(|standing| standing.points).sum();
    assert!((points - 300.0).abs() < 1e-9, "every game is worth a point, not {points} in all");
}

/// The seats and the chances of every game of a series, by block and rotation.
fn dice(agents: &[&str], games: u64) -> Vec<(GameNumber, String, String)> {
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let seen = Mutex::new(Vec::new());
    let keep = |number: GameNumber, text: &str| {
        let seats = text.lines().find(|line| line.starts_with("seats ")).unwrap().to_owned();
        let chances: String = text.lines().filter_map(|line| line.strip_prefix("* ")).collect();
        seen.lock().unwrap().push((number, seats, chances));
        Ok(())
    };
    let watch = Watch { recorder: Some(&keep), ..Watch::default() };
    run_series(game.as_ref(), &job(agents, games), &watch).unwrap();
    seen.into_inner().unwrap()
}

#[test]
fn seats_rotate_on_common_dice() {
    let games = dice(&["hold-at:at=20", "hold-at:at=10", "uniform"], 6);
    assert_eq!(games.len(), 6);
    let seats: Vec<&str> = games[..3].iter().map(|(_, seats, _)| seats.as_str()).collect();
    assert_eq!(
        seats,
        [
            "seats hold-at:at=20,hold-at:at=10,uniform,",
            "seats hold-at:at=10,uniform,hold-at:at=20,",
            "seats uniform,hold-at:at=20,hold-at:at=10,",
        ]
    );
    let begins = |game: usize| &games[game].2[..20];
    assert_eq!(begins(0), begins(1));
    assert_eq!(begins(0), begins(2));
    assert_ne!(begins(0), begins(3), "another block has other dice");
}

#[test]
fn no_game_is_played_twice() {
    let distinct = |agents: &[&str]| {
        let games = dice(agents, 8);
        games.into_iter().map(|(_, seats, chances)| (seats, chances)).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(distinct(&["hold-at"; 4]), 8);
    assert_eq!(distinct(&["hold-at", "uniform", "hold-at", "uniform"]), 8);
}

#[test]
fn the_period_is_that_of_the_names() {
    let period = |names: &[&str]| {
        play::period(&Sides::new(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>()))
    };
    assert_eq!(period(&["a", "a", "a", "a"]), 1);
    assert_eq!(period(&["a", "b", "a", "b"]), 2);
    assert_eq!(period(&["a", "a", "b", "b"]), 4);
    assert_eq!(period(&["a", "b", "a"]), 3);
}

#[test]
fn a_short_cap_leaves_games_unfinished_or_finds_the_richest() {
    let capped = SeriesJob { cap: Some(4), ..job(&["hold-at", "uniform"], 20) };
    let tally = run("pig", &capped).tally;
    assert_eq!((tally.unfinished.sum, tally.capped.sum), (20, 20));
    let tally = run("pig", &SeriesJob { at_cap: AtCap::Richest, ..capped }).tally;
    assert_eq!((tally.unfinished.sum, tally.capped.sum), (0, 20));
    assert_eq!(tally.sides.iter().map(|side| side.wins.sum).sum::<u64>() + tally.draws.sum, 20);
}

#[test]
fn what_is_not_there_is_said() {
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let error = run_series(game.as_ref(), &job(&["chess", "uniform"], 2), &Watch::default());
    assert!(error.unwrap_err().to_string().contains("there is no agent \"chess\""));
    let keep = |_: GameNumber, _: &str| Err(std::io::Error::other("disk full"));
    let error = run_series(
        game.as_ref(),
        &job(&["uniform"; 2], 200),
        &Watch { recorder: Some(&keep), ..Watch::default() },
    );
    assert_eq!(error.unwrap_err().to_string(), "a record could not be written: disk full");
}

#[test]
fn players_who_stay_on_their_seats_play_other_games() {
    let fixed = SeriesJob { rotate: false, ..job(&["hold-at:at=1", "hold-at"], 2000) };
    let fixed = run("pig", &fixed);
    let rotated = run("pig", &job(&["hold-at:at=1", "hold-at"], 2000));
    assert_eq!(fixed.tally.games, rotated.tally.games);
    assert!(fixed.tally.sides[1].wins.sum > fixed.tally.sides[0].wins.sum, "{fixed:?}");
    assert_ne!(fixed.tally, rotated.tally);
}

#[test]
fn what_is_stopped_is_the_result_of_a_shorter_series() {
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let agents = ["hold-at:at=15", "uniform", "hold-at"];
    for jobs in [1, 2, 8] {
        let (played, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let progress = |games| {
            if played.fetch_add(games, Ordering::SeqCst) + games >= 900 {
                stop.store(true, Ordering::SeqCst);
            }
        };
        let endless = SeriesJob { jobs, ..job(&agents, 1_000_000_000_000) };
        let watch = Watch { progress: &progress, stop: &stop, recorder: None };
        let stopped = run_series(game.as_ref(), &endless, &watch).unwrap();
        assert!(stopped.stopped && stopped.tally.games <= played.into_inner());
        assert!(jobs > 1 || stopped.tally.games == 900);
        let short = run("pig", &job(&agents, stopped.tally.games));
        assert_eq!((short.tally, short.stopped), (stopped.tally, false), "{jobs} jobs");
    }
}

#[test]
fn parts_of_a_series_add_up_to_it() {
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let job = job(&["hold-at", "uniform"], 200);
    let part = |blocks| run_blocks(game.as_ref(), &job, blocks, &Watch::default()).unwrap();
    let mut sum = part(70..100);
    for blocks in [0..1, 1..1, 1..70] {
        sum.merge(&part(blocks));
    }
    assert_eq!(sum, run("pig", &job).tally);
}

#[test]
fn common_dice_make_a_comparison_surer() {
    // Both hold nearly alike: on the same dice each wins from the lucky seat.
    let series = run("pig", &job(&["hold-at:at=20", "hold-at:at=21"], 2000));
    let standing = series.standings().next().unwrap();
    let games = crate::wilson(standing.wins, series.tally.games);
    let width = standing.share.high - standing.share.low;
    assert!(width < 0.75 * (games.high - games.low), "{standing:?} {games:?}");
}
