//! A toy game, and a catalogue of flaws that it can be given.
//!
//! Every seat is dealt a secret of 0 to 2 points and two coins. In its turn it flips a coin (heads
//! are three points) or passes; after three rounds the most points win. Each flaw breaks one law
//! in the place where a real game would.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use ludoteca_core::Seat;

mod notation;
mod rules;
mod view;

pub(crate) use notation::{Action, Outcome};
pub(crate) use rules::Event;
pub(crate) use view::View;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    DecidesElsewhere,
    NoActions,
    ActionsDuringChance,
    NoOutcomes,
    ActionsWhenOver,
    ActionsReversed,
    ActionTwice,
    OutcomesReversed,
    WeightlessOutcome,
    HeavyOutcomes,
    ListsClear,
    ListedRefused,
    ListedImpossible,
    EverythingPossible,
    AcceptsOutOfTurn,
    FlipWithoutCoin,
    CheckTouches,
    CheckPanics,
    Nameless,
    TwoLines,
    Smudged,
    Brittle,
    BlurredOutcome,
    TurnsFall,
    EndlessTurn,
    AuditComplains,
    ScoreForgotten,
    EverybodyWins,
    PassDoesNothing,
    SharedState,
    MoodyState,
    MoodyEvents,
    SilenceMatters,
    MoodyHash,
    ViewListsForAll,
    ViewOfAnother,
    ViewLeaks,
    GuessForgetsTurn,
    GuessUnsound,
    GuessGivesCoins,
    SampleUnlisted,
    LoadedCoin,
}

/// The rules, sound or with one flaw.
#[derive(Debug, Default)]
pub(crate) struct Coin {
    flaw: Option<Flaw>,
    /// What no rules may have: a memory of their own. Only the moody flaws look at it.
    mood: AtomicU32,
}

impl Coin {
    pub(crate) fn with(flaw: Flaw) -> Self {
        Self { flaw: Some(flaw), ..Self::default() }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    /// 0 and 1 in turns if the game has this flaw, and always 0 if it has not.
    fn mood(&self, flaw: Flaw) -> u32 {
        if self.has(flaw) { self.mood.fetch_add(1, Ordering::Relaxed) % 2 } else { 0 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    Dealing,
    Deciding,
    Flipping,
    Over,
}

pub(crate) const COINS: u8 = 2;
pub(crate) const ROUNDS: u32 = 3;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) to_move: Seat,
    pub(crate) hands: Vec<Hand>,
    pub(crate) turns: u32,
    steps: u32,
    shared: Shared,
    smudge: Smudge,
}

/// What a seat has; the secret is `None` before it is dealt.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hand {
    pub(crate) secret: Option<u8>,
    pub(crate) coins: u8,
    pub(crate) flips: u8,
    pub(crate) heads: u8,
}

impl Hand {
    fn points(&self) -> u8 {
        3 * self.heads + self.secret.unwrap_or(0)
    }
}

/// A counter that clones share: what a state must not have.
#[derive(Clone, Default)]
struct Shared(Arc<AtomicU32>);

impl Shared {
    fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    fn raise(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.count() == other.count()
    }
}

impl Eq for Shared {}

impl std::hash::Hash for Shared {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        hasher.write_u32(self.count());
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.count())
    }
}

/// A number that is hashed and not compared: what a state must not have either.
#[derive(Clone, Debug, Default)]
struct Smudge(u32);

impl PartialEq for Smudge {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Smudge {}

impl std::hash::Hash for Smudge {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        hasher.write_u32(self.0);
    }
}
