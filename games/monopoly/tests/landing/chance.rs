//! Whether chance is fair: draws follow their weights, dice have no memory, no seat is favoured.

use ludoteca_core::{Audience, EventSink, Game, Purpose, Rng, Turn};
use ludoteca_monopoly::{Dice, Event, Monopoly, Phase, Rules, State};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::sample_agrees;
use ludoteca_testkit::stats::chi_square;

const SEED: u64 = 1904;
/// The turns after which a game is given up.
const CAP: u32 = 2000;

/// Players without a plan, at one table.
struct Table<'g> {
    game: &'g Monopoly,
    state: State,
    rng: Rng,
    actions: Vec<ludoteca_monopoly::Action>,
}

impl<'g> Table<'g> {
    fn new(game: &'g Monopoly, players: u8, game_no: u64) -> Self {
        let rng = Rng::stream(SEED, game_no, Purpose::Chance);
        Self { game, state: game.start(players), rng, actions: Vec::new() }
    }

    fn phase(&self) -> Phase {
        self.game.view(&self.state, ludoteca_core::Seat(0)).phase()
    }

    /// One step; `false` when the game is over or given up.
    fn step(&mut self, log: &mut impl EventSink<Event>) -> bool {
        match self.game.turn(&self.state) {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = self.game.sample(&self.state, &mut self.rng);
                self.game.resolve(&mut self.state, outcome, log);
            }
            Turn::Decide(_) if self.game.turns_taken(&self.state) >= CAP => return false,
            Turn::Decide(_) => {
                self.actions.clear();
                self.game.actions(&self.state, &mut self.actions);
                let action = self.rng.pick(&self.actions).expect("at least one action");
                self.game.play(&mut self.state, action, log);
            }
        }
        true
    }
}

/// The first state in which chance falls as wanted, after `skipped` others of the kind.
#[track_caller]
fn chance_state(game: &Monopoly, skipped: usize, wanted: impl Fn(Phase) -> bool) -> State {
    let mut left = skipped;
    for game_no in 0..1000 {
        let mut table = Table::new(game, 4, game_no);
        loop {
            if game.turn(&table.state) == Turn::Chance && wanted(table.phase()) {
                if left == 0 {
                    return table.state;
                }
                left -= 1;
            }
            if !table.step(&mut ()) {
                break;
            }
        }
    }
    panic!("no game comes to such a state");
}

fn official() -> Monopoly {
    Monopoly::preset("official").expect("a shipped preset")
}

#[test]
fn dice_are_drawn_by_their_weights() {
    let game = official();
    sample_agrees(&game, &game.start(2), 100_000, 1);
    let rolling = chance_state(&game, 0, |phase| phase == Phase::Rolling);
    sample_agrees(&game, &rolling, 100_000, 2);
    let throwing = chance_state(&game, 0, |phase| matches!(phase, Phase::Throwing { .. }));
    sample_agrees(&game, &throwing, 100_000, 3);
}

#[test]
fn cards_are_drawn_by_their_weights() {
    let game = official();
    // A fresh pile, one half seen, and one whose order is known.
    for (skipped, deck) in [(0, 0), (0, 1), (8, 0), (8, 1), (40, 0)] {
        let drawing = chance_state(&game, skipped, |phase| phase == Phase::Drawing(deck));
        sample_agrees(&game, &drawing, 100_000, 4);
    }
    let rules = Rules { reshuffle_decks: true, ..*game.rules() };
    let reshuffling = game.with_rules(rules).expect("sound rules");
    let drawing = chance_state(&reshuffling, 40, |phase| phase == Phase::Drawing(0));
    sample_agrees(&reshuffling, &drawing, 100_000, 5);
}

#[test]
fn lots_are_dealt_by_their_weights() {
    let game = official();
    let short = game.with_rules(game.rules().short()).expect("sound rules");
    for dealt in [0, 3, 7] {
        let dealing = chance_state(&short, dealt, |phase| phase == Phase::Dealing);
        sample_agrees(&short, &dealing, 100_000, 6);
    }
}

/// Counts throws, and what follows what.
struct DiceCount {
    throws: Vec<u64>,
    pairs: Vec<u64>,
    last: Option<usize>,
}

impl EventSink<Event> for DiceCount {
    fn push(&mut self, _: Audience, event: Event) {
        let (Event::Rolled { dice, .. } | Event::OpeningRoll { dice, .. }) = event else { return };
        let throw = kinds().position(|(kind, _)| kind == dice).expect("one of 21 throws");
        self.throws[throw] += 1;
        if let Some(last) = self.last.replace(throw) {
            self.pairs[last * 21 + throw] += 1;
        }
    }
}

/// The 21 throws with their weights.
fn kinds() -> impl Iterator<Item = (Dice, f64)> {
    (1..=6).flat_map(|low| {
        (low..=6).map(move |high| (Dice(low, high), if low == high { 1.0 } else { 2.0 }))
    })
}

#[test]
fn dice_of_played_games_are_fair_and_have_no_memory() {
    let game = official();
    let mut count = DiceCount { throws: vec![0; 21], pairs: vec![0; 21 * 21], last: None };
    for game_no in 0..effort(200, 2000) {
        let mut table = Table::new(&game, 4, game_no);
        while table.step(&mut count) {}
    }
    let weights: Vec<f64> = kinds().map(|(_, weight)| weight).collect();
    let fit = chi_square(&count.throws, &weights);
    assert!(fit.is_plausible(), "{fit:?}, {:?}", count.throws);
    let pair_weights: Vec<f64> =
        weights.iter().flat_map(|first| weights.iter().map(move |next| first * next)).collect();
    let fit = chi_square(&count.pairs, &pair_weights);
    assert!(fit.is_plausible(), "{fit:?}, {:?}", count.pairs);
}

/// The highest roll begins, so that by the rules every seat has the same chance.
#[test]
fn no_seat_wins_more_than_its_share() {
    let game = official();
    // Offers of players without a plan are noise that takes most of the time.
    let game = game.with_rules(Rules { trades: false, ..*game.rules() }).expect("sound rules");
    for players in [2, 3, 4] {
        let mut wins = vec![0_u64; usize::from(players)];
        let mut finished = 0;
        for game_no in 0..effort(600, 4000) {
            let mut table = Table::new(&game, players, game_no);
            while table.step(&mut ()) {}
            if game.turn(&table.state) == Turn::Over {
                finished += 1;
                let mut scores = vec![0.0; usize::from(players)];
                game.scores(&table.state, &mut scores);
                if let Some(winner) = scores.iter().position(|&score| score > 0.99) {
                    wins[winner] += 1;
                }
            }
        }
        let fit = chi_square(&wins, &vec![1.0; usize::from(players)]);
        assert!(fit.is_plausible(), "{players} players: {fit:?}, wins {wins:?} of {finished}");
    }
}
