//! What clients say: one command per line, and chat.

use std::fmt;

/// The longest chat line, in characters.
pub const MAX_CHAT: usize = 256;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 16;
/// The longest description of a game, in characters.
pub const MAX_DESCRIPTION: usize = 64;
/// The longest name of a token's image, in characters.
pub const MAX_IMAGE: usize = 32;

/// One line of a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Says a name, at the beginning or later.
    Name(String),
    /// Asks for the types of games again.
    Templates,
    /// Leaves the game and the server.
    Disconnect,
    /// Comes back with the cookie of an earlier connection.
    Reconnect(String),
    /// Says something to the game, or to the lobby.
    Chat(String),
    /// Chooses the picture of the token.
    Image(String),
    /// Creates a game of this type.
    NewGame(String),
    /// Joins a game.
    Join(i32),
    /// Joins a running game as a spectator.
    Watch(i32),
    /// Leaves the game.
    LeaveGame,
    /// Describes the game.
    Describe(String),
    /// Changes an option of the game.
    Configure {
        /// Which one.
        option: i32,
        /// What it is to be.
        value: String,
    },
    /// Sends a player back to the lobby.
    Kick(i32),
    /// Makes a spectator a player.
    Promote(i32),
    /// Starts the game.
    Start,
    /// Asks for everything again.
    Refresh,
    /// Says that the token has reached this space on the screen.
    Arrived(i32),
    /// Rolls.
    Roll,
    /// Ends the turn, or declines a purchase.
    EndTurn,
    /// Buys the space one stands on.
    Buy,
    /// Puts it up for auction.
    Auction,
    /// Bids.
    Bid {
        /// In which auction.
        auction: i32,
        /// How much.
        amount: i32,
    },
    /// Builds a house.
    BuyHouse(i32),
    /// Sells a house.
    SellHouse(i32),
    /// Mortgages, or lifts the mortgage.
    ToggleMortgage(i32),
    /// Sells an estate to the bank.
    SellEstate(i32),
    /// Opens a trade with this player.
    OpenTrade(i32),
    /// Says who is to receive an estate.
    TradeEstate {
        /// In which trade.
        trade: i32,
        /// Which estate.
        estate: i32,
        /// Who; its owner: it stays.
        to: i32,
    },
    /// Says who is to receive a card.
    TradeCard {
        /// In which trade.
        trade: i32,
        /// Which card.
        card: i32,
        /// Who; its owner: it stays.
        to: i32,
    },
    /// Says what one player pays another.
    TradeMoney {
        /// In which trade.
        trade: i32,
        /// Who pays.
        from: i32,
        /// Who receives.
        to: i32,
        /// How much; 0: nothing.
        amount: i32,
    },
    /// Accepts a trade as it was at this revision.
    AcceptTrade {
        /// Which trade.
        trade: i32,
        /// At which revision.
        revision: i32,
    },
    /// Rejects a trade.
    RejectTrade(i32),
    /// Pays the fine and leaves jail.
    PayFine,
    /// Leaves jail with a card.
    UseCard,
    /// Tries doubles in jail.
    RollInJail,
    /// Pays the fixed tax.
    TaxFixed,
    /// Pays the percentage.
    TaxPercent,
    /// Pays the debts now.
    PayDebt,
    /// Declares bankruptcy.
    Bankrupt,
    /// A decision that the protocol has no word for, in the game's own notation. Only buttons of
    /// our own server send it.
    Act(String),
}

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// There is no such command.
    #[error("no such command: {0:?}")]
    Unknown(String),
    /// Its arguments are not what they should be.
    #[error("expected {expected} after {command}, found {found:?}")]
    Arguments {
        /// The command.
        command: &'static str,
        /// What should follow.
        expected: &'static str,
        /// What followed.
        found: String,
    },
}

/// Commands without arguments, with their words.
const PLAIN: &[(&str, Command)] = &[
    (".gl", Command::Templates),
    (".gx", Command::LeaveGame),
    (".gs", Command::Start),
    (".jp", Command::PayFine),
    (".jc", Command::UseCard),
    (".jr", Command::RollInJail),
    (".T$", Command::TaxFixed),
    (".T%", Command::TaxPercent),
    (".eb", Command::Buy),
    (".ea", Command::Auction),
    (".d", Command::Disconnect),
    (".f", Command::Refresh),
    (".r", Command::Roll),
    (".E", Command::EndTurn),
    (".p", Command::PayDebt),
    (".D", Command::Bankrupt),
];

/// The word of a command, and how it is made of what follows.
type Word<T> = (&'static str, fn(T) -> Command);

/// Commands with a text behind them.
const WITH_TEXT: &[Word<String>] = &[
    (".gn", Command::NewGame),
    (".gd", Command::Describe),
    (".pi", Command::Image),
    (".n", Command::Name),
    (".R", Command::Reconnect),
    (".!", Command::Act),
];

/// Commands with one number behind them.
const WITH_NUMBER: &[Word<i32>] = &[
    (".gj", Command::Join),
    (".gS", Command::Watch),
    (".gk", Command::Kick),
    (".gu", Command::Promote),
    (".hb", Command::BuyHouse),
    (".hs", Command::SellHouse),
    (".em", Command::ToggleMortgage),
    (".es", Command::SellEstate),
    (".Tn", Command::OpenTrade),
    (".Tr", Command::RejectTrade),
    (".t", Command::Arrived),
];

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// There is no such command, or it needs other arguments.
    pub fn read(line: &str) -> Result<Self, CommandError> {
        if !line.starts_with('.') {
            return Ok(Self::Chat(first_chars(line, MAX_CHAT)));
        }
        if let Some((_, command)) = PLAIN.iter().find(|(word, _)| *word == line.trim_end()) {
            return Ok(command.clone());
        }
        for &(word, make) in WITH_TEXT {
            if let Some(text) = line.strip_prefix(word) {
                return Ok(make(text.trim().to_owned()));
            }
        }
        // Several numbers first: `.Tm` and the like share their beginning with nothing else.
        if let Some(found) = read_numbers(line) {
            return found;
        }
        for &(word, make) in WITH_NUMBER {
            if let Some(text) = line.strip_prefix(word) {
                let number = text.trim().parse().map(make);
                return number.map_err(|_| wrong(word, "a number", text));
            }
        }
        Err(CommandError::Unknown(first_chars(line, MAX_NAME)))
    }
}

fn read_numbers(line: &str) -> Option<Result<Command, CommandError>> {
    let after = |word: &str| line.strip_prefix(word);
    if let Some(text) = after(".gc") {
        let found = text.split_once(':').and_then(|(option, value)| {
            let option = option.trim().parse().ok()?;
            Some(Command::Configure { option, value: value.trim().to_owned() })
        });
        return Some(found.ok_or_else(|| wrong(".gc", "OPTION:VALUE", text)));
    }
    if let Some(text) = after(".ab") {
        let found = numbers(text).map(|[auction, amount]| Command::Bid { auction, amount });
        return Some(found.ok_or_else(|| wrong(".ab", "AUCTION:AMOUNT", text)));
    }
    if let Some(text) = after(".Te") {
        let found =
            numbers(text).map(|[trade, estate, to]| Command::TradeEstate { trade, estate, to });
        return Some(found.ok_or_else(|| wrong(".Te", "TRADE:ESTATE:PLAYER", text)));
    }
    if let Some(text) = after(".Tc") {
        let found = numbers(text).map(|[trade, card, to]| Command::TradeCard { trade, card, to });
        return Some(found.ok_or_else(|| wrong(".Tc", "TRADE:CARD:PLAYER", text)));
    }
    if let Some(text) = after(".Tm") {
        let found = numbers(text).map(|[trade, from, to, amount]| Command::TradeMoney {
            trade,
            from,
            to,
            amount,
        });
        return Some(found.ok_or_else(|| wrong(".Tm", "TRADE:FROM:TO:AMOUNT", text)));
    }
    let text = after(".Ta")?;
    let found = numbers(text).map(|[trade, revision]| Command::AcceptTrade { trade, revision });
    Some(found.ok_or_else(|| wrong(".Ta", "TRADE:REVISION", text)))
}

fn numbers<const N: usize>(text: &str) -> Option<[i32; N]> {
    let all: Option<Vec<i32>> = text.split(':').map(|part| part.trim().parse().ok()).collect();
    all?.try_into().ok()
}

fn wrong(command: &'static str, expected: &'static str, found: &str) -> CommandError {
    CommandError::Arguments { command, expected, found: first_chars(found, MAX_NAME) }
}

/// The beginning of a text.
pub(crate) fn first_chars(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// A line without what would end it.
struct OneLine<'a>(&'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in self.0.split(['\n', '\r']) {
            f.write_str(part)?;
        }
        Ok(())
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((word, _)) = PLAIN.iter().find(|(_, command)| command == self) {
            return f.write_str(word);
        }
        match self {
            Self::Name(text) => write!(f, ".n{}", OneLine(text)),
            Self::Reconnect(text) => write!(f, ".R{}", OneLine(text)),
            Self::Image(text) => write!(f, ".pi{}", OneLine(text)),
            Self::NewGame(text) => write!(f, ".gn{}", OneLine(text)),
            Self::Describe(text) => write!(f, ".gd{}", OneLine(text)),
            Self::Act(text) => write!(f, ".!{}", OneLine(text)),
            // A chat line that looked like a command would be one.
            Self::Chat(text) if text.starts_with('.') => write!(f, " {}", OneLine(text)),
            Self::Chat(text) => write!(f, "{}", OneLine(text)),
            Self::Join(n) => write!(f, ".gj{n}"),
            Self::Watch(n) => write!(f, ".gS{n}"),
            Self::Configure { option, value } => write!(f, ".gc{option}:{}", OneLine(value)),
            Self::Kick(n) => write!(f, ".gk{n}"),
            Self::Promote(n) => write!(f, ".gu{n}"),
            Self::Arrived(n) => write!(f, ".t{n}"),
            Self::Bid { auction, amount } => write!(f, ".ab{auction}:{amount}"),
            Self::BuyHouse(n) => write!(f, ".hb{n}"),
            Self::SellHouse(n) => write!(f, ".hs{n}"),
            Self::ToggleMortgage(n) => write!(f, ".em{n}"),
            Self::SellEstate(n) => write!(f, ".es{n}"),
            Self::OpenTrade(n) => write!(f, ".Tn{n}"),
            Self::TradeEstate { trade, estate, to } => write!(f, ".Te{trade}:{estate}:{to}"),
            Self::TradeCard { trade, card, to } => write!(f, ".Tc{trade}:{card}:{to}"),
            Self::TradeMoney { trade, from, to, amount } => {
                write!(f, ".Tm{trade}:{from}:{to}:{amount}")
            }
            Self::AcceptTrade { trade, revision } => write!(f, ".Ta{trade}:{revision}"),
            Self::RejectTrade(n) => write!(f, ".Tr{n}"),
            Self::Templates
            | Self::Disconnect
            | Self::LeaveGame
            | Self::Start
            | Self::Refresh
            | Self::Roll
            | Self::EndTurn
            | Self::Buy
            | Self::Auction
            | Self::PayFine
            | Self::UseCard
            | Self::RollInJail
            | Self::TaxFixed
            | Self::TaxPercent
            | Self::PayDebt
            | Self::Bankrupt => unreachable!("a plain command has a word"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_reads_as_it_is_written() {
        for line in [
            ".nAna",
            ".gl",
            ".d",
            ".R1/885897685",
            "hola",
            ".pihat.png",
            ".gncity",
            ".gj3",
            ".gS3",
            ".gx",
            ".gdfor two",
            ".gc3:0",
            ".gk2",
            ".gu2",
            ".gs",
            ".f",
            ".t39",
            ".r",
            ".E",
            ".eb",
            ".ea",
            ".ab0:120",
            ".hb39",
            ".hs39",
            ".em5",
            ".es5",
            ".Tn2",
            ".Te1:39:2",
            ".Tc1:0:2",
            ".Tm1:1:2:50",
            ".Ta1:7",
            ".Tr1",
            ".jp",
            ".jc",
            ".jr",
            ".T$",
            ".T%",
            ".p",
            ".D",
            ".!choose 1",
        ] {
            let command = Command::read(line).unwrap();
            assert_eq!(command.to_string(), line, "{command:?}");
        }
    }

    #[test]
    fn bad_lines_say_what_was_expected() {
        let message = |line: &str| Command::read(line).unwrap_err().to_string();
        assert_eq!(message(".x"), "no such command: \".x\"");
        assert_eq!(message(".gjnow"), "expected a number after .gj, found \"now\"");
        assert_eq!(message(".ab5"), "expected AUCTION:AMOUNT after .ab, found \"5\"");
        assert_eq!(message(".Tm1:2:3"), "expected TRADE:FROM:TO:AMOUNT after .Tm, found \"1:2:3\"");
        assert_eq!(message(".t"), "expected a number after .t, found \"\"");
        assert_eq!(message(".t99999999999"), "expected a number after .t, found \"99999999999\"");
    }

    #[test]
    fn nothing_that_is_said_becomes_a_second_line_or_a_command() {
        assert_eq!(Command::Chat("a\n.d".into()).to_string(), "a.d");
        assert_eq!(Command::Chat(".d".into()).to_string(), " .d");
        let long = Command::read(&"x".repeat(300)).unwrap();
        assert_eq!(long, Command::Chat("x".repeat(MAX_CHAT)));
    }
}
