//! Street groups as strings of their owners: `002` is a group of three lots, two of seat 0.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::{MAX_SEATS, Seat, SeatView as _};

use crate::{DeedId, DeedKind, DeedSet, HOTEL, MAX_DEEDS, Place, SeatSet, View};

/// The mark of a lot without an owner.
const NOBODY: char = '-';

/// One street group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StreetGroup {
    /// Its lots.
    pub lots: DeedSet,
    /// Everybody who owns some of them.
    pub owners: SeatSet,
    /// Whether every lot has an owner, and more than one seat does.
    pub split: bool,
    /// What hotels on all its lots would earn, together.
    pub hotel_rents: i64,
}

/// All that trading looks at: who owns which street, and who can pay what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Streets {
    groups: Vec<StreetGroup>,
    owned: [DeedSet; MAX_SEATS],
    cash: [i64; MAX_SEATS],
    /// Lots whose new owner pays interest at once, and how much.
    interest: Vec<(DeedId, i64)>,
    /// The square of each lot.
    squares: [Place; MAX_DEEDS],
}

/// Whether two groups are split among owners: without that nobody can deal.
#[inline]
pub(crate) fn any_to_share(view: &View<'_>) -> bool {
    let owned = view.owned();
    let split = |&&group: &&DeedSet| owned.covers(group) && !is_whole(view, group);
    view.game().track.street_groups.iter().filter(split).nth(1).is_some()
}

fn is_whole(view: &View<'_>, group: DeedSet) -> bool {
    let owner = group.first().and_then(|lot| view.owner(lot));
    owner.is_some_and(|owner| view.owned_by(owner).covers(group))
}

impl Streets {
    /// What lies on the table.
    pub fn of(view: &View<'_>) -> Self {
        let game = view.game();
        let hotel_rent = |lot: DeedId| match game.deed(lot).kind {
            DeedKind::Street { rents, .. } => i64::from(rents[usize::from(HOTEL)]),
            DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
        };
        let mut streets = Self::nothing();
        for seat in view.live().iter() {
            streets.owned[seat.idx()] = view.owned_by(seat);
            streets.cash[seat.idx()] = view.cash(seat).into();
        }
        for &lots in &game.track.street_groups {
            streets.add_group(lots, lots.into_iter().map(hotel_rent).sum());
        }
        for (square, deed) in streets.squares.iter_mut().zip(game.board().deeds()) {
            *square = deed.place;
        }
        if game.rules().transfer_interest {
            let interest = |lot: DeedId| (lot, i64::from(game.deed(lot).interest()));
            streets.interest.extend(view.mortgaged().into_iter().map(interest));
        }
        debug_assert!(view.live().has(view.seat()), "who is out does not trade");
        streets
    }

    fn nothing() -> Self {
        Self {
            groups: Vec::new(),
            owned: [DeedSet::EMPTY; MAX_SEATS],
            cash: [0; MAX_SEATS],
            interest: Vec::new(),
            squares: [Place(0); MAX_DEEDS],
        }
    }

    fn add_group(&mut self, lots: DeedSet, hotel_rents: i64) {
        let holds = |seat: &Seat| !self.owned[seat.idx()].and(lots).is_empty();
        let owners = seats().filter(holds).fold(SeatSet::EMPTY, SeatSet::with);
        let free = self.owned.iter().fold(lots, |free, &owned| free.without(owned));
        let split = free.is_empty() && owners.len() > 1;
        self.groups.push(StreetGroup { lots, owners, split, hotel_rents });
    }

    /// The same streets with other hotel rents, group by group.
    #[must_use]
    pub fn with_rents(mut self, rents: &[i64]) -> Self {
        for (group, &rents) in self.groups.iter_mut().zip(rents) {
            group.hotel_rents = rents;
        }
        self
    }

    /// The same streets with other purses, seat by seat.
    #[must_use]
    pub fn with_cash(mut self, cash: &[i64]) -> Self {
        self.cash.iter_mut().zip(cash).for_each(|(purse, &cash)| *purse = cash);
        self
    }

    /// All street groups in board order.
    pub fn groups(&self) -> &[StreetGroup] {
        &self.groups
    }

    /// What a seat owns of a group.
    #[inline]
    pub fn held(&self, seat: Seat, group: u8) -> DeedSet {
        self.owned[seat.idx()].and(self.groups[usize::from(group)].lots)
    }

    /// The lots of a seat.
    pub fn owned_by(&self, seat: Seat) -> DeedSet {
        self.owned[seat.idx()]
    }

    /// What a seat can pay.
    pub fn cash(&self, seat: Seat) -> i64 {
        self.cash[seat.idx()]
    }

    /// What whoever takes these lots pays at once.
    pub fn interest(&self, lots: DeedSet) -> i64 {
        self.interest.iter().filter(|(lot, _)| lots.has(*lot)).map(|(_, interest)| interest).sum()
    }

    /// Where a lot lies; on streets read from text, its number.
    pub fn square(&self, lot: DeedId) -> Place {
        self.squares[lot.idx()]
    }

    /// A group as its owner string.
    pub fn string(&self, group: u8) -> String {
        let lots = self.groups[usize::from(group)].lots.into_iter();
        lots.map(|lot| {
            let owner = seats().find(|seat| self.owned[seat.idx()].has(lot));
            owner.map_or(NOBODY, |seat| char::from(b'0' + seat.0))
        })
        .collect()
    }
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

/// The owner strings, with blanks between them.
impl fmt::Display for Streets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for group in 0..self.groups.len() as u8 {
            write!(f, "{}{}", if group == 0 { "" } else { " " }, self.string(group))?;
        }
        Ok(())
    }
}

/// Why a text is no list of owner strings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnersFault {
    /// Neither a seat from 0 to 7 nor the mark of a lot without an owner.
    NoSeat(char),
    /// More lots than a board can have.
    TooMany,
}

impl fmt::Display for OwnersFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSeat(found) => write!(f, "expected a seat from 0 to 7 or `-`, found `{found}`"),
            Self::TooMany => write!(f, "expected at most {MAX_DEEDS} lots"),
        }
    }
}

impl std::error::Error for OwnersFault {}

/// Reads owner strings: lots are numbered as they come, and everybody can pay everything.
impl FromStr for Streets {
    type Err = OwnersFault;

    fn from_str(text: &str) -> Result<Self, OwnersFault> {
        let mut streets = Self::nothing();
        streets.cash = [i64::MAX / 4; MAX_SEATS];
        let mut next = 0_u8;
        for word in text.split_whitespace() {
            let mut lots = DeedSet::EMPTY;
            for owner in word.chars() {
                let lot = DeedId(next);
                if usize::from(next) == MAX_DEEDS {
                    return Err(OwnersFault::TooMany);
                }
                let seat = owner.to_digit(MAX_SEATS as u32);
                if seat.is_none() && owner != NOBODY {
                    return Err(OwnersFault::NoSeat(owner));
                }
                if let Some(seat) = seat {
                    let owned = &mut streets.owned[seat as usize];
                    *owned = owned.or(DeedSet::of(lot));
                }
                streets.squares[lot.idx()] = Place(next);
                lots = lots.or(DeedSet::of(lot));
                next += 1;
            }
            streets.add_group(lots, 0);
        }
        Ok(streets)
    }
}
