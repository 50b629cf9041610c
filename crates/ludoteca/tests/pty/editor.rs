//! The line editor: completion, hints, history, Ctrl-C, Ctrl-D, the shell.

use ludoteca_words::Lang;

use crate::dealings::prepare;
use crate::terminal::{Desk, Tty};

const UP: &str = "\x1b[A";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const CTRL_U: &str = "\x15";

/// Ana and Luis, in the middle of a game in which Ana can build and mortgage.
const MIDDLE: &str = r#"{"players":[
    {"cash":60000,"square":0,"lots":[1,3,39]},
    {"cash":50000,"square":0,"lots":[37]}],"on_turn":0,"turns":9}"#;

/// A desk with a saved game `x` of Ana and Luis, and two others.
fn desk(lang: Lang) -> Desk {
    let desk = Desk::new(lang, 100, 40);
    prepare(&desk, &["Ana", "Luis"], MIDDLE);
    for name in ["verano.sav", "verbena.sav"] {
        std::fs::copy(desk.path("x.sav"), desk.path(name)).unwrap();
    }
    desk
}

/// Clears the line, types, and waits for the line to look like this.
#[track_caller]
fn shows(tty: &mut Tty, keys: &str, line: &str) {
    tty.press(&format!("{CTRL_U}{keys}"));
    let wanted = line.to_owned();
    tty.until(line, move |tty| tty.typed_line() == wanted);
}

/// Clears the line, types, and waits for a list that has all of this in it.
#[track_caller]
fn lists(tty: &mut Tty, keys: &str, listed: &[&str]) {
    tty.press(&format!("{CTRL_U}{keys}"));
    tty.until(&listed.join(", "), |tty| {
        let heard = tty.heard();
        listed.iter().all(|piece| heard.contains(piece))
    });
}

#[test]
fn tab_completes_commands_options_squares_players_colours_and_saved_games() {
    let desk = desk(Lang::Spanish);
    let mut tty = desk.start("console");
    tty.question();
    shows(&mut tty, "nu\t", "nuevo");
    shows(&mut tty, "cargar vera\t", "cargar verano");
    lists(&mut tty, "cargar ve\t\t", &["verano", "verbena"]);
    // Without a game there is nothing to build on, nor anybody to hand the console to.
    lists(&mut tty, "\t\t", &["nuevo  Empieza", "cargar  ", "minicomo  "]);
    assert!(!tty.heard().contains("construir"));
    shows(&mut tty, "cargar x", "cargar x");
    tty.press("\r");
    tty.question();
    shows(&mut tty, "const\t", "construir ");
    lists(&mut tty, "construir \t\t", &["1  Ronda de Valencia", "3  Plaza Lavapiés"]);
    shows(&mut tty, "ver -ca\t", "ver -casilla ");
    lists(&mut tty, "ver -casilla 3\t\t", &["3  Plaza Lavapiés", "39  Paseo del Prado"]);
    lists(&mut tty, "ver \t\t", &["-leyenda", "-casilla", "-jugador", "-banca"]);
    lists(&mut tty, "ver -jugador \t\t", &["amarillo  Ana", "rojo  Luis"]);
    shows(&mut tty, "cambiar -nombre L\t", "cambiar -nombre Luis");
    shows(&mut tty, "cambiar -color r\t", "cambiar -color rojo");
    shows(&mut tty, "ayuda hip\t", "ayuda hipotecar");
    // Questions complete their answers, too.
    shows(&mut tty, "negociar", "negociar");
    tty.press("\r");
    tty.question();
    lists(&mut tty, "\t\t", &["1"]);
}

#[test]
fn tab_completes_in_english_too() {
    let desk = desk(Lang::English);
    let mut tty = desk.start("console --load x");
    tty.question();
    shows(&mut tty, "mort\t", "mortgage ");
    lists(&mut tty, "mortgage \t\t", &["1  Ronda de Valencia", "39  Paseo del Prado"]);
    shows(&mut tty, "show -sq\t", "show -square ");
    shows(&mut tty, "change -colour r\t", "change -colour red");
}

#[test]
fn the_rest_of_the_only_possible_word_is_hinted_at() {
    let desk = desk(Lang::Spanish);
    let mut tty = desk.start("console");
    tty.question();
    tty.press("minic");
    // The same hint is there after fewer letters, too: it stands behind the cursor.
    tty.until("a hint", |tty| {
        tty.typed_line() == "minic" && tty.cursor_line().ends_with("> minicomo")
    });
    // A hint is not typed: the line is what was written.
    tty.press("\r");
    tty.until("a refusal", |tty| tty.heard().contains("«minic»"));
    tty.question();
    // The arrow takes it.
    tty.press("minic");
    tty.until("a hint", |tty| tty.typed_line() == "minic");
    tty.press("\x1b[C");
    tty.until("the whole word", |tty| tty.typed_line() == "minicomo");
}

#[test]
fn commands_are_remembered_from_run_to_run_and_answers_are_not() {
    let desk = desk(Lang::Spanish);
    let mut first = desk.start("console");
    first.answer_all(&["ayuda tirar", "cargar x", "negociar", "c", "salir"]);
    first.end();
    let mut second = desk.start("console");
    second.question();
    for line in ["salir", "negociar", "cargar x", "ayuda tirar"] {
        second.press(UP);
        second.until(line, |tty| tty.typed_line() == line);
    }
    second.press("\r");
    second.until("the page of tirar", |tty| tty.heard().contains("Tira los dados"));
    second.question();
    // What `play` remembers is its own.
    let mut play = desk.start("play pig --seed 1");
    play.question();
    play.press(&format!("{UP}hint"));
    play.until("an empty memory", |tty| tty.typed_line() == "hint");
}

#[test]
fn ctrl_c_gives_up_the_question_and_not_the_game() {
    let desk = desk(Lang::Spanish);
    let mut tty = desk.start("console --load x");
    tty.question();
    tty.press("a medias");
    tty.until("half a line", |tty| tty.typed_line() == "a medias");
    tty.press(CTRL_C);
    assert_eq!(tty.question().unwrap().trim_end(), "street master's (Ana)>");
    // In the middle of an offer, in the middle of a new game.
    tty.answer_all(&["negociar", "1", "5000"]);
    tty.question();
    tty.press(CTRL_C);
    assert_eq!(tty.question().unwrap().trim_end(), "street master's (Ana)>");
    assert!(tty.heard().contains("Cancelado."), "{}", tty.screen());
    tty.answer("ver -jugador amarillo");
    tty.question();
    assert!(tty.heard().contains("Paseo del Prado"), "the game goes on\n{}", tty.screen());
}

#[test]
fn ctrl_c_puts_a_question_of_the_game_off() {
    let desk = Desk::new(Lang::English, 100, 40);
    let buying = r#"{"players":[{"cash":60000,"square":11},{"cash":50000,"square":0}],
        "on_turn":0,"turns":9,"phase":"buying","dice":[5,6]}"#;
    prepare(&desk, &["Ana", "Luis"], buying);
    let mut tty = desk.start("console --load x");
    assert!(tty.question().unwrap().contains("Do you buy it?"));
    tty.press(CTRL_C);
    assert_eq!(tty.question().unwrap().trim_end(), "street master's (Ana)>");
    assert!(tty.heard().contains("“roll” asks it again"), "{}", tty.screen());
    tty.answer("roll");
    assert!(tty.question().unwrap().contains("Do you buy it?"));
}

#[test]
fn ctrl_d_leaves_but_asks_whether_to_save() {
    let desk = desk(Lang::Spanish);
    let mut tty = desk.start("console --load x");
    tty.answer("hipotecar 39");
    tty.question();
    tty.press(CTRL_D);
    assert!(tty.question().unwrap().contains("(s/n)"), "{}", tty.screen());
    tty.answer("s");
    tty.end();
    assert!(desk.read("x.sav").contains("mortgage 39"));
    // At the first prompt there is nothing to save.
    let mut tty = desk.start("console");
    tty.question();
    tty.press(CTRL_D);
    tty.end();
}

#[test]
fn the_shell_is_an_exclamation_mark_away() {
    let desk = desk(Lang::Spanish);
    let mut tty = desk.start("console");
    tty.answer("!ls");
    tty.question();
    let heard = tty.heard();
    assert!(heard.contains("verano.sav") && heard.contains("verbena.sav"), "{heard}");
    tty.answer("!exit 3");
    tty.question();
    assert!(tty.heard().contains("La orden no ha salido bien"), "{}", tty.screen());
    tty.answer("!");
    tty.question();
    assert!(tty.heard().contains("!ls"), "{}", tty.screen());
}
