//! Whether the phase of a position fits the rest, and who decides.

use ludoteca_core::{Game as _, Seat, Turn};

use super::PositionFault;
use super::read::Reader;
use crate::state::{Business, CHANCE, OVER};
use crate::{Action, DeedId, Dice, Phase, Place, SquareKind};

impl Reader<'_> {
    /// Who decides where no business is open.
    pub(super) fn actor(&self) -> u8 {
        if let Some((seat, _)) = self.s.debtor() {
            return seat.0;
        }
        match self.s.phase {
            Phase::Others => self.s.to_ask.next_after(self.s.seat).unwrap_or(self.s.seat).0,
            Phase::Window { seat, .. } => seat.0,
            Phase::Before
            | Phase::Buying
            | Phase::Taxing
            | Phase::Choosing { .. }
            | Phase::After
            | Phase::CardMove { .. }
            | Phase::LeavingJail => self.s.seat.0,
            Phase::Opening
            | Phase::Dealing
            | Phase::Rolling
            | Phase::Drawing(_)
            | Phase::Throwing { .. } => CHANCE,
            Phase::Over => OVER,
        }
    }

    /// Why the phase does not fit, if it doesn't.
    pub(super) fn phase(&mut self) {
        let s = &self.s;
        let waiting = s.debts.len > 0 || !matches!(s.business, Business::None);
        let place = Place(s.places[s.seat.idx()]);
        let square = self.game.track.squares[usize::from(place.0)];
        let on_turn = s.live.has(s.seat);
        let known = |deck: u8, card: u8, choice: u8| {
            let deck = self.game.decks().get(usize::from(deck));
            let card = deck.and_then(|deck| deck.cards.get(usize::from(card)));
            card.is_some_and(|card| usize::from(choice) < card.alternatives.len())
        };
        let (fits, because) = match s.phase {
            Phase::Over => (!waiting, "something is open though the game is over"),
            _ if !on_turn => (waiting, "the seat on turn is out"),
            Phase::Opening => {
                (matches!(s.business, Business::Opening { .. }), "nobody rolls for the start")
            }
            Phase::Dealing => {
                let rules = self.game.rules();
                let lots = usize::from(rules.dealt_lots) * usize::from(s.players);
                let all = lots.min(self.game.board().deeds().len());
                let some_left = (s.deeds.owned().len() as usize) < all && !waiting;
                (some_left && self.is_being_dealt(), "no lots are to be dealt")
            }
            Phase::Others => (
                !s.to_ask.is_empty()
                    && !s.to_ask.has(s.seat)
                    && (waiting || s.to_ask.and(s.live) == s.to_ask),
                "the player on turn is none of the others",
            ),
            Phase::Before | Phase::After => (true, ""),
            Phase::Rolling => (!waiting, "dice cannot fall while something is open"),
            Phase::Buying => {
                let free = matches!(square, SquareKind::Lot(lot) if s.deeds.owner(lot).is_none());
                let buys = self.game.check(s, Action::Buy).is_ok();
                (free && buys && !waiting, "there is nothing that could be bought")
            }
            Phase::Taxing => (
                matches!(square, SquareKind::IncomeTax { .. }) && !waiting,
                "there is no tax to choose",
            ),
            Phase::Drawing(deck) => (
                known(deck, 0, 0) && s.piles.drawable(deck) != 0 && !waiting,
                "there is no card to draw",
            ),
            Phase::Choosing { deck, card } => {
                (known(deck, card, 1) && !waiting, "the card has no alternatives")
            }
            Phase::CardMove { deck, card, choice } => {
                (known(deck, card, choice) && waiting, "no payment of the card is open")
            }
            Phase::Throwing { deck, card, choice } => {
                let asks = known(deck, card, choice)
                    && self.game.alternative(deck, card, choice).rent_by_dice
                    && matches!(square, SquareKind::Lot(lot) if self.owes_rent(lot));
                (asks && !waiting, "there is no card that asks for a throw")
            }
            Phase::LeavingJail => {
                (waiting && s.jail_turn(s.seat) > 0 && s.dice != Dice::default(), "no fine is open")
            }
            Phase::Window { seat, .. } => (
                seat.0 < s.players && (waiting || s.live.has(seat)) && seat != s.seat,
                "no such seat can have a window",
            ),
        };
        self.must(fits, PositionFault::Phase { because });
    }

    /// Whether the player on turn would owe rent on a lot.
    fn owes_rent(&self, lot: DeedId) -> bool {
        let owner = self.s.deeds.owner(lot);
        owner.is_some_and(|owner| owner != self.s.seat) && !self.s.deeds.is_mortgaged(lot)
    }

    /// Whether the lots that seats have were dealt in their order, and the rest can be paid.
    fn is_being_dealt(&self) -> bool {
        let (s, rules) = (&self.s, self.game.rules());
        let dealt = s.deeds.owned().len() as u8;
        let mut prices: Vec<i32> =
            self.game.board().deeds().iter().map(|deed| deed.price).collect();
        prices.sort_unstable_by(|a, b| b.cmp(a));
        Seat::all(s.players).all(|seat| {
            let place = (seat.0 + s.players - s.seat.0) % s.players;
            let has = dealt / s.players + u8::from(place < dealt % s.players);
            let to_come = usize::from(rules.dealt_lots.saturating_sub(has));
            let needed: i32 = prices.iter().take(to_come).sum();
            s.live.has(seat)
                && s.deeds.owned_by(seat).len() == u32::from(has)
                && s.cash[seat.idx()] >= needed
        })
    }

    /// Whoever is to move must have something to do.
    pub(super) fn somebody_can_go_on(&mut self) {
        let can = match self.game.turn(&self.s) {
            Turn::Over => true,
            Turn::Decide(_) => {
                let mut actions = Vec::new();
                self.game.actions(&self.s, &mut actions);
                !actions.is_empty()
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.outcomes(&self.s, &mut outcomes);
                !outcomes.is_empty()
            }
        };
        self.must(can, PositionFault::Phase { because: "nobody could go on" });
    }
}
