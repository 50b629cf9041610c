//! Games in files.

use ludoteca_console::Style;

use crate::desk::{Desk, TWO, replayed};

#[test]
fn a_saved_game_is_the_same_game_with_the_same_people() {
    let desk = Desk::new();
    let script =
        "nuevo\nn\n\n\n\nreales\n\n\n\ns\n3\nn\nAna, la 1%\nblanco\ns\nrandom\ns\noptimal\n\n";
    let shown = desk.run(&format!("{script}tirar\nguardar verano\nver -jugador\n"));
    shown.says("verano.sav");
    let saved = std::fs::read_to_string(desk.path("verano.sav")).unwrap();
    assert_eq!(Some(&saved), shown.record.as_ref());
    let loaded = desk.run("cargar verano\nver -jugador\n");
    assert_eq!(loaded.record, Some(saved));
    assert_eq!(loaded.print, shown.print);
    let table = |text: &str| text.split_once("ver -jugador\n").unwrap().1.to_owned();
    let (before, after) = (table(&shown.text), table(&loaded.text));
    assert_eq!(before.split("street").next(), after.split("street").next());
    loaded.says("Ana, la 1%").says("Importes en reales.").says("blanco");
}

#[test]
fn saving_again_overwrites_and_needs_no_name() {
    let desk = Desk::new();
    let shown = desk.run(&format!("{TWO}guardar\nuno\ntirar\nn\npaso\npaso\nguardar\nsalir\n"));
    assert_eq!(shown.text.matches("Partida guardada en").count(), 2);
    shown.never_says("¿La guardas?");
    let saved = std::fs::read_to_string(desk.path("uno.sav")).unwrap();
    assert!(saved.contains(" roll\n"));
    replayed(&saved);
    assert!(!desk.path("uno.sav.tmp").exists());
}

#[test]
fn unsaved_changes_are_asked_about() {
    let desk = Desk::new();
    desk.run(&format!("{TWO}salir\nn\n")).says("¿La guardas? (s/n) n").never_says("sin guardar");
    desk.run(&format!("{TWO}salir\ns\ndos\n")).says("Partida guardada en");
    assert!(desk.path("dos.sav").exists());
    let shown = desk.run(&format!("{TWO}cerrar\n^C\nver -banca\ncerrar\nn\nver\n"));
    shown.says("Casas en la banca: 32").says("Partida cerrada.").says("No hay ninguna partida");
    // A name that cannot be saved keeps the game open.
    let shown = desk.run(&format!("{TWO}salir\ns\n../fuera\nver -banca\n"));
    shown.says("no sirve de nombre").says("Casas en la banca");
    desk.run("cargar dos\nsalir\n").never_says("¿La guardas?");
}

#[test]
fn the_end_of_the_lines_ends_cleanly_wherever_it_comes() {
    let script = format!("{TWO}tirar\nn\n10\npaso\nnegociar\n1\n0\n");
    let lines: Vec<&str> = script.lines().collect();
    for most in 0..lines.len() {
        let shown = Desk::new().run(&lines[..most].join("\n"));
        if let (Some(record), Some(print)) = (&shown.record, shown.print) {
            assert_eq!(replayed(record), print);
            shown.says("la partida queda sin guardar");
        }
    }
}

#[test]
fn what_is_no_saved_game_is_refused_with_a_reason() {
    let desk = Desk::new();
    desk.run(&format!("{TWO}tirar\nn\npaso\npaso\nguardar bueno\n"));
    let good = std::fs::read_to_string(desk.path("bueno.sav")).unwrap();
    let version = good.lines().nth(2).unwrap();
    let cases = [
        ("basura", "hola\n".to_owned(), "no es una partida guardada, o está dañada"),
        ("vacio", String::new(), "no es una partida guardada"),
        ("corto", good[..good.len() - 30].to_owned(), "está dañada (línea"),
        ("otro", good.replacen("roll", "done", 1), "está dañada (línea"),
        ("viejo", good.replacen(version, "rules-version 99", 1), "versión 99 de las reglas"),
        ("pig", good.replacen("game monopoly", "game pig", 1), "de otro juego: pig"),
        ("formato", good.replacen("record 1", "record 9", 1), "no es una partida guardada"),
    ];
    for (name, text, reason) in cases {
        std::fs::write(desk.path(&format!("{name}.sav")), text).unwrap();
        let shown = desk.run(&format!("cargar {name}\nver\n"));
        shown.says(reason).says("No hay ninguna partida abierta");
        // The game that is open stays open.
        let shown = desk.run(&format!("cargar bueno\ncargar {name}\nver -banca\n"));
        shown.says(reason).says("Casas en la banca");
    }
    std::fs::write(desk.path("bytes.sav"), [0xff, 0xfe, 0, 1]).unwrap();
    desk.run("cargar bytes\n").says("dañada");
    desk.run("cargar nada\n").says("No hay ninguna partida guardada en");
    desk.run("cargar\n../x\n").says("no sirve de nombre");
    // Nothing that is no game is overwritten.
    std::fs::write(desk.path("mio.sav"), "apuntes").unwrap();
    desk.run(&format!("{TWO}guardar mio\n")).says("no es una partida guardada");
    assert_eq!(std::fs::read_to_string(desk.path("mio.sav")).unwrap(), "apuntes");
}

#[test]
fn lists_stand_in_columns() {
    let desk = Desk { style: Style { width: 40, ..Style::PLAIN }, ..Desk::new() };
    desk.run("lista -g\n").says("PARTIDAS GUARDADAS:\n-------------------\n(ninguno)");
    for name in ["a.sav", "bb.sav", "c.sav", "d.tab", "e.txt"] {
        std::fs::write(desk.path(name), "").unwrap();
    }
    let shown = desk.run("lista -g\n");
    shown.says("a.sav   bb.sav  c.sav").never_says("d.tab");
    desk.run("lista\n").says("c.sav").never_says("e.txt");
}
