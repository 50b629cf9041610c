//! Rules 4.1 to 5.2: which alternative of a card, which tax. `random` chooses by them, too.

use ludoteca_core::SeatView as _;

use super::is_rich;
use super::note::{Mind, otherwise, tries};
use crate::{Action, CardAction, Phase, SquareKind, View};

/// The alternative of a card: the first one to be kept if there is money enough, the first one
/// that collects, the first one.
pub(in crate::agents) fn card(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    const FIRST: Action = Action::Choose(0);
    let Phase::Choosing { deck, card } = view.phase() else {
        return otherwise(thinking, "no card", FIRST);
    };
    let alternatives = 0..view.game().alternatives(deck, card);
    let find = |wanted: fn(&CardAction) -> bool| {
        let mut choices = alternatives.clone();
        choices.find(|&choice| wanted(view.game().alternative(deck, card, choice)))
    };
    let act = |choice: Option<u8>| choice.map_or(FIRST, Action::Choose);
    let kept = find(|action| action.keep);
    if tries(thinking, "4.1", kept.is_some() && is_rich(view), act(kept)) {
        return act(kept);
    }
    let collects = find(|action| action.pay < 0 || action.pay_each < 0);
    if tries(thinking, "4.2", collects.is_some(), act(collects)) {
        return act(collects);
    }
    otherwise(thinking, "4.3", FIRST)
}

/// The smaller tax; the fixed one if both are equal.
pub(in crate::agents) fn tax(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let me = view.seat();
    let square = view.game().track.squares[usize::from(view.place(me).0)];
    let SquareKind::IncomeTax { percent, fixed } = square else {
        return otherwise(thinking, "no tax", Action::TaxFixed);
    };
    let share = view.worth(me) * i64::from(percent) / 100;
    if tries(thinking, "5.1", i64::from(fixed) <= share, Action::TaxFixed) {
        return Action::TaxFixed;
    }
    otherwise(thinking, "5.2", Action::TaxPercent)
}
