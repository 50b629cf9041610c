//! Every way to get to a square, with how often a roll goes it.

use std::collections::BTreeMap;

use crate::landing::{JailPolicy, MAX_STEPS, walks};
use crate::{CardAction, Monopoly, Place, SquareKind};

/// A way to get to a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Way {
    /// The square.
    pub(super) to: Place,
    /// What the dice of the roll showed.
    pub(super) roll: u8,
    /// The card that led there, as (deck, card), when it changes the rent.
    pub(super) card: Option<(u8, u8)>,
}

/// How often a roll goes each way.
pub(super) type Arrivals = BTreeMap<Way, f64>;

/// Every way that a roll can go, cards followed to the end; of a card with alternatives the first.
pub(super) fn arrivals(game: &Monopoly, policy: JailPolicy) -> Arrivals {
    let draws = Draws::new(game);
    let walks = walks(game, policy);
    let visits = draws.visits(&walks);
    let mut arrivals = Arrivals::new();
    let mut add = |to: usize, roll: usize, card, often: f64| {
        if often > 0.0 {
            let way = Way { to: Place(to as u8), roll: roll as u8, card };
            *arrivals.entry(way).or_default() += often;
        }
    };
    for (square, by_roll) in walks.iter().enumerate() {
        for (roll, &often) in by_roll.iter().enumerate() {
            add(square, roll, None, often);
        }
    }
    for (draw, by_roll) in draws.list.iter().zip(visits) {
        for card in &draw.cards {
            let Some(to) = card.to else { continue };
            for (roll, often) in by_roll.iter().enumerate() {
                add(to, roll, card.special, often * draw.each);
            }
        }
    }
    arrivals
}

/// The squares where a token would draw for ever, so that there is no long run.
///
/// Decks that can do so in play do not fit their board. But a card that players keep comes back at
/// once under the assumptions of the chain, and a deck of only such cards can send on for ever.
pub fn endless_draws(game: &Monopoly) -> Vec<Place> {
    let draws = Draws::new(game);
    let mut endless: Vec<&Draw> = draws.list.iter().collect();
    loop {
        let catches = |to: usize| endless.iter().any(|draw| draw.square == to);
        let rests = |card: &Led| card.to.is_none_or(|to| !catches(to));
        let left: Vec<&Draw> =
            endless.iter().copied().filter(|draw| !draw.cards.iter().any(rests)).collect();
        if left.len() == endless.len() {
            return left.iter().map(|draw| Place(draw.square as u8)).collect();
        }
        endless = left;
    }
}

/// A square that draws.
struct Draw {
    square: usize,
    cards: Vec<Led>,
    /// The chance of each card.
    each: f64,
}

/// What a card does to a token.
struct Led {
    /// Where it lands; `None` when it stays or goes to jail.
    to: Option<usize>,
    /// The card, when it changes the rent.
    special: Option<(u8, u8)>,
}

/// All squares that draw.
struct Draws {
    list: Vec<Draw>,
}

/// What is counted for each roll of the dice.
type ByRoll = [f64; MAX_STEPS + 1];

impl Draws {
    fn new(game: &Monopoly) -> Self {
        let squares = game.board().squares().iter().enumerate();
        let draw = |(square, kind)| {
            let SquareKind::Cards(deck) = kind else { return None };
            let cards = &game.decks()[usize::from(deck)].cards;
            let led = (0..).zip(cards).map(|(number, card)| {
                let action = card.alternatives.first();
                Led {
                    to: action.and_then(|action| landed(game, square, action)),
                    special: action.filter(|action| action.changes_rent()).map(|_| (deck, number)),
                }
            });
            (!cards.is_empty()).then(|| Draw {
                square,
                cards: led.collect(),
                each: 1.0 / cards.len() as f64,
            })
        };
        Self { list: squares.map(|(square, what)| (square, what.kind)).filter_map(draw).collect() }
    }

    /// How often a roll comes to each of them, by the dice, cards that lead from draw to draw
    /// included.
    ///
    /// With *v* the visits, *w* the walks and *q* the chances from draw to draw, v = w + q·v.
    /// Elimination needs no pivots, because a draw leads on to draws with less than certainty.
    fn visits(&self, walks: &[ByRoll]) -> Vec<ByRoll> {
        let count = self.list.len();
        let mut visits: Vec<ByRoll> = self.list.iter().map(|draw| walks[draw.square]).collect();
        let mut rows = vec![vec![0.0; count]; count];
        for (from, draw) in self.list.iter().enumerate() {
            rows[from][from] += 1.0;
            for card in &draw.cards {
                let to = self.list.iter().position(|other| Some(other.square) == card.to);
                if let Some(to) = to {
                    rows[to][from] -= draw.each;
                }
            }
        }
        for pivot in 0..count {
            let scale = rows[pivot][pivot];
            // Whoever draws there draws for ever: what was walked is all that can be said.
            if scale < 1e-12 {
                continue;
            }
            rows[pivot].iter_mut().for_each(|entry| *entry /= scale);
            visits[pivot].iter_mut().for_each(|entry| *entry /= scale);
            let (row, solved) = (rows[pivot].clone(), visits[pivot]);
            for other in (0..count).filter(|&other| other != pivot) {
                let factor = rows[other][pivot];
                let take = |from: &mut [f64], row: &[f64]| {
                    from.iter_mut().zip(row).for_each(|(entry, by)| *entry -= factor * by);
                };
                take(&mut rows[other], &row);
                take(&mut visits[other], &solved);
            }
        }
        visits
    }
}

impl CardAction {
    /// Whether the rent is another where it leads.
    fn changes_rent(&self) -> bool {
        self.rent_factor != 1 || self.rent_by_dice
    }
}

/// Where a card lets a token land.
fn landed(game: &Monopoly, from: usize, action: &CardAction) -> Option<usize> {
    let moves = game.board().course(Place(from as u8), action);
    if action.jail || moves.is_empty() {
        return None;
    }
    let count = game.board().squares().len() as i64;
    let to = from as i64 + moves.iter().map(|&steps| i64::from(steps)).sum::<i64>();
    Some(to.rem_euclid(count) as usize)
}
