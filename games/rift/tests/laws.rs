//! The law kit under every preset and variant, the leak law included.

use ludoteca_core::{Game as _, Match, Purpose, Rng};
use ludoteca_rift::{CardBase, DeckList, Format, Rift, Rules, TieBreak};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::{Laws, sample_agrees};

/// Few cards, most of them with Eco: random games come to its choices again and again.
const ECHOES: &str = "rift-cards 1\nbase Echoes
Alto; 9; 1; 9; 1; Eco; 3; Común; A
Ancho; 1; 9; 1; 9; Eco; 3; Común; A
Fuerte; 6; 6; 6; 6; Eco, Fuerza; 7; Rara; A
Torre; 8; 8; 8; 8; Defensor; 5; Rara; B
Mazo; 2; 3; 4; 5; Robar 3, Eco; 2; Épica; B
Espina; 5; 4; 3; 2; Eco; 1; Común; B
Nada; 0; 0; 0; 0; -; 0; Común; B
Pico; 9; 0; 0; 9; Eco; 4; Única; B
Valle; 0; 9; 9; 0; Eco; 4; Única; A
Llano; 4; 4; 4; 4; Eco, Robar 1; 2; Común; A
Muro; 7; 2; 7; 2; Defensor, Eco; 3; Común; A
";

fn rift(rules: Rules) -> Rift {
    Rift::new(CardBase::the_rift(), rules).expect("playable rules")
}

fn check(game: &Rift, seed: u64) {
    Laws::new(game).games(effort(4, 60)).seed(seed).closed().check();
}

fn board(text: &str) -> Rules {
    Rules { board: text.parse().expect("a board"), ..Rules::STANDARD }
}

#[test]
fn presets_keep_the_laws() {
    for (_, rules) in Rules::PRESETS {
        check(&rift(rules), 1);
    }
}

#[test]
fn balance_variants_keep_the_laws() {
    let standard = Rules::STANDARD;
    let variants = [
        Rules { extra_cards: 4, ..standard },
        Rules { forced_centre: true, ..standard },
        Rules { pie: true, ..standard },
        Rules { unplayed_counts: true, ..standard },
        Rules { pie: true, forced_centre: true, unplayed_counts: true, extra_cards: 1, ..standard },
    ];
    for (seed, rules) in (10..).zip(variants) {
        check(&rift(rules), seed);
    }
}

#[test]
fn matches_keep_the_laws() {
    for games in [2, 3, 9] {
        let game = rift(Rules { games, ..board("2x2") });
        Laws::new(&game).games(effort(3, 30)).seed(games.into()).closed().check();
    }
    check(&rift(Rules { games: 2, pie: true, unplayed_counts: true, ..Rules::STANDARD }), 5);
}

#[test]
fn other_boards_keep_the_laws() {
    for (seed, text) in
        (20..).zip(["1x1", "2x2", "5x5", "25x1", "4x4", ".#./#.#/.#.", "....#/#...."])
    {
        for tie_break in [TieBreak::Draw, TieBreak::HigherControlled, TieBreak::LowerPlayed] {
            let game = rift(Rules { tie_break, ..board(text) });
            Laws::new(&game).games(effort(2, 20)).seed(seed).closed().check();
        }
    }
}

#[test]
fn formats_keep_the_laws() {
    let standard = Rules::STANDARD;
    // 30 is the least that twenty cards with two copies come to.
    let formats = [(2, 60), (2, 30), (1, 0), (20, 40)];
    for (seed, (max_copies, value_limit)) in (30..).zip(formats) {
        check(&rift(Rules { max_copies, value_limit, ..standard }), seed);
    }
}

#[test]
fn given_decks_keep_the_laws() {
    let base = CardBase::the_rift();
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    let mut deck = || DeckList::random(&base, Format::default(), &mut rng);
    let (deck1, deck2) = (deck(), deck());
    for (seed, (deck1, deck2)) in (40..).zip([(deck1, deck2), (deck1, None), (None, deck2)]) {
        for games in [1, 2] {
            check(&rift(Rules { deck1, deck2, games, ..Rules::STANDARD }), seed);
        }
    }
}

#[test]
fn eco_keeps_the_laws_where_it_is_everywhere() {
    let base = CardBase::parse(ECHOES).unwrap();
    for (seed, text) in (50..).zip(["3x3", "4x4", "5x5", "..../.##./...."]) {
        for games in [1, 3] {
            let rules = Rules { games, max_copies: 3, ..board(text) };
            let game = Rift::new(base.clone(), rules).unwrap();
            check(&game, seed);
        }
    }
}

/// A state in the middle of the deal.
fn half_dealt(game: &Rift, dealt: u8) -> ludoteca_rift::State {
    let mut table = Match::new(game, game.start(2), 9, 0);
    for _ in 0..dealt {
        table.let_chance_fall(&mut ());
    }
    table.state().clone()
}

#[test]
fn decks_are_drawn_by_the_listed_weights() {
    let game = rift(Rules::STANDARD);
    sample_agrees(&game, &game.start(2), 100_000, 1);
    sample_agrees(&game, &half_dealt(&game, 12), 100_000, 2);
}

#[test]
fn decks_within_a_limit_are_drawn_by_the_listed_weights() {
    let game = rift(Rules { value_limit: 45, ..Rules::STANDARD });
    sample_agrees(&game, &half_dealt(&game, 11), 50_000, 3);
}

#[test]
fn given_decks_are_shuffled_by_the_listed_weights() {
    let base = CardBase::the_rift();
    let mut rng = Rng::stream(2, 0, Purpose::Setup);
    let deck1 = DeckList::random(&base, Format::default(), &mut rng);
    let game = rift(Rules { deck1, ..Rules::STANDARD });
    sample_agrees(&game, &half_dealt(&game, 4), 100_000, 4);
}
