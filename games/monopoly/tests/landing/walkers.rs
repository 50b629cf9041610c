//! Players who only walk: they buy nothing, and leave jail by a policy. The test of landing
//! frequencies and the program that tables them share this.

use ludoteca_core::{Game, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::landing::{JailPolicy, Landing};
use ludoteca_monopoly::{Action, Auctions, Monopoly, Phase, Place, Rules, State, View};
use ludoteca_testkit::stats::batch_means;

/// Batches of a run, for the standard errors.
const BATCHES: u32 = 200;
/// The seed of all runs.
const SEED: u64 = 1935;

/// What decks do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decks {
    /// Shuffled before every draw, jail cards without effect: what the chain assumes.
    Reshuffled,
    /// In a fixed order, cards going under the pile, jail cards kept until they are used.
    True,
}

/// The classic board for people who only walk, with more money than they can lose.
pub(crate) fn walking_game(decks: Decks) -> Monopoly {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let rules = Rules {
        start_cash: 10_000_000,
        auctions: Auctions::None,
        trades: false,
        others_manage: false,
        opening_roll: false,
        reshuffle_decks: decks == Decks::Reshuffled,
        keep_jail_cards: decks == Decks::True,
        ..*game.rules()
    };
    game.with_rules(rules).expect("sound rules")
}

/// How often rolls ended on each square and, last, in jail: per batch.
pub(crate) struct Frequencies {
    batches: Vec<Vec<f64>>,
    squares: usize,
}

impl Frequencies {
    /// The share of rolls that ended there, and its standard error.
    pub(crate) fn share(&self, end: usize) -> (f64, f64) {
        self.sum_of(&[end])
    }

    /// The share of rolls that ended on any of these, and its standard error.
    pub(crate) fn sum_of(&self, ends: &[usize]) -> (f64, f64) {
        let batch = |batch: &Vec<f64>| ends.iter().map(|&end| batch[end]).sum();
        let series: Vec<f64> = self.batches.iter().map(batch).collect();
        batch_means(&series, self.batches.len())
    }

    /// All ends: the squares, and after them the jail.
    pub(crate) fn ends(&self) -> std::ops::RangeInclusive<usize> {
        0..=self.squares
    }
}

/// Two players roll the dice so many times in all. With reshuffled decks it is one long game; the order
/// of true decks never changes in a game, so that every batch is then a game of its own.
pub(crate) fn walk(decks: Decks, policy: JailPolicy, rolls: u32) -> Frequencies {
    let game = walking_game(decks);
    let squares = game.board().squares().len();
    let per_batch = rolls / BATCHES;
    let mut table = Walkers::new(&game, policy, 0);
    let batches = (0..BATCHES).map(|batch| -> Vec<f64> {
        if decks == Decks::True {
            table = Walkers::new(&game, policy, batch.into());
        }
        let mut counts = vec![0_u32; squares + 1];
        (0..per_batch).for_each(|_| counts[table.roll()] += 1);
        counts.iter().map(|&count| f64::from(count) / f64::from(per_batch)).collect()
    });
    Frequencies { batches: batches.collect(), squares }
}

/// A table of two walkers.
struct Walkers<'g> {
    game: &'g Monopoly,
    policy: JailPolicy,
    state: State,
    rng: Rng,
}

impl<'g> Walkers<'g> {
    fn new(game: &'g Monopoly, policy: JailPolicy, game_no: u64) -> Self {
        let rng = Rng::stream(SEED, game_no, Purpose::Chance);
        Self { game, policy, state: game.start(2), rng }
    }

    /// Plays on until a roll has ended, and tells where.
    fn roll(&mut self) -> usize {
        let roller = loop {
            if let Some(seat) = self.step() {
                break seat;
            }
        };
        while !matches!(self.view(roller).phase(), Phase::Before | Phase::After) {
            self.step();
        }
        let view = self.view(roller);
        assert!(view.cash(roller) > 0, "walkers never run out of money");
        if view.jail_turn(roller) > 0 {
            self.game.board().squares().len()
        } else {
            usize::from(view.place(roller).0)
        }
    }

    fn view(&self, seat: Seat) -> View<'_> {
        self.game.view(&self.state, seat)
    }

    /// One decision or chance; tells who rolled when the dice of a turn fell.
    fn step(&mut self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Chance => {
                let view = self.view(Seat(0));
                let roller = (view.phase() == Phase::Rolling).then_some(view.on_turn());
                let outcome = self.game.sample(&self.state, &mut self.rng);
                self.game.resolve(&mut self.state, outcome, &mut ());
                roller
            }
            Turn::Decide(seat) => {
                let action = decide(&self.view(seat), seat, self.policy);
                debug_assert_eq!(self.game.check(&self.state, action), Ok(()));
                self.game.play(&mut self.state, action, &mut ());
                None
            }
            Turn::Over => unreachable!("nobody goes bankrupt and no turn is the last"),
        }
    }
}

/// A jail card is used where the fine would be paid: at once, or before the last roll in jail.
fn decide(view: &View<'_>, seat: Seat, policy: JailPolicy) -> Action {
    match view.phase() {
        Phase::Before if view.jail_turn(seat) > 0 => {
            let last = view.check(Action::PayFine).is_err();
            let pays = policy == JailPolicy::PayAtOnce;
            if (pays || last) && view.jail_cards(seat) > 0 {
                Action::UseCard
            } else if pays {
                Action::PayFine
            } else {
                Action::Roll
            }
        }
        Phase::Before => Action::Roll,
        Phase::Buying => Action::Decline,
        Phase::Taxing => Action::TaxFixed,
        Phase::Choosing { .. } => Action::Choose(0),
        _ => Action::Done,
    }
}

/// What the chain says of an end.
pub(crate) fn expected(chain: &Landing, end: usize) -> f64 {
    let place = u8::try_from(end).map_or(Place(u8::MAX), Place);
    if end < chain.squares().len() { chain.per_roll(place) } else { chain.in_jail() }
}

/// By how many standard errors a share differs; 0 where it is exact.
pub(crate) fn deviation((share, error): (f64, f64), expected: f64) -> f64 {
    let off = share - expected;
    if off.abs() < 1e-12 { 0.0 } else { off / error }
}

/// The name of an end.
pub(crate) fn name(game: &Monopoly, end: usize) -> String {
    let board = game.board();
    let jail = board.jail().map(|(place, ..)| usize::from(place.0));
    match board.squares().get(end) {
        Some(_) if Some(end) == jail => "Just visiting".to_owned(),
        Some(square) => square.name.clone(),
        None => "In jail".to_owned(),
    }
}
