//! The evaluation once more, slowly and straight from the rules: cards are really played, and the
//! board is looked at afterwards.

use ludoteca_core::{Agent as _, Game as _, Match, Seat, Thinking, Turn};
use ludoteca_rift::agents::classic::{Scene, Terms, evaluate};
use ludoteca_rift::agents::{Classic, Random};
use ludoteca_rift::{Action, Cell, Rift, Side, State};
use ludoteca_testkit::effort;

use super::table::games;

const SHARE: [f64; 10] =
    [0.1625, 0.25625, 0.35, 0.50625, 0.575, 0.7125, 0.8125, 0.9125, 0.9625, 1.0];

fn share(value: u8) -> f64 {
    SHARE[usize::from(value)]
}

fn hold(value: u8, cards: u8) -> f64 {
    let mut greater = (160.0 * (1.0 - share(value))).round();
    let mut chance = 1.0;
    for card in 0..cards {
        if greater < 3.0 {
            break;
        }
        chance *= 1.0 - greater / (160.0 - 4.0 * f64::from(card));
        greater -= 3.0;
    }
    chance
}

/// The board after a play, and the hands before it.
struct Slow<'a> {
    rift: &'a Rift,
    before: &'a State,
    after: State,
    me: Seat,
}

impl<'a> Slow<'a> {
    /// Plays, and lets `classic` answer Eco's questions.
    fn play(rift: &'a Rift, before: &'a State, action: Action) -> Self {
        let me = before.to_move();
        let mut after = before.clone();
        rift.play(&mut after, action, &mut ());
        let mut rng = ludoteca_core::Rng::stream(0, 0, ludoteca_core::Purpose::Setup);
        while rift.view(&after, me).echo().is_some() {
            let view = rift.view(&after, me);
            let echo = Classic.choose(&view, &mut Thinking::silent(&mut rng));
            rift.play(&mut after, echo, &mut ());
        }
        Self { rift, before, after, me }
    }

    fn there(&self, cell: Cell, side: Side) -> Option<Cell> {
        let board = self.rift.rules().board;
        let there = cell.beside(side)?;
        (board.index(there).is_some() && !board.is_blocked(there)).then_some(there)
    }

    fn security(&self, cell: Cell) -> f64 {
        let board = self.rift.rules().board;
        let (card, owner) = self.after.on(board, cell).expect("a card lies there");
        let card = self.rift.base().card(card);
        let is_free = |&side: &Side| {
            self.there(cell, side).is_some_and(|there| self.after.on(board, there).is_none())
        };
        let mut open: Vec<u8> =
            Side::ALL.into_iter().filter(is_free).map(|side| card.on(side)).collect();
        open.sort_unstable();
        let attacking = self.before.hand_size(Seat(1 - owner.0)) + 1;
        let recovering = self.before.hand_size(owner);
        match open[..] {
            [] => 0.5,
            [value] => hold(value, attacking) - 0.5,
            [low, high] => 0.5 - (1.0 - hold(low, attacking)) * hold(high, recovering),
            [low, mid, high] => share(high) - share(mid) + share(low) - 0.5,
            _ => -0.1,
        }
    }

    fn terms(&self, cell: Cell) -> Terms {
        let board = self.rift.rules().board;
        let (card, _) = self.after.on(board, cell).expect("a card lies there");
        let abilities = self.rift.base().card(card).abilities;
        let around: Vec<Cell> = Side::ALL
            .into_iter()
            .filter_map(|side| self.there(cell, side))
            .filter(|&there| self.after.on(board, there).is_some())
            .collect();
        let owner = |cell| self.after.on(board, cell).map(|on| on.1);
        let free = Side::ALL
            .into_iter()
            .filter_map(|side| self.there(cell, side))
            .filter(|&there| self.after.on(board, there).is_none())
            .count();
        let nudge = [0.001, 0.0, 0.0, -0.001, 0.0][free];
        let thirds = |seat: Seat| -> f64 {
            let of_seat = around.iter().filter(|&&there| owner(there) == Some(seat));
            of_seat.map(|&there| self.security(there) / 3.0).sum()
        };
        let gained = self.after.controlled(self.me).count_ones()
            - self.before.controlled(self.me).count_ones()
            - 1;
        Terms {
            flips: gained.into(),
            abilities: f64::from(abilities.draw) / 20.0
                + f64::from(u8::from(abilities.defender)) / 100.0,
            own_security: self.security(cell) + nudge,
            neighbours: thirds(self.me),
            rivals: -thirds(Seat(1 - self.me.0)),
            first_player: 0.0,
        }
    }
}

#[test]
fn every_play_of_random_games_is_evaluated_like_the_slow_way() {
    let mut compared = 0;
    for (seed, rift) in (1..).zip(games().iter().filter(|rift| rift.rules().games == 1)) {
        for game_no in 0..effort(6, 200) {
            let mut table = Match::new(rift, rift.start(2), seed, game_no);
            while rift.turn(table.state()) != Turn::Over {
                let Turn::Decide(seat) = rift.turn(table.state()) else {
                    table.let_chance_fall(&mut ());
                    continue;
                };
                compared += compare_all(rift, table.state(), seat);
                let action = table.ask(seat, &mut Random).action;
                table.play(seat, action, &mut ()).unwrap();
            }
        }
    }
    assert!(compared > 10_000, "{compared} plays are too few to say anything");
}

fn compare_all(rift: &Rift, state: &State, seat: Seat) -> u32 {
    let scene = Scene::of_state(rift, state, seat);
    let mut actions = Vec::new();
    rift.actions(state, &mut actions);
    let mut compared = 0;
    for action in actions {
        let Action::Play { card, cell } = action else { continue };
        let idx = rift.rules().board.index(cell).expect("a cell of the board");
        let slow = Slow::play(rift, state, action).terms(cell);
        let quick = scene.terms(card, &scene.site(idx));
        for ((name, expected), (_, found)) in slow.named().into_iter().zip(quick.named()) {
            assert!((expected - found).abs() < 1e-12, "{name} of {action} in {state:?}");
        }
        assert!((slow.sum() - evaluate(&scene, card, idx)).abs() < 1e-12, "{action}");
        compared += 1;
    }
    compared
}
