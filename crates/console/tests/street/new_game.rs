//! The dialogue of `nuevo`.

use ludoteca_core::Header;
use ludoteca_words::Lang;

use crate::desk::{Desk, TWO, data};

#[test]
fn the_default_configuration_is_that_of_the_document() {
    let shown = Desk::new().run(TWO);
    shown.says("Número de jugadores (2 - 6): 2").says("lanzas en primer lugar");
    let header = Header::parse(shown.record.as_ref().unwrap()).unwrap();
    assert_eq!(header.seats, ["you:Ana", "you:Luis"]);
    assert!(header.options.contains("\"start_cash\":250000"), "{}", header.options);
    let notes = header.notes.unwrap();
    assert!(notes.contains("\"yellow\"") && notes.contains("\"pesetas\""), "{notes}");
}

#[test]
fn a_wrong_answer_is_asked_again() {
    let shown = Desk::new().run(
        "nuevo\nquizás\ns\n1\nsiete\n2\n\n\nmalva\namarillo\nn\njugador #1\n\nAMARILLO\nRed\n\n\n",
    );
    shown
        .says("Responde s (sí) o n (no), no «quizás»")
        .says("Se esperaba un número entero del 2 al 6, no «siete»")
        .says("«malva» no es ningún color libre")
        .says("Ya hay alguien que se llama jugador #1")
        .says("quedan rojo azul verde naranja blanco")
        .says("lanzas en primer lugar");
    let header = Header::parse(shown.record.as_ref().unwrap()).unwrap();
    assert_eq!(header.seats, ["you:Jugador #1", "you:Jugador #2"]);
}

#[test]
fn computer_players_can_be_chosen() {
    let shown = Desk::new().run("nuevo\ns\n3\ns\nnadie\noptimal:risk=0.5\ns\n\nn\nEva\nblanco\n\n");
    shown
        .says("nadie")
        .says("gnome-a, gnome-b")
        .says("Jugador Automático #1")
        .says("Jugador Automático #2");
    let header = Header::parse(shown.record.as_ref().unwrap()).unwrap();
    assert_eq!(header.seats, ["optimal:risk=0.5", "rules", "you:Eva"]);
}

#[test]
fn cancelling_leaves_everything_as_it_was() {
    for answers in ["^C", "s\n^C", "s\n2\n^C", "n\n^C", "n\n\n\n\n\n^C", "s\n2\nn\nAna\n^C"] {
        let shown = Desk::new().run(&format!("nuevo\n{answers}\nver\n"));
        assert_eq!(shown.record, None, "{answers}");
        shown.says("Cancelado.").says("No hay ninguna partida abierta");
    }
    // A game that is open stays open.
    let shown = Desk::new().run(&format!("{TWO}nuevo\n^C\nver -banca\n"));
    assert!(shown.record.is_some());
    shown.says("Casas en la banca: 32");
}

#[test]
fn an_own_configuration_asks_for_everything() {
    let (board, chance) = (data("madrid.tab"), data("suerte.tjt"));
    let shown = Desk::new().run(&format!(
        "nuevo\nn\nno/such.tab\n{board}\n{chance}\n\nduros\nmucho\n120.000\n34\n10\n\n\
         2\nn\nAna\nazul\nn\nLuis\nrojo\n\n\nver -banca\nver -jugador\n"
    ));
    shown
        .says("No hay ningún fichero «no/such.tab»")
        .says("no «mucho»")
        .says("Casas en la banca: 34")
        .says("Hoteles en la banca: 10")
        .says("120 000")
        .says("Importes en duros.");
    let header = Header::parse(shown.record.as_ref().unwrap()).unwrap();
    assert!(header.options.contains("\"auctions\":\"none\""), "{}", header.options);
}

#[test]
fn a_bad_board_is_played_without_its_bad_lines_or_not_at_all() {
    let desk = Desk::new();
    let text = std::fs::read_to_string(data("madrid.tab")).unwrap();
    let bad = format!("{text}calle|cuarenta|Rota|RO|azul|1|1|1|1|1|1|1|1|1|1\n");
    let file = desk.path("malo.tab");
    std::fs::write(&file, bad).unwrap();
    let file = file.display();
    let rest = "\n\n\n\n\n\n\n\n2\nn\nAna\nazul\nn\nLuis\nrojo\n\n\nver -casilla 39\n";
    let shown = desk.run(&format!("nuevo\nn\n{file}\nno sé\ne{rest}"));
    shown
        .says("malo.tab tiene 1 fallo")
        .says("cuarenta")
        .says("Responde E (eliminar) o C (cancelar)");
    shown.says("39 Paseo del Prado");
    let shown = desk.run(&format!("nuevo\nn\n{file}\nc\n"));
    shown.says("Cancelado.");
    assert_eq!(shown.record, None);
    // A square less, and a card leads beyond the board.
    let text = text.replacen("calle|39|", "calle|treinta|", 1);
    std::fs::write(desk.path("malo.tab"), text).unwrap();
    let rest = "\n\n\nE\n\n\n\n\n\n2\nn\nAna\nazul\nn\nLuis\nrojo\n\n\nver -casilla 39\n";
    let shown = desk.run(&format!("nuevo\nn\n{file}\ne{rest}"));
    shown.says("1 cosa de las tarjetas no encaja").says("Las casillas tienen números del 0 al 38");
    // A file of which nothing is left is asked for again.
    std::fs::write(desk.path("nada.tab"), "hola\n").unwrap();
    let nothing = desk.path("nada.tab");
    let shown = desk.run(&format!("nuevo\nn\n{}\n\n^C\n", nothing.display()));
    shown.says("no queda nada con que jugar").says("mazo «caja»");
}

#[test]
fn the_dialogue_speaks_english_too() {
    let desk = Desk { lang: Lang::English, ..Desk::new() };
    let shown = desk.run("new\ny\n2\nn\nAnn\nyellow\ny\nrandom\n\nshow -player\n");
    shown.says("Number of players (2 - 6): 2").says("Computer player #2").says("250,000");
}

#[test]
fn the_same_seed_is_the_same_game_and_the_next_game_another_one() {
    let script = format!("{TWO}tirar\nn\npaso\npaso\ntirar\nn\n");
    let (one, two) = (Desk::new().run(&script), Desk::new().run(&script));
    assert_eq!(one.record, two.record);
    let again = Desk::new().run(&format!("{TWO}cerrar\nn\n{script}"));
    assert_ne!(again.steps(), one.steps());
}
