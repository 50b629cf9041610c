//! Where rolls end in the long run: the exact Markov chain of any board with its decks.
//!
//! A step of the chain is one roll; its state is what the next roll depends on: the square and
//! the doubles rolled so far in this turn, or the number of failed rolls in jail. A roll *ends* on
//! the square where the token stands when all is done: cards obeyed, one after another where a
//! card leads to a further draw; in jail after `Go to jail`, a card that says so, the third
//! doubles, or a roll in jail that failed.
//!
//! What is assumed, and how to make the engine play so:
//! - decks are shuffled before every draw ([`reshuffle_decks`](crate::Rules::reshuffle_decks)),
//!   and jail cards go back at once ([`keep_jail_cards`](crate::Rules::keep_jail_cards) off);
//! - of a card with alternatives the first is taken;
//! - nobody goes bankrupt, and everybody leaves jail by the same [`JailPolicy`].
//!
//! Under these assumptions tokens do not meet, so that one chain holds for every player. What true
//! decks change is told, with the figures, in `docs/landing.md`.

mod chain;
mod settle;

#[cfg(test)]
mod tests;

use crate::{Monopoly, Place};
use chain::Rows;

/// How players leave jail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum JailPolicy {
    /// They pay before their first roll, where the rules let them, and roll as free players.
    PayAtOnce,
    /// They roll for doubles, and move by the last roll that the jail allows.
    StayAsLongAsAllowed,
}

/// Where rolls end in the long run.
#[derive(Clone, PartialEq, Debug)]
pub struct Landing {
    squares: Vec<f64>,
    in_jail: f64,
    sent_to_jail: f64,
    turn_ends: Vec<f64>,
    rolls_per_turn: f64,
}

impl Landing {
    /// The chance that a roll ends on this square; on the jail's, of just visiting.
    pub fn per_roll(&self, place: Place) -> f64 {
        self.squares.get(usize::from(place.0)).copied().unwrap_or(0.0)
    }

    /// The chance that a roll ends in jail.
    pub fn in_jail(&self) -> f64 {
        self.in_jail
    }

    /// The chance that a roll sends to jail whoever was free.
    pub fn sent_to_jail(&self) -> f64 {
        self.sent_to_jail
    }

    /// The chance that a turn ends on this square; on the jail's, of just visiting. A turn ends in
    /// jail with the chance of [`Self::in_jail_per_turn`].
    pub fn turn_ends(&self, place: Place) -> f64 {
        self.turn_ends.get(usize::from(place.0)).copied().unwrap_or(0.0)
    }

    /// The chances of all squares in order; with [`Self::in_jail`] they sum to 1.
    pub fn squares(&self) -> &[f64] {
        &self.squares
    }

    /// How often the dice are rolled in a turn, on average.
    pub fn rolls_per_turn(&self) -> f64 {
        self.rolls_per_turn
    }

    /// How many rolls of a turn end on this square, on average; on the jail's, just visiting.
    pub fn per_turn(&self, place: Place) -> f64 {
        self.per_roll(place) * self.rolls_per_turn
    }

    /// How many rolls of a turn end in jail, on average.
    pub fn in_jail_per_turn(&self) -> f64 {
        self.in_jail * self.rolls_per_turn
    }
}

/// Where rolls end in the long run on the board of this game, with its decks.
///
/// Of the rules only [`fine_any_turn`](crate::Rules::fine_any_turn) matters: whether a jail of a
/// single turn can be paid off before its roll. A board where draws follow each other without end
/// has no answer; a token caught there is said to rest on the square where it draws.
pub fn landing(game: &Monopoly, policy: JailPolicy) -> Landing {
    let (states, rows) = steps(game, policy);
    let shares = shares(game, &rows);
    // A state is named by where the last roll ended, so that its share is that of such rolls.
    let ends = |square: usize| shares[States::free(square, 0)..States::free(square + 1, 0)].iter();
    let in_jail: f64 = (0..states.jail_turns).map(|failed| shares[states.jailed(failed)]).sum();
    let begins: f64 = (0..states.squares).map(|square| shares[States::free(square, 0)]).sum();
    let rolls_per_turn = 1.0 / (begins + in_jail);
    let turn_ends = |square: usize| shares[States::free(square, 0)] * rolls_per_turn;
    Landing {
        squares: (0..states.squares).map(|square| ends(square).sum()).collect(),
        in_jail,
        sent_to_jail: if states.jail_turns > 0 { shares[states.jailed(0)] } else { 0.0 },
        turn_ends: (0..states.squares).map(turn_ends).collect(),
        rolls_per_turn,
    }
}

/// How often a roll walks onto each square by each number of steps, cards not yet drawn: by
/// square, and there by steps.
pub(crate) fn walks(game: &Monopoly, policy: JailPolicy) -> Vec<[f64; MAX_STEPS + 1]> {
    let (states, rows) = steps(game, policy);
    let mut walks = vec![[0.0; MAX_STEPS + 1]; states.squares];
    for (share, thrown) in shares(game, &rows).iter().zip(all_throws(game, policy, states)) {
        for (fate, chance) in thrown {
            if let Fate::Walks { from, steps, .. } = fate {
                walks[(from + steps) % states.squares][steps] += share * chance;
            }
        }
    }
    walks
}

/// The long run of the chain, in shares of rolls.
fn shares(game: &Monopoly, rows: &Rows) -> Vec<f64> {
    let shares = chain::long_run(rows, States::free(usize::from(game.track.go), 0));
    let (rows_off, shares_off) = chain::residuals(rows, &shares);
    debug_assert!(rows_off < 1e-12, "chances of a roll are off by {rows_off}");
    debug_assert!(shares_off < 1e-12, "shares change by {shares_off} in a step");
    shares
}

/// Doubles that a player on turn can have rolled when the dice are thrown: none, one or two.
const DOUBLES: usize = 3;
/// The most that two dice show.
pub(crate) const MAX_STEPS: usize = 12;

/// Numbers the states.
#[derive(Clone, Copy)]
struct States {
    squares: usize,
    jail_turns: usize,
}

impl States {
    fn free(square: usize, doubles: usize) -> usize {
        square * DOUBLES + doubles
    }

    /// In jail, after so many failed rolls.
    fn jailed(self, failed: usize) -> usize {
        self.squares * DOUBLES + failed
    }
}

/// What a throw does to a token.
#[derive(Clone, Copy)]
enum Fate {
    /// It moves, with so many doubles behind it when the turn goes on.
    Walks { from: usize, steps: usize, doubles: usize },
    /// It comes to this state at once.
    Becomes(usize),
}

/// The fates that a throw can have, with their chances.
type Fates = Vec<(Fate, f64)>;

/// The states of the chain and the chances of one roll.
fn steps(game: &Monopoly, policy: JailPolicy) -> (States, Rows) {
    let track = &game.track;
    let states = States {
        squares: usize::from(track.len),
        jail_turns: if track.jail.is_some() { usize::from(track.jail_turns) } else { 0 },
    };
    let rests = settle::rests(game);
    let fates = all_throws(game, policy, states);
    (states, fates.iter().map(|fates| row(states, &rests, fates)).collect())
}

/// What throws can do in each state.
fn all_throws(game: &Monopoly, policy: JailPolicy, states: States) -> Vec<Fates> {
    let jail = game.track.jail.map(usize::from);
    let mut all = Vec::new();
    for square in 0..states.squares {
        for doubles in 0..DOUBLES {
            all.push(throws_free(states, jail, square, doubles));
        }
    }
    for failed in 0..states.jail_turns {
        let last = failed + 1 == states.jail_turns;
        let pays = policy == JailPolicy::PayAtOnce && (!last || game.rules().fine_any_turn);
        let square = jail.unwrap_or_default();
        all.push(if pays {
            throws_free(states, jail, square, 0)
        } else {
            throws_in_jail(states, square, failed)
        });
    }
    all
}

/// All 36 throws with their chances: how far, and whether by doubles.
fn throws() -> impl Iterator<Item = (usize, bool, f64)> {
    let faces = || 1..=6_usize;
    faces().flat_map(move |a| faces().map(move |b| (a + b, a == b, 1.0 / 36.0)))
}

fn throws_free(states: States, jail: Option<usize>, square: usize, doubles: usize) -> Fates {
    let fate = |(steps, double, chance)| {
        let fate = if double && doubles + 1 == DOUBLES {
            // Where there is no jail the third doubles end the turn on the spot.
            Fate::Becomes(jail.map_or(States::free(square, 0), |_| states.jailed(0)))
        } else {
            let doubles = if double { doubles + 1 } else { 0 };
            Fate::Walks { from: square, steps, doubles }
        };
        (fate, chance)
    };
    throws().map(fate).collect()
}

/// Doubles leave the jail and give no further roll; so does the last roll, whatever it shows.
fn throws_in_jail(states: States, square: usize, failed: usize) -> Fates {
    let fate = |(steps, double, chance)| {
        let fate = if double || failed + 1 == states.jail_turns {
            Fate::Walks { from: square, steps, doubles: 0 }
        } else {
            Fate::Becomes(states.jailed(failed + 1))
        };
        (fate, chance)
    };
    throws().map(fate).collect()
}

/// Where throws can end.
fn row(states: States, rests: &[Vec<f64>], fates: &Fates) -> Vec<f64> {
    let mut row = vec![0.0; states.jailed(states.jail_turns)];
    for &(fate, chance) in fates {
        let (from, steps, doubles) = match fate {
            Fate::Becomes(state) => {
                row[state] += chance;
                continue;
            }
            Fate::Walks { from, steps, doubles } => (from, steps, doubles),
        };
        let (at_rest, in_jail) = rests[(from + steps) % states.squares].split_at(states.squares);
        for (rest, share) in at_rest.iter().enumerate() {
            row[States::free(rest, doubles)] += chance * share;
        }
        // Going to jail ends the turn, doubles or not.
        if states.jail_turns > 0 {
            row[states.jailed(0)] += chance * in_jail[0];
        }
    }
    row
}
