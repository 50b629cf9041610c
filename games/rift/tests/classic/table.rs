//! Games and players that the tests share.

use ludoteca_core::{Agent, Game as _, Match, NoWitness, Thinking};
use ludoteca_rift::agents::{Bold, Classic, Random};
use ludoteca_rift::{Action, CardBase, Rift, Rules, View};

/// Few cards, many of them with Eco.
const ECHOES: &str = "rift-cards 1\nbase Echoes
Alto; 9; 1; 9; 1; Eco; 3; Común; A
Ancho; 1; 9; 1; 9; Eco; 3; Común; A
Fuerte; 6; 6; 6; 6; Eco, Fuerza; 7; Rara; A
Torre; 8; 8; 8; 8; Defensor; 5; Rara; B
Mazo; 2; 3; 4; 5; Robar 3, Eco; 2; Épica; B
Espina; 5; 4; 3; 2; -; 1; Común; B
Nada; 0; 0; 0; 0; -; 0; Común; B
Medio; 5; 5; 5; 5; Fuerza; 4; Única; B
Valle; 0; 9; 9; 0; Eco; 4; Única; A
Muro; 7; 2; 7; 2; Defensor, Eco; 3; Común; A
";

pub(super) fn game(base: CardBase, rules: Rules) -> Rift {
    Rift::new(base, rules).expect("rules that can be played")
}

/// Every kind of rules that a player meets: presets, variants, boards, matches, other cards.
pub(super) fn games() -> Vec<Rift> {
    let standard = Rules { games: 1, ..Rules::STANDARD };
    let board = |text: &str| Rules { board: text.parse().expect("a board"), ..standard };
    let shipped = [
        standard,
        Rules::CLASSIC,
        Rules { pie: true, ..standard },
        Rules { pie: true, unplayed_counts: true, extra_cards: 4, ..standard },
        Rules { forced_centre: true, games: 2, ..standard },
        Rules { pie: true, games: 3, ..Rules::CLASSIC },
        board("4x4"),
        board("5x5"),
        board("1x1"),
        board("25x1"),
        board("..#/.#./..."),
    ];
    let mut games: Vec<Rift> =
        shipped.into_iter().map(|rules| game(CardBase::the_rift(), rules)).collect();
    for text in ["3x3", "5x5", "..../.##./...."] {
        let rules = Rules { max_copies: 3, ..board(text) };
        games.push(game(CardBase::parse(ECHOES).expect("a base of ours"), rules));
    }
    games
}

/// Players of different kinds at one table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    Random,
    Classic,
    Bold,
}

impl Agent<Rift> for Player {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match self {
            Self::Random => Random.choose(view, thinking),
            Self::Classic => Classic.choose(view, thinking),
            Self::Bold => Bold::default().choose(view, thinking),
        }
    }
}

/// Games won by the first of two players: when it starts, and when the other one does.
///
/// Each deal is played twice, the second time with the players swapped: the same decks in the same
/// order lie before the same seats.
pub(super) fn duel(rift: &Rift, [one, other]: [Player; 2], deals: u64, seed: u64) -> [u64; 2] {
    let start = rift.start(2);
    let mut table = Match::new(rift, start.clone(), seed, 0);
    let mut won = [0; 2];
    for deal in 0..deals {
        for (seat, mut players) in [[one, other], [other, one]].into_iter().enumerate() {
            table.restart(&start, seed, deal);
            table.run(&mut players, rift.default_cap(), &mut NoWitness);
            won[seat] +=
                u64::from(table.state().leader().is_some_and(|leader| leader.idx() == seat));
        }
    }
    won
}
