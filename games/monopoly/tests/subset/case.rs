//! Random small boards and positions.

use std::fmt::Write as _;

use ludoteca_core::{Purpose, Rng};
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::{Auctions, Board, Monopoly, Place, Position, Rules, State};

/// A game on a board of its own, in some position; seat 0 is on turn.
pub(crate) struct Case {
    pub(crate) game: Monopoly,
    pub(crate) state: State,
}

/// What the cases are for: it decides what is on the lots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Buildings,
    Mortgages,
}

/// The case of this number.
pub(crate) fn case(topic: Topic, number: u64) -> Case {
    let rng = &mut Rng::stream(7, number, Purpose::Setup);
    let rules = rules(rng);
    let (text, groups) = match topic {
        Topic::Buildings => streets(rng, rules.even_building),
        Topic::Mortgages => anything(rng),
    };
    let board = Board::read("random.tab", &text).into_result().expect("a sound board");
    let lots = match topic {
        Topic::Buildings => groups.iter().flat_map(|group| built(rng, group, &rules)).collect(),
        Topic::Mortgages => {
            let squares = groups.iter().flatten();
            let owned: Vec<Place> = squares.copied().filter(|_| rng.below(6) > 0).collect();
            owned
                .into_iter()
                .map(|square| Lot { mortgaged: rng.below(2) == 0, ..Lot::bare(square) })
                .collect::<Vec<Lot>>()
        }
    };
    let rules = stocked(rng, rules, &lots);
    let game = Monopoly::new(board, Vec::new(), rules).expect("sound rules");
    let cash = Some(rng.below(120) as i32);
    let players = vec![Player { cash, lots, ..Player::default() }, Player::default()];
    let position = Position { players, ..Position::default() };
    let state = position.to_state(&game).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"));
    Case { game, state }
}

fn rules(rng: &mut Rng) -> Rules {
    Rules {
        start_cash: 100,
        unlimited_buildings: rng.below(5) == 0,
        hotel_sold_whole: rng.below(4) == 0,
        even_building: rng.below(3) > 0,
        houses_before_hotel: rng.pick(&[4, 4, 3, 3, 2, 1]).unwrap_or(4),
        auctions: Auctions::None,
        ..Rules::OFFICIAL
    }
}

/// The buildings that stand, and often very few more.
fn stocked(rng: &mut Rng, rules: Rules, lots: &[Lot]) -> Rules {
    let most = rng.pick(&[1, 4, 8, 20]).unwrap_or(1);
    let houses = lots.iter().map(|lot| lot.houses).sum::<u8>() + rng.below(most) as u8;
    let hotels = lots.iter().filter(|lot| lot.hotel).count() as u8 + rng.below(4) as u8;
    Rules { houses, hotels, ..rules }
}

/// Amounts that are often equal, or odd, or nothing at all.
fn amount(rng: &mut Rng) -> u32 {
    let most = rng.pick(&[2, 5, 12, 30]).unwrap_or(2);
    rng.below(most)
}

/// One to three groups of streets; fewer lots where all of them move by themselves.
fn streets(rng: &mut Rng, even: bool) -> (String, Vec<Vec<Place>>) {
    let mut text = String::from("salida|0|Go|Go|10\n");
    let mut left = if even { 1 + rng.below(6) } else { 1 + rng.below(3) };
    let mut colours = Vec::new();
    while left > 0 {
        let size = (1 + rng.below(4)).min(left);
        left -= size;
        colours.extend(std::iter::repeat_n(colours.len(), size as usize));
    }
    // Groups need not lie together.
    for n in (1..colours.len()).rev() {
        colours.swap(n, rng.below(n as u32 + 1) as usize);
    }
    let mut groups = vec![Vec::new(); 12];
    let alike = rng.below(2) == 0;
    let prices = [amount(rng), amount(rng)];
    let rising = rng.below(4) > 0;
    for (square, &colour) in (1..).zip(&colours) {
        let [house, hotel] = if alike { prices } else { [amount(rng), amount(rng)] };
        let mut rents: [u32; 6] = std::array::from_fn(|_| amount(rng));
        if rising {
            rents.sort_unstable();
        }
        let rents = rents.map(|rent| rent.to_string()).join("|");
        writeln!(text, "calle|{square}|S{square}|S|c{colour}|10|5|{rents}|{house}|{hotel}")
            .expect("text");
        groups[colour].push(Place(square));
    }
    (text, groups.into_iter().filter(|group| !group.is_empty()).collect())
}

/// Streets, stations and utilities with random mortgages.
fn anything(rng: &mut Rng) -> (String, Vec<Vec<Place>>) {
    let mut text = String::from("salida|0|Go|Go|10\n");
    let mut lots = Vec::new();
    for square in 1..=1 + rng.below(10) as u8 {
        let (price, mortgage) = (amount(rng), amount(rng));
        let mut rents = |count: usize| {
            let rents: Vec<String> = (0..count).map(|_| amount(rng).to_string()).collect();
            rents.join("|")
        };
        let (rents_4, rents_2, rents_6) = (rents(4), rents(2), rents(6));
        match rng.below(6) {
            0 => writeln!(text, "estacion|{square}|E|E|{price}|{mortgage}|{rents_4}"),
            1 => writeln!(text, "servicio|{square}|U|U|{price}|{mortgage}|{rents_2}"),
            colour => {
                writeln!(text, "calle|{square}|S|S|c{colour}|{price}|{mortgage}|{rents_6}|1|1")
            }
        }
        .expect("text");
        lots.push(Place(square));
    }
    (text, vec![lots])
}

/// A group with buildings on it, as the rules let it be.
pub(crate) fn built(rng: &mut Rng, group: &[Place], rules: &Rules) -> Vec<Lot> {
    let full = rules.houses_before_hotel;
    let low = rng.below(u32::from(full) + 2) as u8;
    let bare = rng.below(6) == 0;
    let free = !rules.even_building || rules.hotel_sold_whole;
    let any = free && rng.below(2) == 0;
    let level = |rng: &mut Rng| match any {
        _ if bare => 0,
        true => rng.below(u32::from(full) + 2) as u8,
        false => (low + rng.below(2) as u8).min(full + 1),
    };
    let lot = |square: &Place| {
        let level = level(rng);
        let hotel = level > full;
        Lot { houses: if hotel { 0 } else { level }, hotel, ..Lot::bare(*square) }
    };
    group.iter().map(lot).collect()
}
