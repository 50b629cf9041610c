//! From a message to the engine's actions and outcomes.

use ludoteca_core::{Audience, Game as _, Seat};
use ludoteca_monopoly::{Action, Dice, Event, Illegal, Outcome};

use super::{Owed, Refusal, Replica, Sale};
use crate::message::{Body, Lot, WireDeck};

/// A copy in the middle of a message.
struct Course {
    replica: Replica,
    events: Vec<(Audience, Event)>,
}

impl Replica {
    /// The copy after the sender has said this, wherever it was addressed to.
    pub(super) fn told(&self, body: Body) -> Result<(Self, Vec<Event>), Refusal> {
        let owed = self.owed().ok_or(Refusal::Over)?;
        let mut course = Course { replica: self.clone(), events: Vec::new() };
        course.take(owed, body)?;
        let Course { mut replica, events } = course;
        // The engine opens the auction of what nobody can pay by itself; on the ring that is said.
        let auction = replica.view(Seat(0)).auction().is_some();
        if replica.sale == Sale::None && auction {
            replica.sale = Sale::ToPropose;
        }
        replica.applied += 1;
        replica.hash = replica.fresh_hash();
        Ok((replica, events.into_iter().map(|(_, event)| event).collect()))
    }
}

impl Course {
    fn take(&mut self, owed: Owed, body: Body) -> Result<(), Refusal> {
        match (owed, body) {
            (Owed::Announcement, Body::Announce { profile, players }) => {
                let same = self.replica.profile == profile && self.replica.players() == players;
                if same { Ok(()) } else { Err(Refusal::OtherGame) }
            }
            (Owed::Roll, Body::Roll { fine, dice }) => self.roll(fine, dice),
            (Owed::Roll, Body::Card { deck, card }) => self.use_card(deck, card),
            (Owed::Roll | Owed::Debt { .. }, Body::Buy(lot)) => self.build(lot),
            (Owed::Roll | Owed::Debt { .. }, Body::Sell(lot)) => self.sell(lot),
            (Owed::Roll | Owed::Debt { .. }, Body::Mortgage(lot)) => {
                self.on_lot(lot, Action::Mortgage)
            }
            (Owed::Roll | Owed::Debt { .. }, Body::Lift(lot)) => self.on_lot(lot, Action::Lift),
            (Owed::Roll | Owed::Debt { .. }, Body::Propose(lot)) => {
                let proposer = self.replica.sender().unwrap_or_default();
                self.on_lot(lot, Action::AuctionLot)?;
                self.replica.sale = Sale::Open { proposer, own: true };
                Ok(())
            }
            (Owed::Roll | Owed::Debt { .. }, Body::Leave) => self.play(Action::Resign),
            (Owed::Purchase { lot }, Body::Buy(found)) if lot == found => self.play(Action::Buy),
            (Owed::Purchase { lot }, Body::Propose(found)) if lot == found => {
                self.play(Action::Decline)?;
                self.open_sale();
                Ok(())
            }
            (Owed::Purchase { .. }, Body::Buy(lot)) => Err(Refusal::NotForSale { lot }),
            (Owed::Proposal { lot }, Body::Propose(found)) if lot == found => {
                self.open_sale();
                Ok(())
            }
            (Owed::Answer { .. }, Body::Answer(share)) => self.answer(share),
            (Owed::Transfer { lot, .. }, Body::Transfer(found)) if lot == found => self.transfer(),
            (Owed::Card { deck }, Body::Card { deck: found, card }) if deck == found => {
                self.draw(deck, card)
            }
            (Owed::Victory, Body::Victory) => {
                self.replica.victory = true;
                Ok(())
            }
            (owed, _) => Err(Refusal::NotOwed(owed)),
        }
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let Replica { rules, state, .. } = &mut self.replica;
        rules.game().check(state, action)?;
        rules.game().play(state, action, &mut self.events);
        Ok(())
    }

    fn resolve(&mut self, outcome: Outcome) {
        let Replica { rules, state, .. } = &mut self.replica;
        rules.game().resolve(state, outcome, &mut self.events);
    }

    fn on_lot(
        &mut self,
        lot: Lot,
        action: fn(ludoteca_monopoly::Place) -> Action,
    ) -> Result<(), Refusal> {
        let place = self.replica.rules.atlas().place(lot);
        self.play(action(place.ok_or(Refusal::NotForSale { lot })?))
    }

    fn roll(&mut self, fine: bool, [first, second]: [u8; 2]) -> Result<(), Refusal> {
        if fine {
            self.play(Action::PayFine)?;
        }
        self.play(Action::Roll)?;
        self.resolve(Outcome::Dice(Dice(first.min(second), first.max(second))));
        Ok(())
    }

    /// Buying a lot that one owns builds on it.
    fn build(&mut self, lot: Lot) -> Result<(), Refusal> {
        self.on_lot(lot, Action::Build).map_err(|why| match why {
            Refusal::Illegal(Illegal::NotYours { .. }) => Refusal::NotForSale { lot },
            why => why,
        })
    }

    /// Selling takes the last building off, and the lot itself when there is none.
    fn sell(&mut self, lot: Lot) -> Result<(), Refusal> {
        match self.on_lot(lot, Action::Sell) {
            Err(Refusal::Illegal(Illegal::NothingBuilt { .. })) => {
                self.on_lot(lot, Action::SellLot)
            }
            sold => sold,
        }
    }

    fn use_card(&mut self, deck: WireDeck, card: u8) -> Result<(), Refusal> {
        let atlas = self.replica.rules.atlas();
        if atlas.jail_card(deck) != card {
            return Err(Refusal::NotAJailCard { deck, card });
        }
        let deck = atlas.deck(deck);
        self.play(Action::UseCardOf(deck))
    }

    fn draw(&mut self, deck: WireDeck, card: u8) -> Result<(), Refusal> {
        let Replica { rules, state, .. } = &self.replica;
        let outcome = Outcome::Card(card);
        if !rules.game().is_possible(state, outcome) {
            return Err(Refusal::Card { deck, card });
        }
        self.resolve(outcome);
        Ok(())
    }

    /// The player on turn proposes what the bank sells.
    fn open_sale(&mut self) {
        let proposer = self.replica.view(Seat(0)).on_turn();
        self.replica.sale = Sale::Open { proposer, own: false };
    }

    fn answer(&mut self, share: u8) -> Result<(), Refusal> {
        let Sale::Open { proposer, own } = self.replica.sale else {
            return Err(Refusal::Illegal(Illegal::NotNow));
        };
        let bidder = self.replica.sender().unwrap_or_default();
        let view = self.replica.view(bidder);
        view.check(Action::Percent(share))?;
        // The proposer of the bank's lot answers last; an own lot is answered by the others alone.
        let next = view.live().next_after(bidder);
        let last = if own { next == Some(proposer) } else { bidder == proposer };
        let best = view.auction().filter(|auction| i32::from(share) <= auction.bid);
        let buyer = match best {
            Some(auction) => auction.bidder,
            None => (share > 0).then_some(bidder),
        };
        if last && (own || buyer.is_some()) {
            // The engine's hammer waits for the transfer.
            self.replica.sale = Sale::ToTransfer { proposer, last_share: share, buyer };
            return Ok(());
        }
        if last {
            self.replica.sale = Sale::None;
        }
        self.play(Action::Percent(share))
    }

    fn transfer(&mut self) -> Result<(), Refusal> {
        let Sale::ToTransfer { last_share, .. } = self.replica.sale else {
            return Err(Refusal::Illegal(Illegal::NotNow));
        };
        self.replica.sale = Sale::None;
        self.play(Action::Percent(last_share))
    }
}
