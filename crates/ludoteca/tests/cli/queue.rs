//! `tournament --nats` and `worker`, with a real broker and real processes.

mod broker;
mod process;

use serde_json::{Value, json};

use crate::run::{Folder, ludoteca};
use broker::{Broker, wait_for};
use process::{Process, signal, tournament, worker};

/// Some hundred jobs, each worth some milliseconds.
const ROBIN: &str = r#"
kind = "round-robin"
title = "holders"
game = "pig"
agents = ["hold-at:at={15,25}", "uniform"]
games = 60000
job = 200
"#;
/// The same, so long that nobody sees its end.
const ENDLESS: &str = r#"
kind = "round-robin"
game = "pig"
agents = ["hold-at:at={15,25}", "uniform"]
games = 300000000
job = 4000
"#;
const TEST: &str = r#"
kind = "sprt"
game = "pig"
agents = ["hold-at:at=20", "hold-at:at=8"]
h1 = 0.02
max-games = 400000
job = 20
"#;
const JOBS: &str = "LUDOTECA-1-JOBS";
const RESULTS: &str = "LUDOTECA-1-RESULTS";

/// The result of a run on this machine alone.
fn alone(folder: &Folder, text: &str, threads: usize) -> String {
    let file = folder.write("my.toml", text);
    let out = folder.path("alone");
    ludoteca(&format!("tournament {file} --out {out} --fresh --jobs {threads}")).ok();
    result(folder, "alone")
}

fn result(folder: &Folder, out: &str) -> String {
    std::fs::read_to_string(folder.path(&format!("{out}/result.json"))).unwrap()
}

/// The jobs in the journal, in the order in which they came in.
fn done(folder: &Folder, out: &str) -> Vec<String> {
    let text = std::fs::read_to_string(folder.path(&format!("{out}/journal.txt")));
    let first = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    text.unwrap_or_default().lines().skip(2).map(first).collect()
}

/// How many jobs the whole tournament has.
fn all_jobs(folder: &Folder) -> usize {
    done(folder, "alone").len()
}

fn plan(folder: &Folder) -> String {
    let report: Value = serde_json::from_str(&result(folder, "alone")).unwrap();
    report["plan"].as_str().unwrap().to_owned()
}

#[test]
fn threads_shards_and_workers_of_whom_one_is_killed_end_with_the_same_file() {
    let folder = Folder::new();
    let one = alone(&folder, ROBIN, 1);
    for threads in [2, 8] {
        assert_eq!(alone(&folder, ROBIN, threads), one, "{threads} threads");
    }
    let file = folder.path("my.toml");
    let mut journals = Vec::new();
    for shard in 0..3 {
        let out = folder.path("parts");
        ludoteca(&format!("tournament {file} --out {out} --shard {shard}/3")).ok();
        journals.push(folder.path(&format!("parts/journal-{shard}-of-3.txt")));
    }
    let (merged, journals) = (folder.path("merged"), journals.join(" "));
    ludoteca(&format!("tournament {file} --out {merged} --merge {journals}")).ok();
    assert_eq!(result(&folder, "merged"), one, "three shards");

    let broker = Broker::new();
    let mut workers: Vec<Process> = (0..3).map(|_| worker(&broker, "--jobs 1")).collect();
    let played = tournament(&folder, &broker, "queue", "");
    let half = all_jobs(&folder) / 2;
    wait_for("half of the jobs are done", || done(&folder, "queue").len() >= half);
    workers[1].kill();
    assert_eq!(played.end(), 0);
    assert_eq!(result(&folder, "queue"), one, "three workers, one of them killed");
    assert_eq!((broker.messages(JOBS), broker.messages(RESULTS)), (0, 0), "nothing is left behind");
    let mut jobs = done(&folder, "queue");
    jobs.sort();
    jobs.dedup();
    assert_eq!(jobs.len(), all_jobs(&folder), "every job counts once");
}

#[test]
fn late_workers_and_answers_that_come_twice_change_nothing() {
    let folder = Folder::new();
    let one = alone(&folder, ROBIN, 2);
    let broker = Broker::new();
    let played = tournament(&folder, &broker, "queue", "");
    wait_for("jobs wait", || broker.messages(JOBS) > 100);
    // Somebody has answered a third of the jobs, some of them several times, before anybody is
    // there.
    let text = std::fs::read_to_string(folder.path("alone/journal.txt")).unwrap();
    let lines: Vec<&str> = text.lines().skip(2).collect();
    for (n, line) in lines.iter().enumerate().filter(|(n, _)| n % 3 == 0) {
        let id = line.split(' ').next().unwrap().replace('.', "-");
        for _ in 0..=n % 2 {
            broker.publish(&format!("ludoteca.1.results.{}.{id}", plan(&folder)), line);
        }
    }
    broker.publish(&format!("ludoteca.1.results.{}.x", plan(&folder)), "nonsense");
    let _late = worker(&broker, "--jobs 2 --quiet");
    let err = played.fail_or_end(0);
    assert!(err.contains("What came as a result is none, and is not counted"), "{err}");
    assert_eq!(result(&folder, "queue"), one);
}

#[test]
fn a_tournament_that_was_killed_goes_on_and_others_share_the_broker() {
    let folder = Folder::new();
    let one = alone(&folder, ROBIN, 2);
    let broker = Broker::new();
    let mut played = tournament(&folder, &broker, "queue", "");
    let mut first = worker(&broker, "--jobs 1");
    let third = all_jobs(&folder) / 3;
    wait_for("a third is done", || done(&folder, "queue").len() >= third);
    played.kill();
    // The worker plays on what lies on the queue, and another tournament has its jobs there too.
    let other = Folder::new();
    let same = alone(&other, TEST, 2);
    let test = tournament(&other, &broker, "queue", "");
    wait_for("answers lie there", || broker.messages(RESULTS) > 0);
    first.kill();
    let before = done(&folder, "queue");
    let _second = worker(&broker, "--jobs 2");
    assert_eq!(tournament(&folder, &broker, "queue", "").end(), 0);
    assert_eq!(result(&folder, "queue"), one);
    let after = done(&folder, "queue");
    assert_eq!(after[..before.len()], before, "the journal was continued");
    assert_eq!(after.len(), all_jobs(&folder), "nothing counts twice");
    assert_eq!(test.end(), 0);
    assert_eq!(result(&other, "queue"), same, "a test on the same broker");
    assert_eq!(broker.messages(JOBS), 0, "what the test does not need any more was withdrawn");
}

#[test]
fn everybody_waits_for_a_broker_that_was_killed() {
    let folder = Folder::new();
    let one = alone(&folder, ROBIN, 2);
    let mut broker = Broker::new();
    let working = worker(&broker, "--jobs 2 --quiet");
    let played = tournament(&folder, &broker, "queue", "");
    let third = all_jobs(&folder) / 3;
    wait_for("a third is done", || done(&folder, "queue").len() >= third);
    broker.kill();
    wait_for("the worker misses it", || working.err().contains("The broker is away"));
    wait_for("the tournament misses it", || played.err().contains("The broker is away"));
    broker.start_again();
    let err = played.fail_or_end(0);
    assert!(err.contains("The broker is back."), "{err}");
    assert_eq!(result(&folder, "queue"), one);
}

#[test]
fn whoever_is_stopped_takes_back_what_is_not_done() {
    let folder = Folder::new();
    folder.write("my.toml", ENDLESS);
    let broker = Broker::new();
    let played = tournament(&folder, &broker, "queue", "");
    let working = worker(&broker, "--jobs 2");
    wait_for("some jobs are done", || done(&folder, "queue").len() > 3);
    signal(&working, "TERM");
    let said = working.out();
    assert_eq!(working.end(), 0);
    assert!(said.contains("Worker ") && said.contains("Plays job 0."), "{said}");
    signal(&played, "INT");
    let err = played.fail_or_end(1);
    let kept = done(&folder, "queue").len();
    assert!(err.contains(&format!("Stopped: {kept} of ")), "{err}");
    assert_eq!(broker.messages(JOBS), 0);
}

#[test]
fn a_job_for_other_rules_is_refused_and_leaves_the_queue_in_the_end() {
    let folder = Folder::new();
    alone(&folder, ROBIN, 2);
    let broker = Broker::new();
    let working = worker(&broker, "--jobs 1");
    wait_for("the worker is there", || working.out().contains("waits for jobs"));
    let task = json!({
        "plan": plan(&folder), "id": "0.0+200", "game": "pig", "rules_version": 4711,
        "options": "{}", "seats": ["uniform", "hold-at"], "blocks": {"start": 0, "end": 200},
        "seed": 1, "cap": 1000, "richest_at_cap": false,
    });
    let subject = format!("ludoteca.1.jobs.{}.0-0+200", plan(&folder));
    broker.publish(&subject, &task.to_string());
    broker.publish("ludoteca.1.jobs.x.y", "no job at all");
    let nobody = tournament(&folder, &broker, "queue", "");
    // The tournament finds its first job on the queue, as others have left it, and asks for the
    // others; the worker does those.
    let err = nobody.fail_or_end(0);
    let worker_says = "leaves job 0.0+200 to others: the worker has version 1 of the rules of pig, \
                       the job needs version 4711";
    assert!(err.contains(worker_says), "{err}");
    assert!(working.err().contains("something off the queue that is no job"), "{}", working.err());
    wait_for("it has left the queue", || working.out().contains("Takes job 0.0+200 of plan "));
    assert_eq!(broker.messages(JOBS), 0);
}

#[test]
fn jobs_that_a_broker_has_forgotten_are_found_again() {
    let folder = Folder::new();
    let text = ROBIN.replace("60000", "4000");
    let one = alone(&folder, &text, 2);
    let broker = Broker::new();
    let early = worker(&broker, "");
    let place = format!("$JS.API.CONSUMER.INFO.{JOBS}.workers");
    wait_for("the worker is there", || broker.ask(&place, "").contains("num_pending"));
    signal(&early, "TERM");
    assert_eq!(early.end(), 0);
    // Brokers before 2.10 lose their place when jobs are purged by name and others lie between.
    broker.publish("ludoteca.1.jobs.f00.1", "no job");
    let played = tournament(&folder, &broker, "queue", "");
    let all = 1 + all_jobs(&folder) as u64;
    wait_for("all jobs wait", || broker.messages(JOBS) == all);
    broker.publish("ludoteca.1.jobs.f00.2", "no job");
    let purge = json!({"filter": "ludoteca.1.jobs.f00.*"}).to_string();
    let answer = broker.ask(&format!("$JS.API.STREAM.PURGE.{JOBS}"), &purge);
    assert!(answer.contains("\"purged\":2"), "{answer}");
    let _worker = worker(&broker, "--quiet");
    assert_eq!(played.end(), 0);
    assert_eq!(result(&folder, "queue"), one);
}

#[test]
fn a_tournament_that_nobody_can_play_says_so_and_ends() {
    let folder = Folder::new();
    alone(&folder, ROBIN, 2);
    let broker = Broker::new();
    let played = tournament(&folder, &broker, "queue", "");
    wait_for("jobs wait", || broker.messages(JOBS) > 100);
    let refusal = json!({"rules": {"game": "pig", "has": 7, "needs": 1}});
    let news = format!("ludoteca.1.news.{}", plan(&folder));
    let tell = |what: &str| {
        let text = json!({"worker": "old", "job": "0.0+200", "what": {what: refusal}});
        broker.publish(&news, &text.to_string());
    };
    tell("refuses");
    tell("drops");
    let err = played.fail_or_end(1);
    let because = "the worker has version 7 of the rules of pig, the job needs version 1";
    assert!(err.contains(&format!("Worker old leaves job 0.0+200 to others: {because}")), "{err}");
    assert!(err.contains(&format!("No worker can play job 0.0+200: {because}")), "{err}");
    assert_eq!(broker.messages(JOBS), 0);
}

#[test]
fn a_broker_that_is_not_there_or_has_no_queue_is_told() {
    let folder = Folder::new();
    let file = folder.write("my.toml", ROBIN);
    let out = folder.path("out");
    for line in [format!("tournament {file} --out {out}"), "worker".to_owned()] {
        let err = ludoteca(&format!("{line} --nats nats://me:secret@127.0.0.1:1")).failed();
        let expected = "ludoteca: The broker at nats://127.0.0.1:1 cannot be reached: ";
        assert!(err.starts_with(expected) && !err.contains("secret"), "{err}");
        let err = ludoteca(&format!("{line} --nats http://there")).usage();
        assert!(err.contains("expected the address of a broker such as"), "{err}");
        let plain = Broker::with(&[]);
        let err = ludoteca(&format!("{line} --nats {}", plain.url())).failed();
        assert!(err.contains("has no work queue for us; it needs JetStream"), "{err}");
    }
    let broker = Broker::new();
    let line = format!("tournament {file} --out {out} --nats {}", broker.url());
    for more in ["--jobs 2", "--shard 1/2", "--record", "--merge x"] {
        let err = ludoteca(&format!("{line} {more}")).usage();
        assert!(err.contains("cannot be used together"), "{more}: {err}");
    }
    let long = ROBIN.replace("job = 200", "job = 1000000").replace("60000", "9000000");
    folder.write("my.toml", long);
    let err = ludoteca(&format!("{line} --fresh")).failed();
    assert!(err.contains("The jobs are too long for the broker, which takes results of"), "{err}");
    // What is done needs no broker.
    folder.write("my.toml", ROBIN);
    alone(&folder, ROBIN, 2);
    let done = folder.path("alone");
    ludoteca(&format!("tournament {file} --out {done} --nats 127.0.0.1:1")).ok();
}
