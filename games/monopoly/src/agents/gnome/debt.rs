//! Raising money.

use ludoteca_core::{SeatView as _, Thinking};

use super::{build::street_rent, cash, note, plain};
use crate::{Action, DeedId, View};

/// Pays when it can. Otherwise mortgages the cheapest unimproved lot; when there is none, sells
/// a house. Lots that are bare after that are unimproved ones again: what is left comes last.
pub(super) fn raise(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let (cash, owed) = (cash(view), view.debt().map_or(0, |debt| debt.total()));
    if cash >= owed {
        note(thinking, Action::Pay, &[("cash", cash), ("owed", -owed)]);
        return Action::Pay;
    }
    if let Some(action) = mortgage(view, thinking) {
        return action;
    }
    if let Some(action) = sell(view, thinking) {
        return action;
    }
    plain(thinking, Action::Bankrupt, "nothing left")
}

fn mortgage(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Option<Action> {
    let (game, built) = (view.game(), view.built());
    let bare = view.owned_by(view.seat()).without(view.mortgaged()).into_iter();
    // A lot on which the bank lends nothing would help nobody.
    let cheapest = bare
        .filter(|&lot| game.deed(lot).mortgage > 0)
        .filter(|&lot| built.and(game.deed(lot).group_set).is_empty())
        .min_by_key(|&lot| game.deed(lot).price)?;
    let deed = game.deed(cheapest);
    let action = Action::Mortgage(deed.place);
    note(thinking, action, &[("the cheapest unimproved lot", -i64::from(deed.price))]);
    Some(action)
}

/// The house with the least lost rent, the first of equal ones; if none can be sold by itself for
/// want of houses in the bank, a group of hotels at once.
fn sell(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Option<Action> {
    let game = view.game();
    let built = view.owned_by(view.seat()).and(view.built());
    let lost = |lot: DeedId| {
        let (deed, level) = (game.deed(lot), view.level(lot));
        street_rent(deed, level) - street_rent(deed, game.level_below(level))
    };
    let single = |lot: DeedId| Action::Sell(game.place_of(lot));
    let least = built
        .into_iter()
        .filter(|&lot| view.check(single(lot)).is_ok())
        .min_by_key(|&lot| lost(lot));
    if let Some(lot) = least {
        note(thinking, single(lot), &[("rent lost", -i64::from(lost(lot)))]);
        return Some(single(lot));
    }
    let whole = built.into_iter().find_map(|lot| {
        let most = view.state().most_to_keep(game.deed(lot).group_set);
        let action = Action::SellDown(game.place_of(lot), most);
        view.check(action).is_ok().then_some(action)
    })?;
    Some(plain(thinking, whole, "the bank has no houses for single hotels"))
}
