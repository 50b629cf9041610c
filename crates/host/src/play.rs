//! A copy of the game, lent out so that computer players can think in it.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use ludoteca_catalog::AnyMatch;
use ludoteca_core::{Seat, Turn};

/// A step in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// A seat decided.
    Play(Seat, String),
    /// Chance fell.
    Fall(String),
}

/// The game as computer players have it before them, and who of them is ready to be asked.
pub(crate) struct Mind {
    pub(crate) game: Box<dyn AnyMatch>,
    /// Who has been seated in it.
    pub(crate) seated: Vec<Option<String>>,
    /// The steps that it has not taken yet.
    pub(crate) behind: Vec<Move>,
}

/// Where a mind that is out says for whom it is thinking.
#[derive(Clone, Debug)]
pub(crate) struct Whereabouts(Arc<AtomicU8>);

impl Whereabouts {
    const NOWHERE: u8 = u8::MAX;

    pub(crate) fn new() -> Self {
        Self(Arc::new(AtomicU8::new(Self::NOWHERE)))
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&seat| seat != Self::NOWHERE).map(Seat)
    }

    fn set(&self, seat: Option<Seat>) {
        self.0.store(seat.map_or(Self::NOWHERE, |seat| seat.0), Ordering::Relaxed);
    }
}

/// A copy of the game in which chance falls and computer players decide; nothing of it counts
/// until [`Table::take_back`](crate::Table::take_back).
pub struct Play {
    pub(crate) mind: Mind,
    /// Who is to decide for each seat; none where a person does.
    pub(crate) wanted: Vec<Option<String>>,
    /// Who takes over when a computer player breaks down.
    pub(crate) fallback: &'static str,
    /// The turns after which a game without people stops.
    pub(crate) cap: u32,
    pub(crate) taken: Vec<Move>,
    pub(crate) failed: Vec<Seat>,
    pub(crate) whereabouts: Whereabouts,
    /// Which of those that were lent out this is.
    pub(crate) number: u64,
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play").field("taken", &self.taken).finish_non_exhaustive()
    }
}

impl Play {
    /// Lets chance fall and computer players decide, until a person has to, the game is over or so
    /// many steps have been taken. It may take long.
    ///
    /// A computer player that panics or breaks the rules is replaced by a simple one.
    pub fn run(&mut self, most: usize) {
        for step in std::mem::take(&mut self.mind.behind) {
            match step {
                Move::Play(seat, action) => drop(self.mind.game.play(seat, &action)),
                Move::Fall(_) => drop(self.mind.game.let_chance_fall()),
            }
        }
        for _ in 0..most {
            if !self.step() {
                break;
            }
        }
        self.whereabouts.set(None);
    }

    /// The computer player that has to decide next, if one has to.
    pub fn thinker(&self) -> Option<Seat> {
        match self.mind.game.turn() {
            Turn::Decide(seat) if self.mind.behind.is_empty() => {
                self.wanted.get(seat.idx())?.as_ref().map(|_| seat)
            }
            _ => None,
        }
    }

    /// How many steps have been taken since it was lent out.
    pub fn steps(&self) -> usize {
        self.taken.len()
    }

    /// Takes one step; false when there is none to take.
    fn step(&mut self) -> bool {
        match self.mind.game.turn() {
            Turn::Over => false,
            Turn::Chance => {
                let fell = self.mind.game.let_chance_fall();
                self.taken.extend(fell.map(|(outcome, _)| Move::Fall(outcome)));
                true
            }
            Turn::Decide(seat) => {
                let Some(agent) = self.wanted.get(seat.idx()).cloned().flatten() else {
                    return false;
                };
                if self.wanted.iter().all(Option::is_some)
                    && self.mind.game.turns_taken() >= self.cap
                {
                    return false;
                }
                self.whereabouts.set(Some(seat));
                self.decide(seat, &agent)
            }
        }
    }

    fn decide(&mut self, seat: Seat, agent: &str) -> bool {
        if let Some(action) = self.ask(seat, agent)
            && self.mind.game.play(seat, &action).is_ok()
        {
            self.taken.push(Move::Play(seat, action));
            return true;
        }
        self.failed.push(seat);
        self.mind.seated[seat.idx()] = None;
        if agent != self.fallback {
            self.wanted[seat.idx()] = Some(self.fallback.to_owned());
            return true;
        }
        // Nobody can think here: the game goes on all the same.
        let Some(action) = self.mind.game.plainest() else { return false };
        let played = self.mind.game.play(seat, &action).is_ok();
        if played {
            self.taken.push(Move::Play(seat, action));
        }
        played
    }

    /// What an agent decides; `None` when it breaks down.
    fn ask(&mut self, seat: Seat, agent: &str) -> Option<String> {
        let Mind { game, seated, .. } = &mut self.mind;
        survive(|| {
            if seated[seat.idx()].as_deref() != Some(agent) {
                game.sit(seat, agent).ok()?;
                seated[seat.idx()] = Some(agent.to_owned());
            }
            game.ask().map(|decision| decision.action)
        })
    }
}

/// What comes of thinking; nothing when whoever thinks panics.
///
/// A game that was asked is as it was before, whatever became of the one who thought.
pub(crate) fn survive<T>(think: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_survived() {
        assert_eq!(survive(|| Some(1)), Some(1));
        assert_eq!(survive(|| -> Option<u8> { panic!("a bug of a player") }), None);
    }
}
