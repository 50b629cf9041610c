//! Building, selling, mortgaging, lifting.

use crate::desk::Desk;

const GROUP: &str = r#"{"players":[
    {"cash":60000,"square":0,"lots":[1,3,5,{"square":15,"mortgaged":true}]},
    {"cash":60000,"square":0,"lots":[39]}],"on_turn":0,"turns":9}"#;

fn desk() -> Desk {
    let desk = Desk::new();
    desk.prepare("x.sav", &["Ana", "Luis"], GROUP);
    desk
}

#[test]
fn without_a_number_the_list_of_the_document_is_shown() {
    let shown = desk().run(
        "cargar x\nconstruir\n3\nconstruir\nc\nvender\n99\n3\nhipotecar\n5\ndeshipotecar\n15\nvender\n",
    );
    shown
        .says("(1) Ronda de Valencia              ACTUALMENTE: sin casas")
        .says("(3) Plaza Lavapiés                 ACTUALMENTE: sin casas")
        .says("(3) Plaza Lavapiés                 ACTUALMENTE: 1 casa")
        .says("«99» no está en la lista")
        .says("(5) Estación de Goya               Hipoteca = 10 000")
        .says("(15) Estación de las Delicias      Levantar hipoteca = 11 000")
        .says("No tienes ningún edificio que se pueda vender.");
    assert_eq!(shown.steps(), ["0 build 3", "0 sell 3", "0 mortgage 5", "0 lift 15"]);
}

#[test]
fn a_number_or_a_name_does_it_at_once() {
    let shown =
        desk().run("cargar x\nconstruir 1\nconstruir lavapiés\nhipotecar Goya\ndeshipotecar 15\n");
    assert_eq!(shown.steps(), ["0 build 1", "0 build 3", "0 mortgage 5", "0 lift 15"]);
}

#[test]
fn what_cannot_be_done_is_refused_with_a_reason() {
    let shown = desk().run(
        "cargar x\nconstruir 39\nconstruir 1\nconstruir 1\nconstruir 5\nvender 3\nhipotecar 39\n\
         hipotecar 1\nhipotecar 200\nhipotecar nada\ndeshipotecar 5\nconstruir 0\nhipotecar\n^C\n",
    );
    assert_eq!(shown.steps(), ["0 build 1"]);
    shown.says("Las casillas tienen números del 0 al 39").says("No hay ninguna casilla «nada»");
    let refused =
        shown.text.lines().filter(|line| line.starts_with("Eso no se puede jugar:")).count();
    assert!(refused >= 7, "{}", shown.text);
}

#[test]
fn a_hotel_without_houses_in_the_bank_sells_the_group_down() {
    // 30 houses stand elsewhere: the bank has two, a hotel needs four.
    let position = r#"{"players":[
        {"cash":60000,"square":0,"lots":[{"square":1,"hotel":true},{"square":3,"hotel":true}]},
        {"cash":60000,"square":0,"lots":[
            {"square":6,"houses":4},{"square":8,"houses":4},{"square":9,"houses":4},
            {"square":11,"houses":4},{"square":13,"houses":3},{"square":14,"houses":3},
            {"square":16,"houses":3},{"square":18,"houses":3},{"square":19,"houses":2}]}],
        "on_turn":0,"turns":9}"#;
    let desk = Desk::new();
    desk.prepare("x.sav", &["Ana", "Luis"], position);
    let shown = desk.run("cargar x\nvender 1\nn\nvender 1\ns\n");
    shown.says("La banca no tiene casas para deshacer el hotel");
    assert!(shown.steps()[0].starts_with("0 sell-down 1 "), "{:?}", shown.steps());
    assert_eq!(shown.steps().len(), 1);
}
