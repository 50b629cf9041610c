//! `export`.

use crate::run::{Folder, ludoteca};

#[test]
fn series_and_tournaments_are_exported_and_what_is_broken_is_named() {
    let folder = Folder::new();
    let records = folder.path("records");
    ludoteca(&format!("sim pig --agents hold-at,uniform --games 6 --record {records}")).ok();
    let file = folder.write(
        "ladder.toml",
        "kind = \"ladder\"\ngame = \"pig\"\nagents = [\"hold-at\"]\nfield = [\"uniform\"]\ngames = 4",
    );
    let out = folder.path("ladder");
    assert_eq!(ludoteca(&format!("tournament {file} --out {out} --record")).status, 0);
    let (one, two) = (folder.path("one"), folder.path("two"));
    let said = ludoteca(&format!("export {records} {out} --out {one}")).ok();
    assert!(said.contains("10 games: ") && said.contains("One tournament: "), "{said}");

    let bytes = |folder: &str, name: &str| std::fs::read(format!("{folder}/{name}.parquet"));
    let broken = folder.write("records/pig-000002-1.rec", "ludoteca-record 1\ngame pig\n");
    let run = ludoteca(&format!("export {records} {out} --out {two} --lang es"));
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.out.contains("9 partidas: "), "{run:?}");
    assert!(run.err.contains(&format!("{broken}:3: ")), "{run:?}");
    assert!(run.err.contains("un fichero no se ha podido leer"), "{run:?}");
    for name in ["standings", "pairings"] {
        assert_eq!(bytes(&one, name).unwrap(), bytes(&two, name).unwrap());
    }
    for name in ["games", "turns"] {
        assert_ne!(bytes(&one, name).unwrap(), bytes(&two, name).unwrap());
        assert!(bytes(&one, name).unwrap().starts_with(b"PAR1"));
    }
    assert_eq!(std::fs::read_dir(&one).unwrap().count(), 4, "nothing half done is left");
}

#[test]
fn nothing_to_export_is_said() {
    let folder = Folder::new();
    let (empty, out) = (folder.path("empty"), folder.path("out"));
    std::fs::create_dir(&empty).unwrap();
    let err = ludoteca(&format!("export {empty} --out {out}")).failed();
    assert!(err.contains("there are no records"), "{err}");
    let err = ludoteca(&format!("export nowhere.rec --out {out}")).failed();
    assert!(err.contains("nowhere.rec"), "{err}");
    assert_eq!(std::fs::read_dir(&out).unwrap().count(), 0);
    ludoteca("export nowhere.rec").usage();
}
