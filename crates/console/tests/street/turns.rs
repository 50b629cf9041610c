//! Whose turn it is, who holds the console, and going back.

use crate::desk::{Desk, TWO, replayed};

/// Ana is on turn with lots of her own; Luis has a group; a computer player sits third.
const MIDDLE: &str = r#"{"players":[
    {"cash":60000,"square":0,"lots":[6,8]},
    {"cash":60000,"square":0,"lots":[1,3,39]},
    {"cash":60000,"square":0,"lots":[5,15]}],"on_turn":0,"turns":9}"#;

fn middle() -> Desk {
    let desk = Desk::new();
    desk.prepare("medio.sav", &["Ana", "Luis", "rules"], MIDDLE);
    desk
}

#[test]
fn the_prompt_tells_who_has_the_turn_and_who_the_console() {
    let shown = middle().run(
        "cargar medio\ncambiar -color rojo\ntirar\ncambiar -nombre ana\ncambiar\nfin\nfin\n\
         cambiar -color azul\ncambiar -color morado\ncambiar -nombre Eva\ncambiar -nombre ana\n",
    );
    shown
        .says("street master's (Ana)> cambiar -color rojo\nstreet master's (Ana) [~Luis]> tirar\n")
        .says("No se puede tirar: el turno es de Ana")
        .says("[~Luis]> cambiar -nombre ana\nstreet master's (Ana)> cambiar\n")
        .says("street master's (Ana) [~Luis]> fin\nstreet master's (Ana)> fin\n")
        .says("La consola ya es de Ana, que tiene el turno")
        .says("A rules lo lleva el ordenador")
        .says("Nadie tiene el color «morado»; los colores son amarillo, rojo, azul")
        .says("Nadie se llama «Eva»; juegan Ana, Luis, rules")
        .says("La consola ya es de Ana.");
    assert_eq!(replayed(shown.record.as_ref().unwrap()), shown.print.unwrap());
}

#[test]
fn who_holds_the_console_acts_and_nobody_else() {
    let shown = middle().run(
        "cargar medio\nhipotecar 39\ncambiar -color rojo\nhipotecar 39\nconstruir 1\nfin\n\
         hipotecar 39\nhipotecar 6\n",
    );
    let steps = shown.steps();
    assert_eq!(steps, ["0 window 1", "1 mortgage 39", "1 build 1", "1 done", "0 mortgage 6"]);
    shown.says("Luis ha hipotecado Paseo del Prado");
}

#[test]
fn a_computer_player_waits_for_each_roll() {
    let desk = Desk::new();
    desk.prepare(
        "medio.sav",
        &["Ana", "Luis", "rules"],
        &MIDDLE.replace("\"on_turn\":0", "\"on_turn\":2"),
    );
    let shown = desk
        .run("cargar medio\nhipotecar\nfin\ncambiar -color amarillo\nhipotecar 6\nfin\ntirar\n");
    shown
        .says("street master's (rules)> hipotecar\nLa consola es ahora de rules")
        .says("street master's (rules) [~Ana]> hipotecar 6")
        .says("street master's (rules)> tirar\n· rules ha sacado");
    assert!(shown.steps().iter().any(|step| step == "2 roll"), "{:?}", shown.steps());
    assert_eq!(shown.steps().iter().filter(|step| *step == "2 roll").count(), 1);
}

#[test]
fn with_auto_computer_players_go_on_and_people_end_their_turns() {
    let desk = Desk { auto: true, ..Desk::new() };
    desk.prepare("medio.sav", &["Ana", "rules", "random"], MIDDLE);
    let shown = desk.run("cargar medio\ntirar\ns\ntirar\nfin\ntirar\nn\nfin\n");
    shown
        .says("Ya has tirado. «fin» termina el turno.")
        .says("rules ha sacado")
        .says("random ha sacado");
    // Computers alone play to the end without a word.
    let desk = Desk { auto: true, ..Desk::new() };
    let shown = desk.run("nuevo\ns\n2\ns\nquick\ns\nquick\nver -jugador\n");
    shown.says("La partida ha terminado: ¡gana");
    assert_eq!(replayed(shown.record.as_ref().unwrap()), shown.print.unwrap());
}

#[test]
fn cancelling_a_question_of_the_game_puts_it_off() {
    let shown = Desk::new().run(&format!("{TWO}tirar\n^C\nver -banca\nhipotecar 1\ncambiar\nguardar aqui\ntirar\nver -casilla 11\nn\n"));
    shown
        .says("La pregunta queda pendiente")
        .says("Casas en la banca: 32")
        .says("Antes hay una pregunta pendiente")
        .says("¿La compras? (S/n) ver -casilla 11");
    assert!(shown.steps().iter().any(|step| step.ends_with("decline")), "{:?}", shown.steps());
    // A game that was saved in the middle of a question asks it again.
    let desk = Desk::new();
    desk.run(&format!("{TWO}tirar\n^C\nguardar aqui\n"));
    let shown = desk.run("cargar aqui\ns\n");
    shown.says("¿La compras? (S/n) s");
    assert!(shown.steps().iter().any(|step| step.ends_with("buy")), "{:?}", shown.steps());
}

#[test]
fn undo_goes_back_command_by_command() {
    let plain = Desk::new().run(TWO);
    let shown = Desk::new().run(&format!("{TWO}tirar\ns\ndeshacer\n"));
    assert_eq!(shown.record, plain.record);
    shown.says("Deshecho.");
    // The same dice fall again.
    let (once, twice) = (
        Desk::new().run(&format!("{TWO}tirar\ns\n")),
        Desk::new().run(&format!("{TWO}tirar\nn\n10\npaso\ndeshacer\ntirar\ns\n")),
    );
    assert_eq!(once.record, twice.record);
    Desk::new().run(&format!("{TWO}deshacer\n")).says("nada que deshacer");
    let shown =
        middle().run("cargar medio\nhipotecar 6\nhipotecar 8\ndeshacer\ndeshacer\ndeshacer\n");
    assert!(shown.steps().is_empty(), "{:?}", shown.steps());
}

#[test]
fn jail_asks_before_the_roll() {
    let desk = Desk::new();
    let jailed = r#"{"players":[{"cash":60000,"square":10,"jail":1,"jail_cards":1},
        {"cash":60000,"square":0}],"on_turn":0,"turns":9}"#;
    desk.prepare("preso.sav", &["Ana", "Luis"], jailed);
    let shown = desk.run("cargar preso\ntirar\nn\ns\n");
    shown.says("tarjeta para salir de la cárcel").says("pagar la multa de 5000");
    assert_eq!(&shown.steps()[..2], ["0 fine", "0 roll"]);
    let shown = desk.run("cargar preso\ntirar\ns\n");
    assert_eq!(&shown.steps()[..2], ["0 card", "0 roll"]);
    let shown = desk.run("cargar preso\ntirar\n\n\n");
    assert_eq!(&shown.steps()[..1], ["0 roll"]);
    // Giving the question up gives the roll up.
    assert!(desk.run("cargar preso\ntirar\n^C\n").steps().is_empty());
}

#[test]
fn advice_and_reasons() {
    let desk = Desk::new();
    let buying = r#"{"players":[{"cash":60000,"square":0},{"cash":60000,"square":11}],
        "on_turn":1,"turns":9,"phase":"buying","dice":[5,6]}"#;
    desk.prepare("medio.sav", &["Ana", "rules"], buying);
    Desk::new().run(&format!("{TWO}porque\n")).says("Ningún jugador del ordenador");
    let shown = desk.run("cargar medio\nporque\npista\ngrafica\n");
    shown
        .says("rules eligió: comprar Glorieta de Bilbao por 14 000")
        .says("optimal elegiría: tirar")
        .says("Dinero de cada jugador, en pesetas:")
        .says("turnos 8 a 9");
    Desk::new().run(&format!("{TWO}grafica\n")).says("Todavía no hay nada que dibujar");
}
