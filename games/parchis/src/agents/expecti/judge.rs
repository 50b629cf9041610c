//! Judges for the search: a quick one, and one that tells its reasons.

use super::search::Judge;
use crate::agents::value::{Chances, Ground, Group, Weights};
use crate::{MAX_COLOURS, Parchis, State};

/// Chances alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quick<'w>(pub(crate) &'w Weights);

impl Judge for Quick<'_> {
    type Worth = Chances;

    #[inline]
    fn judge(&self, game: &Parchis, ground: &Ground, state: &State) -> Chances {
        ground.chances(game, state, self.0)
    }

    #[inline]
    fn won(&self, side: usize) -> Chances {
        let mut chances = self.nothing();
        chances[side] = 1.0;
        chances
    }

    #[inline]
    fn nothing(&self) -> Chances {
        [0.0; MAX_COLOURS]
    }

    #[inline]
    fn blend(whole: &mut Chances, part: &Chances, share: f32) {
        for (whole, part) in whole.iter_mut().zip(part) {
            *whole += part * share;
        }
    }

    #[inline]
    fn chance(worth: &Chances, side: usize) -> f32 {
        worth[side]
    }
}

/// How many terms an explanation has: an even game, the groups, and games that end within sight.
pub(crate) const TERMS: usize = Group::ALL.len() + 2;
const EVEN: usize = 0;
const ENDINGS: usize = TERMS - 1;

/// Chances with the terms that make up that of one side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    chances: Chances,
    terms: [f64; TERMS],
}

impl Told {
    /// The terms with their names.
    pub(crate) fn terms(&self) -> Vec<(&'static str, f64)> {
        let groups = Group::ALL.map(Group::name);
        let names = std::iter::once("even chances").chain(groups).chain(["endings in sight"]);
        names.zip(self.terms).collect()
    }
}

/// Judges like [`Quick`] and keeps the reasons of one side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Telling<'w> {
    quick: Quick<'w>,
    side: usize,
    /// The chance of each side where all are alike.
    even: f64,
}

impl<'w> Telling<'w> {
    /// A judge for one side, when these sides (as bits) still play.
    pub(crate) fn new(quick: Quick<'w>, side: usize, playing: u8) -> Self {
        Self { quick, side, even: 1.0 / f64::from(playing.count_ones().max(1)) }
    }
}

impl Judge for Telling<'_> {
    type Worth = Told;

    fn judge(&self, game: &Parchis, ground: &Ground, state: &State) -> Told {
        let chances = self.quick.judge(game, ground, state);
        let groups = ground.groups(game, state, self.quick.0);
        Told { chances, terms: self.explain(&chances, &groups, ground.playing(state)) }
    }

    fn won(&self, side: usize) -> Told {
        let mut terms = [0.0; TERMS];
        terms[EVEN] = self.even;
        terms[ENDINGS] = if side == self.side { 1.0 - self.even } else { -self.even };
        Told { chances: self.quick.won(side), terms }
    }

    fn nothing(&self) -> Told {
        Told { chances: self.quick.nothing(), terms: [0.0; TERMS] }
    }

    fn blend(whole: &mut Told, part: &Told, share: f32) {
        Quick::blend(&mut whole.chances, &part.chances, share);
        for (whole, part) in whole.terms.iter_mut().zip(part.terms) {
            *whole += part * f64::from(share);
        }
    }

    fn chance(worth: &Told, side: usize) -> f32 {
        worth.chances[side]
    }
}

impl Telling<'_> {
    /// Divides the distance of the chance from one half among the groups, in proportion to what
    /// they add to the log-odds. What several opponents have beyond the average of them is part of
    /// the even chances.
    fn explain(
        &self,
        chances: &Chances,
        groups: &[[f32; Group::ALL.len()]; MAX_COLOURS],
        playing: u8,
    ) -> [f64; TERMS] {
        let chance = f64::from(chances[self.side]);
        let mut terms = [0.0; TERMS];
        let others = |side: &usize| *side != self.side && playing >> side & 1 == 1;
        let rest: f64 = (0..MAX_COLOURS).filter(others).map(|side| f64::from(chances[side])).sum();
        let mut odds = 0.0;
        for (term, idx) in terms[1..].iter_mut().zip(0..Group::ALL.len()) {
            *term = f64::from(groups[self.side][idx]);
            for side in (0..MAX_COLOURS).filter(others) {
                let part = f64::from(chances[side]) / rest.max(1e-30);
                *term -= part * f64::from(groups[side][idx]);
            }
            odds += *term;
        }
        let scale = if odds.abs() < 1e-6 { 0.25 } else { logistic_slope(odds) };
        let mut sum = 0.0;
        for term in &mut terms[1..ENDINGS] {
            *term *= scale;
            sum += *term;
        }
        terms[EVEN] = chance - sum;
        terms
    }
}

/// How much chance one unit of log-odds brings on the way from an even game.
fn logistic_slope(odds: f64) -> f64 {
    (1.0 / (1.0 + (-odds).exp()) - 0.5) / odds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use ludoteca_core::Game as _;

    /// At a table of so many, without any knowledge.
    fn telling(weights: &Weights, sides: u8) -> Telling<'_> {
        Telling::new(Quick(weights), 0, (1 << sides) - 1)
    }

    fn sum(told: &Told) -> f64 {
        told.terms.iter().sum()
    }

    #[test]
    fn an_ending_is_told_from_what_all_had_before() {
        let weights = Weights::zero();
        for sides in 2..=6 {
            let (judge, even) = (telling(&weights, sides), 1.0 / f64::from(sides));
            let (won, lost) = (judge.won(0), judge.won(1));
            assert!((won.terms[EVEN] - even).abs() < 1e-12);
            assert!((won.terms[ENDINGS] - (1.0 - even)).abs() < 1e-12);
            assert!((lost.terms[EVEN] - even).abs() < 1e-12);
            assert!((sum(&won) - 1.0).abs() < 1e-12 && sum(&lost).abs() < 1e-12);
        }
    }

    #[test]
    fn even_chances_are_the_same_with_and_without_an_ending() {
        let weights = Weights::zero();
        let game = Parchis::new(Rules::SIX).expect("a shipped preset");
        for sides in game.players() {
            let state = game.start(sides);
            let judge = telling(&weights, sides);
            let told = judge.judge(&game, &Ground::new(&game, &state), &state);
            assert!((told.terms[EVEN] - judge.won(0).terms[EVEN]).abs() < 1e-6, "{sides} sides");
            assert!((sum(&told) - f64::from(told.chances[0])).abs() < 1e-6);
        }
    }
}
