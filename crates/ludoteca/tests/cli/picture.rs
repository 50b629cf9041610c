//! `picture` and `report`.

use crate::run::{Folder, command, finish, ludoteca};

/// Runs a line in a folder.
fn inside(folder: &Folder, line: &str) -> String {
    let mut run = command();
    run.args(line.split_whitespace()).current_dir(folder.path(""));
    finish(run).ok()
}

fn read(folder: &Folder, name: &str) -> String {
    std::fs::read_to_string(folder.path(name)).unwrap()
}

#[test]
fn records_of_every_game_have_a_picture() {
    let folder = Folder::new();
    for (game, agents, measures) in [
        ("pig", "hold-at,uniform", 1),
        ("monopoly", "quick,rules", 5),
        ("parchis", "random,random", 3),
        ("rift", "random,random", 2),
    ] {
        let records = folder.path(game);
        let line = format!("sim {game} --agents {agents} --games 2 --record {records} --json");
        ludoteca(&line).json();
        let record = std::fs::read_dir(&records).unwrap().next().unwrap().unwrap().path();
        let (record, stem) = (record.display(), record.file_stem().unwrap().to_str().unwrap());
        let printed = inside(&folder, &format!("picture {record}"));
        assert_eq!(printed, format!("Picture: {stem}.svg\n"));
        let all = read(&folder, &format!("{stem}.svg"));
        assert!(all.starts_with("<svg ") && all.ends_with("</svg>\n"));
        assert_eq!(all.matches("Turns of all players together").count(), measures, "{game}");
        let dir = folder.path(&format!("{game}-pictures"));
        assert_eq!(
            ludoteca(&format!("picture {record} --out {dir}")).ok().lines().count(),
            measures
        );
        assert_eq!(std::fs::read_dir(&dir).unwrap().count(), measures);
    }
}

#[test]
fn one_measure_can_be_chosen_and_others_are_refused() {
    let folder = Folder::new();
    let dir = folder.path("games");
    ludoteca(&format!("sim monopoly --agents quick --players 2 --games 2 --record {dir} --json"))
        .json();
    let record = std::fs::read_dir(&dir).unwrap().next().unwrap().unwrap().path();
    let (record, out) = (record.display(), folder.path("money.svg"));
    let line = format!("picture {record} --out {out} --measure money --lang es");
    assert_eq!(ludoteca(&line).ok(), format!("Imagen: {out}\n"));
    let svg = read(&folder, "money.svg");
    assert!(svg.contains("Dinero") && !svg.contains("Propiedades"));
    assert_eq!(ludoteca(&line).ok(), format!("Imagen: {out}\n"));
    assert_eq!(read(&folder, "money.svg"), svg, "the same game is the same picture");
    let wrong = ludoteca(&format!("picture {record} --out {out} --measure gold")).usage();
    assert!(wrong.contains("there are: money, properties, buildable, buildings, worth"), "{wrong}");
    let no_record = folder.write("no.rec", "hello");
    assert!(ludoteca(&format!("picture {no_record}")).failed().contains("this is no record"));
    let nowhere = folder.path("no/such/folder.svg");
    let failed = ludoteca(&format!("picture {record} --out {nowhere}")).failed();
    assert!(failed.contains("folder.svg cannot be written"), "{failed}");
}

const LADDER: &str = r#"
kind = "ladder"
title = "<script>alert(1)</script>"
game = "pig"
agents = ["uniform", "hold-at:at={10,20}"]
field = ["hold-at:at=15"]
games = 60
"#;

#[test]
fn a_tournament_leaves_a_report_that_can_be_made_again_in_another_language() {
    let folder = Folder::new();
    let file = folder.write("my.toml", LADDER);
    let printed = inside(&folder, &format!("tournament {file}"));
    assert!(printed.contains("\nReport: my.tournament/report.html\n"), "{printed}");
    let page = read(&folder, "my.tournament/report.html");
    assert!(page.contains("<h1>&lt;script&gt;alert(1)") && !page.contains("<script"));
    assert!(page.contains("Standings") && page.contains("ludoteca tournament my.toml"));
    // From the result alone, and from its folder.
    std::fs::remove_file(folder.path("my.tournament/report.html")).unwrap();
    inside(&folder, "report my.tournament");
    assert_eq!(read(&folder, "my.tournament/report.html"), page);
    let line = "report my.tournament/result.json my.tournament --out both.html --lang es";
    assert_eq!(inside(&folder, line), "Informe: both.html\n");
    let both = read(&folder, "both.html");
    assert!(both.contains("2 torneos") && both.contains("<html lang=\"es\">"));
    assert_eq!(both.matches("Clasificación").count(), 2);
    // Elsewhere, if asked.
    inside(&folder, &format!("tournament {file} --report elsewhere.html"));
    assert_eq!(read(&folder, "elsewhere.html"), page);
}

#[test]
fn what_is_no_result_is_refused() {
    let folder = Folder::new();
    let wrong = folder.write("result.json", "{\"plan\": 3}");
    let failed = ludoteca(&format!("report {wrong}")).failed();
    assert!(failed.contains("expected the result of a tournament"), "{failed}");
    assert!(ludoteca(&format!("report {}", folder.path("no"))).failed().contains("cannot be read"));
}
