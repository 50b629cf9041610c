//! The game: a board, its decks and the rules, made ready for play.

use arrayvec::ArrayVec;
use ludoteca_core::{Determinize, EventSink, Game, Rng, Seat, Turn};

use crate::rules::Table;
use crate::{
    Action, Board, Deck, DeedId, DeedSet, Event, Illegal, MAX_KEPT_CARDS, OptionsError,
    OptionsFault, Outcome, Place, Rules, SquareKind, State, View,
};

/// Monopoly on one board with one set of rules.
#[derive(Clone, Debug)]
pub struct Monopoly {
    board: Board,
    decks: Vec<Deck>,
    rules: Rules,
    pub(crate) track: Track,
}

/// What the engine looks up at every step, worked out once.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    pub(crate) squares: Vec<SquareKind>,
    pub(crate) len: u8,
    pub(crate) go: u8,
    /// Salaries of all squares before each square, and of the whole round at the end.
    pub(crate) salaries: Vec<i32>,
    /// What one round of the board pays.
    pub(crate) salary: i32,
    /// Where the jail is; without one nobody can be sent there.
    pub(crate) jail: Option<u8>,
    pub(crate) jail_turns: u8,
    pub(crate) fine: i32,
    /// The groups that can be built on.
    pub(crate) street_groups: Vec<DeedSet>,
    /// The cards that can be kept, as (deck, card).
    pub(crate) kept_cards: ArrayVec<(u8, u8), MAX_KEPT_CARDS>,
}

impl Monopoly {
    /// Puts a game together.
    ///
    /// # Errors
    /// Everything that does not fit, in one go.
    pub fn new(board: Board, decks: Vec<Deck>, rules: Rules) -> Result<Self, OptionsError> {
        let mut faults = rules.faults();
        faults.extend(crate::misfits(&board, &decks).into_iter().map(OptionsFault::Misfit));
        let mut prices: Vec<i32> = board.deeds().iter().map(|deed| deed.price).collect();
        prices.sort_unstable_by(|a, b| b.cmp(a));
        let dearest: i32 = prices.iter().take(usize::from(rules.dealt_lots)).sum();
        if dearest > rules.start_cash {
            faults.push(OptionsFault::Rule {
                expected: format!(
                    "a start_cash of {dearest} or more, to pay the dearest dealt lots"
                ),
                found: rules.start_cash.to_string(),
            });
        }
        if !faults.is_empty() {
            return Err(OptionsError(faults));
        }
        let track = Track::new(&board, &decks);
        Ok(Self { board, decks, rules, track })
    }

    /// A preset on the shipped board that belongs to it.
    pub fn preset(name: &str) -> Option<Self> {
        let (rules, board) = Rules::preset(name)?;
        let (board, decks) = crate::shipped::find(board)?.load();
        Self::new(board, decks, rules).ok()
    }

    /// The same board and decks under other rules.
    ///
    /// # Errors
    /// Everything that does not fit.
    pub fn with_rules(&self, rules: Rules) -> Result<Self, OptionsError> {
        Self::new(self.board.clone(), self.decks.clone(), rules)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The decks, in the order of [`Board::deck_names`].
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub(crate) fn deed(&self, deed: DeedId) -> &crate::Deed {
        &self.board.deeds[deed.idx()]
    }

    #[inline]
    pub(crate) fn place_of(&self, deed: DeedId) -> Place {
        self.deed(deed).place
    }
}

impl Track {
    fn new(board: &Board, decks: &[Deck]) -> Self {
        let squares: Vec<SquareKind> = board.squares().iter().map(|square| square.kind).collect();
        let mut salaries = vec![0];
        for kind in &squares {
            let before = salaries[salaries.len() - 1];
            salaries.push(before + if let SquareKind::Go(salary) = kind { *salary } else { 0 });
        }
        let kept_cards = (0..)
            .zip(decks)
            .flat_map(|(deck, cards)| {
                let keepable = (0..)
                    .zip(&cards.cards)
                    .filter(|(_, card)| card.alternatives.iter().any(|action| action.keep));
                keepable.map(move |(card, _)| (deck, card))
            })
            .take(MAX_KEPT_CARDS)
            .collect();
        Self {
            len: squares.len() as u8,
            go: board.go().map_or(0, |(place, _)| place.0),
            salary: salaries[squares.len()],
            salaries,
            jail: board.jail().map(|(place, ..)| place.0),
            jail_turns: board.jail().map_or(1, |(_, turns, _)| turns),
            fine: board.jail().map_or(0, |(.., fine)| fine),
            street_groups: (board.groups().iter().filter(|group| group.streets))
                .map(|group| group.members)
                .collect(),
            kept_cards,
            squares,
        }
    }
}

impl Game for Monopoly {
    const KEY: &'static str = "monopoly";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn players(&self) -> std::ops::RangeInclusive<u8> {
        2..=8
    }

    fn start(&self, players: u8) -> State {
        crate::rules::start(self, players)
    }

    fn seats(&self, state: &State) -> u8 {
        state.players
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn actions(&self, state: &State, out: &mut Vec<Action>) {
        let from = out.len();
        crate::rules::list_actions(self, state, out);
        out[from..].sort_unstable();
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        crate::rules::list_outcomes(self, state, out);
    }

    #[inline(always)]
    fn sample(&self, state: &State, rng: &mut Rng) -> Outcome {
        crate::rules::sample(self, state, rng)
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        crate::rules::check(self, state, action)
    }

    #[inline(always)]
    fn play(&self, state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        Table { game: self, s: state, log }.play(action);
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl EventSink<Event>) {
        Table { game: self, s: state, log }.resolve(outcome);
    }

    #[inline]
    fn view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View::new(self, state, seat)
    }

    #[inline]
    fn turns_taken(&self, state: &State) -> u32 {
        // The turn in progress is not taken yet; the one that ended the game is.
        let in_progress = !matches!(state.phase, crate::Phase::Over);
        state.turns.saturating_sub(in_progress.into())
    }

    fn default_cap(&self) -> u32 {
        1000
    }

    fn scores(&self, state: &State, out: &mut [f32]) {
        crate::worth::scores(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::audit::audit(self, state)
    }
}

impl Determinize for Monopoly {
    /// Nothing is hidden: the order of unseen cards is not in the state.
    fn guess(&self, view: &View<'_>, _: &mut Rng) -> State {
        view.state().clone()
    }
}
