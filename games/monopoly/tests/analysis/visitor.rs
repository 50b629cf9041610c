//! Two players in the real engine: one owns, the other walks and pays.

use std::collections::BTreeMap;

use ludoteca_core::{Audience, EventSink, Game, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::{Action, Auctions, Event, Monopoly, Phase, Place, Position, Rules, State};

const VISITOR: Seat = Seat(0);
/// More than rents can cost before a batch is over.
const CASH: i32 = 100_000_000;

/// The game under the assumptions of the chain, for people who trade and buy nothing.
pub(crate) fn lasting(game: &Monopoly) -> Monopoly {
    let rules = Rules {
        auctions: Auctions::None,
        trades: false,
        others_manage: false,
        unlimited_buildings: true,
        reshuffle_decks: true,
        keep_jail_cards: false,
        ..*game.rules()
    };
    game.with_rules(rules).expect("sound rules")
}

/// What the visitor has paid, by lot.
#[derive(Default)]
struct Paid(BTreeMap<Place, f64>);

impl EventSink<Event> for Paid {
    fn push(&mut self, _: Audience, event: Event) {
        if let Event::RentDue { seat: VISITOR, lot, amount, .. } = event {
            *self.0.entry(lot).or_default() += f64::from(amount);
        }
    }
}

/// Rent per roll of the visitor by lot, where the other owns these lots with so many houses.
pub(crate) fn visit(
    game: &Monopoly,
    lots: &[(Place, u8)],
    number: u64,
    rolls: usize,
) -> BTreeMap<Place, f64> {
    let owned = lots.iter().map(|&(place, houses)| Lot { houses, ..Lot::bare(place) }).collect();
    let player = |lots| Player { cash: Some(CASH), lots, ..Player::default() };
    let players = vec![player(Vec::new()), player(owned)];
    let position = Position { players, ..Position::default() };
    let mut state = position.to_state(game).expect("a sound position");
    let mut rng = Rng::stream(1937, number, Purpose::Chance);
    // The first rolls still remember that everybody begins on Go.
    roll(game, &mut state, &mut rng, 300, &mut Paid::default());
    let mut paid = Paid::default();
    roll(game, &mut state, &mut rng, rolls, &mut paid);
    let thrown = f64::from(u32::try_from(rolls).expect("a few thousand"));
    paid.0.values_mut().for_each(|paid| *paid /= thrown);
    paid.0
}

/// Plays on until the visitor has rolled so often, and all is done that came of it.
fn roll(game: &Monopoly, state: &mut State, rng: &mut Rng, rolls: usize, paid: &mut Paid) {
    let mut thrown = 0;
    loop {
        let view = game.view(state, VISITOR);
        let rolling = view.phase() == Phase::Rolling && view.on_turn() == VISITOR;
        match game.turn(state) {
            Turn::Chance => {
                if rolling && thrown == rolls {
                    return;
                }
                thrown += usize::from(rolling);
                let outcome = game.sample(state, rng);
                game.resolve(state, outcome, paid);
            }
            Turn::Decide(seat) => {
                let action = match view.phase() {
                    Phase::Before if view.jail_turn(seat) > 0 => Action::PayFine,
                    Phase::Before => Action::Roll,
                    Phase::Buying => Action::Decline,
                    Phase::Taxing => Action::TaxFixed,
                    _ => Action::Done,
                };
                assert_eq!(game.check(state, action), Ok(()), "in {:?}", view.phase());
                game.play(state, action, paid);
            }
            Turn::Over => unreachable!("nobody can lose so much"),
        }
    }
}
