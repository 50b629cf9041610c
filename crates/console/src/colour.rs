//! The colours of tokens that people choose from.

use ludoteca_words::Words;

use crate::Ink;

/// The colour of somebody's token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "colours are what their names say")]
pub enum Colour {
    Yellow,
    Red,
    Blue,
    Green,
    Orange,
    White,
}

impl Colour {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Yellow, Self::Red, Self::Blue, Self::Green, Self::Orange, Self::White];

    /// The key by which it is kept in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Orange => "orange",
            Self::White => "white",
        }
    }

    /// The same in Spanish.
    const fn spanish(self) -> &'static str {
        match self {
            Self::Yellow => "amarillo",
            Self::Red => "rojo",
            Self::Blue => "azul",
            Self::Green => "verde",
            Self::Orange => "naranja",
            Self::White => "blanco",
        }
    }

    /// The colour that somebody names, in either language.
    pub fn read(said: &str) -> Option<Self> {
        let said = said.to_lowercase();
        Self::ALL.into_iter().find(|colour| [colour.key(), colour.spanish()].contains(&&*said))
    }

    /// What it is called.
    pub fn name(self, words: &Words) -> String {
        words.plain(&format!("play-colour-{}", self.key()))
    }

    /// The nearest ink that a terminal has.
    pub const fn ink(self) -> Ink {
        match self {
            Self::Yellow => Ink::YELLOW,
            Self::Red => Ink::RED,
            Self::Blue => Ink::BLUE,
            Self::Green => Ink::GREEN,
            Self::Orange => Ink::Colour(33),
            Self::White => Ink::Colour(97),
        }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_words::Lang;

    use super::*;

    #[test]
    fn a_colour_is_understood_as_it_is_called() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for colour in Colour::ALL {
                assert_eq!(Colour::read(&colour.name(&words)), Some(colour));
            }
        }
        assert_eq!(Colour::read("AZUL"), Some(Colour::Blue));
        assert_eq!(Colour::read("malva"), None);
    }
}
