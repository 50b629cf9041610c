//! `reproduce`.

use crate::run::{Folder, ludoteca};

#[test]
fn the_page_and_what_its_commands_need_are_written() {
    let folder = Folder::new();
    let out = folder.path("page");
    let only = "000-1-full-game,000-3-course,001-0-printed-game,004-1-rating-random";
    let line = format!("reproduce --quick --games 8 --only {only} --out {out} --lang en");
    let said = ludoteca(&line).ok();
    assert_eq!(said, format!("The page: {out}/index.html\n"));
    let page = std::fs::read_to_string(format!("{out}/index.html")).unwrap();
    assert!(page.contains("6/10 = 60.0") && page.contains("9 of 9"), "{page}");
    let lines = page
        .lines()
        .flat_map(|line| line.split("<code>"))
        .map(|line| line.split("</code>").next().unwrap_or_default());
    let commands: Vec<&str> = lines.filter(|line| line.starts_with("ludoteca scenario")).collect();
    assert_eq!(commands.len(), 2, "{commands:?}");
    for command in commands {
        // What the command says stands on the page.
        let rows = ludoteca(&format!("{} --json", &command["ludoteca ".len()..])).json();
        let share = rows[0]["rows"][0]["ours"]["share"].as_f64().unwrap();
        assert!(page.contains(&format!("{:.1}\u{a0}%", share * 100.0)), "{command}: {share}");
    }
    ludoteca(&format!("replay {out}/records/000-3-course.rec --summary")).ok();
    assert_eq!(std::fs::read_dir(&out).unwrap().count(), 4, "page, positions, records, scenarios");
}

#[test]
fn wrong_questions_are_refused() {
    let err = ludoteca("reproduce --only nothing").usage();
    assert!(err.contains("nothing"), "{err}");
    let folder = Folder::new();
    let file = folder.write("file", "");
    let err = ludoteca(&format!("reproduce --quick --games 1 --out {file}/page")).failed();
    assert!(err.contains("cannot be written"), "{err}");
}

/// Ctrl-C after the folder was made: the page says what is missing, and so does the program.
#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_is_done() {
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    let out = folder.path("page");
    let mut run = crate::run::command();
    run.args(["reproduce", "--only", "000-1-full-game,004-2-chain", "--jobs", "1", "--out", &out]);
    let child = run.args(["--lang", "en"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.unwrap();
    let page = std::path::Path::new(&out).join("index.html");
    while !page.exists() {
        assert_eq!(child.try_wait().unwrap(), None, "it ended by itself");
        std::thread::yield_now();
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(kill.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("Missing or cut short: ") && err.contains("004-2-chain"), "{err}");
    assert!(std::fs::read_to_string(&page).unwrap().contains("Not played"));
}
