//! How long the subset search takes in real games.
//!
//! `cargo run --release -p ludoteca-monopoly --all-features --example subset_times [POSITIONS]`
//!
//! Takes positions (a million unless told otherwise) out of games of four quick players under every
//! preset, times every call of all four problems, and prints the median, the 99.9 % quantile and
//! the worst in microseconds. A call that took long is repeated and the shortest time counts: it
//! always does the same, what differs is what else the machine does.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::hint::black_box;
use std::time::Instant;

use ludoteca_core::{Audience, Game as _, Match, Purpose, Rng, Seat, Step, Turn, Witness};
use ludoteca_monopoly::agents::Quick;
use ludoteca_monopoly::{Event, Monopoly, Position, Rules, State, View, subset};

const PROBLEMS: [&str; 4] = ["sell", "mortgage", "lift", "build"];

/// Watches games and times the search in one position out of a few.
struct Clock<'a> {
    game: &'a Monopoly,
    rng: Rng,
    rich: bool,
    left: u64,
    times: &'a mut [Vec<u64>; 4],
}

impl Witness<Monopoly> for Clock<'_> {
    const EVENTS: bool = false;

    fn step(&mut self, state: &State, _: Step<Monopoly>, _: &[(Audience, Event)]) {
        if let Turn::Decide(seat) = self.game.turn(state)
            && self.left > 0
            && self.rng.below(8) == 0
        {
            self.left -= 1;
            if self.rich {
                let mut position = Position::of(self.game, state);
                let player = &mut position.players[seat.idx()];
                player.cash = Some(player.cash.unwrap_or(0).saturating_mul(10).min(100_000_000));
                if let Ok(state) = position.to_state(self.game) {
                    self.time(&state, seat);
                }
            } else {
                self.time(state, seat);
            }
        }
    }
}

impl Clock<'_> {
    fn time(&mut self, state: &State, seat: Seat) {
        let view = self.game.view(state, seat);
        let cash = i64::from(view.cash(seat));
        let mut part = |whole: i64| whole * i64::from(1 + self.rng.below(1000)) / 1000;
        let owed = view.debt().map_or(0, |debt| debt.total() - cash);
        let amounts = [
            if owed > 0 { owed } else { part(subset::sell_all(&view).money()) },
            if owed > 0 { owed } else { part(subset::mortgage_all(&view).money()) },
            part(cash),
            part(cash),
        ];
        for (problem, amount) in amounts.into_iter().enumerate() {
            let mut time = clock(&view, problem, amount);
            for _ in 0..if time > 20_000 { 20 } else { 0 } {
                time = time.min(clock(&view, problem, amount));
            }
            self.times[problem].push(time);
        }
    }
}

/// One call, in nanoseconds.
fn clock(view: &View<'_>, problem: usize, amount: i64) -> u64 {
    let view = black_box(view);
    #[expect(clippy::disallowed_methods, reason = "what is measured is time")]
    let start = Instant::now();
    match problem {
        0 => drop(black_box(subset::sell(view, amount))),
        1 => drop(black_box(subset::mortgage(view, amount))),
        2 => drop(black_box(subset::lift(view, amount))),
        _ => drop(black_box(subset::build(view, amount))),
    }
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn main() {
    #[expect(clippy::disallowed_methods, reason = "the arguments of a program")]
    let asked = std::env::args().nth(1).and_then(|text| text.replace('_', "").parse().ok());
    let positions: u64 = asked.unwrap_or(1_000_000);
    time_games("as played", positions, false, |rules| rules);
    time_games("with ten times the cash", positions / 10, true, |rules| rules);
    let few = |rules| Rules { houses: 12, hotels: 4, ..rules };
    time_games("few buildings, ten times the cash", positions / 10, true, few);
    let uneven = |rules| Rules { even_building: false, houses: 20, hotels: 6, ..rules };
    time_games("uneven building, ten times the cash", positions / 10, true, uneven);
}

/// Times all presets under changed rules.
fn time_games(title: &str, positions: u64, rich: bool, change: impl Fn(Rules) -> Rules) {
    println!("{title}");
    let mut all: [Vec<u64>; 4] = Default::default();
    for (preset, rules, _) in Rules::PRESETS {
        let game = Monopoly::preset(preset).map(|game| game.with_rules(change(rules)));
        if let Some(Ok(game)) = game {
            time_game(&game, positions.div_ceil(4), rich, &mut all);
        }
    }
    for (name, times) in PROBLEMS.iter().zip(&mut all) {
        print_times(name, times);
    }
    print_times("all", &mut all.concat());
}

fn time_game(game: &Monopoly, positions: u64, rich: bool, times: &mut [Vec<u64>; 4]) {
    let rng = Rng::stream(1, 0, Purpose::Setup);
    let mut witness = Clock { game, rng, rich, left: positions, times };
    let mut game_no = 0;
    while witness.left > 0 {
        game_no += 1;
        let mut table = Match::new(game, game.start(4), 1, game_no);
        table.run(&mut [Quick::default(); 4], 1000, &mut witness);
    }
}

fn print_times(name: &str, times: &mut [u64]) {
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    #[expect(clippy::cast_precision_loss, reason = "for people")]
    let micros = |nth: usize| times.get(nth).map_or(0.0, |&nanos| nanos as f64 / 1000.0);
    let (median, high, worst) = (micros(last / 2), micros(last * 999 / 1000), micros(last));
    println!(
        "{name:>10}: {:>8} calls, median {median:.3}, 99.9 % {high:.3}, worst {worst:.3} µs",
        times.len()
    );
}
