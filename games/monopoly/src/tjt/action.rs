//! The names that a card's `{ACCION … }` block can set.

use std::ops::RangeInclusive;

use crate::tab::reading::{fold, hint, integer, quote};
use crate::{CardAction, MAX_AMOUNT, MAX_FACTOR, MAX_SQUARES};

/// The longest step of a card, and the last square it can name.
const LONGEST_STEP: i32 = 127;
const _: () = assert!(LONGEST_STEP as usize + 1 == MAX_SQUARES);

/// A name of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    NextUtility,
    NextStation,
    NextStreet,
    Jail,
    AdvanceTo,
    Advance,
    Pay,
    PayPerHouse,
    PayPerHotel,
    PayEach,
    RentFactor,
    RentByDice,
    CollectSalary,
    Keep,
}

/// All names as files spell them, in the order in which they are written.
pub(super) static NAMES: [(&str, Name); 14] = [
    ("pagar", Name::Pay),
    ("pagarPorCasa", Name::PayPerHouse),
    ("pagarPorHotel", Name::PayPerHotel),
    ("pagarATodos", Name::PayEach),
    ("tarjetaCarcel", Name::Keep),
    ("avanzarA", Name::AdvanceTo),
    ("avanzar", Name::Advance),
    ("sgtEstacion", Name::NextStation),
    ("sgtServicio", Name::NextUtility),
    ("sgtPropiedad", Name::NextStreet),
    ("encarcelar", Name::Jail),
    ("cobrarSalida", Name::CollectSalary),
    ("multiPago", Name::RentFactor),
    ("multiPagoDado", Name::RentByDice),
];

impl Name {
    /// The name that is spelt so, in small or capital letters.
    pub(super) fn find(word: &str) -> Result<Self, String> {
        let folded = fold(word);
        NAMES.iter().find(|(known, _)| fold(known) == folded).map(|&(_, name)| name).ok_or_else(
            || {
                let hint = hint(word, NAMES.iter().map(|&(known, _)| known));
                format!("unknown action {}: {hint}", quote(word))
            },
        )
    }

    fn range(self) -> RangeInclusive<i32> {
        match self {
            Self::NextUtility
            | Self::NextStation
            | Self::NextStreet
            | Self::Jail
            | Self::RentByDice
            | Self::CollectSalary
            | Self::Keep => 0..=1,
            Self::AdvanceTo => 0..=LONGEST_STEP,
            Self::Advance => -LONGEST_STEP..=LONGEST_STEP,
            Self::Pay | Self::PayEach => -MAX_AMOUNT..=MAX_AMOUNT,
            Self::PayPerHouse | Self::PayPerHotel => 0..=MAX_AMOUNT,
            Self::RentFactor => 0..=MAX_FACTOR,
        }
    }

    /// Sets it in the action to what the file says, or tells what is wrong with that.
    pub(super) fn set(self, action: &mut CardAction, text: &str) -> Result<(), String> {
        let value = integer(text, &self.range())?;
        match self {
            Self::NextUtility => action.next_utility = value != 0,
            Self::NextStation => action.next_station = value != 0,
            Self::NextStreet => action.next_street = value != 0,
            Self::Jail => action.jail = value != 0,
            Self::AdvanceTo => action.advance_to = u8::try_from(value).ok(),
            Self::Advance => action.advance = i16::try_from(value).unwrap_or_default(),
            Self::Pay => action.pay = value,
            Self::PayPerHouse => action.pay_per_house = value,
            Self::PayPerHotel => action.pay_per_hotel = value,
            Self::PayEach => action.pay_each = value,
            Self::RentFactor => action.rent_factor = value,
            Self::RentByDice => action.rent_by_dice = value != 0,
            Self::CollectSalary => action.collect_salary = value != 0,
            Self::Keep => action.keep = value != 0,
        }
        Ok(())
    }

    /// Its value in the action, unless it is what an action has anyway.
    pub(super) fn get(self, action: &CardAction) -> Option<i32> {
        let amount = |amount: i32| (amount != 0).then_some(amount);
        match self {
            Self::NextUtility => action.next_utility.then_some(1),
            Self::NextStation => action.next_station.then_some(1),
            Self::NextStreet => action.next_street.then_some(1),
            Self::Jail => action.jail.then_some(1),
            Self::AdvanceTo => action.advance_to.map(i32::from),
            Self::Advance => amount(action.advance.into()),
            Self::Pay => amount(action.pay),
            Self::PayPerHouse => amount(action.pay_per_house),
            Self::PayPerHotel => amount(action.pay_per_hotel),
            Self::PayEach => amount(action.pay_each),
            Self::RentFactor => (action.rent_factor != 1).then_some(action.rent_factor),
            Self::RentByDice => action.rent_by_dice.then_some(1),
            Self::CollectSalary => (!action.collect_salary).then_some(0),
            Self::Keep => action.keep.then_some(1),
        }
    }
}
