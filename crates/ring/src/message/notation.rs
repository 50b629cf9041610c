//! Messages in a line, for logs and whoever listens at the cable: `1>2 roll 3+5`.

use std::fmt;

use super::{Body, Message};

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{} {}", self.origin.0 + 1, self.destination.0 + 1, self.body)
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count { profile, number } => write!(f, "count {profile} {}", number + 1),
            Self::Announce { profile, players } => write!(f, "announce {profile} {players}"),
            Self::Roll { fine, dice: [first, second] } => {
                write!(f, "{}roll {first}+{second}", if fine { "fine and " } else { "" })
            }
            Self::Propose(lot) => write!(f, "propose {}", lot.0),
            Self::Transfer(lot) => write!(f, "transfer {}", lot.0),
            Self::Answer(share) => write!(f, "answer {share}"),
            Self::Buy(lot) => write!(f, "buy {}", lot.0),
            Self::Sell(lot) => write!(f, "sell {}", lot.0),
            Self::Mortgage(lot) => write!(f, "mortgage {}", lot.0),
            Self::Lift(lot) => write!(f, "lift {}", lot.0),
            Self::Card { deck, card } => write!(f, "card {} {card}", deck.name()),
            Self::Leave => write!(f, "leave"),
            Self::Victory => write!(f, "victory"),
            Self::Confirm(crc) => write!(f, "confirm {crc:02x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::Seat;

    use super::*;
    use crate::message::{Lot, Profile, WireDeck};

    #[test]
    fn stations_count_from_one_and_lots_as_on_the_wire() {
        let line = |body| Message { origin: Seat(0), destination: Seat(1), body }.to_string();
        assert_eq!(line(Body::Roll { fine: true, dice: [3, 5] }), "1>2 fine and roll 3+5");
        assert_eq!(line(Body::Transfer(Lot(21))), "1>2 transfer 21");
        assert_eq!(line(Body::Card { deck: WireDeck::Arca, card: 7 }), "1>2 card arca 7");
        assert_eq!(
            line(Body::Announce { profile: Profile::Safe, players: 4 }),
            "1>2 announce safe 4"
        );
    }
}
