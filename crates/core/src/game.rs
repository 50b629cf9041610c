//! The traits that a game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{EventSink, ParseNotationError, Rng, Seat, Turn};

/// The rules of one game with its options fixed; shared by reference, never stored in a state.
///
/// The law kit (`ludoteca-testkit`) states what every implementation must keep.
pub trait Game: Send + Sync {
    /// The name under which records and the command line know the game.
    const KEY: &'static str;
    /// Raised when the same record would replay to another state.
    const RULES_VERSION: u32;

    /// Everything that distinguishes one moment of a game from another: a flat value.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat decides. `Display` and `FromStr` are the notation, and round-trip.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseNotationError>
        + Send
        + Sync;
    /// What nature decides, with a notation like that of actions.
    type Outcome: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseNotationError>
        + Send
        + Sync;
    /// What happened: a fact with its numbers, no words.
    type Event: Clone + Debug + PartialEq + Send;
    /// What one seat may know: a borrowed window on the state, not a copy of it.
    type View<'a>: SeatView<Self::Action> + Debug
    where
        Self: 'a;
    /// Why an action is refused.
    type Illegal: std::error::Error + Clone + PartialEq + Send + Sync + 'static;

    /// The state before anything has happened, for a number of players in [`Game::players`].
    fn start(&self, players: u8) -> Self::State;
    /// The numbers of players for which the game can be played.
    fn players(&self) -> std::ops::RangeInclusive<u8>;
    /// The seats of this state, those that are out of the game included.
    fn seats(&self, state: &Self::State) -> u8;
    /// Who moves next.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Appends the actions of the seat to move, ascending, at least one; none when no seat moves.
    ///
    /// Where actions are open-ended (bids, trades) this is a useful finite part of them, and
    /// [`Game::check`] accepts more.
    fn actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    /// Appends nature's outcomes, ascending, with their exact integer weights.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Outcome, u32)>);
    /// Draws one outcome by the same law as [`Game::outcomes`] without listing them.
    fn sample(&self, state: &Self::State, rng: &mut Rng) -> Self::Outcome;
    /// Whether the seat to move may do this. Total: any action in any state gets an answer.
    ///
    /// # Errors
    /// The reason why not, with the numbers behind it.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Plays an action that [`Game::check`] accepts.
    fn play(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        log: &mut impl EventSink<Self::Event>,
    );
    /// Applies an outcome that [`Game::outcomes`] lists.
    fn resolve(
        &self,
        state: &mut Self::State,
        outcome: Self::Outcome,
        log: &mut impl EventSink<Self::Event>,
    );
    /// What `seat` may know of the state.
    fn view<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::View<'a>;
    /// What `seat` would know if nothing were hidden; the same as [`Game::view`] where nothing is.
    ///
    /// Only reference players are shown it ([`crate::Agent::sees_everything`]), never a person.
    fn open_view<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::View<'a> {
        self.view(state, seat)
    }
    /// Turns taken by all seats together so far: the unit in which length and caps are counted.
    fn turns_taken(&self, state: &Self::State) -> u32;
    /// The turns after which a series gives a game up as unfinished, unless it says otherwise.
    fn default_cap(&self) -> u32;
    /// One score per seat: a finished game gives 1 to share among its winners, and 0 to the rest.
    /// A game that is not over scores by how well each seat stands (the richest the most).
    fn scores(&self, state: &Self::State, out: &mut [f32]);
    /// Whether the state keeps the invariants of the game (conservation above all).
    ///
    /// # Errors
    /// What is broken, in words for the one who has to mend the rules.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Whether this outcome can happen now. Total, like [`Game::check`].
    fn is_possible(&self, state: &Self::State, outcome: Self::Outcome) -> bool {
        let mut list = Vec::new();
        self.outcomes(state, &mut list);
        list.iter().any(|&(listed, weight)| listed == outcome && weight > 0)
    }
}

/// What any view can do, so that players need not know the game.
pub trait SeatView<A> {
    /// The seat that looks.
    fn seat(&self) -> Seat;
    /// Appends the actions that the seat can choose now; see [`Game::actions`].
    fn actions(&self, out: &mut Vec<A>);
}

/// Hidden information: drawing a full state that fits what a seat knows.
///
/// Search needs it, and so does the law that a seat's view must not change with the secrets of
/// the others. Where nothing is hidden the guess is the state itself.
pub trait Determinize: Game {
    /// A state that this view cannot tell from the true one, drawn by its likelihood.
    fn guess(&self, view: &Self::View<'_>, rng: &mut Rng) -> Self::State;
}
