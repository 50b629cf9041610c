//! One moment of a game: a flat value of 256 bytes.

use ludoteca_core::{MAX_SEATS, Seat, Turn};

use crate::deeds::DeedTable;
use crate::pile::Piles;
use crate::{DeedId, DeedSet, Illegal, MAX_KEPT_CARDS, SeatSet};

mod business;
mod debt;
mod package;

pub(crate) use business::{Auction, Business, Trade, Wares};
pub(crate) use debt::DebtStack;
pub use debt::{Cause, Debt};
pub use package::{MAX_LEGS, MAX_PACKAGE_SEATS, MAX_PACKAGE_THINGS, PackageLeg};
pub(crate) use package::{Package, Thing};

/// Everything that distinguishes one moment of a game from another.
///
/// Small on purpose: search copies it, a lobby holds thousands of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) deeds: DeedTable,
    pub(crate) piles: Piles,
    pub(crate) cash: [i32; MAX_SEATS],
    /// What the bank has taken in less what it has paid out: with the cash and the pot it is 0.
    pub(crate) bank: i64,
    pub(crate) business: Business,
    pub(crate) debts: DebtStack,
    pub(crate) pot: i32,
    /// Turns begun by all seats together.
    pub(crate) turns: u32,
    pub(crate) places: [u8; MAX_SEATS],
    /// In four bits per seat: 0 when free, otherwise the number of the next roll in jail.
    pub(crate) jail: u32,
    /// Who holds the jail cards, in four bits each; [`NOBODY`] when it is in its deck.
    pub(crate) kept: u32,
    pub(crate) phase: Phase,
    /// Who decides now, or [`CHANCE`], or [`OVER`]. Kept beside the phase because every step asks.
    pub(crate) actor: u8,
    /// The seat whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) players: u8,
    pub(crate) live: SeatSet,
    /// In [`Phase::Others`]: seats still to be asked.
    pub(crate) to_ask: SeatSet,
    pub(crate) dice: Dice,
    /// Doubles in a row in this turn.
    pub(crate) doubles: u8,
    pub(crate) houses: u8,
    pub(crate) hotels: u8,
    /// Offers made in the present window.
    pub(crate) offers: u8,
}

const _: () = assert!(size_of::<State>() <= 256, "search and the lobby copy states");

pub(crate) const CHANCE: u8 = 0xfe;
pub(crate) const OVER: u8 = 0xff;
/// No seat, in four bits.
pub(crate) const NOBODY: u8 = 0xf;

/// Two dice, the lower one first; 0 and 0 before the first roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Dice(pub u8, pub u8);

impl Dice {
    /// The sum of both.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.0 + self.1
    }

    /// Whether both show the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.0 == self.1
    }
}

/// Where a turn stands when no [business](crate::position::Business) and no debt is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Players roll for who starts.
    Opening,
    /// Lots are dealt, one by one, to seat after seat.
    Dealing,
    /// The other seats are asked whether they want to manage.
    Others,
    /// The player on turn manages and rolls.
    Before,
    /// The dice fall.
    Rolling,
    /// The player stands on an unowned lot: buy or not.
    Buying,
    /// The player chooses which tax to pay.
    Taxing,
    /// A card is drawn from this deck.
    Drawing(u8),
    /// The player chooses an alternative of this card.
    Choosing {
        /// The deck.
        deck: u8,
        /// The card.
        card: u8,
    },
    /// The card's payments are under way; then the token moves.
    CardMove {
        /// The deck.
        deck: u8,
        /// The card.
        card: u8,
        /// The alternative that was chosen.
        choice: u8,
    },
    /// Dice are thrown for a rent that a card multiplies by them.
    Throwing {
        /// The deck.
        deck: u8,
        /// The card.
        card: u8,
        /// The alternative that was chosen.
        choice: u8,
    },
    /// The fine of the last jail turn is under way; then the token moves by the roll.
    LeavingJail,
    /// The player on turn manages after the move.
    After,
    /// A seat asked for a window out of turn.
    Window {
        /// Whose window it is.
        seat: Seat,
        /// Whether the turn goes on before its roll or after its move.
        before_roll: bool,
    },
    /// The game has ended.
    Over,
}

/// The most cash that a seat can hold; the bank keeps what would go beyond it.
pub const MAX_CASH: i32 = 1_000_000_000;

impl State {
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.actor {
            CHANCE => Turn::Chance,
            OVER => Turn::Over,
            seat => Turn::Decide(Seat(seat)),
        }
    }

    /// Whether nothing interrupts the turn: no open business and no debt.
    #[inline]
    pub(crate) fn is_calm(&self) -> bool {
        matches!(self.business, Business::None) && self.debts.len == 0
    }

    /// 0 when the seat is free, otherwise the number of its next roll in jail.
    #[inline]
    pub(crate) fn jail_turn(&self, seat: Seat) -> u8 {
        (self.jail >> (seat.0 * 4) & 0xf) as u8
    }

    #[inline]
    pub(crate) fn set_jail_turn(&mut self, seat: Seat, turn: u8) {
        self.jail = self.jail & !(0xf << (seat.0 * 4)) | u32::from(turn & 0xf) << (seat.0 * 4);
    }

    /// The holder of a jail card, by its slot.
    #[inline]
    pub(crate) fn holder(&self, slot: usize) -> Option<Seat> {
        let seat = (self.kept >> (slot * 4) & 0xf) as u8;
        (seat != NOBODY).then_some(Seat(seat))
    }

    pub(crate) fn set_holder(&mut self, slot: usize, holder: Option<Seat>) {
        let value = u32::from(holder.map_or(NOBODY, |seat| seat.0));
        self.kept = self.kept & !(0xf << (slot * 4)) | value << (slot * 4);
    }

    /// How many jail cards a seat holds.
    #[inline]
    pub(crate) fn jail_cards(&self, seat: Seat) -> u8 {
        if self.kept == u32::MAX {
            return 0;
        }
        let held = (0..MAX_KEPT_CARDS).filter(|&slot| self.holder(slot) == Some(seat));
        held.count() as u8
    }

    pub(crate) fn check_cash(&self, seat: Seat, needed: i64) -> Result<(), Illegal> {
        let cash = self.cash[seat.idx()];
        if i64::from(cash) >= needed { Ok(()) } else { Err(Illegal::TooPoor { needed, cash }) }
    }

    pub(crate) fn check_pay(&self) -> Result<(), Illegal> {
        let (seat, debt) = self.debtor().ok_or(Illegal::NoDebt)?;
        self.check_cash(seat, debt.total())
    }

    pub(crate) fn check_bid(&self, amount: i32, low_passes: bool) -> Result<(), Illegal> {
        let Business::Auction(auction) = self.business else { return Err(Illegal::NotNow) };
        if amount <= auction.bid && !low_passes {
            return Err(Illegal::BidTooLow { highest: auction.bid });
        }
        self.check_cash(Seat(self.actor), amount.into())
    }

    /// The most houses that can stay when a group is sold down for want of houses in the bank.
    pub(crate) fn most_to_keep(&self, group: DeedSet) -> u8 {
        self.houses.saturating_add(self.deeds.houses_on(group) as u8)
    }

    /// The mortgaged lot that is asked about now, and its new owner: the first of those open.
    pub(crate) fn interest_lot(&self) -> Option<(DeedId, Seat)> {
        let Business::Interest { lots, .. } = self.business else { return None };
        let lot = lots.first()?;
        Some((lot, self.deeds.owner(lot)?))
    }

    /// The seat whose debt has to be settled first, and that debt.
    #[inline]
    pub(crate) fn debtor(&self) -> Option<(Seat, Debt)> {
        let debt = self.debts.top()?;
        // Several debtors settle in the order of the table, beginning after the one on turn.
        Some((debt.debtors.next_after(self.seat)?, *debt))
    }
}
