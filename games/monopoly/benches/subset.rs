//! The subset search: `cargo bench -p ludoteca-monopoly --all-features --bench subset`.
//!
//! The document enumerated subsets: 52 possible buildings and 128 000 to spend took three hours.

use divan::Bencher;
use ludoteca_core::{Audience, Game as _, Match, Seat, Step, Turn, Witness};
use ludoteca_monopoly::agents::Quick;
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::{Event, Monopoly, Place, Position, State, subset};

fn main() {
    divan::main();
}

/// Four groups of Madrid with so few houses that 52 more buildings find a place.
fn fifty_two_buildings(game: &Monopoly) -> State {
    let lots = [11, 13, 14, 16, 18, 19, 21, 23, 24, 37, 39];
    let houses = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    let lot = |(square, houses)| Lot { houses, ..Lot::bare(Place(square)) };
    let lots = lots.into_iter().zip(houses).map(lot).collect();
    let rich = Player { cash: Some(500_000), lots, ..Player::default() };
    let position = Position { players: vec![rich, Player::default()], ..Position::default() };
    position.to_state(game).expect("a sound position")
}

#[divan::bench(args = [128_000, 300_000, 400_000])]
fn build_up_to_52_buildings(bencher: Bencher<'_, '_>, budget: i64) {
    let game = Monopoly::preset("street-masters").expect("a shipped preset");
    let state = fifty_two_buildings(&game);
    let view = game.view(&state, Seat(0));
    bencher.bench_local(|| subset::build(divan::black_box(&view), budget));
}

/// Everything of Madrid in one hand: 110 buildings.
#[divan::bench(args = [128_000, 400_000, 900_000])]
fn build_on_the_whole_board(bencher: Bencher<'_, '_>, budget: i64) {
    let game = Monopoly::preset("street-masters").expect("a shipped preset");
    let lots = game.board().deeds().iter().map(|deed| Lot::bare(deed.place)).collect();
    let rich = Player { cash: Some(1_000_000), lots, ..Player::default() };
    let position = Position { players: vec![rich, Player::default()], ..Position::default() };
    let state = position.to_state(&game).expect("a sound position");
    let view = game.view(&state, Seat(0));
    bencher.bench_local(|| subset::build(divan::black_box(&view), budget));
}

/// Keeps some positions of games.
struct Album<'a> {
    game: &'a Monopoly,
    seen: u64,
    states: Vec<(State, Seat)>,
}

impl Witness<Monopoly> for Album<'_> {
    const EVENTS: bool = false;

    fn step(&mut self, state: &State, _: Step<Monopoly>, _: &[(Audience, Event)]) {
        self.seen += 1;
        if let Turn::Decide(seat) = self.game.turn(state)
            && self.seen.is_multiple_of(97)
        {
            self.states.push((state.clone(), seat));
        }
    }
}

/// All four problems in a thousand positions of real games; the time is that of all of them.
#[divan::bench(args = ["official", "street-masters", "serial", "optimal"])]
fn a_thousand_positions(bencher: Bencher<'_, '_>, preset: &str) {
    let game = Monopoly::preset(preset).expect("a shipped preset");
    let mut album = Album { game: &game, seen: 0, states: Vec::new() };
    for game_no in 0.. {
        if album.states.len() >= 1000 {
            break;
        }
        let mut table = Match::new(&game, game.start(4), 1, game_no);
        table.run(&mut [Quick::default(); 4], 1000, &mut album);
    }
    album.states.truncate(1000);
    bencher.bench_local(|| {
        for (state, seat) in &album.states {
            let view = game.view(state, *seat);
            let cash = i64::from(view.cash(*seat)) * 7 / 10;
            divan::black_box(subset::sell(&view, cash));
            divan::black_box(subset::mortgage(&view, cash));
            divan::black_box(subset::lift(&view, cash));
            divan::black_box(subset::build(&view, cash));
        }
    });
}
