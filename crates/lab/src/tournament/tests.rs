use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use ludoteca_core::{Purpose, Rng};

use super::journal::JournalError;
use super::*;

const ROBIN: &str = r#"
kind = "round-robin"
title = "three of Pig"
game = "pig"
rules = "quick"
agents = ["hold-at:at={10,20}", "uniform"]
games = 60
seed = 5
"#;
const TEST: &str = r#"
kind = "sprt"
game = "pig"
agents = ["hold-at:at=20", "hold-at:at=5"]
h1 = 0.05
max-games = 4000
job = 8
"#;

fn read(text: &str) -> Tournament {
    Tournament::read("my.toml", text, &named).unwrap()
}

/// Plays, and keeps the lines. Stops after so many of them.
fn play(
    tournament: &Tournament,
    results: &mut Results,
    shard: Shard,
    threads: usize,
    lines: usize,
) -> String {
    let (kept, stop) = (Mutex::new(String::new()), AtomicBool::new(lines == 0));
    let count = AtomicUsize::new(0);
    let keep = |line: &str| {
        kept.lock().unwrap().push_str(line);
        stop.fetch_or(count.fetch_add(1, Ordering::SeqCst) + 1 >= lines, Ordering::SeqCst);
        Ok(())
    };
    let look = Attendance { progress: &|_| (), recorder: None, keep: &keep, stop: &stop };
    play_jobs(tournament, results, shard, threads, &look).unwrap();
    kept.into_inner().unwrap()
}

/// The result as a file would have it, and the lines of its journal.
fn whole(tournament: &Tournament, threads: usize) -> (String, String) {
    let mut results = Results::new(tournament);
    let lines = play(tournament, &mut results, Shard::WHOLE, threads, usize::MAX);
    (written(tournament, &results), lines)
}

fn written(tournament: &Tournament, results: &Results) -> String {
    serde_json::to_string_pretty(&tournament.outcome(results)).unwrap()
}

fn journal(tournament: &Tournament, lines: &str) -> Vec<u8> {
    (journal::head(tournament) + lines).into_bytes()
}

#[test]
fn threads_and_shards_do_not_matter() {
    for text in [ROBIN, TEST] {
        let tournament = read(text);
        let (one, _) = whole(&tournament, 1);
        assert!(one.contains("\"complete\": true"));
        for threads in [2, 8] {
            assert_eq!(whole(&tournament, threads).0, one, "{threads} threads");
        }
        let mut merged = Results::new(&tournament);
        for this in [2, 0, 1] {
            let mut mine = Results::new(&tournament);
            let lines = play(&tournament, &mut mine, Shard { this, of: 3 }, 2, usize::MAX);
            let read = journal::read(&tournament, &journal(&tournament, &lines)).unwrap();
            assert!(!merged.missing(&tournament).is_empty());
            merged.take(&tournament, read).unwrap();
        }
        assert_eq!(written(&tournament, &merged), one, "three shards");
    }
}

#[test]
fn a_test_stops_early_and_depends_on_no_job_after_that() {
    let tournament = read(TEST);
    let (one, lines) = whole(&tournament, 1);
    let jobs = lines.lines().count();
    assert!(jobs < tournament.jobs.len() && one.contains("\"early\": true"));
    assert!(one.contains("\"verdict\": \"h1\""), "{one}");
    // Somebody has done later jobs already, and none of the first.
    let mut results = Results::new(&tournament);
    let last = tournament.jobs.len() - 1;
    let late = Shard { this: last % 7, of: 7 };
    play(&tournament, &mut results, late, 3, usize::MAX);
    assert!(results.get(last).is_some());
    assert_eq!(results.counted(&tournament), usize::from(late.this == 0));
    play(&tournament, &mut results, Shard::WHOLE, 3, usize::MAX);
    assert_eq!(written(&tournament, &results), one);
    // Once it is decided nothing is played any more.
    assert_eq!(play(&tournament, &mut results, Shard::WHOLE, 3, usize::MAX), "");
}

#[test]
fn what_is_cut_anywhere_goes_on_to_the_same_end() {
    let tournament = read(ROBIN);
    let (one, lines) = whole(&tournament, 1);
    let all = journal(&tournament, &lines);
    let mut rng = Rng::stream(1, 0, Purpose::Chance);
    let last_line = all[..all.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap();
    let anywhere = (0..20).map(|_| rng.below(u32::try_from(all.len()).unwrap()) as usize);
    let cuts: Vec<usize> = (0..60).chain(last_line..all.len()).chain(anywhere).collect();
    for cut in cuts {
        let read = journal::read(&tournament, &all[..cut]).unwrap();
        assert!(read.whole <= cut && all[..read.whole].last().is_none_or(|&byte| byte == b'\n'));
        let mut results = Results::new(&tournament);
        results.take(&tournament, read).unwrap();
        play(&tournament, &mut results, Shard::WHOLE, 2, usize::MAX);
        assert_eq!(written(&tournament, &results), one, "cut at {cut}");
    }
}

#[test]
fn what_is_stopped_is_kept() {
    let tournament = read(ROBIN);
    let one = whole(&tournament, 1).0;
    let mut results = Results::new(&tournament);
    let mut steps = 0;
    while !results.missing(&tournament).is_empty() {
        let before = results.done();
        play(&tournament, &mut results, Shard::WHOLE, 1, 7);
        assert!(results.done() > before);
        let outcome = tournament.outcome(&results);
        assert_eq!((outcome.complete, outcome.jobs), (steps == 12, results.done()));
        steps += 1;
    }
    assert_eq!((steps, written(&tournament, &results)), (13, one));
}

#[test]
fn a_damaged_journal_is_refused_and_so_is_that_of_another_plan() {
    let tournament = read(ROBIN);
    let lines = whole(&tournament, 1).1;
    let text = String::from_utf8(journal(&tournament, &lines)).unwrap();
    let fault = |text: &str| journal::read(&tournament, text.as_bytes()).unwrap_err();
    let damaged = text.replacen(" 2 ", " 4 ", 1);
    assert!(matches!(fault(&damaged), JournalError::Line { line: 3, .. }), "{:?}", fault(&damaged));
    assert_eq!(fault("[package]\nname = \"x\"\n"), JournalError::NoJournal);
    assert_eq!(fault("ludoteca-journal 9\nplan x\n"), JournalError::NoJournal);
    for change in [
        ("seed = 5", "seed = 6"),
        ("quick", "classic"),
        ("games = 60", "games = 62"),
        ("{10,20}", "{10,21}"),
        ("seed = 5", "seed = 5\nmax-turns = 77"),
    ] {
        let other = read(&ROBIN.replace(change.0, change.1));
        let error = journal::read(&other, text.as_bytes()).unwrap_err();
        let expected =
            JournalError::OtherPlan { found: tournament.plan.clone(), expected: other.plan };
        assert_eq!(error, expected, "{change:?}");
    }
    // A comment or another title is the same plan.
    let same = read(&ROBIN.replace("three of Pig", "drei Schweine"));
    assert_eq!(journal::read(&same, text.as_bytes()).unwrap().results.len(), same.jobs.len());
}

#[test]
fn the_same_job_may_come_twice_but_not_as_something_else() {
    let tournament = read(ROBIN);
    let mut results = Results::new(&tournament);
    play(&tournament, &mut results, Shard::WHOLE, 1, 4);
    let result = |job: usize| results.get(job).unwrap().clone();
    let (first, other) = (result(0), result(3));
    assert_ne!(first, other, "two jobs of the same pairing");
    results.put(&tournament, 0, first).unwrap();
    let error = results.put(&tournament, 0, other).unwrap_err().to_string();
    assert!(error.starts_with("job 0.0+1 has two results that differ"), "{error}");
}

#[test]
fn a_task_can_be_done_elsewhere() {
    let tournament = read(ROBIN);
    let mut results = Results::new(&tournament);
    play(&tournament, &mut results, Shard::WHOLE, 1, usize::MAX);
    for job in [0, 7, tournament.jobs.len() - 1] {
        let wire = serde_json::to_string(&tournament.task(job)).unwrap();
        let task: Task = serde_json::from_str(&wire).unwrap();
        let game = ludoteca_catalog::find(&task.game).unwrap().reopen(&task.options).unwrap();
        let result = task.play(game.as_ref(), &crate::Watch::default()).unwrap().unwrap();
        let line = result.line(&task.plan, &task.id);
        let (number, read) = tournament.read_line(&line).unwrap();
        assert_eq!((number, Some(&read)), (job, results.get(job)));
    }
}

#[test]
fn lines_of_other_jobs_or_other_shapes_are_refused() {
    let tournament = read(ROBIN);
    let mut results = Results::new(&tournament);
    play(&tournament, &mut results, Shard::WHOLE, 1, 1);
    let result = results.get(0).unwrap();
    for id in ["0.0+2", "0.1000+1", "9.0+1", "x", "1.0+1", "0.-1+1", ""] {
        let error = tournament.read_line(&result.line(&tournament.plan, id)).unwrap_err();
        assert!(error.contains("no job") || error.contains("expected a job"), "{id}: {error}");
    }
    let error = tournament.read_line(&result.line("another plan", "0.0+1")).unwrap_err();
    assert!(error.contains("checksum"), "{error}");
}

#[test]
fn standings_add_up_and_the_better_player_leads() {
    let tournament = read(ROBIN);
    let mut results = Results::new(&tournament);
    play(&tournament, &mut results, Shard::WHOLE, 2, usize::MAX);
    let outcome = tournament.outcome(&results);
    assert_eq!((outcome.games, outcome.blocks, outcome.jobs), (180, 90, 90));
    let names: Vec<&str> = outcome.standings.iter().map(|one| one.agent.as_str()).collect();
    assert_eq!(names[2], "uniform", "{names:?}");
    let points: f64 = outcome.standings.iter().map(|one| one.points.mean * 120.0).sum();
    assert!((points - 180.0).abs() < 1e-9);
    for (n, row) in outcome.standings.iter().enumerate() {
        assert_eq!((row.games, row.seats, row.field), (120, 1, false));
        assert!(row.points.low < row.points.mean && row.points.mean < row.points.high);
        // Both opponents were met equally often.
        let cells: Vec<f64> = outcome.crosstable[n].iter().flatten().map(|one| one.mean).collect();
        assert!(outcome.crosstable[n][n].is_none() && cells.len() == 2);
        assert!((cells.iter().sum::<f64>() / 2.0 - row.points.mean).abs() < 1e-12);
    }
    let rating = |n: usize| outcome.standings[n].rating;
    assert!(rating(2).rating + 2.0 * rating(2).uncertainty < rating(0).rating);
    let settings: BTreeMap<_, _> = outcome.standings[0].settings.iter().collect();
    assert_eq!(settings.len(), 1, "{settings:?}");
}

/// With one table the numbers are those of a series.
#[test]
fn one_pairing_is_a_series() {
    let text = "kind = \"ladder\"\ngame = \"pig\"\nagents = [\"hold-at\"]\nfield = [\"uniform\"]\n\
                games = 200\nplayers = 3";
    let tournament = read(text);
    let mut results = Results::new(&tournament);
    play(&tournament, &mut results, Shard::WHOLE, 1, usize::MAX);
    let outcome = tournament.outcome(&results);
    let series = tournament.task(0).series();
    let series = crate::SeriesJob { games: 200, ..series };
    let series =
        crate::run_series(tournament.game.as_ref(), &series, &crate::Watch::default()).unwrap();
    for standing in series.standings() {
        let found = outcome.standings.iter().find(|one| one.agent == standing.name).unwrap();
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} {b}");
        assert_eq!(found.wins.count, standing.wins);
        near(found.wins.low, standing.share.low);
        near(found.points.high, standing.mean_points.high);
        near(found.mean_rank.low, standing.mean_rank.low);
        near(found.fair, if found.field { 2.0 / 3.0 } else { 1.0 / 3.0 });
    }
}

#[test]
fn a_ladder_and_a_sweep_meet_the_field() {
    let ladder = read(
        "kind = \"ladder\"\ngame = \"pig\"\nagents = [\"hold-at:at=10\", \"hold-at:at=20\"]\n\
         field = [\"uniform\", \"hold-at:at=2\"]\ngames = 30",
    );
    let seats: Vec<String> = ladder.pairings.iter().map(|one| one.seats.join(" ")).collect();
    let expected = ["hold-at:at=10 uniform hold-at:at=2", "hold-at:at=20 uniform hold-at:at=2"];
    assert_eq!(seats, expected);
    assert_eq!(ladder.pairings[1].blocks, 10..20, "dice of its own");
    let sweep = read(
        "kind = \"sweep\"\ngame = \"pig\"\nagent = \"hold-at:at={5, 20, 80}\"\n\
         field = [\"hold-at:at=19\"]\ngames = 400",
    );
    assert!(sweep.pairings.iter().all(|one| one.blocks == (0..200)), "common dice");
    let mut results = Results::new(&sweep);
    play(&sweep, &mut results, Shard::WHOLE, 2, usize::MAX);
    for (n, job) in sweep.jobs.iter().enumerate() {
        assert_eq!(sweep.job_of(&job.id()), Some(n), "jobs of other values have other names");
    }
    let outcome = sweep.outcome(&results);
    let best = outcome.standings.iter().find(|one| !one.field).unwrap();
    assert_eq!((best.agent.as_str(), &best.settings["at"]), ("hold-at:at=20", &"20".into()));
    assert_eq!(outcome.standings.len(), 4);
}

#[test]
fn a_test_of_one_against_a_field_knows_its_fair_share() {
    let text = "kind = \"sprt\"\ngame = \"pig\"\nagents = [\"hold-at\"]\nfield = [\"uniform\"]\n\
                players = 4\nelo0 = 0\nelo1 = 400\nalpha = 0.01";
    let question = *read(text).question().unwrap();
    assert!((question.fair - 0.25).abs() < 1e-15 && (question.score0 - 0.25).abs() < 1e-15);
    assert!((question.score1 - 10.0 / 13.0).abs() < 1e-12);
    assert!((question.alpha - 0.01).abs() < 1e-15 && (question.beta - 0.05).abs() < 1e-15);
    assert!((question.bounds().1 - 95.0_f64.ln()).abs() < 1e-12);
}

#[test]
fn bad_files_are_refused_with_their_line() {
    let swap = |from: &str, to: &str| ROBIN.replace(from, to);
    let test = |from: &str, to: &str| TEST.replace(from, to);
    for (text, expected) in [
        (swap("round-robin", "knockout"), "my.toml:2: unknown variant `knockout`"),
        (swap("seed = 5", "sed = 5"), "my.toml:8: unknown field `sed`"),
        (swap("\"pig\"", "\"pg\""), "my.toml:4: there is no game \"pg\"; did you mean pig?"),
        (swap("quick", "quik"), "my.toml:5: there is no rules \"quik\"; did you mean quick?"),
        (swap("uniform", "unform"), "my.toml:6: there is no agent \"unform\""),
        (swap("{10,20}", "{10,x}"), "my.toml:6: parameter hold-at:at cannot be \"x\""),
        (swap("{10,20}", "{10,20"), "my.toml:6: a list in \"hold-at:at={10,20\" has no }"),
        (swap("{10,20}", "{10,10}"), "my.toml:6: hold-at:at=10 is there twice"),
        (swap("seed = 5", "field = [\"uniform\"]"), "my.toml:6: uniform is there twice"),
        (swap("seed = 5", "h1 = 0.1"), "my.toml:8: `h1` means nothing to a tournament of this"),
        (swap("games = 60", "games = 0"), "my.toml:7: expected a number of games from 1"),
        (swap("seed = 5", "job = 0"), "my.toml:8: a job has at least one block"),
        (swap("seed = 5", "players = 99"), "my.toml:8: pig is played by 2 to"),
        (swap("seed = 5", "players = 4"), "my.toml:8: 4 should sit together, but there are 3"),
        (swap("seed = 5", "players = 4\ntogether = 3"), "my.toml:9: 3 cannot share 4 seats"),
        (swap("seed = 5", "together = 1"), "my.toml:8: one agent alone meets nobody"),
        (swap("games = 60", "games = 100000000000"), "my.toml:2: more than 1000000 jobs"),
        (swap("round-robin", "ladder"), "my.toml:2: this kind needs a `field`"),
        (swap("round-robin", "sweep"), "my.toml:6: `agents` means nothing"),
        (swap(", \"uniform\"", "").replace("{10,20}", "3"), "my.toml:2: this kind needs at least"),
        (test("h1 = 0.05", ""), "my.toml:2: expected `h1`"),
        (test("h1 = 0.05", "h1 = 0.05\nelo1 = 5"), "my.toml:5: expected `h1`"),
        (test("h1 = 0.05", "h1 = -0.05"), "my.toml:5: expected 0 < H0 < H1 < 1"),
        (test("h1 = 0.05", "h1 = nan"), "my.toml:5: expected 0 < H0 < H1 < 1"),
        (test("h1 = 0.05", "h1 = 0.1\nalpha = 0.9"), "my.toml:6: expected a number from 0.0001"),
        (test(", \"hold-at:at=5\"", ""), "my.toml:2: this kind needs two `agents`, or one and"),
        (test("h1 = 0.05", "h1 = 0.1\ngames = 5"), "my.toml:6: `games` means nothing"),
        (
            "kind = \"sweep\"\ngame = \"pig\"\nagent = \"uniform\"\nfield = [\"hold-at\"]".into(),
            "my.toml:3: a sweep needs a parameter with values",
        ),
        ("kind = ".into(), "my.toml:1: "),
        (String::new(), "my.toml:1: missing field `kind`"),
    ] {
        let error = Tournament::read("my.toml", &text, &named).map(|_| ()).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{error}\ninstead of {expected}\n{text}");
    }
}

#[test]
fn records_come_with_their_pairing() {
    let tournament = read(ROBIN);
    let seen = Mutex::new(BTreeMap::new());
    let record = |pairing: usize, game: crate::GameNumber, text: &str| {
        let key = (pairing, game.block, game.rotation);
        assert!(seen.lock().unwrap().insert(key, text.len()).is_none(), "{key:?} came twice");
        Ok(())
    };
    let stop = AtomicBool::new(false);
    let look =
        Attendance { progress: &|_| (), recorder: Some(&record), keep: &|_| Ok(()), stop: &stop };
    let mut results = Results::new(&tournament);
    play_jobs(&tournament, &mut results, Shard::WHOLE, 2, &look).unwrap();
    assert_eq!(seen.lock().unwrap().len(), 180);
    assert_eq!(written(&tournament, &results), whole(&tournament, 1).0);
    // What cannot be kept ends it.
    let full = |_: &str| Err(std::io::Error::other("disk full"));
    let look = Attendance { keep: &full, recorder: None, ..look };
    let mut results = Results::new(&tournament);
    let error = play_jobs(&tournament, &mut results, Shard::WHOLE, 2, &look).unwrap_err();
    assert_eq!(error.to_string(), "a result could not be written: disk full");
}

#[test]
fn a_task_from_elsewhere_may_be_anything() {
    let sound = read(ROBIN).task(0);
    assert_eq!(sound.check(), Ok(()));
    for (change, expected) in [
        ((|task| task.plan = "a.b".into()) as fn(&mut Task), "the fingerprint of a plan, found"),
        (|task| task.plan = String::new(), "the fingerprint of a plan, found"),
        (|task| task.id = "1 2".into(), "the name of a job such as"),
        (|task| task.blocks = 3..3, "nothing to play from block 3 to 3"),
        (|task| task.blocks = 1..u64::MAX, "nothing to play"),
        (|task| task.seats.clear(), "0 seats"),
    ] {
        let mut task = sound.clone();
        change(&mut task);
        let reason = task.check().unwrap_err();
        assert!(reason.contains(expected), "{reason}");
    }
}

#[test]
fn what_comes_in_late_does_not_change_what_a_test_has_found() {
    let tournament = read(TEST);
    let mut calm = Results::new(&tournament);
    play(&tournament, &mut calm, Shard::WHOLE, 1, usize::MAX);
    let decided = calm.done();
    let mut results = Results::new(&tournament);
    let mut intake = Intake::new(&tournament, &mut results);
    // The last one first, and everything twice.
    for job in (0..decided).rev().chain(0..decided) {
        assert_eq!(intake.is_decided(), intake.has(0), "only the first closes the gap");
        intake.put(job, calm.get(job).unwrap().clone()).unwrap();
    }
    assert_eq!(written(&tournament, &results), written(&tournament, &calm));
}

#[test]
fn thinking_by_the_clock_is_known() {
    assert!(!read(ROBIN).by_the_clock());
    let timed = "kind = \"round-robin\"\ngame = \"rift\"\nagents = [\"random\", \"search:ms=5\"]";
    assert!(read(timed).by_the_clock());
}
