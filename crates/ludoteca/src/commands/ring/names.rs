//! What goes over the cable, in words.

use ludoteca_ring::message::WireDeck;
use ludoteca_ring::{Body, Lot, Message, RingRules};
use ludoteca_words::{Arg, Words};

/// What a message says.
pub(super) fn says(words: &Words, rules: &RingRules, message: Message) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(&format!("ring-says-{key}"), args);
    let about = |key: &str, lot: Lot| say(key, &[("lot", (&lot_name(rules, lot)).into())]);
    let station = (u64::from(message.destination.0) + 1).into();
    match message.body {
        Body::Count { profile, number } => {
            let number = (u64::from(number) + 1).into();
            say("count", &[("number", number), ("profile", profile.name().into())])
        }
        Body::Announce { profile, players } => {
            let players = u64::from(players).into();
            say("announce", &[("players", players), ("profile", profile.name().into())])
        }
        Body::Roll { fine, dice: [first, second] } => {
            let key = if fine { "fine-roll" } else { "roll" };
            say(key, &[("first", u64::from(first).into()), ("second", u64::from(second).into())])
        }
        Body::Propose(lot) => about("propose", lot),
        Body::Transfer(lot) if message.origin == message.destination => about("to-bank", lot),
        Body::Transfer(lot) => {
            let lot = lot_name(rules, lot);
            say("transfer", &[("lot", (&lot).into()), ("station", station)])
        }
        Body::Answer(0) => say("no-offer", &[]),
        Body::Answer(share) => say("answer", &[("share", u64::from(share).into())]),
        Body::Buy(lot) => about("buy", lot),
        Body::Sell(lot) => about("sell", lot),
        Body::Mortgage(lot) => about("mortgage", lot),
        Body::Lift(lot) => about("lift", lot),
        Body::Card { deck, card } => {
            let text = card_text(rules, deck, card);
            say("card", &[("deck", deck.name().into()), ("text", (&text).into())])
        }
        Body::Leave => say("leave", &[]),
        Body::Victory => say("victory", &[]),
        Body::Confirm(crc) => say("confirm", &[("crc", (&format!("{crc:02x}")).into())]),
    }
}

/// The name of a lot on the board; its number where there is none.
pub(super) fn lot_name(rules: &RingRules, lot: Lot) -> String {
    let square = rules.place(lot).and_then(|place| {
        rules.game().board().squares().get(usize::from(place.0)).map(|square| square.name.clone())
    });
    square.unwrap_or_else(|| lot.0.to_string())
}

fn card_text(rules: &RingRules, deck: WireDeck, card: u8) -> String {
    let deck = rules.game().decks().get(usize::from(rules.deck(deck)));
    let found = deck.and_then(|deck| deck.cards.get(usize::from(card)));
    found.map_or_else(|| card.to_string(), |card| card.text.clone())
}
