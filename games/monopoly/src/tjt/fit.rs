//! Whether decks fit a board.

use std::fmt;

use crate::{Board, CardAction, Deck, DeedKind, MAX_KEPT_CARDS};

/// Why a board can't be played with these decks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misfit {
    /// There are more or fewer decks than the board draws from.
    Decks {
        /// The decks of the board.
        wanted: Vec<String>,
        /// How many there are.
        found: usize,
    },
    /// A card moves to a square that the board does not have.
    Target {
        /// The deck, by the board's name for it.
        deck: String,
        /// The number of the card.
        card: u32,
        /// The square it names.
        target: u8,
        /// How many squares there are.
        squares: usize,
    },
    /// A card moves to a kind of square that the board does not have.
    Nowhere {
        /// The deck, by the board's name for it.
        deck: String,
        /// The number of the card.
        card: u32,
        /// The name on the card that asks for it.
        action: &'static str,
        /// The keyword of the square that is missing.
        missing: &'static str,
    },
    /// A square draws from a deck of which no card ever lets the token rest.
    Endless {
        /// The square.
        square: u8,
    },
    /// More cards can be kept than the players can hold.
    Kept {
        /// How many.
        found: usize,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decks { wanted, found } if wanted.is_empty() => {
                write!(f, "expected no deck, because no square draws cards, found {found}")
            }
            Self::Decks { wanted, found } => {
                let (n, names) = (wanted.len(), wanted.join("`, `"));
                write!(f, "expected {n} decks for the squares that draw (`{names}`), found {found}")
            }
            Self::Target { deck, card, target, squares } => {
                let last = squares.saturating_sub(1);
                write!(f, "deck `{deck}`, card {card}: `avanzarA= {target}`, ")?;
                write!(f, "but the last square is {last}")
            }
            Self::Nowhere { deck, card, action, missing } => {
                write!(f, "deck `{deck}`, card {card}: `{action}`, ")?;
                write!(f, "but the board has no `{missing}`")
            }
            Self::Endless { square } => {
                write!(f, "square {square}: expected a card that lets the token rest, ")?;
                write!(f, "found only cards that lead to further draws for ever")
            }
            Self::Kept { found } => {
                write!(f, "expected at most {MAX_KEPT_CARDS} cards with `tarjetaCarcel` ")?;
                write!(f, "in all decks together, found {found}")
            }
        }
    }
}

impl std::error::Error for Misfit {}

/// Every reason why the board can't be played with these decks, which are in the order of
/// [`Board::deck_names`]. None: they fit.
pub fn misfits(board: &Board, decks: &[Deck]) -> Vec<Misfit> {
    let wanted = board.deck_names();
    let mut misfits = Vec::new();
    if decks.len() != wanted.len() {
        misfits.push(Misfit::Decks { wanted: wanted.to_vec(), found: decks.len() });
    }
    let has = Kinds::of(board);
    let mut kept = 0;
    for (i, deck) in decks.iter().enumerate() {
        let name = wanted.get(i).cloned().unwrap_or_else(|| (i + 1).to_string());
        for card in &deck.cards {
            for action in &card.alternatives {
                check(board, &has, &name, card.number, action, &mut misfits);
            }
            kept += usize::from(card.alternatives.iter().any(|action| action.keep));
        }
    }
    if misfits.is_empty() {
        let endless = board.endless_draws(decks).into_iter();
        misfits.extend(endless.map(|place| Misfit::Endless { square: place.0 }));
    }
    if kept > MAX_KEPT_CARDS {
        misfits.push(Misfit::Kept { found: kept });
    }
    misfits
}

fn check(
    board: &Board,
    has: &Kinds,
    deck: &str,
    card: u32,
    action: &CardAction,
    misfits: &mut Vec<Misfit>,
) {
    let deck = || deck.to_owned();
    let squares = board.squares().len();
    if let Some(target) = action.advance_to.filter(|&target| usize::from(target) >= squares) {
        misfits.push(Misfit::Target { deck: deck(), card, target, squares });
    }
    for (asks, has, action, missing) in [
        (action.jail, has.jail, "encarcelar", "carcel"),
        (action.next_station, has.station, "sgtEstacion", "estacion"),
        (action.next_utility, has.utility, "sgtServicio", "servicio"),
        (action.next_street, has.street, "sgtPropiedad", "calle"),
    ] {
        if asks && !has {
            misfits.push(Misfit::Nowhere { deck: deck(), card, action, missing });
        }
    }
}

/// Which kinds of squares, that cards can name, the board has.
#[expect(clippy::struct_excessive_bools, reason = "four independent facts")]
struct Kinds {
    jail: bool,
    station: bool,
    utility: bool,
    street: bool,
}

impl Kinds {
    fn of(board: &Board) -> Self {
        let any = |what: fn(&DeedKind) -> bool| board.deeds().iter().any(|deed| what(&deed.kind));
        Self {
            jail: board.jail().is_some(),
            station: any(|kind| matches!(kind, DeedKind::Station { .. })),
            utility: any(|kind| matches!(kind, DeedKind::Utility { .. })),
            street: any(|kind| matches!(kind, DeedKind::Street { .. })),
        }
    }
}
