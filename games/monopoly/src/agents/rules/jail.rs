//! Rules 3.1 and 3.2: whether to leave jail.

use ludoteca_core::SeatView as _;

use super::is_rich;
use super::note::{Mind, tries};
use crate::{Action, View};

/// How to leave jail, if a rule wants to.
///
/// A card is thought of first: it costs nothing, and whenever a rule would pay the fine, the one
/// about the card would fire, too.
pub(super) fn leave(view: &View<'_>, thinking: &mut Mind<'_>) -> Option<Action> {
    let me = view.seat();
    let all = view.game().board().deeds().len() as u32;
    let free = all - view.owned().len();
    let rich = is_rich(view);
    let by_card = Action::UseCard;
    if view.jail_cards(me) > 0 && tries(thinking, "3.2.1", 5 * free >= all && rich, by_card) {
        return Some(by_card);
    }
    let pay = Action::PayFine;
    // Some rules do not take the fine before the last roll.
    view.check(pay).ok()?;
    let money = i64::from(view.cash(me));
    let fine = i64::from(view.game().track.fine);
    let pays = tries(thinking, "3.1.1", free == all && fine < money && rich, pay)
        || tries(thinking, "3.1.2", 2 * free >= all && 3 * fine < money && rich, pay)
        || tries(thinking, "3.1.3", 5 * free >= all && 5 * fine < money && rich, pay);
    pays.then_some(pay)
}
