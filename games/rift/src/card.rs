//! Cards: four values, abilities, and what deck building asks of them.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

use crate::Side;

/// A card by its place in the card base, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct CardId(pub u8);

impl CardId {
    /// No card: an empty cell, or a place of a deck that has not been dealt yet.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// The card as an index into the base.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0)
    }
}

impl FromStr for CardId {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.strip_prefix('c').and_then(|number| number.parse().ok()).map(Self);
        // Compared as text, because a number could also be written "+4" or "04".
        let card = number.filter(|card| card.to_string() == text);
        card.ok_or_else(|| ParseNotationError::new("a card like c17", text))
    }
}

/// What a card can do besides its values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ability {
    /// Robar X: draws so many cards at once when it is played.
    Draw(u8),
    /// Defensor: never flips anything by being played.
    Defender,
    /// Fuerza: flips on equal values, too.
    Force,
    /// Eco: each card that it flips then attacks one neighbour.
    Echo,
}

impl Ability {
    /// The most cards that one ability may draw.
    pub const MOST_DRAWN: u8 = 9;
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(count) => write!(f, "Robar {count}"),
            Self::Defender => write!(f, "Defensor"),
            Self::Force => write!(f, "Fuerza"),
            Self::Echo => write!(f, "Eco"),
        }
    }
}

impl FromStr for Ability {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected =
            || ParseNotationError::new("Robar 1 to Robar 9, Defensor, Fuerza or Eco", text);
        let lower = text.to_lowercase();
        match lower.as_str() {
            "defensor" => Ok(Self::Defender),
            "fuerza" => Ok(Self::Force),
            "eco" => Ok(Self::Echo),
            _ => {
                let count = lower.strip_prefix("robar").map(str::trim);
                let count = count.and_then(|count| count.parse().ok());
                let count = count.filter(|count| (1..=Self::MOST_DRAWN).contains(count));
                count.map(Self::Draw).ok_or_else(expected)
            }
        }
    }
}

/// The abilities of one card: each kind at most once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Abilities {
    /// Cards drawn when the card is played; 0: none.
    pub draw: u8,
    /// Never flips anything by being played.
    pub defender: bool,
    /// Flips on equal values, too.
    pub force: bool,
    /// Each card that it flips then attacks one neighbour.
    pub echo: bool,
}

impl Abilities {
    /// Adds one; `false` when the card had one of that kind already.
    pub fn add(&mut self, ability: Ability) -> bool {
        let had = match ability {
            Ability::Draw(count) => std::mem::replace(&mut self.draw, count) > 0,
            Ability::Defender => std::mem::replace(&mut self.defender, true),
            Ability::Force => std::mem::replace(&mut self.force, true),
            Ability::Echo => std::mem::replace(&mut self.echo, true),
        };
        !had
    }

    /// All of them, in the order in which files have them.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        [
            (self.draw > 0).then_some(Ability::Draw(self.draw)),
            self.defender.then_some(Ability::Defender),
            self.force.then_some(Ability::Force),
            self.echo.then_some(Ability::Echo),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Abilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            return f.write_str("-");
        }
        for (idx, ability) in self.iter().enumerate() {
            write!(f, "{}{ability}", if idx > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

/// How rare a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Rarity {
    /// Común.
    Common,
    /// Rara.
    Rare,
    /// Épica.
    Epic,
    /// Única.
    Unique,
}

impl Rarity {
    /// All of them, the most common first.
    pub const ALL: [Self; 4] = [Self::Common, Self::Rare, Self::Epic, Self::Unique];
}

impl fmt::Display for Rarity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Common => "Común",
            Self::Rare => "Rara",
            Self::Epic => "Épica",
            Self::Unique => "Única",
        })
    }
}

impl FromStr for Rarity {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_lowercase().as_str() {
            "común" | "comun" => Ok(Self::Common),
            "rara" => Ok(Self::Rare),
            "épica" | "epica" => Ok(Self::Epic),
            "única" | "unica" => Ok(Self::Unique),
            _ => Err(ParseNotationError::new("Común, Rara, Épica or Única", text)),
        }
    }
}

/// One card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name, unique in its base.
    pub name: String,
    /// Top, right, bottom and left, 0 to 9 each.
    pub values: [u8; 4],
    /// What it can do besides.
    pub abilities: Abilities,
    /// What it counts towards the limit of a format.
    pub value: u8,
    /// How rare it is.
    pub rarity: Rarity,
    /// Its faction.
    pub faction: String,
}

impl Card {
    /// The value on one side.
    pub fn on(&self, side: Side) -> u8 {
        self.values[side.idx()]
    }
}
