//! The files, read back with a reader of Parquet.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs::File;
use std::sync::atomic::AtomicBool;

use ludoteca_catalog::{AnyGame, Deal, GAMES, Opening, Start, find};
use ludoteca_export::{
    ExportError, GAME_COLUMNS, Games, PAIRINGS, Results, STANDINGS, turn_columns,
};
use ludoteca_lab::tournament::{self, Attendance, Shard, Tournament};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, Row, RowAccessor as _};

/// Records of games between the usual players, each with its name.
fn records(key: &str, games: u64, cap: u32) -> (Box<dyn AnyGame>, Vec<(String, String)>) {
    let entry = find(key).unwrap();
    let game = entry.open(&Opening::default()).unwrap();
    let players = game.usual_players();
    let agents = vec![entry.default_agent(); players];
    let mut table = game.table(&agents, &Start::players(players)).unwrap();
    let record = |number| {
        let deal = Deal { seed: u64::MAX, number, rotation: 0, cap };
        (format!("{key}-{number}.rec"), table.record(&deal).1)
    };
    let records = (0..games).map(record).collect();
    drop(table);
    (game, records)
}

/// Both files of these records, and what was wrong with some.
fn export(records: &[(String, String)]) -> ([Vec<u8>; 2], Vec<String>) {
    let (mut games, mut turns, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    let mut export = Games::new(&mut games, &mut turns).unwrap();
    for (file, text) in records {
        match export.add(file, text) {
            Err(ExportError::Source(error)) => faults.push(error.to_string()),
            other => other.unwrap(),
        }
    }
    let exported = export.finish().unwrap();
    assert_eq!(exported + faults.len() as u64, records.len() as u64);
    ([games, turns], faults)
}

fn rows(bytes: &[u8]) -> Vec<Row> {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), bytes).unwrap();
    let reader = SerializedFileReader::new(File::open(file.path()).unwrap()).unwrap();
    assert!(reader.metadata().file_metadata().created_by().unwrap().starts_with("ludoteca"));
    reader.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

fn column(name: &str) -> usize {
    GAME_COLUMNS.iter().position(|column| column.name == name).unwrap()
}

fn list(row: &Row, name: &str) -> Vec<Field> {
    row.get_list(column(name)).unwrap().elements().to_vec()
}

#[test]
fn every_game_comes_back_as_it_was_replayed() {
    for entry in GAMES {
        let (game, records) = records(entry.key(), 3, 60);
        let ([games, turns], faults) = export(&records);
        assert!(faults.is_empty(), "{faults:?}");
        let (games, mut turns) = (rows(&games), rows(&turns).into_iter());
        assert_eq!(games.len(), records.len());
        let columns = turn_columns();
        for (id, (row, (file, text))) in (0_i64..).zip(games.iter().zip(&records)) {
            let replayed = game.replay(file, text, None).unwrap();
            assert_eq!(row.get_long(column("id")).unwrap(), id);
            assert_eq!(row.get_string(column("file")).unwrap(), file);
            assert!(text.ends_with(&format!(" {}\n", row.get_string(2).unwrap())));
            assert_eq!(row.get_string(column("game")).unwrap(), entry.key());
            assert_eq!(row.get_string(column("rules")).unwrap(), game.rules());
            assert_eq!(row.get_ulong(column("seed")).unwrap(), u64::MAX);
            assert_eq!(row.get_bool(column("finished")).unwrap(), replayed.finished);
            assert_eq!(row.get_long(column("turns")).unwrap(), i64::from(replayed.turns));
            assert_eq!(usize::try_from(row.get_long(column("steps")).unwrap()), Ok(replayed.steps));
            let names = replayed.header.seats.iter().map(|name| Field::Str(name.clone()));
            assert_eq!(list(row, "agents"), names.collect::<Vec<_>>());
            let scores = replayed.scores.iter().map(|&score| Field::Double(score.into()));
            assert_eq!(list(row, "scores"), scores.collect::<Vec<_>>());
            assert_eq!(list(row, "winners").is_empty(), !replayed.finished);

            let chronicle = game.chronicle(file, text).unwrap();
            for moment in &chronicle.moments {
                for seat in 0..chronicle.seats.len() {
                    let row = turns.next().unwrap();
                    let key = [0, 1, 2].map(|n| row.get_long(n).unwrap());
                    assert_eq!(key, [id, moment.turn.into(), i64::try_from(seat).unwrap()]);
                    for (n, column) in columns.iter().enumerate().skip(3) {
                        let own = chronicle.measures.iter().position(|name| *name == column.name);
                        let place = own.map(|measure| measure * chronicle.seats.len() + seat);
                        let found = row.get_column_iter().nth(n).unwrap().1;
                        let value = place.map(|place| Field::Double(moment.values[place]));
                        assert_eq!(found, &value.unwrap_or(Field::Null), "{}", column.name);
                    }
                }
            }
        }
        assert!(turns.next().is_none(), "no row too many");
    }
}

#[test]
fn the_same_input_makes_the_same_bytes() {
    let mut all = records("pig", 40, 400).1;
    all.extend(records("monopoly", 2, 50).1);
    assert_eq!(export(&all).0, export(&all).0);
}

#[test]
fn a_bad_record_is_named_and_the_rest_goes_on() {
    let mut all = records("pig", 4, 400).1;
    all[1].1.truncate(200);
    all[2].1 = all[2].1.replacen("game pig", "game pog", 1);
    let ([games, turns], faults) = export(&all);
    let games = rows(&games);
    let files: Vec<&String> = games.iter().map(|row| row.get_string(1).unwrap()).collect();
    assert_eq!(files, ["pig-0.rec", "pig-3.rec"]);
    assert!(faults[0].starts_with("pig-1.rec:16: expected"), "{faults:?}");
    assert!(faults[1].starts_with("pig-2.rec:2: "), "{faults:?}");
    assert!(rows(&turns).iter().all(|row| row.get_long(0).unwrap() < 2), "ids have no gap");
}

#[test]
fn many_turns_need_several_row_groups() {
    let game = records("parchis", 60, 20_000).1;
    let ([games, turns], _) = export(&game);
    let rows = rows(&turns);
    let of_last = rows.iter().filter(|row| row.get_long(0).unwrap() == 59).count();
    assert!(of_last > 100, "{of_last}");
    assert!(games.len() < turns.len());
}

#[test]
fn results_of_a_tournament_come_back() {
    let text = "kind = \"ladder\"\ngame = \"pig\"\nagents = [\"hold-at:at={10,20}\"]\n\
                field = [\"uniform\"]\ngames = 40";
    let ladder = Tournament::read("ladder.toml", text, &tournament::named).unwrap();
    let mut results = tournament::Results::new(&ladder);
    let stop = AtomicBool::new(false);
    let look = Attendance { progress: &|_| (), recorder: None, keep: &|_| Ok(()), stop: &stop };
    tournament::play_jobs(&ladder, &mut results, Shard::WHOLE, 1, &look).unwrap();
    let outcome = ladder.outcome(&results);
    let json = serde_json::to_string_pretty(&outcome).unwrap();

    let (mut standings, mut pairings) = (Vec::new(), Vec::new());
    let mut export = Results::new(&mut standings, &mut pairings).unwrap();
    let fault = export.add("broken.json", &json[..500]).unwrap_err().to_string();
    assert!(fault.starts_with("broken.json:") && fault.contains("expected the result"), "{fault}");
    export.add("result.json", &json).unwrap();
    assert_eq!(export.finish().unwrap(), 1);

    let place = |name: &str| STANDINGS.iter().position(|column| column.name == name).unwrap();
    let rows_ = rows(&standings);
    assert_eq!(rows_.len(), 3);
    for (row, standing) in rows_.iter().zip(&outcome.standings) {
        assert_eq!(row.get_string(place("agent")).unwrap(), &standing.agent);
        assert_eq!(
            row.get_double(place("points_low")).unwrap().to_bits(),
            standing.points.low.to_bits()
        );
        assert_eq!(row.get_bool(place("field")).unwrap(), standing.field);
    }
    assert_eq!(rows(&pairings).len(), 4, "two tables of two sides");
    let column = PAIRINGS.iter().position(|column| column.name == "seats").unwrap();
    assert_eq!(rows(&pairings)[0].get_list(column).unwrap().len(), 2);
}

/// The tables of docs/export.md are the columns, in their order, with type and unit.
#[test]
fn the_documentation_tells_the_columns() {
    let docs = include_str!("../../../docs/export.md");
    let turns = turn_columns();
    let files = [
        ("games.parquet", GAME_COLUMNS),
        ("turns.parquet", &turns),
        ("standings.parquet", STANDINGS),
        ("pairings.parquet", PAIRINGS),
    ];
    for (file, columns) in files {
        let (_, section) = docs.split_once(&format!("\n## {file}\n")).unwrap();
        let section = section.split("\n## ").next().unwrap();
        let lines = section.lines().filter(|line| line.starts_with("| `"));
        let told: Vec<[String; 3]> = lines
            .map(|line| {
                let mut cells =
                    line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
                [(); 3].map(|()| cells.next().unwrap())
            })
            .collect();
        let ours = columns.iter().map(|column| {
            [format!("`{}`", column.name), column.type_name(), column.unit.to_owned()]
        });
        assert_eq!(told, ours.collect::<Vec<_>>(), "{file}");
    }
}
