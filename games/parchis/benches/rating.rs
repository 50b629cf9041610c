//! What a candidate costs the hand-made players: `cargo bench -p ludoteca-parchis --all-features --bench rating`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludoteca_core::{Agent, Game, Match, Purpose, Rng, Step, Thinking, Turn, Witness};
use ludoteca_parchis::agents::rating::RatingWeights;
use ludoteca_parchis::agents::{Chain, Rating};
use ludoteca_parchis::{Event, Parchis, State};

fn main() {
    divan::main();
}

const PRESETS: [&str; 4] = ["classic", "four", "partners", "fast"];

#[divan::bench(args = PRESETS)]
fn document(bencher: Bencher<'_, '_>, preset: &str) {
    decide(bencher, preset, Rating::default());
}

#[divan::bench(args = PRESETS)]
fn tuned(bencher: Bencher<'_, '_>, preset: &str) {
    decide(bencher, preset, Rating::new(RatingWeights::TUNED));
}

/// Bonuses and the other die only.
#[divan::bench(args = PRESETS)]
fn chain_without_rolls(bencher: Bencher<'_, '_>, preset: &str) {
    decide(bencher, preset, Chain { rolls: 0, ..Chain::default() });
}

#[divan::bench(args = PRESETS)]
fn chain(bencher: Bencher<'_, '_>, preset: &str) {
    decide(bencher, preset, Chain::default());
}

/// Decides in every position of ten games in which there is a choice; the counter shows candidates.
fn decide(bencher: Bencher<'_, '_>, preset: &str, mut agent: impl Agent<Parchis>) {
    let game = Parchis::preset(preset).expect("a shipped preset");
    let states = decisions(&game);
    let n_candidates: u32 = states.iter().map(|state| n_actions(&game, state)).sum();
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    bencher.counter(ItemsCount::new(n_candidates)).bench_local(|| {
        for state in &states {
            let view = game.view(state, state.on_turn());
            divan::black_box(agent.choose(&view, &mut Thinking::silent(&mut rng)));
        }
    });
}

fn n_actions(game: &Parchis, state: &State) -> u32 {
    game.view(state, state.on_turn()).n_actions()
}

/// The positions of ten games between ratings in which there is a choice.
fn decisions(game: &Parchis) -> Vec<State> {
    let players = *game.players().end();
    let mut notes = Notes { game, states: Vec::new() };
    for game_no in 0..10 {
        let mut table = Match::new(game, game.start(players), 1, game_no);
        let mut agents = vec![Rating::default(); players.into()];
        table.run(&mut agents, game.default_cap(), &mut notes);
    }
    notes.states
}

struct Notes<'g> {
    game: &'g Parchis,
    states: Vec<State>,
}

impl Witness<Parchis> for Notes<'_> {
    const EVENTS: bool = false;

    fn step(&mut self, state: &State, _: Step<Parchis>, _: &[(ludoteca_core::Audience, Event)]) {
        let decides = matches!(self.game.turn(state), Turn::Decide(_));
        if decides && n_actions(self.game, state) > 1 {
            self.states.push(*state);
        }
    }
}
