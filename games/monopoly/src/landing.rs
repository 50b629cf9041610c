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
    let start = States::free(usize::from(game.track.go), 0);
    let shares = chain::long_run(&rows, start);
    let (rows_off, shares_off) = chain::residuals(&rows, &shares);
    debug_assert!(rows_off < 1e-12, "chances of a roll are off by {rows_off}");
    debug_assert!(shares_off < 1e-12, "shares change by {shares_off} in a step");
    // A state is named by where the last roll ended, so that its share is that of such rolls.
    let ends = |square: usize| shares[States::free(square, 0)..States::free(square + 1, 0)].iter();
    let in_jail: f64 = (0..states.jail_turns).map(|failed| shares[states.jailed(failed)]).sum();
    let begins: f64 = (0..states.squares).map(|square| shares[States::free(square, 0)]).sum();
    Landing {
        squares: (0..states.squares).map(|square| ends(square).sum()).collect(),
        in_jail,
        rolls_per_turn: 1.0 / (begins + in_jail),
    }
}

/// Doubles that a player on turn can have rolled when the dice are thrown: none, one or two.
const DOUBLES: usize = 3;

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

/// The states of the chain and the chances of one roll.
fn steps(game: &Monopoly, policy: JailPolicy) -> (States, Rows) {
    let track = &game.track;
    let jail = track.jail.map(usize::from);
    let states = States {
        squares: usize::from(track.len),
        jail_turns: if jail.is_some() { usize::from(track.jail_turns) } else { 0 },
    };
    let rests = settle::rests(game);
    let mut rows = Rows::new();
    for square in 0..states.squares {
        for doubles in 0..DOUBLES {
            rows.push(roll_free(states, &rests, jail, square, doubles));
        }
    }
    for failed in 0..states.jail_turns {
        let last = failed + 1 == states.jail_turns;
        let pays = policy == JailPolicy::PayAtOnce && (!last || game.rules().fine_any_turn);
        let square = jail.unwrap_or_default();
        rows.push(if pays {
            roll_free(states, &rests, jail, square, 0)
        } else {
            roll_in_jail(states, &rests, square, failed)
        });
    }
    (states, rows)
}

/// All 36 throws with their chances: how far, and whether by doubles.
fn throws() -> impl Iterator<Item = (usize, bool, f64)> {
    let faces = || 1..=6_usize;
    faces().flat_map(move |a| faces().map(move |b| (a + b, a == b, 1.0 / 36.0)))
}

fn roll_free(
    states: States,
    rests: &[Vec<f64>],
    jail: Option<usize>,
    square: usize,
    doubles: usize,
) -> Vec<f64> {
    let mut row = vec![0.0; states.jailed(states.jail_turns)];
    for (steps, double, chance) in throws() {
        if double && doubles + 1 == DOUBLES {
            // Where there is no jail the third doubles end the turn on the spot.
            row[jail.map_or(States::free(square, 0), |_| states.jailed(0))] += chance;
        } else {
            let doubles = if double { doubles + 1 } else { 0 };
            walk(states, rests, (square, steps), doubles, chance, &mut row);
        }
    }
    row
}

/// Doubles leave the jail and give no further roll; so does the last roll, whatever it shows.
fn roll_in_jail(states: States, rests: &[Vec<f64>], square: usize, failed: usize) -> Vec<f64> {
    let mut row = vec![0.0; states.jailed(states.jail_turns)];
    for (steps, double, chance) in throws() {
        if double || failed + 1 == states.jail_turns {
            walk(states, rests, (square, steps), 0, chance, &mut row);
        } else {
            row[states.jailed(failed + 1)] += chance;
        }
    }
    row
}

/// Moves by a throw of this chance, and adds where that can end.
fn walk(
    states: States,
    rests: &[Vec<f64>],
    (square, steps): (usize, usize),
    doubles: usize,
    chance: f64,
    row: &mut [f64],
) {
    let landed = &rests[(square + steps) % states.squares];
    let (at_rest, in_jail) = landed.split_at(states.squares);
    for (rest, share) in at_rest.iter().enumerate() {
        row[States::free(rest, doubles)] += chance * share;
    }
    // Going to jail ends the turn, doubles or not.
    if states.jail_turns > 0 {
        row[states.jailed(0)] += chance * in_jail[0];
    }
}
