//! The game: a card base and the rules, made ready for play.

use ludoteca_core::{Determinize, EventSink, Game, Rng, Seat, Turn};

use crate::rules::{self, Table};
use crate::sheet::{EDGE, Sheet};
use crate::state::Phase;
use crate::{
    Action, CardBase, CardId, DECK_SIZE, Event, Illegal, OptionsError, OptionsFault, Outcome,
    RULES_VERSION, Rules, Side, State, View,
};

/// The Rift with one card base and one set of rules.
#[derive(Clone, Debug)]
pub struct Rift {
    base: CardBase,
    rules: Rules,
    pub(crate) sheet: Sheet,
}

impl Rift {
    /// Puts a game together.
    ///
    /// # Errors
    /// Everything that does not fit, in one go.
    pub fn new(base: CardBase, rules: Rules) -> Result<Self, OptionsError> {
        let given = rules.decks().map(|deck| deck.is_some());
        let sheet = Sheet { given, ..Sheet::new(&base, rules.board, rules.format(), rules.eco) };
        let mut faults = rules.faults();
        match sheet.cheapest_rest(&[], DECK_SIZE) {
            None => faults.push(OptionsFault {
                expected: format!("enough copies of cards for a deck of {DECK_SIZE}"),
                found: format!("{} cards, max_copies {}", base.len(), rules.max_copies),
            }),
            Some(least) if rules.value_limit > 0 && u32::from(rules.value_limit) < least => {
                faults.push(OptionsFault {
                    expected: format!("a value_limit of {least} or more, or 0 for none"),
                    found: rules.value_limit.to_string(),
                });
            }
            Some(_) => {}
        }
        for (name, deck) in ["deck1", "deck2"].into_iter().zip(rules.decks()) {
            let reasons = deck.map_or_else(Vec::new, |deck| deck.faults(&base, rules.format()));
            faults.extend(reasons.into_iter().map(|fault| OptionsFault {
                expected: format!("{name} to be a deck of the format"),
                found: fault.to_string(),
            }));
        }
        if faults.is_empty() { Ok(Self { base, rules, sheet }) } else { Err(OptionsError(faults)) }
    }

    /// A preset with the shipped card base.
    pub fn preset(name: &str) -> Option<Self> {
        Rules::preset(name).and_then(|rules| Self::new(CardBase::the_rift(), rules).ok())
    }

    /// The same card base under other rules.
    ///
    /// # Errors
    /// Everything that does not fit.
    pub fn with_rules(&self, rules: Rules) -> Result<Self, OptionsError> {
        Self::new(self.base.clone(), rules)
    }

    /// The card base.
    #[inline]
    pub fn base(&self) -> &CardBase {
        &self.base
    }

    /// The rules, with the deck lists that they give. A player asks [`View::rules`] instead.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The index of the cell beside another, if there is one; it may be blocked.
    #[inline]
    pub fn beside(&self, idx: usize, side: Side) -> Option<usize> {
        let there = self.sheet.neighbours[idx][side.idx()];
        (there != EDGE).then_some(there.into())
    }
}

impl Game for Rift {
    const KEY: &'static str = "rift";
    const RULES_VERSION: u32 = RULES_VERSION;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn start(&self, players: u8) -> State {
        debug_assert!(players == 2, "two play The Rift, not {players}");
        let deck = |list: Option<crate::DeckList>| {
            list.map_or([CardId::NONE; DECK_SIZE], |list| *list.cards())
        };
        State::new(self.rules.decks().map(deck))
    }

    fn players(&self) -> std::ops::RangeInclusive<u8> {
        2..=2
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn actions(&self, state: &State, out: &mut Vec<Action>) {
        rules::list_actions(self, state, out);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        rules::list_outcomes(self, state, out);
    }

    #[inline(always)]
    fn sample(&self, state: &State, rng: &mut Rng) -> Outcome {
        rules::sample(self, state, rng)
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        rules::check(self, state, action)
    }

    #[inline(always)]
    fn play(&self, state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        Table { game: self, s: state, log }.play(action);
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl EventSink<Event>) {
        Table { game: self, s: state, log }.deal(outcome);
    }

    #[inline]
    fn view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View::new(self, state, seat, false)
    }

    fn open_view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View::new(self, state, seat, true)
    }

    #[inline]
    fn turns_taken(&self, state: &State) -> u32 {
        // The board of the last game stays as it is, and must not be counted twice.
        let before = state.games_done - u8::from(state.phase == Phase::Over);
        u32::from(before) * u32::from(self.sheet.n_open) + u32::from(state.placed)
    }

    fn default_cap(&self) -> u32 {
        1000
    }

    fn scores(&self, state: &State, out: &mut [f32]) {
        rules::scores(state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::audit::audit(self, state)
    }

    fn is_possible(&self, state: &State, outcome: Outcome) -> bool {
        rules::weight(self, state, outcome) > 0
    }
}

impl Determinize for Rift {
    fn guess(&self, view: &View<'_>, rng: &mut Rng) -> State {
        crate::guess::guess(self, view, rng)
    }
}
