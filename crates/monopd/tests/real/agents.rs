//! Players for the tests.

use ludoteca_core::{Agent, SeatView as _, Thinking};
use ludoteca_monopoly::agents::{Optimal, Quick, RuleBased};
use ludoteca_monopoly::{Action, Monopoly, Question, View};

/// A player of the house.
pub(crate) fn usual(number: u8) -> Box<dyn Agent<Monopoly>> {
    match number % 3 {
        0 => Box::new(Optimal::default()),
        1 => Box::new(RuleBased::default()),
        _ => Box::new(Quick::default()),
    }
}

/// One that also lets a lot go to auction, makes offers and takes the first one made to it, so
/// that a short game has all of that.
pub(crate) struct Lively {
    inner: Box<dyn Agent<Monopoly>>,
    /// Purchases that it still declines.
    declines: u8,
    offers: u8,
    accepts: u8,
}

impl Lively {
    pub(crate) fn new(number: u8) -> Self {
        Self { inner: usual(number), declines: u8::from(number == 0), offers: 4, accepts: 1 }
    }
}

/// Whether there is one left, which is used up then.
fn take(left: &mut u8) -> bool {
    let any = *left > 0;
    *left -= u8::from(any);
    any
}

impl Agent<Monopoly> for Lively {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let wish = match view.question() {
            Question::Buy if take(&mut self.declines) => Some(Action::Decline),
            Question::Trade if view.check(Action::Accept).is_ok() && take(&mut self.accepts) => {
                Some(Action::Accept)
            }
            Question::Manage if self.offers > 0 => {
                let mut actions = Vec::new();
                view.actions(&mut actions);
                actions.into_iter().find(|action| matches!(action, Action::Trade(_)))
            }
            _ => None,
        };
        match wish {
            Some(Action::Trade(offer)) if take(&mut self.offers) => Action::Trade(offer),
            Some(action) => action,
            None => self.inner.choose(view, thinking),
        }
    }
}
