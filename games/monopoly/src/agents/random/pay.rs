//! Raising money without thinking: the dearest first, until it is enough.

use ludoteca_core::SeatView as _;

use crate::agents::rules::note::{Mind, otherwise};
use crate::{Action, DeedId, View};

/// The order of rules 6.1 to 6.4: buildings, mortgages, paying, giving up.
pub(super) fn decide(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let owed = view.debt().map_or(0, |debt| debt.total());
    if owed <= i64::from(view.cash(view.seat())) {
        return otherwise(thinking, "6.3", Action::Pay);
    }
    if let Some(sell) = sell(view) {
        return otherwise(thinking, "6.1", sell);
    }
    if let Some(mortgage) = mortgage(view) {
        return otherwise(thinking, "6.2", mortgage);
    }
    otherwise(thinking, "6.4", Action::Bankrupt)
}

/// Sells the dearest building that the rules let go, or a group of hotels for want of houses.
fn sell(view: &View<'_>) -> Option<Action> {
    let (game, state) = (view.game(), view.state());
    let built = view.owned_by(view.seat()).and(view.built());
    let sell = |lot: DeedId| Action::Sell(game.place_of(lot));
    let sales = built.into_iter().filter(|&lot| view.check(sell(lot)).is_ok());
    let price = |lot: DeedId| game.step_price(lot, view.level(lot));
    if let Some(dearest) = dearest(sales, price) {
        return Some(sell(dearest));
    }
    let down = |lot: DeedId| {
        let deed = game.deed(lot);
        Action::SellDown(deed.place, state.most_to_keep(deed.group_set))
    };
    built.into_iter().map(down).find(|&sale| view.check(sale).is_ok())
}

/// Mortgages the dearest lot.
fn mortgage(view: &View<'_>) -> Option<Action> {
    let game = view.game();
    let mortgage = |lot: DeedId| Action::Mortgage(game.place_of(lot));
    let lots = view.owned_by(view.seat()).without(view.mortgaged()).into_iter();
    let lots = lots.filter(|&lot| view.check(mortgage(lot)).is_ok());
    dearest(lots, |lot| game.deed(lot).price).map(mortgage)
}

/// The dearest lot; of equals the first on the board.
fn dearest(lots: impl Iterator<Item = DeedId>, price: impl Fn(DeedId) -> i32) -> Option<DeedId> {
    lots.reduce(|best, lot| if price(lot) > price(best) { lot } else { best })
}
