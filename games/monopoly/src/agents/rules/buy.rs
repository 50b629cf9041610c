//! Rules 2.1 to 2.3: whether to buy the lot one stands on.

use ludoteca_core::SeatView as _;

use super::note::{Mind, otherwise, tries};
use crate::{Action, DeedKind, DeedSet, View};

const YES: Action = Action::Buy;
const NO: Action = Action::Decline;

/// What the rules ask about a lot.
struct Facts {
    /// The money available.
    money: i64,
    /// The printed price.
    price: i64,
    /// The lots of its group that one owns.
    mine: DeedSet,
    /// The lots of its group that somebody owns.
    taken: DeedSet,
    /// All other lots of its group.
    others: DeedSet,
}

/// The first rule that fires for the lot under one's token.
#[inline]
pub(super) fn decide(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let (me, game) = (view.seat(), view.game());
    let Some(lot) = game.board().deed_at(view.place(me)) else {
        return otherwise(thinking, "no lot", NO);
    };
    let deed = game.deed(lot);
    let facts = Facts {
        money: view.cash(me).into(),
        price: deed.price.into(),
        mine: view.owned_by(me).and(deed.group_set),
        taken: view.owned().and(deed.group_set),
        others: deed.group_set.without(DeedSet::of(lot)),
    };
    match deed.kind {
        DeedKind::Street { .. } => facts.street(view, thinking),
        DeedKind::Station { .. } => facts.station(thinking),
        DeedKind::Utility { .. } => facts.utility(thinking),
    }
}

impl Facts {
    /// Whether the money is more than so many prices.
    fn has(&self, prices: i64) -> bool {
        prices * self.price < self.money
    }

    fn street(&self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        if tries(thinking, "2.1.1", self.price > self.money, NO) {
            return NO;
        }
        let alone = !self.mine.is_empty() && self.mine == self.taken;
        let part = !self.mine.is_empty() && !alone;
        let buys = tries(thinking, "2.1.2", self.mine == self.others, YES)
            || tries(thinking, "2.1.3", self.taken.is_empty(), YES)
            || tries(thinking, "2.1.4", alone, YES)
            || tries(thinking, "2.1.5", part && self.has(3), YES)
            || tries(thinking, "2.1.6", self.completes_anothers(view), YES)
            || tries(thinking, "2.1.7", self.has(7), YES);
        if buys { YES } else { otherwise(thinking, "otherwise", NO) }
    }

    /// Whether one other player owns all the rest of the group.
    fn completes_anothers(&self, view: &View<'_>) -> bool {
        let first = self.others.first().and_then(|lot| view.owner(lot));
        first.is_some_and(|owner| owner != view.seat() && view.owned_by(owner).covers(self.others))
    }

    /// The one under the token is still free and counts among the free ones: with another free
    /// one beside it the player can come to own two, which is what the document asks for.
    fn station(&self, thinking: &mut Mind<'_>) -> Action {
        if tries(thinking, "2.2.1", self.price > self.money, NO) {
            return NO;
        }
        let free = self.others.len() + 1 - self.taken.len();
        let buys = tries(thinking, "2.2.2", self.mine.len() > 1 && self.has(3), YES)
            || tries(thinking, "2.2.3", free >= 2, YES)
            || tries(thinking, "2.2.4", self.has(7), YES);
        if buys { YES } else { otherwise(thinking, "otherwise", NO) }
    }

    fn utility(&self, thinking: &mut Mind<'_>) -> Action {
        if tries(thinking, "2.3.1", self.price > self.money, NO) {
            return NO;
        }
        let buys = tries(thinking, "2.3.2", !self.mine.is_empty() && self.has(2), YES)
            || tries(thinking, "2.3.3", self.taken.is_empty() && self.has(2), YES)
            || tries(thinking, "2.3.4", self.has(7), YES);
        if buys { YES } else { otherwise(thinking, "otherwise", NO) }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::{Game as _, Purpose, Rng, Seat, Thinking};

    use super::*;
    use crate::position::Player;
    use crate::{Monopoly, Phase, Place, Position};

    /// The engine does not ask who cannot pay, and no position can have it ask: the state is
    /// made poorer by hand.
    fn fired(square: u8, cash: i32) -> (Action, &'static str) {
        let game = Monopoly::preset("street-masters").expect("a shipped preset");
        let buyer = Player { square: Some(Place(square)), ..Player::default() };
        let players = vec![buyer, Player::default()];
        let position = Position { players, phase: Phase::Buying, ..Position::default() };
        let mut state = position.to_state(&game).expect("a sound position");
        state.cash[0] = cash;
        let mut rng = Rng::stream(0, 0, Purpose::Setup);
        let mut thinking = Thinking::aloud(&mut rng);
        let action = decide(&game.view(&state, Seat(0)), &mut thinking);
        let why = thinking.conclude(action).why;
        (action, why[why.len() - 1].terms[0].0)
    }

    #[test]
    fn nothing_is_bought_above_ones_money() {
        assert_eq!(fired(34, 31_999), (NO, "2.1.1"));
        assert_eq!(fired(34, 32_000), (YES, "2.1.3"));
        assert_eq!(fired(5, 19_999), (NO, "2.2.1"));
        assert_eq!(fired(5, 20_000), (YES, "2.2.3"));
        assert_eq!(fired(12, 14_999), (NO, "2.3.1"));
        assert_eq!(fired(12, 15_000), (NO, "otherwise"));
    }
}
