//! One moment of a game: a flat value of 256 bytes.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat, Turn};

use crate::deeds::DeedTable;
use crate::pile::Piles;
use crate::{DeedId, DeedSet, MAX_KEPT_CARDS, SeatSet};

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

/// Where a turn stands when no [`Business`] and no debt is open.
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
        /// Multiplies the rent besides.
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

/// What interrupts a turn and waits for somebody's answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Business {
    None,
    /// Who rolled best for the start, and who still has to.
    Opening {
        to_roll: SeatSet,
        tied: SeatSet,
        best: u8,
    },
    Auction(Auction),
    Trade(Trade),
    /// A package in the making (nobody asked yet) or on the table.
    Package(Package),
    /// Mortgaged lots came into new hands: lift now, or pay interest and keep.
    Interest {
        lots: DeedSet,
        interest_paid: bool,
    },
    /// Others are asked whether they want the building that `builder` asked for, too.
    Claim {
        builder: Seat,
        lot: DeedId,
        to_ask: SeatSet,
        wanting: SeatSet,
    },
    /// The winner of a building auction places what was bought.
    Placing {
        seat: Seat,
        hotel: bool,
    },
}

/// What is being auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Wares {
    Lot(DeedId),
    House,
    Hotel,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Auction {
    /// Lots that come under the hammer after this one.
    pub(crate) later: DeedSet,
    /// The highest bid, or the highest percentage; 0: none yet.
    pub(crate) bid: i32,
    pub(crate) wares: Wares,
    pub(crate) bidder: u8,
    /// Who has not left.
    pub(crate) bidding: SeatSet,
    /// Who has still to answer the highest bid.
    pub(crate) to_ask: SeatSet,
    /// Whoever may bid for the later lots, too.
    pub(crate) allowed: SeatSet,
    /// The seller in a percentage auction of an own lot; [`NOBODY`]: the bank.
    pub(crate) seller: u8,
}

/// An offer on the table, as the state keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trade {
    pub(crate) give: DeedSet,
    pub(crate) want: DeedSet,
    /// Paid by the one who offers; negative: asked for.
    pub(crate) cash: i32,
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) give_cards: u8,
    pub(crate) want_cards: u8,
}

/// The most legs of a package.
pub const MAX_LEGS: usize = 4;

/// Several participants give each other things; all must accept, then everything moves at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Package {
    /// What each leg pays, in bytes: aligned numbers would make every state eight bytes larger.
    pub(crate) cash: [[u8; 4]; MAX_LEGS],
    /// Up to two things of each leg: lots by number, [`Package::CARD`], [`Package::NOTHING`].
    pub(crate) items: [[u8; 2]; MAX_LEGS],
    /// Giver in the low half, taker in the high half; [`Package::UNUSED`].
    pub(crate) seats: [u8; MAX_LEGS],
    pub(crate) proposer: Seat,
    /// Participants who have still to accept; nobody while the package is being made.
    pub(crate) to_ask: SeatSet,
}

/// One leg of a package, unpacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedLeg {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) lots: DeedSet,
    pub(crate) cards: u8,
    pub(crate) cash: i32,
}

impl Package {
    pub(crate) const CARD: u8 = 0xfe;
    pub(crate) const NOTHING: u8 = 0xff;
    pub(crate) const UNUSED: u8 = 0xff;

    pub(crate) fn new(proposer: Seat) -> Self {
        Self {
            cash: [[0; 4]; MAX_LEGS],
            items: [[Self::NOTHING; 2]; MAX_LEGS],
            seats: [Self::UNUSED; MAX_LEGS],
            proposer,
            to_ask: SeatSet::EMPTY,
        }
    }

    /// The legs in use.
    pub(crate) fn legs(&self) -> impl Iterator<Item = PackedLeg> + '_ {
        (0..MAX_LEGS).filter(|&leg| self.seats[leg] != Self::UNUSED).map(|leg| PackedLeg {
            from: Seat(self.seats[leg] & 0xf),
            to: Seat(self.seats[leg] >> 4),
            lots: self.items[leg].into_iter().filter(|&item| item < 64).map(DeedId).collect(),
            cards: self.items[leg].iter().map(|&item| u8::from(item == Self::CARD)).sum(),
            cash: i32::from_le_bytes(self.cash[leg]),
        })
    }

    /// Everybody who gives or takes.
    pub(crate) fn participants(&self) -> SeatSet {
        self.legs().fold(SeatSet::EMPTY, |set, leg| set.with(leg.from).with(leg.to))
    }
}

/// Why money is owed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Cause {
    /// Rent.
    Rent,
    /// A tax square.
    Tax,
    /// A card.
    Card,
    /// The fine for leaving jail.
    Fine,
    /// Interest on mortgages taken over.
    Interest,
}

/// Money that is owed: by each of the debtors, to each of the creditors (none: to the bank).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Debt {
    /// What each debtor owes to each creditor.
    pub amount: i32,
    /// Who owes.
    pub debtors: SeatSet,
    /// To whom; nobody: the bank.
    pub creditors: SeatSet,
    /// Why.
    pub cause: Cause,
}

impl Debt {
    /// What one debtor owes in all.
    #[inline]
    pub fn total(&self) -> i64 {
        i64::from(self.amount) * i64::from(self.creditors.len().max(1))
    }
}

/// Open debts, the one to be settled first at the end. Two is the most there can be: a payment
/// to the bank (a card's, or interest on what a bankrupt left) and a card's payments among players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct DebtStack {
    debts: [Debt; 2],
    pub(crate) len: u8,
}

impl DebtStack {
    const NOTHING: Debt =
        Debt { amount: 0, debtors: SeatSet::EMPTY, creditors: SeatSet::EMPTY, cause: Cause::Rent };

    pub(crate) const EMPTY: Self = Self { debts: [Self::NOTHING; 2], len: 0 };

    /// The most debts that can be open at once.
    pub(crate) const MOST: usize = 2;

    /// These debts as they are, the one to be settled first at the end; those beyond
    /// [`Self::MOST`] are left out.
    pub(crate) fn of(debts: &[Debt]) -> Self {
        let mut stack = Self::EMPTY;
        for (slot, &debt) in stack.debts.iter_mut().zip(debts) {
            *slot = debt;
            stack.len += 1;
        }
        stack
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<&Debt> {
        self.debts[..usize::from(self.len)].last()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Debt> {
        self.debts[..usize::from(self.len)].iter()
    }

    pub(crate) fn push(&mut self, debt: Debt) {
        // The same parties again: one larger debt, so that the stack cannot overflow.
        let same = self.debts[..usize::from(self.len)]
            .iter_mut()
            .find(|old| old.debtors == debt.debtors && old.creditors == debt.creditors);
        if let Some(old) = same {
            old.amount = old.amount.saturating_add(debt.amount).min(MAX_CASH);
        } else if usize::from(self.len) < self.debts.len() {
            self.debts[usize::from(self.len)] = debt;
            self.len += 1;
        } else {
            debug_assert!(false, "a third kind of debt at once");
        }
    }

    /// Keeps the debts that `keep` leaves with a debtor.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&mut Debt)) {
        let kept: ArrayVec<Debt, 2> = self
            .iter()
            .filter_map(|&debt| {
                let mut debt = debt;
                keep(&mut debt);
                (!debt.debtors.is_empty()).then_some(debt)
            })
            .collect();
        *self = Self::EMPTY;
        for debt in kept {
            self.debts[usize::from(self.len)] = debt;
            self.len += 1;
        }
    }
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

    /// The seat whose debt has to be settled first, and that debt.
    #[inline]
    pub(crate) fn debtor(&self) -> Option<(Seat, Debt)> {
        let debt = self.debts.top()?;
        // Several debtors settle in the order of the table, beginning after the one on turn.
        Some((debt.debtors.next_after(self.seat)?, *debt))
    }
}
