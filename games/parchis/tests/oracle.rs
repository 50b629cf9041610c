//! The rules against a second, naive statement of them: squares are lists of pieces, and every
//! move is walked square by square.

#[path = "oracle/naive.rs"]
mod naive;
#[path = "oracle/turn.rs"]
mod turn;

use ludoteca_core::{Game as _, Purpose, Rng, Turn};
use ludoteca_parchis::{
    BoardName, Colour, GoalRule, Outcome, Pairing, Parchis, Position, Rules, Seating, Spot, Square,
    State,
};
use ludoteca_testkit::effort;
use naive::Naive;

/// Every preset, and every switch on top of some of them.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Rules::PRESETS.iter().map(|preset| preset.1).collect();
    for preset in [Rules::CLASSIC, Rules::FOUR, Rules::PARTNERS, Rules::FAST] {
        all.extend([
            Rules { goal: GoalRule::Bounce, ..preset },
            Rules { bonuses: false, ..preset },
            Rules { barriers: false, ..preset },
            Rules { six_counts: 12, places: true, ..preset },
            Rules { goal: GoalRule::Bounce, barriers: false, six_counts: 7, ..preset },
            Rules { pairing: Pairing::Next, out_at_start: 2, ..preset },
            Rules { dice: 3 - preset.dice, pairing: Pairing::Previous, ..preset },
        ]);
    }
    all.push(Rules { board: BoardName::Six, seating: Seating::Partners, ..Rules::FAST });
    all.push(Rules { board: BoardName::Six, ..Rules::CLASSIC });
    all
}

/// Both have the same legal moves and the same picture.
fn compare(game: &Parchis, state: &State, naive: &Naive) {
    assert_eq!(game.audit(state), Ok(()), "{:?}", game.rules());
    let picture = Position::of(game, state);
    assert_eq!(picture, naive.position(), "{:?}", game.rules());
    let mut listed = Vec::new();
    game.actions(state, &mut listed);
    let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(listed, naive.legal(), "{picture:?} {:?}", game.rules());
}

/// Random games, with both played side by side from beginning to end.
#[test]
fn whole_games_go_alike() {
    let mut decisions = 0_u32;
    for (number, rules) in (0..).zip(all_rules()) {
        let game = Parchis::new(rules).unwrap();
        for game_no in 0..effort(1, 10) {
            let mut rng = Rng::stream(number, game_no, Purpose::Setup);
            let (fewest, most) = game.players().into_inner();
            let players = fewest + naive::small(rng.below(u32::from(most - fewest) + 1) as usize);
            let mut state = game.start(players);
            let mut naive = Naive::of(&game, &Position::of(&game, &state));
            loop {
                compare(&game, &state, &naive);
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let roll = game.sample(&state, &mut rng);
                        game.resolve(&mut state, roll, &mut ());
                        naive.roll(roll.dice());
                    }
                    Turn::Decide(_) => {
                        let mut actions = Vec::new();
                        game.actions(&state, &mut actions);
                        let action = rng.pick(&actions).unwrap();
                        game.play(&mut state, action, &mut ());
                        naive.play(&action.to_string());
                        decisions += 1;
                    }
                }
            }
        }
    }
    assert!(decisions > 10_000, "only {decisions} decisions were compared");
}

/// Random positions with crowded squares: every roll, every move, and every move after that.
#[test]
fn crowded_positions_go_alike() {
    let mut compared = 0_u32;
    for (number, rules) in (0..).zip(all_rules()) {
        let game = Parchis::new(rules).unwrap();
        let mut rng = Rng::stream(number, 1, Purpose::Setup);
        for _ in 0..effort(50, 500) {
            let position = random_position(&game, &mut rng);
            let Ok(state) = position.to_state(&game) else { continue };
            let mut rolls = Vec::new();
            game.outcomes(&state, &mut rolls);
            for (roll, _) in rolls {
                compared += compare_roll(&game, &state, roll);
            }
        }
    }
    assert!(compared > 20_000, "only {compared} moves were compared");
}

fn compare_roll(game: &Parchis, state: &State, roll: Outcome) -> u32 {
    let mut naive = Naive::of(game, &Position::of(game, state));
    let mut state = *state;
    game.resolve(&mut state, roll, &mut ());
    naive.roll(roll.dice());
    compare(game, &state, &naive);
    compare_moves(game, &state, &naive, 3)
}

/// Compares what every chain of so many moves leads to.
fn compare_moves(game: &Parchis, state: &State, naive: &Naive, depth: u32) -> u32 {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let mut compared = 0;
    for action in actions {
        let (mut state, mut naive) = (*state, naive.clone());
        game.play(&mut state, action, &mut ());
        naive.play(&action.to_string());
        compare(game, &state, &naive);
        compared += 1;
        if depth > 1 {
            compared += compare_moves(game, &state, &naive, depth - 1);
        }
    }
    compared
}

/// Pieces anywhere, most of them near each other, so that there is much to meet.
fn random_position(game: &Parchis, rng: &mut Rng) -> Position {
    let board = game.board();
    let mut below = |n: u8| naive::small(rng.below(n.into()) as usize);
    let (fewest, most) = game.players().into_inner();
    let seats = fewest + below(most - fewest + 1);
    let mut position = Position { seats: Some(seats), ..Position::default() };
    position.on_turn.0 = below(seats);
    position.repeats = below(3);
    let corner = below(board.ring());
    let table = game.start(seats);
    let view = game.view(&table, position.on_turn);
    let colours: Vec<Colour> = view.colours().collect();
    for &colour in &colours {
        for _ in 0..4 {
            let spot = match below(16) {
                0..3 => Spot::Home,
                3 => Spot::Goal,
                4..7 => Spot::Corridor(1 + below(board.corridor())),
                7 => Spot::Ring(board.start(colours[usize::from(below(4)) % colours.len()])),
                8..14 => Spot::Ring(Square(1 + (corner + below(24)) % board.ring())),
                _ => Spot::Ring(Square(1 + below(board.ring()))),
            };
            // What cannot be stays at home.
            position.pieces_mut(colour).push(spot);
            let sound = |position: &Position| position.to_state(game).is_ok();
            if !sound(&position) {
                *position.pieces_mut(colour).last_mut().expect("just pushed") = Spot::Home;
            }
        }
    }
    // Any piece of the side on turn that is out may have moved last.
    let pieces: Vec<_> = colours.iter().flat_map(|colour| colour.pieces()).collect();
    let piece = pieces[usize::from(below(16)) % pieces.len()];
    let moved = Position { last_moved: Some(piece), ..position.clone() };
    if moved.to_state(game).is_ok() {
        position = moved;
    }
    // Whoever came last: both orders are met.
    if let Ok(state) = position.to_state(game) {
        let standing: Vec<_> = Position::of(game, &state).came_last;
        for last in standing {
            let square = view_square(game, &state, last);
            let other =
                game.view(&state, position.on_turn).standing_on(square).find(|&p| p != last);
            position.came_last.extend(if below(2) == 0 { Some(last) } else { other });
        }
    }
    position
}

fn view_square(game: &Parchis, state: &State, piece: ludoteca_parchis::Piece) -> Square {
    game.board().square(piece.colour(), state.place(piece)).expect("on a start square")
}
