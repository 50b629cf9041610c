//! `random`: the pseudo-random player of Street Master's (document 000, 4.3.3).
//!
//! Wherever it has a choice it draws a number r from 0 to 99 with a Mersenne Twister and acts if
//! r < p, where p is a whole percentage, rounded down. Taxes, cards and bankruptcy are those of
//! `rules`. Where the document is silent:
//!
//! - The twister is seeded from the seat's own stream at the first decision of a game, so that
//!   games repeat.
//! - One draw for one decision: what failed is not tried again in the same window.
//! - It manages at the end of its move, like `rules`: it draws for every mortgaged lot in the
//!   order of the board, then for every group that it can build on, until one succeeds. That draw
//!   builds on the group's first street; each further street takes a draw of its own, and the
//!   first one that fails ends it. A street gets at most one building in a turn.
//! - In jail one draw decides; a card is used before money.
//! - In debt it sells buildings first, the dearest that the rules let go, then mortgages.
//! - In a percentage auction one unit is one percent. It claims one of the last buildings by the
//!   odds of building, bids for it as for a lot, and puts it on the first street that takes it.
//! - It refuses trades and packages, and keeps a mortgage that comes with a lot.

use ludoteca_core::{Agent, SeatView as _, Weighed};
use rand_mt::Mt;

use super::rules::note::Mind;
use super::rules::{choice, keep};
use crate::{Action, Monopoly, Phase, Question, View};

mod auction;
mod improve;
mod pay;

/// The pseudo-random player of document 000.
#[derive(Clone, Debug, Default)]
pub struct PseudoRandom {
    /// Seeded at the first decision of a game.
    twister: Option<Mt>,
    window: improve::Window,
}

impl Agent<Monopoly> for PseudoRandom {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        match view.question() {
            Question::Manage => self.manage(view, thinking),
            Question::Buy => self.buy(view, thinking),
            question => self.seldom(view, question, thinking),
        }
    }

    fn remembers(&self) -> bool {
        true
    }

    fn reset(&mut self) {
        self.twister = None;
        self.window = improve::Window::default();
    }
}

impl PseudoRandom {
    /// Draws once: does it with a probability of `p` percent.
    ///
    /// The candidate is worth p − r, and what happens otherwise 0: the better one is done.
    fn draws(&mut self, p: i64, action: Action, thinking: &mut Mind<'_>) -> bool {
        let rng = &mut *thinking.rng;
        let twister = self.twister.get_or_insert_with(|| Mt::new(rng.next_u32()));
        let drawn = below_100(twister);
        thinking.weigh(|| {
            let (p, r) = (p as f64, drawn as f64);
            Weighed { action, value: p - r, terms: vec![("p", p), ("r", -r)] }
        });
        drawn < p
    }

    #[inline]
    fn manage(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        let rules = view.game().rules();
        match view.phase() {
            Phase::After => {
                self.improve(view, thinking).unwrap_or_else(|| instead(thinking, Action::Done))
            }
            Phase::Before => {
                let first = self.leave_jail(view, thinking).or_else(|| {
                    // Without a window after the move this is the only one.
                    if rules.manage_after_move { None } else { self.improve(view, thinking) }
                });
                first.unwrap_or_else(|| instead(thinking, Action::Roll))
            }
            _ => instead(thinking, Action::Done),
        }
    }

    fn buy(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        let me = view.seat();
        let lot = view.game().board().deed_at(view.place(me));
        let price = lot.map_or(0, |lot| view.game().deed(lot).price);
        if self.draws(left_over(view.cash(me), price), Action::Buy, thinking) {
            Action::Buy
        } else {
            instead(thinking, Action::Decline)
        }
    }

    /// The chance to leave is the share of all lots that it owns.
    #[inline]
    fn leave_jail(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Option<Action> {
        let me = view.seat();
        if view.jail_turn(me) == 0 {
            return None;
        }
        let way = [Action::UseCard, Action::PayFine];
        let way = way.into_iter().find(|&way| view.check(way).is_ok())?;
        let all = view.game().board().deeds().len() as i64;
        let p = i64::from(view.owned_by(me).len()) * 100 / all.max(1);
        self.draws(p, way, thinking).then_some(way)
    }

    #[inline(never)]
    fn seldom(&mut self, view: &View<'_>, question: Question, thinking: &mut Mind<'_>) -> Action {
        match question {
            Question::Bid => self.bid(view, thinking),
            Question::Percent => self.share(view, thinking),
            Question::Claim => self.claim(view, thinking),
            Question::Place => auction::place(view, thinking),
            Question::Debt => pay::decide(view, thinking),
            Question::Tax => choice::tax(view, thinking),
            Question::Card => choice::card(view, thinking),
            Question::Trade | Question::Package => instead(thinking, Action::Refuse),
            Question::Draft => instead(thinking, Action::Withdraw),
            Question::Interest => keep(view, thinking),
            Question::Manage | Question::Buy | Question::Nothing => instead(thinking, Action::Done),
        }
    }
}

/// What happens when no draw succeeds.
#[inline]
fn instead(thinking: &mut Mind<'_>, action: Action) -> Action {
    thinking.weigh(|| Weighed { action, value: 0.0, terms: vec![("otherwise", 0.0)] });
    action
}

/// The percentage of the money that is left after spending some of it: (m − cost) · 100 / m.
#[inline]
fn left_over(money: i32, cost: i32) -> i64 {
    if money <= 0 {
        return 0;
    }
    (i64::from(money) - i64::from(cost)) * 100 / i64::from(money)
}

/// A number from 0 to 99, every one exactly equally likely.
fn below_100(twister: &mut Mt) -> i64 {
    const EVEN: u32 = u32::MAX - u32::MAX % 100;
    loop {
        let drawn = twister.next_u32();
        // The last numbers of the range would favour the small ones.
        if drawn < EVEN {
            return i64::from(drawn % 100);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twister_is_the_documents() {
        // The first numbers of the authors' own program for its standard seed.
        let mut twister = Mt::new(5489);
        assert_eq!([twister.next_u32(), twister.next_u32()], [3_499_211_612, 581_869_302]);
    }

    #[test]
    fn draws_are_even() {
        let mut twister = Mt::new(1);
        let mut seen = [0_u32; 100];
        for _ in 0..1_000_000 {
            seen[below_100(&mut twister) as usize] += 1;
        }
        let chi2: f64 = seen.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        // 99 degrees of freedom: 99.9 % of fair draws stay below 148.2.
        assert!(chi2 < 148.2, "chi-square {chi2}");
    }

    #[test]
    fn odds_are_whole_percentages_rounded_down() {
        assert_eq!(left_over(150_000, 0), 100);
        assert_eq!(left_over(150_000, 16_000), 89);
        assert_eq!(left_over(100, 100), 0);
        assert!(left_over(100, 150) < 0);
        assert_eq!(left_over(0, 1), 0);
    }
}
