//! `rules`: the rule-based player of Street Master's (document 000, 4.3.1 and 4.3.2).
//!
//! Each question has its numbered rules; the first one that fires decides, and its number is the
//! name of the term that explains the decision. Where the document is silent:
//!
//! - 50 000 is two and a half salaries of the board (`is_rich`).
//! - It manages at the end of its move: first it lifts mortgages, then it builds, each with at
//!   most 70 % of the money that it has then. Where the rules know no window after the move, it
//!   does so before its roll.
//! - In jail it thinks of the card before the fine.
//! - It never trades: it refuses offers and packages, and keeps a mortgage that comes with a lot.
//! - It claims one of the last buildings if it would build one, bids for it by the same rules with
//!   the building's price as the printed price, and puts it where it adds the most rent.

use ludoteca_core::{Agent, SeatView as _};

use crate::{Action, Monopoly, Phase, Question, View};

mod bid;
mod building;
mod buy;
pub(in crate::agents) mod choice;
mod course;
mod improve;
mod jail;
pub(in crate::agents) mod note;
mod pay;

use course::Course;
use note::{Mind, otherwise};

/// The rule-based player of document 000.
#[derive(Clone, Debug, Default)]
pub struct RuleBased {
    /// What it is about to do in the present window or debt.
    course: Course,
}

impl Agent<Monopoly> for RuleBased {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        match view.question() {
            Question::Manage => self.manage(view, thinking),
            Question::Buy => buy::decide(view, thinking),
            question => self.seldom(view, question, thinking),
        }
    }

    fn remembers(&self) -> bool {
        true
    }

    fn reset(&mut self) {
        self.course.end();
    }
}

impl RuleBased {
    #[inline]
    fn manage(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        match view.phase() {
            Phase::After => {
                if let Some(action) = improve::next(&mut self.course, view, thinking) {
                    return action;
                }
                otherwise(thinking, "nothing more to improve", Action::Done)
            }
            Phase::Before => self.before_roll(view, thinking),
            _ => otherwise(thinking, "manages at the end of its own move", Action::Done),
        }
    }

    #[inline]
    fn before_roll(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        if view.jail_turn(view.seat()) > 0
            && let Some(action) = jail::leave(view, thinking)
        {
            return action;
        }
        if !view.game().rules().manage_after_move
            && let Some(action) = improve::next(&mut self.course, view, thinking)
        {
            return action;
        }
        otherwise(thinking, "rolls", Action::Roll)
    }

    #[inline(never)]
    fn seldom(&mut self, view: &View<'_>, question: Question, thinking: &mut Mind<'_>) -> Action {
        match question {
            Question::Debt => pay::decide(&mut self.course, view, thinking),
            Question::Tax => choice::tax(view, thinking),
            Question::Card => choice::card(view, thinking),
            Question::Bid => bid(view, thinking),
            Question::Percent => bid::share(view, thinking),
            Question::Trade => otherwise(thinking, "does not trade", Action::Refuse),
            Question::Package => otherwise(thinking, "does not deal in packages", Action::Refuse),
            Question::Draft => otherwise(thinking, "does not deal in packages", Action::Withdraw),
            Question::Interest => keep(view, thinking),
            Question::Claim => building::claim(view, thinking),
            Question::Place => building::place(view, thinking),
            Question::Manage | Question::Buy | Question::Nothing => {
                otherwise(thinking, "nothing to do", Action::Done)
            }
        }
    }
}

fn bid(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let Some(auction) = view.auction() else {
        return otherwise(thinking, "no auction", Action::Pass);
    };
    match auction.lot {
        Some(lot) => bid::for_lot(view, auction, lot, thinking),
        None => building::bid(view, auction, thinking),
    }
}

/// Lifting comes at the end of the move, by the subset search.
pub(in crate::agents) fn keep(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let place = view.mortgage_taken_over().map(|lot| view.game().place_of(lot));
    otherwise(thinking, "keeps the mortgage for now", place.map_or(Action::Done, Action::Keep))
}

/// Whether a player has more than the document's 50 000: two and a half of its salaries.
#[inline]
fn is_rich(view: &View<'_>) -> bool {
    2 * i64::from(view.cash(view.seat())) > 5 * i64::from(view.game().track.salary)
}
