//! What the sender may send.

use ludoteca_core::{Game as _, Rng, Seat};
use ludoteca_monopoly::{Action, Place};

use super::{Owed, Replica};
use crate::message::{Body, Profile, WireDeck};

/// One of the things that the sender may send; what chance has a part in is drawn when it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Throw the dice.
    Roll {
        /// Pay the fine of jail first.
        fine: bool,
    },
    /// Draw a card.
    Draw {
        /// The deck.
        deck: WireDeck,
    },
    /// Offer up to so many percent on top of 50.
    Answer {
        /// The highest offer that the sender can pay.
        most: u8,
    },
    /// Say just this.
    Say(Body),
}

impl Replica {
    /// Everything that the sender may send now; nothing once the game is over.
    pub fn choices(&self) -> Vec<Choice> {
        let Some((owed, sender)) = self.owed().zip(self.sender()) else { return Vec::new() };
        let says = |bodies: &[Body]| bodies.iter().copied().map(Choice::Say).collect();
        match owed {
            Owed::Announcement => {
                says(&[Body::Announce { profile: self.profile, players: self.players() }])
            }
            Owed::Purchase { lot } => says(&[Body::Buy(lot), Body::Propose(lot)]),
            Owed::Proposal { lot } => says(&[Body::Propose(lot)]),
            Owed::Transfer { lot, .. } => says(&[Body::Transfer(lot)]),
            Owed::Victory => says(&[Body::Victory]),
            Owed::Card { deck } => vec![Choice::Draw { deck }],
            Owed::Answer { .. } => vec![Choice::Answer { most: self.highest_share(sender) }],
            Owed::Roll | Owed::Debt { .. } => self.property_choices(sender),
        }
    }

    /// The same as the engine's actions, as far as somebody has to decide: what is left out sends
    /// itself (a card, the auction of what cannot be paid, the transfer, the victory).
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(Owed::Roll | Owed::Debt { .. } | Owed::Purchase { .. } | Owed::Answer { .. }) =
            self.owed()
        {
            self.rules.game().actions(&self.state, &mut actions);
        }
        if let Some(Owed::Roll | Owed::Debt { .. }) = self.owed() {
            let leaves = |action: &Action| matches!(action, Action::Bankrupt | Action::Resign);
            if !actions.iter().any(leaves) {
                actions.push(Action::Resign);
            }
            let cards = WireDeck::BOTH.map(|deck| Action::UseCardOf(self.rules.atlas().deck(deck)));
            if cards.iter().all(|card| self.rules.game().check(&self.state, *card).is_ok()) {
                // Of both cards the holder says which one.
                actions.retain(|action| *action != Action::UseCard);
                actions.extend(cards);
            }
        }
        actions.retain(|&action| self.choice(action).is_some());
        actions
    }

    /// The choice by which the sender says what the engine's action means; none where the profile
    /// has no words for it, or something else is owed.
    pub fn choice(&self, action: Action) -> Option<Choice> {
        let say = |body| Some(Choice::Say(body));
        match (self.owed()?, action) {
            (Owed::Purchase { lot }, Action::Buy) => say(Body::Buy(lot)),
            (Owed::Purchase { lot }, Action::Decline) => say(Body::Propose(lot)),
            (Owed::Answer { .. }, Action::Percent(share)) => {
                (share <= self.highest_share(self.sender()?)).then_some(())?;
                say(Body::Answer(share))
            }
            (Owed::Roll, Action::UseCard) => say(self.held_card()?),
            (Owed::Roll, Action::UseCardOf(deck)) => {
                let deck = self.rules.atlas().wire_deck(deck);
                say(Body::Card { deck, card: self.rules.atlas().jail_card(deck) })
            }
            (Owed::Roll | Owed::Debt { .. }, action) => self.choice_of(action),
            _ => None,
        }
    }

    /// The jail card that the sender can use, as a message.
    fn held_card(&self) -> Option<Body> {
        let atlas = self.rules.atlas();
        let view = self.view(self.sender()?);
        let held = |deck: &WireDeck| view.check(Action::UseCardOf(atlas.deck(*deck))).is_ok();
        let deck = WireDeck::BOTH.into_iter().find(held)?;
        Some(Body::Card { deck, card: atlas.jail_card(deck) })
    }

    /// A choice put into words of the wire: dice and cards fall from `chance`.
    pub fn say(&self, choice: Choice, chance: &mut Rng) -> Body {
        match choice {
            Choice::Roll { fine } => {
                let mut die = || u8::try_from(1 + chance.below(6)).unwrap_or(1);
                Body::Roll { fine, dice: [die(), die()] }
            }
            Choice::Draw { deck } => Body::Card { deck, card: self.draw(chance) },
            Choice::Answer { most } => Body::Answer(most),
            Choice::Say(body) => body,
        }
    }

    /// A card among those that nobody has seen yet, or the next one when all have been seen.
    fn draw(&self, chance: &mut Rng) -> u8 {
        use ludoteca_monopoly::Outcome;
        match self.rules.game().sample(&self.state, chance) {
            Outcome::Card(card) => card,
            other @ (Outcome::Dice(_) | Outcome::Deal(_)) => {
                unreachable!("a card is owed, not {other}")
            }
        }
    }

    /// The highest offer that a bidder can pay and the profile can say.
    fn highest_share(&self, bidder: Seat) -> u8 {
        let view = self.view(bidder);
        let payable = |share: &u8| view.check(Action::Percent(*share)).is_ok();
        (0..=self.profile.highest_share()).rev().find(payable).unwrap_or(0)
    }

    fn property_choices(&self, sender: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.rules.game().actions(&self.state, &mut actions);
        let mut choices: Vec<Choice> =
            actions.iter().filter_map(|&action| self.choice_of(action)).collect();
        for deck in WireDeck::BOTH {
            let action = Action::UseCardOf(self.rules.atlas().deck(deck));
            if self.view(sender).check(action).is_ok() {
                let card = self.rules.atlas().jail_card(deck);
                choices.push(Choice::Say(Body::Card { deck, card }));
            }
        }
        choices.push(Choice::Say(Body::Leave));
        choices
    }

    /// The choice by which an action about one's property, the roll or a debt is said; none where
    /// the profile has no words for it.
    pub(crate) fn choice_of(&self, action: Action) -> Option<Choice> {
        let safe = self.profile == Profile::Safe;
        let lot = |place: Place| self.rules.atlas().lot(place);
        Some(match action {
            Action::Roll => Choice::Roll { fine: false },
            Action::PayFine if safe => Choice::Roll { fine: true },
            Action::Build(place) => Choice::Say(Body::Buy(lot(place)?)),
            Action::Sell(place) | Action::SellLot(place) => Choice::Say(Body::Sell(lot(place)?)),
            Action::Mortgage(place) => Choice::Say(Body::Mortgage(lot(place)?)),
            Action::Lift(place) if safe => Choice::Say(Body::Lift(lot(place)?)),
            Action::AuctionLot(place) => Choice::Say(Body::Propose(lot(place)?)),
            Action::Bankrupt | Action::Resign => Choice::Say(Body::Leave),
            _ => return None,
        })
    }
}
