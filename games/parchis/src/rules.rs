//! The rules, as a [`Game`].

use std::ops::RangeInclusive;

use ludoteca_core::{Determinize, EventSink, Game, Rng, Seat, Turn};

use crate::seating::Table;
use crate::state::Phase;
use crate::{
    Action, Board, Event, Illegal, MAX_COLOURS, OptionsError, Outcome, RULES_VERSION, Rules,
    Seating, SquareSet, State, View,
};

mod audit;
mod check;
mod legal;
mod list;
pub(crate) mod moves;
mod quartet;
mod turn;
mod walk;

/// The rules with their options fixed, on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parchis {
    board: Board,
    rules: Rules,
    safe: SquareSet,
    /// Who has which colours, by the number of players.
    tables: [Table; MAX_COLOURS + 1],
}

impl Parchis {
    /// The rules on the board that they name.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new(rules: Rules) -> Result<Self, OptionsError> {
        Self::on_board(rules.board.board(), rules)
    }

    /// The rules on a board of its own.
    ///
    /// # Errors
    /// Everything that is wrong with them on this board.
    pub fn on_board(board: Board, rules: Rules) -> Result<Self, OptionsError> {
        let faults = rules.faults_on(&board);
        if !faults.is_empty() {
            return Err(OptionsError(faults));
        }
        let table = |players: usize| {
            // Numbers of players that nobody asks for get some table, too.
            let players = u8::try_from(players.max(1)).unwrap_or(u8::MAX);
            Table::new(&board, rules.seating, rules.pairing, players.min(board.n_colours()))
        };
        let safe = rules.safe_squares.on(&board);
        Ok(Self { board, rules, safe, tables: std::array::from_fn(table) })
    }

    /// The game with the rules of a preset.
    pub fn preset(name: &str) -> Option<Self> {
        Rules::preset(name).and_then(|rules| Self::new(rules).ok())
    }

    /// The board.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The squares where nobody is captured.
    #[inline]
    pub const fn safe_squares(&self) -> SquareSet {
        self.safe
    }

    /// Who has which colours in a state.
    #[inline]
    pub(crate) fn table(&self, state: &State) -> &Table {
        &self.tables[usize::from(state.n_seats)]
    }

    /// Whether two seats play together.
    #[inline]
    pub(crate) fn has_partners(&self) -> bool {
        self.rules.seating == Seating::Partners
    }

    pub(crate) fn seat_range(&self) -> RangeInclusive<u8> {
        let n_colours = self.board.n_colours();
        match self.rules.seating {
            Seating::Pairs => n_colours / 2..=n_colours / 2,
            Seating::Singles => 2..=n_colours,
            Seating::Partners => n_colours..=n_colours,
        }
    }

    /// How far a seat, with its partner, has come: from 0 to 1.
    pub(crate) fn progress(&self, state: &State, seat: Seat) -> f32 {
        let table = self.table(state);
        let places = table.side_colours(seat).flat_map(|colour| state.places(colour));
        let (mut sum, mut most) = (0_u16, 0_u16);
        for place in places {
            sum += u16::from(place);
            most += u16::from(self.board.goal());
        }
        f32::from(sum) / f32::from(most.max(1))
    }
}

impl Default for Parchis {
    fn default() -> Self {
        Self::new(Rules::CLASSIC).expect("the presets are playable")
    }
}

impl Game for Parchis {
    const KEY: &'static str = "parchis";
    const RULES_VERSION: u32 = RULES_VERSION;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn start(&self, players: u8) -> State {
        debug_assert!(self.players().contains(&players), "{players} cannot play this");
        let mut state = State::empty(players);
        for colour in self.board.colours() {
            if self.table(&state).owner(colour).is_some() {
                for piece in colour.pieces().take(self.rules.out_at_start.into()) {
                    state.put(&self.board, piece, 1);
                }
            }
        }
        state
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.seat_range()
    }

    fn seats(&self, state: &State) -> u8 {
        state.n_seats
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Rolling => Turn::Chance,
            Phase::Moving => Turn::Decide(state.on_turn),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.list(state));
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        if state.phase == Phase::Rolling {
            out.extend(Outcome::all(self.rules.dice));
        }
    }

    #[inline]
    fn sample(&self, _: &State, rng: &mut Rng) -> Outcome {
        Outcome::sample(self.rules.dice, rng)
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        self.judge(state, action)
    }

    #[inline]
    fn play(&self, state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        debug_assert!(self.check(state, action).is_ok(), "{action} in {state:?}");
        self.move_on(state, action, log);
    }

    #[inline]
    fn resolve(&self, state: &mut State, roll: Outcome, log: &mut impl EventSink<Event>) {
        debug_assert!(self.is_possible(state, roll), "{roll} in {state:?}");
        self.roll(state, roll, log);
    }

    fn view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View { game: self, state, seat }
    }

    #[inline]
    fn turns_taken(&self, state: &State) -> u32 {
        state.turns_taken
    }

    fn default_cap(&self) -> u32 {
        20_000
    }

    fn scores(&self, state: &State, out: &mut [f32]) {
        let seats = || Seat::all(state.n_seats);
        let is_winner = |seat: Seat| state.rank(seat) == Some(1);
        let winners: f32 = seats().filter(|&seat| is_winner(seat)).map(|_| 1.0).sum();
        for (seat, score) in seats().zip(out) {
            *score = match (state.is_over(), is_winner(seat)) {
                (true, true) => 1.0 / winners,
                (true, false) => 0.0,
                (false, _) => self.progress(state, seat),
            };
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.find_fault(state)
    }

    fn is_possible(&self, state: &State, roll: Outcome) -> bool {
        state.phase == Phase::Rolling && roll.n_dice() == self.rules.dice
    }
}

impl Determinize for Parchis {
    /// Nothing is hidden, so the guess is the state itself.
    fn guess(&self, view: &View<'_>, _: &mut Rng) -> State {
        *view.state
    }
}
