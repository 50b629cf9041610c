//! Expectimax for any number of sides: every seat takes what is best for its side, dice average.

use ludoteca_core::{Allowance, Game as _, Seat};

use crate::agents::value::Ground;
use crate::state::Phase;
use crate::{Action, Outcome, Parchis, State};

/// Says what positions are worth.
pub(crate) trait Judge {
    /// What a position is worth to all sides.
    type Worth: Copy;
    /// A position in which the dice are about to fall.
    fn judge(&self, game: &Parchis, ground: &Ground, state: &State) -> Self::Worth;
    /// A side has won.
    fn won(&self, side: usize) -> Self::Worth;
    /// Nothing yet, to be blended with.
    fn nothing(&self) -> Self::Worth;
    /// Adds a share of what may come.
    fn blend(whole: &mut Self::Worth, part: &Self::Worth, share: f32);
    /// The chance of a side, which it wants to be great.
    fn chance(worth: &Self::Worth, side: usize) -> f32;
}

/// What a decision is searched with.
#[derive(Debug)]
pub(crate) struct Search<'a, J> {
    game: &'a Parchis,
    ground: &'a Ground,
    judge: &'a J,
    /// Every roll with its chance.
    rolls: Vec<(Outcome, f32)>,
    /// The sides that had not finished when the search began.
    playing: u8,
    /// Replies that are looked into further where dice follow; the rest are known by their first
    /// value alone.
    width: usize,
}

/// The most moves of one decision: eight pieces, two dice.
const MOST_MOVES: usize = 16;

impl<'a, J: Judge> Search<'a, J> {
    /// A search from `state`.
    pub(crate) fn new(
        game: &'a Parchis,
        ground: &'a Ground,
        judge: &'a J,
        state: &State,
        width: usize,
    ) -> Self {
        let all = || Outcome::all(game.rules().dice);
        #[expect(clippy::cast_precision_loss, reason = "at most 36")]
        let whole = all().map(|(_, weight)| weight).sum::<u32>() as f32;
        #[expect(clippy::cast_precision_loss, reason = "1 or 2")]
        let rolls = all().map(|(roll, weight)| (roll, weight as f32 / whole)).collect();
        Self { game, ground, judge, rolls, playing: ground.playing(state), width }
    }

    /// What an action is worth when so many rolls are looked at; `None` when the allowance ends.
    #[inline]
    pub(crate) fn after(
        &self,
        state: &State,
        action: Action,
        rolls: u32,
        allowance: &mut Allowance<'_>,
    ) -> Option<J::Worth> {
        let mut next = *state;
        self.game.play(&mut next, action, &mut ());
        self.worth(&next, rolls, allowance)
    }

    /// What a position is worth.
    #[inline]
    fn worth(&self, state: &State, rolls: u32, allowance: &mut Allowance<'_>) -> Option<J::Worth> {
        if !allowance.spend(1) {
            return None;
        }
        if state.phase == Phase::Moving {
            return self.best(state, rolls, allowance).map(|(_, worth)| worth);
        }
        // Where the rest play on, whoever is the next to finish has won among them.
        let finished = self.playing & !self.ground.playing(state);
        if finished != 0 {
            return Some(self.judge.won(finished.trailing_zeros() as usize));
        }
        if rolls == 0 {
            return Some(self.judge.judge(self.game, self.ground, state));
        }
        let mut whole = self.judge.nothing();
        for &(roll, share) in &self.rolls {
            let mut next = *state;
            self.game.resolve(&mut next, roll, &mut ());
            let part = self.worth(&next, rolls - 1, allowance)?;
            J::blend(&mut whole, &part, share);
        }
        Some(whole)
    }

    /// The best action of the seat on turn with what it is worth; of equal ones the first.
    ///
    /// Where more rolls follow, all actions are first valued without them, and only the most
    /// promising ones with them.
    pub(crate) fn best(
        &self,
        state: &State,
        rolls: u32,
        allowance: &mut Allowance<'_>,
    ) -> Option<(Action, J::Worth)> {
        let n_moves = Parchis::n_listed(state) as usize;
        if rolls == 0 || n_moves <= self.width {
            let actions = (0..Parchis::n_listed(state)).map(|nth| self.game.nth(state, nth));
            return self.best_of(state, actions, rolls, allowance);
        }
        let side = self.ground.side(state.on_turn);
        let mut first = [(0.0, 0); MOST_MOVES];
        for (nth, entry) in (0..).zip(&mut first[..n_moves]) {
            let worth = self.after(state, self.game.nth(state, nth), 0, allowance)?;
            *entry = (J::chance(&worth, side), nth);
        }
        let promising = &mut first[..n_moves];
        promising.sort_by(|one, other| other.0.total_cmp(&one.0));
        let actions = promising[..self.width].iter().map(|&(_, nth)| self.game.nth(state, nth));
        self.best_of(state, actions, rolls, allowance)
    }

    /// The best of some actions.
    #[inline]
    fn best_of(
        &self,
        state: &State,
        actions: impl Iterator<Item = Action>,
        rolls: u32,
        allowance: &mut Allowance<'_>,
    ) -> Option<(Action, J::Worth)> {
        let side = self.ground.side(state.on_turn);
        let mut best: Option<(Action, J::Worth)> = None;
        for action in actions {
            let worth = self.after(state, action, rolls, allowance)?;
            let is_better =
                |(_, best): &(Action, J::Worth)| J::chance(&worth, side) > J::chance(best, side);
            if best.as_ref().is_none_or(is_better) {
                best = Some((action, worth));
            }
        }
        best
    }

    /// The actions of the seat on turn, ascending.
    pub(crate) fn listed<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Action> + 's {
        self.game.list(state)
    }

    /// The side of a seat.
    pub(crate) fn side(&self, seat: Seat) -> usize {
        self.ground.side(seat)
    }
}
