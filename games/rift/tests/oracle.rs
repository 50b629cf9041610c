//! The rules against a second, naive implementation of them, on random cards, boards and rules.

#[path = "oracle/naive.rs"]
mod naive;

use ludoteca_core::{Game as _, Match, Purpose, Rng, Seat, Turn};
use ludoteca_rift::{
    Abilities, Ability, Action, Board, Card, CardBase, Cell, Rarity, Rift, Rules, State, TieBreak,
};
use ludoteca_testkit::effort;
use naive::Naive;

/// A small number below another one.
fn below(n: u32, rng: &mut Rng) -> u8 {
    u8::try_from(rng.below(n)).expect("a small number")
}

/// Random cards, with more abilities than the shipped ones have.
fn cards(rng: &mut Rng) -> CardBase {
    let most = [10, 4][rng.below(2) as usize];
    let card = |number, rng: &mut Rng| {
        let mut abilities = Abilities::default();
        let kinds = [
            Ability::Draw(1 + below(3, rng)),
            Ability::Defender,
            Ability::Force,
            Ability::Echo,
            Ability::Echo,
            Ability::Echo,
        ];
        for _ in 0..=rng.below(2) {
            abilities.add(rng.pick(&kinds).expect("there are kinds"));
        }
        Card {
            name: format!("card {number}"),
            values: [(); 4].map(|()| below(most, rng)),
            abilities,
            value: below(11, rng),
            rarity: Rarity::Rare,
            faction: String::new(),
        }
    };
    let cards = (0..20 + rng.below(20)).map(|number| card(number, rng)).collect();
    CardBase::new("random", cards).expect("sound cards")
}

fn board(rng: &mut Rng) -> Board {
    let sizes = [(3, 3), (3, 3), (2, 2), (4, 3), (4, 4), (5, 5), (2, 5), (7, 1)];
    let (width, height) = rng.pick(&sizes).expect("there are sizes");
    let mut board = Board::rectangle(width, height).expect("small enough");
    for _ in 0..rng.below(4) {
        let cell = Cell::new(below(width.into(), rng), below(height.into(), rng));
        let blocked = board.with_blocked(cell).expect("on the board");
        board = if blocked.n_open() > 1 { blocked } else { board };
    }
    board
}

fn rules(rng: &mut Rng) -> Rules {
    let board = board(rng);
    let mut coin = || rng.below(2) == 1;
    let (eco, pie, unplayed_counts, centre) = (coin(), coin(), coin(), coin());
    let breaks = [TieBreak::Draw, TieBreak::HigherControlled, TieBreak::LowerPlayed];
    Rules {
        board,
        eco,
        pie,
        unplayed_counts,
        forced_centre: centre && board.centre().is_some(),
        tie_break: rng.pick(&breaks).expect("there are three"),
        extra_cards: below(5, rng),
        games: rng.pick(&[1, 1, 2, 3, 5]).expect("there are some"),
        ..Rules::STANDARD
    }
}

/// Everything that both must agree on.
#[track_caller]
fn compare(case: u64, game: &Rift, state: &State, naive: &Naive) {
    let mut listed = Vec::new();
    game.actions(state, &mut listed);
    let mut listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
    listed.sort();
    assert_eq!(listed, naive.legal(), "case {case}: actions");
    let turn = match game.turn(state) {
        Turn::Decide(seat) => Some(usize::from(seat.0)),
        Turn::Chance | Turn::Over => None,
    };
    assert_eq!(turn, naive.to_move(), "case {case}: who decides");
    let board = game.rules().board;
    for idx in 0..board.len().into() {
        let Cell { x, y } = board.cell(idx);
        let here = state.at(idx).map(|(card, seat)| (card.idx(), seat.idx()));
        assert_eq!(here, naive.at(x.into(), y.into()), "case {case}: cell {x},{y}");
    }
    for seat in [0, 1] {
        let hand: Vec<usize> = state.hand(Seat(seat)).map(ludoteca_rift::CardId::idx).collect();
        assert_eq!(hand, naive.hand(seat.into()), "case {case}: hand of {seat}");
    }
    assert_eq!(state.wins().map(u32::from), naive.wins, "case {case}: games won");
    assert_eq!(state.points().map(u32::from), naive.points, "case {case}: points");
    let score = |seat: usize| {
        let mut scores = [0.0; 2];
        game.scores(state, &mut scores);
        scores[seat]
    };
    if game.turn(state) == Turn::Over {
        let winner = [0, 1].into_iter().find(|&seat| score(seat) > 0.75);
        assert_eq!((winner, true), (naive.winner(), naive.is_over()), "case {case}: the winner");
    } else {
        assert!(!naive.is_over(), "case {case}: not over");
    }
}

/// Decks in draw order at the beginning of a game: the opening hand is what was drawn first.
fn decks(state: &State) -> [Vec<usize>; 2] {
    [Seat(0), Seat(1)].map(|seat| {
        let cards = state.hand(seat).chain(state.undrawn(seat).iter().copied());
        cards.map(ludoteca_rift::CardId::idx).collect()
    })
}

#[test]
fn random_games_go_as_a_naive_implementation_says() {
    let (mut echoes, mut taken, mut draws) = (0, 0, 0);
    for case in 0..effort(1_000, 50_000) {
        let mut rng = Rng::stream(2024, case, Purpose::Setup);
        let game = Rift::new(cards(&mut rng), rules(&mut rng)).unwrap();
        let mut table = Match::new(&game, game.start(2), 7, case);
        let mut naive = Naive::new(game.base().cards(), game.rules());
        loop {
            match game.turn(table.state()) {
                Turn::Over => break,
                Turn::Chance => {
                    table.let_chance_fall(&mut ());
                    if game.turn(table.state()) != Turn::Chance {
                        naive.begin(decks(table.state()));
                        compare(case, &game, table.state(), &naive);
                    }
                }
                Turn::Decide(seat) => {
                    let mut actions = Vec::new();
                    game.actions(table.state(), &mut actions);
                    let mut action = rng.pick(&actions).unwrap();
                    // Rare among many cards and cells, but worth as many cases.
                    if actions.contains(&Action::TakeOver) && rng.below(3) == 0 {
                        action = Action::TakeOver;
                    }
                    table.play(seat, action, &mut ()).unwrap();
                    let text = action.to_string();
                    echoes += u32::from(text.starts_with("echo"));
                    taken += u32::from(text == "take-over");
                    naive.act(&text);
                    if game.turn(table.state()) != Turn::Chance {
                        compare(case, &game, table.state(), &naive);
                    }
                }
            }
        }
        draws += u32::from(naive.winner().is_none());
    }
    // The cases are worth something only if they come to the rare rules.
    assert!(echoes > 50 && taken > 100 && draws > 50, "{echoes} {taken} {draws}");
}
