use ludoteca_catalog::{Opening, find};
use ludoteca_core::MAX_SEATS;

use super::*;

fn open(game: &str, rules: &str) -> Box<dyn AnyGame> {
    find(game).unwrap().open(&Opening::rules(rules)).unwrap()
}

fn job(agents: &[&str], games: u64) -> WinJob {
    WinJob {
        agents: agents.iter().map(|&name| name.to_owned()).collect(),
        start: Start::players(agents.len()),
        games,
        seed: 7,
        jobs: 1,
        cap: None,
        at_cap: AtCap::None,
    }
}

fn from(text: &str, mut job: WinJob) -> WinJob {
    job.start.position = Some(("test".to_owned(), text.to_owned()));
    job
}

/// To two points, holding at two: every roll but a 1 wins, so that the first seat wins with
/// (5/6)/(1 − 1/36) = 6/7. 93 to 97 of 100 intervals are to cover that.
#[test]
fn intervals_cover_a_chance_that_is_known() {
    let pig = open("pig", "classic:target=2");
    let experiments = ludoteca_testkit::effort(1000_u32, 10_000);
    let covered = (0..experiments)
        .filter(|&seed| {
            let job = WinJob { seed: seed.into(), ..job(&["hold-at:at=2", "hold-at:at=2"], 300) };
            let found = win_chances(pig.as_ref(), &job, &Watch::default()).unwrap();
            assert_eq!(found.seats[0].wins + found.seats[1].wins, 300);
            (found.seats[0].share.low..=found.seats[0].share.high).contains(&(6.0 / 7.0))
        })
        .count();
    #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
    let share = covered as f64 / f64::from(experiments);
    assert!((0.93..=0.97).contains(&share), "{share}");
}

/// One owns the last side of the board with hotels, the other has next to nothing.
const WON: &str = r#"{"players":[
    {"cash":9000,"lots":[{"square":31,"hotel":true},{"square":32,"hotel":true},
        {"square":34,"hotel":true},{"square":37,"hotel":true},{"square":39,"hotel":true}]},
    {"cash":10,"square":25}],"on_turn":1,"turns":501}"#;

#[test]
fn seats_keep_their_positions_and_threads_change_nothing() {
    let game = open("monopoly", "official");
    // The same name twice: seats still count apart.
    let one = from(WON, job(&["quick", "quick"], 400));
    let alone = win_chances(game.as_ref(), &one, &Watch::default()).unwrap();
    assert!(alone.seats[0].share.low > 0.9 && alone.seats[1].share.high < 0.1, "{alone:?}");
    assert_eq!((alone.turns_before, alone.games, alone.stopped), (500, 400, false));
    let points = alone.seats[0].points.mean + alone.seats[1].points.mean;
    assert!((points - 1.0).abs() < 1e-9, "{alone:?}");
    for jobs in [2, 8] {
        let many = win_chances(game.as_ref(), &WinJob { jobs, ..one.clone() }, &Watch::default());
        let many = WinChances { elapsed: alone.elapsed, ..many.unwrap() };
        assert_eq!(format!("{many:?}"), format!("{alone:?}"));
    }
}

#[test]
fn the_cap_counts_from_the_position() {
    let game = open("monopoly", "official");
    let even = r#"{"players":[{"cash":1500},{"cash":1500}],"turns":5001}"#;
    let short = WinJob { cap: Some(3), ..from(even, job(&["quick", "quick"], 50)) };
    let found = win_chances(game.as_ref(), &short, &Watch::default()).unwrap();
    assert_eq!((found.unfinished, found.seats[0].wins), (50, 0));
    assert!((found.mean_turns.mean - 3.0).abs() < 1e-9, "{found:?}");
    let rich = WinJob { at_cap: AtCap::Richest, ..short };
    let found = win_chances(game.as_ref(), &rich, &Watch::default()).unwrap();
    assert_eq!((found.unfinished, found.games), (0, 50));
    assert_eq!(found.seats[0].wins + found.seats[1].wins + found.draws, 50);
}

#[test]
fn partners_win_together_and_nobody_wins_a_draw() {
    let played = |finished, scores: &[f32]| {
        let mut all = [0.0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Played { finished, turns: 10, steps: 30, scores: all }
    };
    let mut counts = Counts::new(4);
    counts.add(&played(true, &[0.5, 0.0, 0.5, 0.0]), AtCap::None);
    counts.add(&played(true, &[0.0, 1.0, 0.0, 0.0]), AtCap::None);
    counts.add(&played(true, &[0.25; 4]), AtCap::None);
    counts.add(&played(false, &[0.7, 0.1, 0.1, 0.1]), AtCap::None);
    counts.add(&played(false, &[0.7, 0.1, 0.1, 0.1]), AtCap::Richest);
    assert_eq!((&counts.wins[..], counts.draws, counts.shared), (&[2, 1, 1, 0][..], 1, 1));
    assert_eq!(counts.tally.unfinished.sum, 1);
}

#[test]
fn what_is_not_there_is_said() {
    let game = open("monopoly", "official");
    let run = |job: WinJob| win_chances(game.as_ref(), &job, &Watch::default()).unwrap_err();
    let error = run(job(&["quick", "nobody"], 1)).to_string();
    assert!(error.starts_with("there is no agent \"nobody\""), "{error}");
    let error = run(from(WON, job(&["quick", "quick", "quick"], 1))).to_string();
    assert!(error.contains("2 seats, but 3"), "{error}");
}
