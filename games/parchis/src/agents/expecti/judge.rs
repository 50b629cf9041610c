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
    pub(crate) quick: Quick<'w>,
    pub(crate) side: usize,
}

impl Judge for Telling<'_> {
    type Worth = Told;

    fn judge(&self, game: &Parchis, ground: &Ground, state: &State) -> Told {
        let chances = self.quick.judge(game, ground, state);
        let groups = ground.groups(game, state, self.quick.0);
        Told { chances, terms: self.explain(&chances, &groups, ground.playing(state)) }
    }

    fn won(&self, side: usize) -> Told {
        let even = 0.5;
        let mut terms = [0.0; TERMS];
        terms[EVEN] = even;
        terms[ENDINGS] = if side == self.side { 1.0 - even } else { -even };
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
