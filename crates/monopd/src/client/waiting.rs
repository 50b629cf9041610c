//! What the server has still to answer.

use std::time::Duration;

use crate::wire::Element;

/// What we wait for after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waiting {
    /// Nothing.
    Nothing,
    /// The roll.
    Roll,
    /// What became of the purchase.
    Purchase,
    /// What became of us in jail.
    Jail,
    /// The tax.
    Tax,
    /// A house on this estate, or one less.
    Houses(i32),
    /// The mortgage of this estate.
    Mortgage(i32),
    /// The sale of this estate.
    Sale(i32),
    /// Our bankruptcy.
    Bankruptcy,
    /// Our bid of so much.
    Bid(i32),
    /// A moment of calm after a refusal, so that nobody is flooded with what he refuses.
    Calm,
}

/// How long we wait for the effect of a command before we look again.
const LOST: Duration = Duration::from_secs(20);
/// How long we keep quiet after a refusal.
const CALM: Duration = Duration::from_secs(1);

impl Waiting {
    /// How long this is waited for; none: nothing is.
    pub(super) fn patience(self) -> Option<Duration> {
        match self {
            Self::Nothing => None,
            Self::Calm => Some(CALM),
            _ => Some(LOST),
        }
    }

    /// Whether this element is what we wait for.
    pub(super) fn is_answered_by(self, element: &Element, me: i32) -> bool {
        match (self, element) {
            (Self::Roll, Element::Player(it)) => {
                it.player == Some(me)
                    && (it.can_roll.is_some() || it.has_turn.is_some() || it.location.is_some())
            }
            (Self::Purchase, Element::Player(it)) => it.player == Some(me) && it.can_buy.is_some(),
            (Self::Jail, Element::Player(it)) => {
                it.player == Some(me)
                    && (it.jailed.is_some() || it.jail_count.is_some() || it.has_turn.is_some())
            }
            (Self::Tax, Element::Player(it)) => {
                it.player == Some(me)
                    && (it.money.is_some() || it.has_turn.is_some() || it.has_debt.is_some())
            }
            (Self::Bankruptcy, Element::Player(it)) => {
                it.player == Some(me) && (it.bankrupt.is_some() || it.has_debt.is_some())
            }
            (Self::Houses(estate), Element::Estate(it)) => {
                it.estate == Some(estate) && it.houses.is_some()
            }
            (Self::Mortgage(estate), Element::Estate(it)) => {
                it.estate == Some(estate) && it.mortgaged.is_some()
            }
            (Self::Sale(estate), Element::Estate(it)) => {
                it.estate == Some(estate) && it.owner.is_some_and(|owner| owner != me)
            }
            (Self::Bid(amount), Element::Auction(it)) => {
                it.high_bid.is_some_and(|bid| bid >= amount) || it.status == Some(3)
            }
            _ => false,
        }
    }
}
