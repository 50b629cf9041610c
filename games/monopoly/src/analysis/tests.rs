//! Boards that can be worked out by hand, laws of every shipped board, and the classic figures.

use super::*;
use crate::landing::{JailPolicy, landing};
use crate::{Board, Deck, Monopoly, Place, Rules, SquareKind};

const POLICIES: [JailPolicy; 2] = [JailPolicy::PayAtOnce, JailPolicy::StayAsLongAsAllowed];

/// A game on a board of these `.tab` lines, with one deck of one card if it has a block.
fn toy(tab: &str, card: &str, rules: Rules) -> Monopoly {
    let board = Board::read("toy", tab).into_result().expect("a sound board");
    let text = format!("[Card]\nnumero= 1\n{card}\n;\n");
    let decks = if card.is_empty() {
        Vec::new()
    } else {
        vec![Deck::read("toy", &text).into_result().expect("a sound deck")]
    };
    Monopoly::new(board, decks, rules).expect("they fit")
}

#[track_caller]
fn near(got: f64, expected: f64, within: f64) {
    assert!((got - expected).abs() < within, "{got}, expected {expected}");
}

/// A turn of a board without a jail has 36 first rolls to 6 second and 1 third one; the third
/// doubles do not move. Both squares are equally likely before any roll.
const THIRD: f64 = 1.0 / 43.0;
/// The chance that a roll moves the token.
const MOVES: f64 = 1.0 - THIRD / 6.0;

#[test]
fn a_street_agrees_with_the_calculation_by_hand() {
    let tab = "salida|0|Go|Go|1\ncalle|1|A|A|red|60|30|2|10|30|90|160|250|50|70\n";
    let table = income(&toy(tab, "", Rules::OFFICIAL), JailPolicy::PayAtOnce);
    let often = MOVES / 2.0;
    near(table.rolls_per_turn, 43.0 / 36.0, 1e-14);
    let group = &table.groups[0];
    assert_eq!((group.name.as_str(), group.kind), ("red", GroupKind::Streets));
    near(group.lots[0].visits, often, 1e-15);
    // One street is a whole group: bare it brings twice its rent.
    let expected = [
        (Holding::Complete, 60.0, 4.0),
        (Holding::Houses(1), 110.0, 10.0),
        (Holding::Houses(2), 160.0, 30.0),
        (Holding::Houses(3), 210.0, 90.0),
        (Holding::Houses(4), 260.0, 160.0),
        (Holding::Hotel, 330.0, 250.0),
    ];
    assert_eq!(group.stages.len(), expected.len());
    let mut before = (0.0, 0.0);
    for (stage, (holding, cost, rent)) in group.stages.iter().zip(expected) {
        assert_eq!(stage.holding, holding);
        near(stage.cost, cost, 1e-12);
        near(stage.income, rent * often, 1e-12);
        near(stage.payback().expect("it earns"), cost / (rent * often), 1e-10);
        near(stage.step.cost, cost - before.0, 1e-12);
        let step = (cost - before.0) / ((rent - before.1) * often);
        near(stage.step.payback().expect("it adds"), step, 1e-10);
        before = (cost, rent);
    }
    assert_eq!(group.stages, group.lots[0].stages);
}

#[test]
fn a_utility_counts_the_dice_that_lead_there() {
    // Any throw has 7 on average; those that are no doubles have 7·36 − 42 = 210 in all.
    let tab = "salida|0|Go|Go|1\nservicio|1|Power|Power|100|50|4|10\n";
    let table = income(&toy(tab, "", Rules::OFFICIAL), JailPolicy::PayAtOnce);
    let dice = 0.5 * ((1.0 - THIRD) * 7.0 + THIRD * 210.0 / 36.0);
    let stage = table.groups[0].stages[0];
    assert_eq!(stage.holding, Holding::Owned(1));
    near(stage.income, 4.0 * dice, 1e-13);
    near(stage.payback().expect("it earns"), 25.0 / dice, 1e-10);
}

/// Three squares: Go, one that draws, a utility. Throws are spread evenly over the remainders by
/// three, doubles or not, so that a roll that moves lands on each square alike; a third of rolls
/// begins on Go and two thirds on the utility. Of the 36 throws those of each remainder sum to 84,
/// and without doubles to 66, 70 and 74 for the remainders 0, 1 and 2.
#[test]
fn a_card_that_changes_the_rent_agrees_with_the_calculation_by_hand() {
    let tab = "salida|0|Go|Go|1\ntarjeta|1|Cards|Cards|toy\nservicio|2|Power|Power|1|1|4|10\n";
    let card = "{ACCION sgtServicio= 1 multiPagoDado= 1}";
    let fresh = toy(tab, card, Rules::OFFICIAL);
    let drawn = MOVES / 3.0;
    let walked = ((1.0 - THIRD) * 84.0 + THIRD * (74.0 + 2.0 * 66.0) / 3.0) / 36.0;
    for policy in POLICIES {
        let visits = visits(&fresh, policy);
        near(visits.squares[1].visits, drawn, 1e-15);
        near(visits.squares[1].roll_ends, 0.0, 1e-15);
        near(visits.squares[2].visits, 2.0 * drawn, 1e-15);
        let table = income(&fresh, policy);
        near(table.groups[0].stages[0].income, 70.0 * drawn + 4.0 * walked, 1e-12);
    }
    // By the roll of the turn: ten times the dice that led to the draw.
    let rules = Rules { fresh_throw: false, ..Rules::OFFICIAL };
    let table = income(&toy(tab, card, rules), JailPolicy::PayAtOnce);
    let by_turn = ((1.0 - THIRD) * 84.0 + THIRD * (70.0 + 2.0 * 74.0) / 3.0) / 36.0;
    near(table.groups[0].stages[0].income, 10.0 * by_turn + 4.0 * walked, 1e-12);
}

/// Rolls that lead from draw to draw: half of the cards stay, half go back to the first draw.
#[test]
fn draws_that_lead_to_draws_are_all_counted() {
    let tab = "salida|0|Go|Go|1\ntarjeta|1|Cards|Cards|toy\ntarjeta|2|Cards|Cards|toy\n";
    let board = Board::read("toy", tab).into_result().expect("a sound board");
    let text =
        "[Stay]\nnumero= 1\n{ACCION pagar= 1}\n;\n[Go]\nnumero= 2\n{ACCION avanzarA= 1}\n;\n";
    let deck = Deck::read("toy", text).into_result().expect("a sound deck");
    let game = Monopoly::new(board, vec![deck], Rules::OFFICIAL).expect("they fit");
    let table = visits(&game, JailPolicy::PayAtOnce);
    let walked = MOVES / 3.0;
    // v₂ = w, and v₁ = w + v₁/2 + v₂/2.
    near(table.squares[2].visits, walked, 1e-15);
    near(table.squares[1].visits, 3.0 * walked, 1e-14);
}

#[test]
fn visits_ends_and_turns_hang_together_on_every_board() {
    for (preset, ..) in Rules::PRESETS {
        let game = Monopoly::preset(preset).expect("a preset");
        for policy in POLICIES {
            let table = visits(&game, policy);
            let sum =
                |what: fn(&SquareVisits) -> f64| -> f64 { table.squares.iter().map(what).sum() };
            near(sum(|square| square.roll_ends) + table.rolls_in_jail, 1.0, 1e-12);
            near(sum(|square| square.turn_ends) + table.turns_in_jail, 1.0, 1e-12);
            for (square, shown) in table.squares.iter().zip(game.board().squares()) {
                match shown.kind {
                    SquareKind::Cards(_) | SquareKind::GoToJail => {
                        assert!(square.visits > square.roll_ends, "{preset} {square:?}");
                    }
                    // Whoever lands anywhere else stays there.
                    _ => near(square.visits, square.roll_ends, 1e-13),
                }
            }
            let lots = income(&game, policy).groups.into_iter().flat_map(|group| group.lots);
            let landing = landing(&game, policy);
            let seen = lots.map(|lot| near(lot.visits, landing.per_roll(lot.place), 1e-13)).count();
            assert_eq!(seen, game.board().deeds().len());
        }
    }
}

/// Of sixteen Chance cards ten move on, of sixteen Community Chest cards two do; one of each goes
/// to jail.
#[test]
fn whoever_goes_to_jail_came_there_by_square_card_or_doubles() {
    let game = Monopoly::preset("official").expect("a preset");
    let table = visits(&game, JailPolicy::PayAtOnce);
    let visits = |place: usize| table.squares[place].visits;
    for place in [7, 22, 36] {
        near(table.squares[place].roll_ends, visits(place) * 6.0 / 16.0, 1e-14);
    }
    for place in [2, 17, 33] {
        near(table.squares[place].roll_ends, visits(place) * 14.0 / 16.0, 1e-14);
    }
    let by_card: f64 = [2, 7, 17, 22, 33, 36].map(|place| visits(place) / 16.0).iter().sum();
    let by_doubles = table.sent_to_jail - visits(30) - by_card;
    // A third roll needs two doubles that did not end in jail: a little less than 1/36 of turns.
    let all = 1.0 / 216.0 / table.rolls_per_turn;
    assert!(by_doubles < all && by_doubles > 0.85 * all, "{by_doubles} of {all}");
    // Who pays at once is in jail after the roll that sent there, and no other.
    near(table.sent_to_jail, table.rolls_in_jail, 1e-14);
}

/// From the chances of `docs/landing.md`, which have four digits.
#[test]
fn the_classic_board_agrees_with_the_calculation_by_hand() {
    let game = Monopoly::preset("official").expect("a preset");
    let table = income(&game, JailPolicy::PayAtOnce);
    let stage = |group: &str, holding| {
        let named = table.groups.iter().find(|known| known.name == group);
        let group = named.unwrap_or_else(|| panic!("{group} is not among the groups"));
        *group.stages.iter().find(|stage| stage.holding == holding).expect("a stage")
    };
    let orange = stage("orange", Holding::Houses(3));
    near(orange.cost, 180.0 + 180.0 + 200.0 + 900.0, 1e-9);
    near(orange.income, (550.0 * (2.7924 + 2.9356) + 600.0 * 3.0852) / 100.0, 1e-3);
    near(orange.payback().expect("it earns"), 29.19, 0.01);
    let blue = stage("dark blue", Holding::Hotel);
    near(blue.cost, 350.0 + 400.0 + 2000.0, 1e-9);
    near(blue.income, (1500.0 * 2.1864 + 2000.0 * 2.6260) / 100.0, 1e-3);
    let single = stage("purple", Holding::Single);
    near(single.income, (2.0 * 2.1314 + 4.0 * 2.1624) / 100.0, 1e-5);
    let complete = stage("purple", Holding::Complete);
    near(complete.income, 2.0 * single.income, 1e-12);
    near(complete.step.cost, 0.0, 1e-12);
    // Two of sixteen Chance cards go to the next railroad and pay twice; six of sixteen stay.
    let chance = |stays: f64| stays * 16.0 / 6.0 * 2.0 / 16.0;
    let twice = chance(0.8650) + chance(1.0480) + chance(0.8669);
    let plain = 2.9631 + 2.9200 + 3.0659 + 2.4326;
    let stations = table.groups.iter().find(|group| group.kind == GroupKind::Stations);
    let stations = &stations.expect("four railroads").stages;
    for (stage, (owned, rent)) in
        stations.iter().zip([(1, 25.0), (2, 50.0), (3, 100.0), (4, 200.0)])
    {
        assert_eq!(stage.holding, Holding::Owned(owned));
        let share = f64::from(owned) / 4.0;
        near(stage.cost, 200.0 * f64::from(owned), 1e-9);
        near(stage.income, share * rent * (plain + twice) / 100.0, 1e-3);
    }
    // One of sixteen goes to the next utility, for ten times a throw, however many are owned.
    let by_card = (2.8074 + 2.6040) / 100.0 * 70.0;
    let utilities = table.groups.iter().find(|group| group.kind == GroupKind::Utilities);
    let both = utilities.expect("two utilities").stages[1];
    near(both.cost, 300.0, 1e-9);
    // The dice that lead there are not quite 7 on average.
    near(both.income, by_card, 0.2);
}

#[test]
fn the_short_game_has_its_own_hotels() {
    use Holding::{Complete, Hotel, Houses, Single};
    let game = Monopoly::preset("official").expect("a preset");
    let game = game.with_rules(game.rules().short()).expect("sound rules");
    let table = income(&game, JailPolicy::PayAtOnce);
    let holdings: Vec<Holding> = table.groups[0].stages.iter().map(|stage| stage.holding).collect();
    assert_eq!(holdings, [Single, Complete, Houses(1), Houses(2), Houses(3), Hotel]);
    let (third, hotel) = (table.groups[0].stages[4], table.groups[0].stages[5]);
    near(hotel.cost - third.cost, 100.0, 1e-9);
}

#[test]
fn a_lot_that_brings_nothing_never_pays() {
    let tab = "salida|0|Go|Go|1\nestacion|1|Halt|Halt|100|50|0|0|0|0\n";
    let table = income(&toy(tab, "", Rules::OFFICIAL), JailPolicy::PayAtOnce);
    let stage = table.groups[0].stages[0];
    assert_eq!((stage.payback(), stage.step.payback()), (None, None));
    assert!(table.groups[0].lots[0].place == Place(1) && stage.income <= 0.0);
}

#[test]
fn a_deck_of_kept_cards_that_leads_round_for_ever_is_found() {
    let tab = "salida|0|Go|Go|1\ntarjeta|1|Cards|Cards|toy\ntarjeta|2|Cards|Cards|toy\n";
    let endless = |card| endless_draws(&toy(tab, card, Rules::OFFICIAL));
    assert_eq!(endless("{ACCION tarjetaCarcel= 1 avanzarA= 1}"), [Place(1), Place(2)]);
    assert_eq!(endless("{ACCION tarjetaCarcel= 1 avanzarA= 0}"), []);
    assert_eq!(endless("{ACCION tarjetaCarcel= 1}"), []);
    for (preset, ..) in Rules::PRESETS {
        assert_eq!(endless_draws(&Monopoly::preset(preset).expect("a preset")), []);
    }
}
