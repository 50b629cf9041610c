//! Writing and reading actions.

use std::fmt::{self, Write as _};
use std::str::{FromStr, SplitWhitespace};

use ludoteca_core::{ParseNotationError, Seat};

use super::{Action, LARGEST, Leg, Offer, PlaceSet};
use crate::Place;

/// Actions that are one word.
const WORDS: &[(&str, Action)] = &[
    ("roll", Action::Roll),
    ("done", Action::Done),
    ("buy", Action::Buy),
    ("decline", Action::Decline),
    ("pass", Action::Pass),
    ("leave", Action::Leave),
    ("fine", Action::PayFine),
    ("card", Action::UseCard),
    ("tax-fixed", Action::TaxFixed),
    ("tax-percent", Action::TaxPercent),
    ("pay", Action::Pay),
    ("bankrupt", Action::Bankrupt),
    ("accept", Action::Accept),
    ("refuse", Action::Refuse),
    ("propose", Action::Propose),
    ("withdraw", Action::Withdraw),
    ("claim", Action::Claim),
    ("resign", Action::Resign),
];

type OnPlace = fn(Place) -> Action;

/// Actions on one square.
const ON_PLACES: &[(&str, OnPlace)] = &[
    ("build", Action::Build),
    ("sell", Action::Sell),
    ("mortgage", Action::Mortgage),
    ("lift", Action::Lift),
    ("keep", Action::Keep),
    ("sell-lot", Action::SellLot),
    ("auction", Action::AuctionLot),
];

pub(super) fn write(action: &Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some((word, _)) = WORDS.iter().find(|(_, plain)| plain == action) {
        return f.write_str(word);
    }
    match *action {
        Action::Build(place) => write!(f, "build {place}"),
        Action::Sell(place) => write!(f, "sell {place}"),
        Action::Mortgage(place) => write!(f, "mortgage {place}"),
        Action::Lift(place) => write!(f, "lift {place}"),
        Action::Keep(place) => write!(f, "keep {place}"),
        Action::SellLot(place) => write!(f, "sell-lot {place}"),
        Action::AuctionLot(place) => write!(f, "auction {place}"),
        Action::SellDown(place, houses) => write!(f, "sell-down {place} {houses}"),
        Action::Bid(amount) => write!(f, "bid {amount}"),
        Action::Percent(share) => write!(f, "percent {share}"),
        Action::Choose(choice) => write!(f, "choose {choice}"),
        Action::UseCardOf(deck) => write!(f, "card-of {deck}"),
        Action::Window(seat) => write!(f, "window {seat}"),
        Action::Trade(offer) => {
            write!(f, "trade {}", offer.to)?;
            write_lots(f, "give", offer.give)?;
            write_lots(f, "want", offer.want)?;
            write_number(f, "cash", offer.cash)?;
            write_number(f, "give-cards", offer.give_cards.into())?;
            write_number(f, "want-cards", offer.want_cards.into())
        }
        Action::Leg(leg) => {
            write!(f, "leg {} {}", leg.from, leg.to)?;
            write_lots(f, "give", leg.give)?;
            write_number(f, "cash", leg.cash)?;
            write_number(f, "give-cards", leg.cards.into())
        }
        Action::Roll
        | Action::Done
        | Action::Buy
        | Action::Decline
        | Action::Pass
        | Action::Leave
        | Action::PayFine
        | Action::UseCard
        | Action::TaxFixed
        | Action::TaxPercent
        | Action::Pay
        | Action::Bankrupt
        | Action::Accept
        | Action::Refuse
        | Action::Propose
        | Action::Withdraw
        | Action::Claim
        | Action::Resign => unreachable!("one word, written above"),
    }
}

fn write_lots(f: &mut fmt::Formatter<'_>, word: &str, lots: PlaceSet) -> fmt::Result {
    for (n, place) in lots.iter().enumerate() {
        if n == 0 {
            write!(f, " {word} ")?;
        } else {
            f.write_char(',')?;
        }
        write!(f, "{place}")?;
    }
    Ok(())
}

fn write_number(f: &mut fmt::Formatter<'_>, word: &str, value: i32) -> fmt::Result {
    if value == 0 { Ok(()) } else { write!(f, " {word} {value}") }
}

pub(super) fn read(text: &str) -> Result<Action, ParseNotationError> {
    let mut words = text.split_whitespace();
    let verb = words.next().unwrap_or("");
    let action = if let Some(&(_, plain)) = WORDS.iter().find(|(word, _)| *word == verb) {
        plain
    } else if let Some((_, on_place)) = ON_PLACES.iter().find(|(word, _)| *word == verb) {
        on_place(place(words.next(), text)?)
    } else {
        match verb {
            "sell-down" => {
                let lot = place(words.next(), text)?;
                Action::SellDown(lot, number(words.next(), 0..=255, "a number of houses", text)?)
            }
            "bid" => Action::Bid(number(words.next(), 0..=LARGEST, "an amount", text)?),
            "percent" => Action::Percent(number(words.next(), 0..=255, "a percentage", text)?),
            "choose" => Action::Choose(number(words.next(), 0..=255, "an alternative", text)?),
            "card-of" => Action::UseCardOf(number(words.next(), 0..=255, "a deck", text)?),
            "window" => Action::Window(seat(words.next(), text)?),
            "trade" => Action::Trade(read_offer(&mut words, text)?),
            "leg" => Action::Leg(read_leg(&mut words, text)?),
            _ => {
                let verbs: Vec<&str> = WORDS.iter().map(|(word, _)| *word).collect();
                let expected = format!(
                    "one of {}, build, sell, sell-down, mortgage, lift, keep, sell-lot, auction, \
                     bid, percent, choose, window, trade, leg",
                    verbs.join(", ")
                );
                return Err(ParseNotationError::new(expected, text));
            }
        }
    };
    match words.next() {
        None => Ok(action),
        Some(_) => Err(ParseNotationError::new(format!("nothing more after \"{verb}\""), text)),
    }
}

fn read_offer(words: &mut SplitWhitespace<'_>, text: &str) -> Result<Offer, ParseNotationError> {
    let mut offer = Offer::to(seat(words.next(), text)?);
    while let Some(word) = words.next() {
        match word {
            "give" => offer.give = lots(words.next(), text)?,
            "want" => offer.want = lots(words.next(), text)?,
            "cash" => offer.cash = number(words.next(), -LARGEST..=LARGEST, "an amount", text)?,
            "give-cards" => offer.give_cards = number(words.next(), 0..=8, "0 to 8", text)?,
            "want-cards" => offer.want_cards = number(words.next(), 0..=8, "0 to 8", text)?,
            _ => {
                let expected = "give, want, cash, give-cards or want-cards";
                return Err(ParseNotationError::new(expected, text));
            }
        }
    }
    Ok(offer)
}

fn read_leg(words: &mut SplitWhitespace<'_>, text: &str) -> Result<Leg, ParseNotationError> {
    let (from, to) = (seat(words.next(), text)?, seat(words.next(), text)?);
    let mut leg = Leg { from, to, give: PlaceSet::EMPTY, cards: 0, cash: 0 };
    while let Some(word) = words.next() {
        match word {
            "give" => leg.give = lots(words.next(), text)?,
            "cash" => leg.cash = number(words.next(), 0..=LARGEST, "an amount", text)?,
            "give-cards" => leg.cards = number(words.next(), 0..=8, "0 to 8", text)?,
            _ => return Err(ParseNotationError::new("give, cash or give-cards", text)),
        }
    }
    Ok(leg)
}

fn number<T: TryFrom<i32>>(
    word: Option<&str>,
    range: std::ops::RangeInclusive<i32>,
    what: &str,
    text: &str,
) -> Result<T, ParseNotationError> {
    let found = word.and_then(|word| i32::from_str(word).ok());
    found
        .filter(|value| range.contains(value))
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| ParseNotationError::new(what, text))
}

fn seat(word: Option<&str>, text: &str) -> Result<Seat, ParseNotationError> {
    number(word, 0..=7, "a seat from 0 to 7", text).map(Seat)
}

fn place(word: Option<&str>, text: &str) -> Result<Place, ParseNotationError> {
    number(word, 0..=127, "a square from 0 to 127", text).map(Place)
}

fn lots(word: Option<&str>, text: &str) -> Result<PlaceSet, ParseNotationError> {
    word.unwrap_or("").split(',').map(|square| place(Some(square), text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips() {
        for text in [
            "roll",
            "bid 120",
            "percent 50",
            "build 39",
            "sell-down 39 3",
            "choose 1",
            "card-of 1",
            "window 7",
            "trade 2 give 1,3 want 39 cash -200 give-cards 1",
            "trade 0 want-cards 1 cash 50",
            "leg 0 3 give 1,127 cash 20",
            "leg 1 2 give-cards 1",
        ] {
            let action: Action = text.parse().unwrap();
            let again: Action = action.to_string().parse().unwrap();
            assert_eq!(action, again, "{text}");
        }
        for (word, action) in WORDS {
            assert_eq!(action.to_string(), *word);
            assert_eq!(word.parse::<Action>().unwrap(), *action);
        }
        for (word, make) in ON_PLACES {
            assert_eq!(make(Place(7)).to_string(), format!("{word} 7"));
        }
    }

    #[test]
    fn bad_notation_says_what_was_expected() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(message("build"), "expected a square from 0 to 127, found \"build\"");
        assert_eq!(message("build 200"), "expected a square from 0 to 127, found \"build 200\"");
        assert_eq!(message("roll now"), "expected nothing more after \"roll\", found \"roll now\"");
        assert!(message("jump").starts_with("expected one of roll, done, buy"));
        assert!(message("bid -5").contains("an amount"));
        assert!(message("trade 9").contains("a seat from 0 to 7"));
        assert!(message("trade 1 give ,").contains("a square"));
    }
}
