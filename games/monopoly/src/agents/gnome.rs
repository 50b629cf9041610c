//! Three scripted opponents of a published benchmark, to compare win rates with the literature.
//!
//! The benchmark is the Monopoly simulator of the GNOME project (M. Kejriwal and others), whose
//! fixed policies are the usual opponents of learning agents. What they do is stated on
//! [`Gnome`]; where that leaves something open, the note at the place says what was chosen.
//!
//! Every decision weighs candidates: the value is what is left above the threshold of the rule,
//! term by term, and not doing it is worth 0.

use ludoteca_core::{Agent, SeatView as _, Thinking, Weighed};

use crate::{Action, Monopoly, Phase, Question, SquareKind, View};

mod answer;
mod build;
mod buy;
mod deal;
mod debt;

/// Which of the three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// `gnome-a`: all lots alike.
    A,
    /// `gnome-b`: no utilities, but always the stations and the two dearest streets.
    B,
    /// `gnome-c`: no utilities, but always the stations and the second and fourth group (light
    /// blue and orange on the classic boards); never more than three houses.
    C,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// What the agent is called.
    pub const fn key(self) -> &'static str {
        match self {
            Self::A => "gnome-a",
            Self::B => "gnome-b",
            Self::C => "gnome-c",
        }
    }
}

/// A scripted opponent of the published benchmark. G is what one round pays at Go.
///
/// - Leaves jail if cash ≥ G: by card, else for the fine.
/// - Buys if cash − price ≥ G, or if it completes a group and cash ≥ price.
/// - Bids b + (price − b)/2 while the bid b is below the price, above it only to complete a group:
///   b + (cash − b)/4. Broken units are cut; a bid that then beats nothing is not made.
/// - Builds the house with the largest (rent gain − cost) on full groups, without a reserve.
/// - Lifts a mortgage if cash after it ≥ G, the cheapest first.
/// - In debt mortgages the cheapest unimproved lot, else sells the house with the least lost rent,
///   and so on with what is left.
/// - Offers a lone street to whom it completes a group, at max(1.5 × price, half the buyer's cash).
/// - Asks for a lone street that completes its own group at 0.75 × price in a swap, else at
///   1.125 × price if it keeps more than G/2.
/// - Accepts a trade if it gains more groups than it loses; if as many, when cash after it ≥ G/2
///   and (cash after it ≥ G or its worth rises). Who asks for something for nothing is refused.
///
/// [`Kind::B`] and [`Kind::C`] never buy utilities or bid for them, always buy their favourites
/// when cash ≥ price, and bid b + (cash − b)/6 for those.
///
/// A group is any group of the board, stations and utilities included (but for B and C utilities
/// are none). It builds and lifts before every roll, its own or another's, trades before its own,
/// keeps mortgages that come with a lot, claims the last building if it would build it, accepts a
/// package only if it gains a group, and pays the smaller tax. An offer is made once as long as
/// no lot changes hands.
#[derive(Clone, Debug)]
pub struct Gnome {
    kind: Kind,
    memory: deal::Memory,
}

impl Gnome {
    /// A player that has not offered anything yet.
    pub const fn new(kind: Kind) -> Self {
        Self { kind, memory: deal::Memory::NEW }
    }

    /// Which one it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }
}

impl Agent<Monopoly> for Gnome {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match view.question() {
            Question::Manage => self.manage(view, thinking),
            question => self.answer(view, question, thinking),
        }
    }

    fn remembers(&self) -> bool {
        true
    }

    fn reset(&mut self) {
        self.memory = deal::Memory::NEW;
    }
}

impl Gnome {
    /// Nearly all decisions are windows in which there is nothing to do: cheap looks come first.
    #[inline]
    fn manage(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let before = view.phase() == Phase::Before;
        let on = if before { Action::Roll } else { Action::Done };
        if before
            && view.jail_turn(view.seat()) > 0
            && let Some(action) = leave_jail(view, thinking)
        {
            return action;
        }
        // After the move the next window is only a turn away.
        let mine = view.owned_by(view.seat());
        if mine.is_empty() || view.phase() == Phase::After {
            note(thinking, on, &[("nothing to manage", 0)]);
            return on;
        }
        if let Some(action) = build::improve(self.kind, view, mine, thinking) {
            return action;
        }
        if before && let Some(action) = self.memory.offer(view, mine, thinking) {
            return action;
        }
        note(thinking, on, &[("nothing worth doing", 0)]);
        on
    }

    #[inline(never)]
    fn answer(
        &self,
        view: &View<'_>,
        question: Question,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        match question {
            Question::Buy => buy::buy(self.kind, view, thinking),
            Question::Bid => buy::bid(self.kind, view, thinking),
            Question::Percent => buy::percent(self.kind, view, thinking),
            Question::Debt => debt::raise(view, thinking),
            Question::Trade => answer::trade(self.kind, view, thinking),
            Question::Package => answer::package(self.kind, view, thinking),
            Question::Claim => build::claim(self.kind, view, thinking),
            Question::Place => build::place(view, thinking),
            Question::Tax => smaller_tax(view, thinking),
            Question::Interest => plain(thinking, keep(view), "keeps the mortgage"),
            Question::Card => plain(thinking, Action::Choose(0), "takes the first alternative"),
            Question::Draft => plain(thinking, Action::Withdraw, "makes no packages"),
            Question::Manage | Question::Nothing => {
                plain(thinking, Action::Done, "nothing to decide")
            }
        }
    }
}

/// One salary: what one round of the board pays.
#[inline]
fn salary(view: &View<'_>) -> i64 {
    view.game().track.salary.into()
}

/// The cash of the player itself.
#[inline]
fn cash(view: &View<'_>) -> i64 {
    view.cash(view.seat()).into()
}

/// Notes a candidate whose value is the sum of its terms.
#[inline]
fn note(thinking: &mut Thinking<'_, Action>, action: Action, terms: &[(&'static str, i64)]) {
    thinking.weigh(|| {
        let value = terms.iter().map(|term| term.1).sum::<i64>() as f64;
        Weighed { action, value, terms: terms.iter().map(|&(of, n)| (of, n as f64)).collect() }
    });
}

/// A decision that needs no numbers.
fn plain(thinking: &mut Thinking<'_, Action>, action: Action, why: &'static str) -> Action {
    note(thinking, action, &[(why, 0)]);
    action
}

/// By card first, else for the fine, as soon as one salary is there.
fn leave_jail(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Option<Action> {
    let action = if view.jail_cards(view.seat()) > 0 { Action::UseCard } else { Action::PayFine };
    // In the last turn the fine cannot be paid before the roll.
    if view.check(action).is_err() {
        return None;
    }
    let (cash, reserve) = (cash(view), salary(view));
    note(thinking, action, &[("cash", cash), ("reserve", -reserve)]);
    (cash >= reserve).then_some(action)
}

fn smaller_tax(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let square = usize::from(view.place(view.seat()).0);
    let SquareKind::IncomeTax { percent, fixed } = view.game().track.squares[square] else {
        return plain(thinking, Action::TaxFixed, "no choice");
    };
    let (fixed, share) = (i64::from(fixed), i64::from(percent) * view.worth(view.seat()) / 100);
    note(thinking, Action::TaxFixed, &[("tax", -fixed)]);
    note(thinking, Action::TaxPercent, &[("tax", -share)]);
    if share < fixed { Action::TaxPercent } else { Action::TaxFixed }
}

fn keep(view: &View<'_>) -> Action {
    let place = view.mortgage_taken_over().map(|lot| view.game().place_of(lot));
    place.map_or(Action::Done, Action::Keep)
}
