//! Equal values: the fewest items, then the lowest squares.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::subset::{self, Item, Plan, cover, pack};
use ludoteca_monopoly::{Monopoly, Place, Position, View};

fn item(money: i64, rent: i64) -> Item {
    Item { money, rent }
}

#[test]
fn fewer_items_win_among_equal_rents() {
    let items = [item(5, 10), item(5, 10), item(10, 20)];
    assert_eq!(cover(&items, 10).expect("enough").items, 0b100);
    assert_eq!(pack(&items, 10).items, 0b100);
}

#[test]
fn lower_squares_win_among_equally_many() {
    let alike = [item(5, 10); 20];
    assert_eq!(cover(&alike, 14).expect("enough").items, 0b111);
    assert_eq!(pack(&alike, 14).items, 0b11);
    // 0 and 3 come before 1 and 2: the lists of squares are compared from their beginning.
    let items = [item(1, 1), item(2, 2), item(2, 2), item(3, 3)];
    assert_eq!(cover(&items, 4).expect("enough").items, 0b1001);
}

#[test]
fn worthless_items_stay_unless_they_are_needed() {
    let items = [item(5, 0), item(5, 0), item(5, 1)];
    assert_eq!(cover(&items, 5).expect("enough").items, 0b1);
    assert_eq!(pack(&[item(0, 0), item(0, 3)], 0).items, 0b10);
}

/// A plan for seat 0 on the board of the official game.
fn plan(lots: &[(u8, u8)], solve: impl Fn(&View<'_>) -> Plan) -> (Plan, Vec<(u8, u8)>) {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let lot = |&(square, houses): &(u8, u8)| {
        let hotel = houses == 5;
        Lot { houses: if hotel { 0 } else { houses }, hotel, ..Lot::bare(Place(square)) }
    };
    let lots = lots.iter().map(lot).collect();
    let players = vec![Player { lots, ..Player::default() }, Player::default()];
    let position = Position { players, ..Position::default() };
    let state = position.to_state(&game).expect("a sound position");
    let plan = solve(&game.view(&state, Seat(0)));
    let levels = plan.lots().into_iter();
    let place = |lot: ludoteca_monopoly::DeedId| game.board().deeds()[lot.idx()].place.0;
    let levels = levels.filter_map(|lot| Some((place(lot), plan.level(lot)?))).collect();
    (plan, levels)
}

#[test]
fn the_first_of_like_streets_is_sold_and_built_first() {
    let two_each = [(6, 2), (8, 2), (9, 2)];
    let (sale, levels) = plan(&two_each, |view| subset::sell(view, 25).expect("enough"));
    assert_eq!((sale.rent(), sale.money(), levels), (60, 25, vec![(6, 1)]));
    let (building, levels) = plan(&two_each, |view| subset::build(view, 100));
    assert_eq!((building.rent(), building.money()), (200 + 180, 100));
    assert_eq!(levels, [(6, 3), (9, 3)]);
}

#[test]
fn nothing_to_choose_is_an_empty_plan() {
    let (nothing, levels) = plan(&[(6, 0), (8, 0)], |view| subset::build(view, 1000));
    assert!(nothing.is_empty() && levels.is_empty());
    let (nothing, _) = plan(&[(6, 2), (8, 2), (9, 2)], |view| subset::build(view, 49));
    assert!(nothing.is_empty());
    let (nothing, _) = plan(&[(6, 2), (8, 2), (9, 2)], |view| {
        assert_eq!(subset::sell(view, 151), None);
        assert_eq!((subset::sell_all(view).money(), subset::sell_all(view).items()), (150, 6));
        assert_eq!(subset::mortgage(view, 1), None);
        subset::lift(view, 1000)
    });
    assert!(nothing.is_empty());
}
