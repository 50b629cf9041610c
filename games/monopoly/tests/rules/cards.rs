//! What cards do: alternatives, combinations, repairs.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Deck, Event, Illegal, Monopoly, Phase, Rules};

use super::table::{Table, official, position, preset, table};

#[test]
fn a_card_with_alternatives_lets_the_player_choose() {
    // Suerte 13 of Madrid: pay 1500, or go back two squares.
    let drawn = || {
        let mut t = preset("street-masters", &["@16", ""]);
        t.play("roll; * 2+4; * card 12");
        t
    };
    let mut t = drawn();
    assert_eq!((t.decides(), t.listed()), (0, vec!["choose 0".into(), "choose 1".into()]));
    assert_eq!(t.refused("choose 2"), Illegal::NoSuchChoice { choices: 2 });
    assert_eq!(t.refused("done"), Illegal::NotNow);
    t.play("choose 0");
    assert_eq!((t.square(0), t.cash()[0]), (22, 248_500));
    assert!(t.saw(Event::Chose { seat: Seat(0), choice: 0 }));
    let mut t = drawn();
    t.play("choose 1");
    assert_eq!((t.square(0), t.phase()), (20, Phase::After));
    assert_eq!(t.position().decks[1].seen, [12], "back under the pile");
}

#[test]
fn an_alternative_may_lead_to_jail() {
    let mut t = preset("street-masters", &["@16", ""]);
    t.play("roll; * 2+4; * card 15; choose 1");
    assert_eq!((t.square(0), t.jail(0), t.on_turn()), (10, 1, 1));
}

#[test]
fn an_alternative_may_move_to_the_next_street() {
    // Caja 12: pay 1000, or go on to the next street.
    let mut t = preset("street-masters", &["@11", ""]);
    t.play("roll; * 2+4; * card 11; choose 1");
    assert_eq!((t.square(0), t.phase()), (18, Phase::Buying));
}

#[test]
fn repairs_cost_by_houses_and_hotels() {
    let mut t = official(&["@16 1*4 3h 37*2 39*3", ""]);
    t.play("roll; * 2+4; * card 10");
    assert_eq!(t.cash()[0], 1500 - 9 * 25 - 100);
}

#[test]
fn a_card_that_moves_back_lands_like_a_roll() {
    let mut t = official(&["@16", "19"]);
    t.play("roll; * 2+4; * card 8");
    assert_eq!((t.square(0), t.cash()), (19, vec![1484, 1516]));
    // From 36 back to the chest, which draws again.
    let mut t = official(&["@30", ""]);
    t.play("roll; * 2+4; * card 8");
    assert_eq!((t.square(0), t.phase()), (33, Phase::Drawing(0)));
    t.play("* card 1");
    assert_eq!(t.cash()[0], 1700);
}

/// The official game with a chance deck of one card.
fn with_card(actions: &str, players: &[&str]) -> Table {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let text = format!("[A card.]\nnumero= 1\n{actions}\n;\n");
    let deck = Deck::read("test", &text).into_result().expect("a sound deck");
    let mut decks = game.decks().to_vec();
    decks[1] = deck;
    let game = Monopoly::new(game.board().clone(), decks, Rules::OFFICIAL).expect("a sound game");
    let mut t = table(game, &position(players));
    t.play("roll; * 2+4; * card 0");
    t
}

#[test]
fn a_card_may_pay_and_then_move() {
    let card = "{ACCION\npagar= 30\navanzarA= 0\n}";
    let t = with_card(card, &["@16", ""]);
    assert_eq!((t.square(0), t.cash()[0]), (0, 1670));
    let mut t = with_card(card, &["@16 $10 1", ""]);
    assert_eq!((t.square(0), t.decides()), (22, 0), "the payment comes first");
    t.play("mortgage 1; pay");
    assert_eq!((t.square(0), t.cash()[0]), (0, 210));
}

#[test]
fn a_card_may_collect_from_each_and_then_move() {
    let card = "{ACCION\npagarATodos= -100\navanzar= 2\n}";
    let mut t = with_card(card, &["@16", "$30 5", "$150"]);
    assert_eq!((t.square(0), t.decides()), (22, 1), "seat 1 has to raise the money");
    t.play("1: mortgage 5; 1: pay");
    assert_eq!((t.cash(), t.square(0)), (vec![1700, 30, 50], 24));
    assert_eq!(t.phase(), Phase::Buying);
}

#[test]
fn a_card_may_pay_the_bank_and_each_player() {
    let card = "{ACCION\npagar= 20\npagarATodos= 10\npagarPorCasa= 5\n}";
    let t = with_card(card, &["@16 1*1 3*1", "", ""]);
    assert_eq!(t.cash(), [1500 - 20 - 10 - 20, 1510, 1510]);
    let mut t = with_card(card, &["@16 $0 5", "", ""]);
    assert_eq!(t.position().debts.len(), 2);
    t.play("mortgage 5; pay; pay");
    assert_eq!(t.cash(), [60, 1510, 1510]);
}

#[test]
fn a_card_may_move_without_salary_and_multiply_the_rent() {
    let card = "{ACCION\navanzarA= 1\ncobrarSalida= 0\nmultiPago= 10\n}";
    let t = with_card(card, &["@16", "1"]);
    assert_eq!((t.square(0), t.cash()), (1, vec![1480, 1520]));
}

#[test]
fn a_card_may_multiply_a_streets_rent_by_a_throw() {
    let card = "{ACCION\navanzarA= 24\nmultiPagoDado= 1\n}";
    let mut t = with_card(card, &["@16", "24"]);
    t.play("* 1+2");
    assert_eq!(t.cash(), [1440, 1560]);
}

#[test]
fn an_empty_pile_is_passed_over() {
    let mut t = with_card("{ACCION\ntarjetaCarcel= 1\n}", &["@16", "@16"]);
    assert_eq!(t.jail_cards(0), 1);
    t.play("0: done; 0: done; 1: roll; * 2+4");
    assert_eq!((t.square(1), t.phase(), t.decides()), (22, Phase::After, 1));
}

#[test]
fn a_kept_card_may_pay_too() {
    let t = with_card("{ACCION\ntarjetaCarcel= 1\npagar= -5\n}", &["@16", ""]);
    assert_eq!((t.jail_cards(0), t.cash()[0]), (1, 1505));
}
