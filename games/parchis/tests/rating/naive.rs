//! The rating a second time, square by square and without tricks, against the player in whole
//! games.

use ludoteca_core::{Game as _, Match, Seat, Turn};
use ludoteca_parchis::agents::rating::REACH;
use ludoteca_parchis::agents::{Random, Rating};
use ludoteca_parchis::{Colour, Move, Parchis, Piece, Rules, Spot, Square, View};
use ludoteca_testkit::effort;

/// The squares that a piece on this place could walk to with one die, in order.
fn squares_ahead(view: &View<'_>, colour: Colour, place: u8) -> Vec<Square> {
    let squares = (1..=REACH).map(|steps| view.board().square(colour, place + steps));
    if place == 0 { Vec::new() } else { squares.flatten().collect() }
}

fn enemies<'v>(view: &'v View<'_>) -> impl Iterator<Item = Piece> + 'v {
    view.enemies().flat_map(Colour::pieces)
}

fn prey(view: &View<'_>, colour: Colour, place: u8) -> i32 {
    let squares = squares_ahead(view, colour, place);
    let open = squares.into_iter().filter(|&square| !view.is_safe(square));
    open.map(|square| count(view.standing_on(square).filter(|p| view.is_enemy(p.colour())))).sum()
}

fn behind(view: &View<'_>, square: Square) -> i32 {
    count(
        enemies(view).filter(|&enemy| {
            squares_ahead(view, enemy.colour(), view.place(enemy)).contains(&square)
        }),
    )
}

fn count<T>(items: impl Iterator<Item = T>) -> i32 {
    items.map(|_| 1).sum()
}

/// The rating in tenths of a point.
fn rating(view: &View<'_>, step: Move) -> i32 {
    let colour = step.piece().colour();
    let board = view.board();
    let spot = |place| board.spot(colour, place);
    let captures = step.captures.map(|prey| view.is_enemy(prey.colour()));
    if step.is_exit() {
        let home = |colour| i32::from(view.at_home(colour));
        let other = view.moving_colours().find(|&other| other != colour);
        let gain = captures.map_or(0, |enemy| if enemy { 300 } else { -200 });
        let balance = other.map_or(0, |other| 20 * (home(colour) - home(other)).signum());
        let start = board.start(colour);
        return gain + balance + 30 * prey(view, colour, 1) - 90 * behind(view, start);
    }
    let chasers = |place| match spot(place) {
        Spot::Ring(square) if !view.is_safe(square) => behind(view, square),
        Spot::Ring(_) | Spot::Home | Spot::Corridor(_) | Spot::Goal => 0,
    };
    let mut tenths = 10 - i32::from(step.from - 1);
    match spot(step.to) {
        Spot::Ring(square) if view.is_safe(square) => tenths += 100,
        _ => {
            tenths += 30 * (prey(view, colour, step.to) - prey(view, colour, step.from));
            tenths += 90 * (chasers(step.from) - chasers(step.to));
        }
    }
    if let Spot::Ring(square) = spot(step.from)
        && view.is_safe(square)
        && board.colours().all(|other| other == colour || board.start(other) != square)
    {
        let shared = view.standing_on(square).any(|other| view.is_enemy(other.colour()));
        tenths -= 50 + 90 * behind(view, square) + 60 * i32::from(shared);
    }
    tenths + captures.map_or(0, |enemy| if enemy { 300 } else { -150 })
}

#[test]
fn the_player_rates_like_the_naive_reading_of_the_rules() {
    let mut compared = 0_u32;
    for (name, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).expect("a shipped preset");
        for (game_no, players) in game.players().cycle().take(effort(6, 100)).enumerate() {
            // Random players get into more kinds of positions than good ones.
            let seed = u64::try_from(game_no).expect("few games");
            let mut table = Match::new(&game, game.start(players), seed, 0);
            while game.turns_taken(table.state()) < 400 {
                match game.turn(table.state()) {
                    Turn::Over => break,
                    Turn::Chance => drop(table.let_chance_fall(&mut ())),
                    Turn::Decide(seat) => {
                        compared += compare(&game, &mut table, seat, name);
                        let action = table.ask(seat, &mut Random).action;
                        table.play(seat, action, &mut ()).expect("a legal move");
                    }
                }
            }
        }
    }
    assert!(compared > 10_000, "only {compared} moves were compared");
}

/// Compares all candidates, and the choice; says how many there were.
fn compare(game: &Parchis, table: &mut Match<'_, Parchis>, seat: Seat, preset: &str) -> u32 {
    let choice = table.ask(seat, &mut Rating::default());
    let view = game.view(table.state(), seat);
    let mut best = (i32::MIN, choice.action);
    let mut compared = 0;
    for (step, weighed) in view.moves().zip(&choice.why) {
        let worked = rating(&view, step);
        let same = (10.0 * weighed.value - f64::from(worked)).abs() < 1e-6;
        let state = table.state();
        assert!(same, "{preset}, {}: {weighed:?}, but {worked} tenths, in {state:?}", step.action);
        if worked > best.0 {
            best = (worked, step.action);
        }
        compared += 1;
    }
    assert_eq!(choice.action, best.1, "{preset}: the first of the best is chosen");
    compared
}
