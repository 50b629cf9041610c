//! Auctions, negotiations, debts.

use crate::desk::{Desk, TWO, replayed};

const LOTS: &str = r#"{"players":[
    {"cash":60000,"square":0,"lots":[6,8,39],"jail_cards":1},
    {"cash":60000,"square":0,"lots":[9,37]},
    {"cash":60000,"square":0,"lots":[5]}],"on_turn":0,"turns":9}"#;

fn desk(seats: &[&str], position: &str) -> Desk {
    let desk = Desk::new();
    desk.prepare("x.sav", seats, position);
    desk
}

/// Ana stands on a free street.
const BUYING: &str = r#"{"players":[{"cash":60000,"square":11},{"cash":50000,"square":0}],
    "on_turn":0,"turns":9,"phase":"buying","dice":[5,6]}"#;

#[test]
fn auctions_take_bids_passes_and_leaving() {
    let desk = desk(&["Ana", "Luis"], BUYING);
    let shown = desk.run("cargar x\nn\n999.999\nmucho\n\n1000\n500\n");
    shown
        .says("¿La compras? (S/n) n")
        .says("Subasta: Glorieta de Bilbao")
        .says("Puja Luis ( máximo 50 000 ) : 999.999\nNo puedes pujar más de 50 000.")
        .says("Se esperaba una cantidad, «paso» o «salir», no «mucho».")
        .says("Luis ha pujado 1000")
        .says("Luis ha ganado Glorieta de Bilbao por 1000");
    // A bid that is not above the highest is a pass.
    assert_eq!(shown.steps()[..3], ["0 decline", "1 bid 1000", "0 bid 500"]);
    let shown = desk.run("cargar x\nn\npaso\nsalir\n");
    shown.says("Nadie quiere Glorieta de Bilbao.").says("Ana ha dejado la subasta");
}

#[test]
fn people_negotiate() {
    let desk = desk(&["Ana", "Luis", "rules"], LOTS);
    let offer = "negociar\n1\n5000\ns\n39\ns\nc\nn\nn\n0\ns\n9\nn\n";
    let shown = desk.run(&format!("cargar x\n{offer}s\n"));
    shown
        .says("(1) Luis [rojo]")
        .says("Se inicia la negociación entre Ana y Luis.")
        .says("Propiedades incluidas: Paseo del Prado")
        .says("Luis: Ana te ofrece Paseo del Prado + 5000 por Calle Bravo Murillo")
        .says("Luis ha aceptado");
    assert_eq!(shown.steps(), ["0 trade 1 give 39 want 9 cash 5000", "1 accept"]);
    assert_eq!(replayed(shown.record.as_ref().unwrap()), shown.print.unwrap());
    let refused = desk.run(&format!("cargar x\n{offer}\n"));
    assert_eq!(refused.steps().last().unwrap(), "1 refuse");
    // Everything can be given up at any question.
    for answers in ["c", "", "^C", "1\n^C", "1\n0\ns\n^C", "1\n0\nn\nn\n^C"] {
        let shown = desk.run(&format!("cargar x\nnegociar\n{answers}\n"));
        assert!(shown.steps().is_empty(), "{answers}");
        shown.says("Cancelado.");
    }
    desk.run("cargar x\nnegociar\n7\nc\n").says("«7» no está en la lista");
    desk.run("cargar x\nnegociar\n1\n99999999\n").says("no «99999999»");
}

#[test]
fn computer_players_answer_offers() {
    for (agent, answer) in [("optimal", "2 "), ("rules", "2 "), ("gnome-a", "2 ")] {
        let desk = desk(&["Ana", "Luis", agent], LOTS);
        // A present: 50 000 for nothing.
        let shown = desk.run("cargar x\nnegociar\n2\n50000\nn\nn\n0\nn\n");
        let steps = shown.steps();
        assert_eq!(steps[0], "0 trade 2 cash 50000");
        assert!(steps[1].starts_with(answer), "{agent}: {steps:?}");
        shown.says(&format!("{agent} ha "));
    }
}

#[test]
fn a_computer_player_makes_offers_to_people() {
    // What it lacks of a group is in the hands of somebody who can be paid well.
    let position = r#"{"players":[
        {"cash":60000,"square":0,"lots":[9,37,14]},
        {"cash":200000,"square":0,"lots":[6,8,39,11,13]}],"on_turn":1,"turns":9}"#;
    for answer in ["s", "n"] {
        let desk = desk(&["Ana", "gnome-a"], position);
        let shown = desk.run(&format!("cargar x\ntirar\n{answer}\n"));
        shown.says("Ana: gnome-a te ofrece").says("Ana, ¿aceptas? (s/N)");
        let wanted = if answer == "s" { "0 accept" } else { "0 refuse" };
        assert!(shown.steps().iter().any(|step| step == wanted), "{:?}", shown.steps());
    }
}

/// Ana owes Luis more than she has.
const DEBT: &str = r#"{"players":[
    {"cash":1000,"square":39,"lots":[5,15,{"square":1,"houses":1},{"square":3,"houses":1}]},
    {"cash":60000,"square":0,"lots":[37,39]}],
    "on_turn":0,"turns":9,"phase":"after","dice":[1,2],
    "debts":[{"amount":10000,"debtors":[0],"creditors":[1],"cause":"rent"}]}"#;

#[test]
fn a_debt_is_solved_by_selling_and_mortgaging() {
    let shown = desk(&["Ana", "Luis"], DEBT).run(
        "cargar x\ntirar\npagar\nfin\ncambiar\nvender\n1\nvender 3\nhipotecar\n5\nbancarrota\npagar\npagar\n",
    );
    shown
        .says("Ana: Debes 10 000 a Luis (alquiler) y tienes 1000.")
        .says("Antes hay que resolver una deuda")
        .says("(1) Ronda de Valencia              ACTUALMENTE: 1 casa")
        .says("Hipoteca = 10 000")
        .says("Tienes dinero para pagar lo que debes")
        .says("Ana ha pagado 10 000 de alquiler, para Luis")
        .says("No hay ninguna deuda que pagar.");
    let steps = shown.steps();
    assert_eq!(steps[..4], ["0 sell 1", "0 sell 3", "0 mortgage 5", "0 pay"]);
    assert_eq!(replayed(shown.record.as_ref().unwrap()), shown.print.unwrap());
}

#[test]
fn bankruptcy_ends_a_game_of_two() {
    let desk = desk(&["Ana", "Luis"], DEBT);
    let shown = desk.run("cargar x\nbancarrota\n\nbancarrotar\ns\ntirar\nver\nfin\nhipotecar 5\n");
    shown
        .says("¿seguro que te declaras en bancarrota? (s/N)")
        .says("Ana ha quebrado")
        .says("La partida ha terminado: ¡gana Luis!")
        .says("street master's> tirar\nLa partida ha terminado.");
    assert_eq!(shown.text.matches("¡gana Luis!").count(), 1);
    // Who owes nothing may leave as well, when sure.
    let shown = Desk::new().run(&format!("{TWO}bancarrota\nn\nbancarrota\ns\n"));
    shown.says("no debes nada").says("La partida ha terminado");
}
