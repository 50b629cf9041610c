//! Whether it leaves jail before it has to.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Settings, say, tiles};
use crate::{Action, View};

/// Why jail is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stay {
    /// Enough lots are free.
    BuyFree,
    /// What the turns outside should earn pays the fine.
    Earn,
    /// Neither.
    Wait,
}

/// Leaves with a card, or for money, if that pays.
#[inline(never)]
pub(super) fn leave(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Option<Action> {
    let ways = [Action::UseCard, Action::PayFine];
    let way = ways.into_iter().find(|&way| view.check(way).is_ok())?;
    let why = match weigh(settings, view) {
        Stay::BuyFree => "enough lots are free",
        Stay::Earn => "the turns outside should earn the fine",
        Stay::Wait => return None,
    };
    Some(say(thinking, way, || vec![(why, 1.0)]))
}

/// The document's two reasons to leave.
pub(super) fn weigh(settings: &Settings, view: &View<'_>) -> Stay {
    let all = view.game().board().deeds().len();
    let free = all - view.owned().len() as usize;
    if free as f64 >= settings.enough_free * all as f64 && free > 0 {
        return Stay::BuyFree;
    }
    // Earnings are a fraction of the squares squared: both sides are multiplied by that instead.
    let squares = i64::from(view.game().track.len);
    if earnings(view) >= i64::from(view.game().track.fine) * squares * squares {
        Stay::Earn
    } else {
        Stay::Wait
    }
}

/// 7n (players × own rents − losses), which is the document's estimate times squares².
pub(super) fn earnings(view: &View<'_>) -> i64 {
    let me = view.seat();
    let mut own = 0;
    let mut losses = 0;
    for lot in view.owned() {
        let rent = i64::from(view.rent(lot, tiles::ROLL));
        *(if view.owner(lot) == Some(me) { &mut own } else { &mut losses }) += rent;
    }
    7 * turns_to_stay(view) * (i64::from(view.live().len()) * own - losses)
}

/// The moves that it would miss: the last roll in jail always moves.
pub(super) fn turns_to_stay(view: &View<'_>) -> i64 {
    i64::from(view.game().track.jail_turns) - i64::from(view.jail_turn(view.seat()))
}
