//! A second statement of how tokens move and what they pay, as plainly as it can be said.

use std::collections::BTreeMap;

use ludoteca_core::{Purpose, Rng};
use ludoteca_monopoly::landing::JailPolicy;
use ludoteca_monopoly::{CardAction, DeedKind, Monopoly, Place, SquareKind};

/// A token on the classic board where somebody else owns everything, three houses on each street.
struct Token<'g> {
    game: &'g Monopoly,
    rng: Rng,
    at: usize,
    /// Rolls failed in jail; `None` when free.
    jailed: Option<u8>,
    paid: BTreeMap<Place, f64>,
}

/// Rent per roll by lot.
pub(crate) fn walk(
    game: &Monopoly,
    policy: JailPolicy,
    number: u64,
    rolls: usize,
) -> BTreeMap<Place, f64> {
    let rng = Rng::stream(1936, number, Purpose::Chance);
    let mut token = Token { game, rng, at: 0, jailed: None, paid: BTreeMap::new() };
    // The first rolls still remember that everybody begins on Go.
    token.turns(policy, 300);
    token.paid.clear();
    let thrown = token.turns(policy, rolls);
    token.paid.values_mut().for_each(|paid| *paid /= thrown);
    token.paid
}

impl Token<'_> {
    /// Takes turns until the dice were thrown so often; how often that was.
    fn turns(&mut self, policy: JailPolicy, rolls: usize) -> f64 {
        let mut thrown = 0;
        while thrown < rolls {
            thrown += self.turn(policy);
        }
        f64::from(u32::try_from(thrown).expect("a few million"))
    }

    /// Takes one turn: how often the dice were thrown.
    fn turn(&mut self, policy: JailPolicy) -> usize {
        if policy == JailPolicy::PayAtOnce {
            self.jailed = None;
        }
        if let Some(failed) = self.jailed {
            let (a, b) = self.throw();
            if a == b || failed == 2 {
                self.jailed = None;
                self.step(a + b);
            } else {
                self.jailed = Some(failed + 1);
            }
            return 1;
        }
        for thrown in 1..=3 {
            let (a, b) = self.throw();
            if a == b && thrown == 3 {
                self.go_to_jail();
                return 3;
            }
            self.step(a + b);
            if a != b || self.jailed.is_some() {
                return thrown;
            }
        }
        unreachable!("the third roll ends the turn")
    }

    fn throw(&mut self) -> (usize, usize) {
        let mut die = || self.rng.below(6) as usize + 1;
        (die(), die())
    }

    fn step(&mut self, roll: usize) {
        self.at = (self.at + roll) % 40;
        self.land(roll, None);
    }

    fn land(&mut self, roll: usize, by: Option<CardAction>) {
        match self.game.board().squares()[self.at].kind {
            SquareKind::GoToJail => self.go_to_jail(),
            SquareKind::Cards(deck) => {
                let cards = &self.game.decks()[usize::from(deck)].cards;
                let drawn = self.rng.below(u32::try_from(cards.len()).expect("sixteen"));
                self.obey(roll, cards[drawn as usize].alternatives[0]);
            }
            SquareKind::Lot(lot) => {
                let deed = &self.game.board().deeds()[lot.idx()];
                let factor = by.map_or(1, |card| card.rent_factor);
                let dice = match by {
                    Some(card) if card.rent_by_dice => {
                        let (a, b) = self.throw();
                        a + b
                    }
                    _ => roll,
                };
                let rent = match deed.kind {
                    DeedKind::Street { rents, .. } => rents[3],
                    DeedKind::Station { rents } => rents[3],
                    DeedKind::Utility { .. } => 10 * i32::try_from(dice).expect("at most 12"),
                };
                *self.paid.entry(deed.place).or_default() += f64::from(rent * factor);
            }
            _ => {}
        }
    }

    fn obey(&mut self, roll: usize, card: CardAction) {
        if card.jail {
            return self.go_to_jail();
        }
        let is = |at: usize, utility: bool| match (utility, at % 40) {
            (true, at) => at == 12 || at == 28,
            (false, at) => at % 10 == 5,
        };
        let to = match card {
            CardAction { advance_to: Some(to), .. } => usize::from(to),
            CardAction { next_station: true, .. } => {
                (self.at + 1..=self.at + 40).find(|&at| is(at, false)).expect("within a round")
            }
            CardAction { next_utility: true, .. } => {
                (self.at + 1..=self.at + 40).find(|&at| is(at, true)).expect("within a round")
            }
            CardAction { advance: -3, .. } => self.at + 37,
            _ => return,
        };
        self.at = to % 40;
        self.land(roll, Some(card));
    }

    fn go_to_jail(&mut self) {
        self.at = 10;
        self.jailed = Some(0);
    }
}
