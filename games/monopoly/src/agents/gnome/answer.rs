//! Answering trades and packages.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Kind, cash, note, plain, salary};
use crate::{Action, DeedSet, TradeView, View};

/// How many groups these lots complete that this kind cares for.
fn groups(kind: Kind, view: &View<'_>, lots: DeedSet) -> i64 {
    let game = view.game();
    let full = game.board().groups().iter().filter(|group| lots.covers(group.members));
    let cared =
        full.filter(|group| group.members.first().is_some_and(|lot| !kind.shuns(game.deed(lot))));
    cared.count() as i64
}

/// What changes for the player itself.
struct Change {
    gain: DeedSet,
    give: DeedSet,
    cash: i64,
    cards: i64,
}

impl Change {
    /// Groups gained and groups lost.
    fn groups(&self, kind: Kind, view: &View<'_>) -> (i64, i64) {
        let before = view.owned_by(view.seat());
        let kept = before.without(self.give);
        let left = groups(kind, view, kept);
        (groups(kind, view, kept.or(self.gain)) - left, groups(kind, view, before) - left)
    }

    /// The cash after it, interest on mortgages that come along paid.
    fn cash_after(&self, view: &View<'_>) -> i64 {
        let mut interest = 0;
        if view.game().rules().transfer_interest {
            let mortgaged = self.gain.and(view.mortgaged()).into_iter();
            interest = mortgaged.map(|lot| i64::from(view.game().deed(lot).interest())).sum();
        }
        cash(view) + self.cash - interest
    }

    /// How much worth rises: printed prices less what the bank has lent, buildings at cost, jail
    /// cards at the fine.
    fn worth(&self, view: &View<'_>) -> i64 {
        let game = view.game();
        let value = |lots: DeedSet| -> i64 {
            let value = |lot| {
                let lent = if view.mortgaged().has(lot) { game.deed(lot).mortgage } else { 0 };
                i64::from(game.deed(lot).price - lent) + game.building_cost(lot, view.level(lot))
            };
            lots.into_iter().map(value).sum()
        };
        let money = self.cash_after(view) - cash(view);
        value(self.gain) - value(self.give) + money + self.cards * i64::from(game.track.fine)
    }
}

pub(super) fn trade(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let Some(TradeView { gain, give, cash, cards, .. }) = view.trade() else {
        return plain(thinking, Action::Refuse, "no trade");
    };
    if gain.is_empty() && cash <= 0 && cards <= 0 {
        return plain(thinking, Action::Refuse, "something for nothing");
    }
    let change = Change { gain, give, cash: cash.into(), cards: cards.into() };
    let (gained, lost) = change.groups(kind, view);
    let (after, reserve) = (change.cash_after(view), salary(view));
    let half = reserve - reserve / 2;
    // The threshold that decides: of groups, else of cash, else of worth.
    let accept = if gained != lost {
        note(thinking, Action::Accept, &[("groups gained", gained), ("groups lost", -lost)]);
        gained > lost
    } else if after < half || after >= reserve {
        let needed = if after < reserve { half } else { reserve };
        note(thinking, Action::Accept, &[("cash after", after), ("reserve", -needed)]);
        after >= needed
    } else {
        let rise = change.worth(view);
        note(thinking, Action::Accept, &[("rise of worth", rise)]);
        rise > 0
    };
    note(thinking, Action::Refuse, &[]);
    // The rules see to it that an offer can be paid.
    if accept { Action::Accept } else { Action::Refuse }
}

/// Only packages that bring a group.
pub(super) fn package(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let Some(package) = view.package() else {
        return plain(thinking, Action::Refuse, "no package");
    };
    let me = view.seat();
    let mut change = Change { gain: DeedSet::EMPTY, give: DeedSet::EMPTY, cash: 0, cards: 0 };
    for leg in package.legs {
        if leg.to == me {
            change.gain = change.gain.or(leg.lots);
            change.cash += i64::from(leg.cash);
        } else if leg.from == me {
            change.give = change.give.or(leg.lots);
            change.cash -= i64::from(leg.cash);
        }
    }
    let (gained, lost) = change.groups(kind, view);
    note(thinking, Action::Accept, &[("groups gained", gained), ("groups lost", -lost)]);
    note(thinking, Action::Refuse, &[]);
    if gained > lost { Action::Accept } else { Action::Refuse }
}
