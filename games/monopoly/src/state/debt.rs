//! Money that is owed.

use arrayvec::ArrayVec;

use super::MAX_CASH;
use crate::SeatSet;

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
