//! Actions and outcomes out of bytes, sensible and absurd ones alike.

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use ludoteca_core::Seat;
use ludoteca_monopoly::{Action, Dice, Leg, Offer, Outcome, Place, PlaceSet};

/// Actions that are one word.
const PLAIN: [Action; 18] = [
    Action::Roll,
    Action::Done,
    Action::Buy,
    Action::Decline,
    Action::Pass,
    Action::Leave,
    Action::PayFine,
    Action::UseCard,
    Action::TaxFixed,
    Action::TaxPercent,
    Action::Pay,
    Action::Bankrupt,
    Action::Accept,
    Action::Refuse,
    Action::Propose,
    Action::Withdraw,
    Action::Claim,
    Action::Resign,
];

/// Any action that the types can hold, notation or not.
///
/// # Errors
/// When the bytes are used up.
pub fn any_action(u: &mut Unstructured<'_>) -> Result<Action> {
    Ok(match u.int_in_range(0_u8..=17)? {
        0 => *u.choose(&PLAIN)?,
        1 => Action::Bid(amount(u)?),
        2 => Action::Percent(u.arbitrary()?),
        3 => Action::Build(place(u)?),
        4 => Action::Sell(place(u)?),
        5 => Action::SellDown(place(u)?, u.arbitrary()?),
        6 => Action::Mortgage(place(u)?),
        7 => Action::Lift(place(u)?),
        8 => Action::Keep(place(u)?),
        9 => Action::SellLot(place(u)?),
        10 => Action::AuctionLot(place(u)?),
        11 => Action::Choose(u.arbitrary()?),
        12 => Action::Window(seat(u)?),
        13 => Action::UseCardOf(few(u)?),
        14 | 15 => Action::Trade(Offer {
            to: seat(u)?,
            give: places(u)?,
            want: places(u)?,
            cash: amount(u)?,
            give_cards: few(u)?,
            want_cards: few(u)?,
        }),
        _ => Action::Leg(Leg {
            from: seat(u)?,
            to: seat(u)?,
            give: places(u)?,
            cards: few(u)?,
            cash: amount(u)?,
        }),
    })
}

/// Any outcome that the types can hold.
///
/// # Errors
/// When the bytes are used up.
pub fn any_outcome(u: &mut Unstructured<'_>) -> Result<Outcome> {
    Ok(match u.int_in_range(0_u8..=2)? {
        0 => Outcome::Dice(Dice(u.arbitrary()?, u.arbitrary()?)),
        1 => Outcome::Card(u.arbitrary()?),
        _ => Outcome::Deal(Place(u.arbitrary()?)),
    })
}

/// Mostly sums that somebody may have, at times the ends of the type.
fn amount(u: &mut Unstructured<'_>) -> Result<i32> {
    Ok(match u.int_in_range(0_u8..=7)? {
        0 => u.arbitrary()?,
        1 => *u.choose(&[i32::MIN, -1, 0, 1, i32::MAX, 1_000_000_000])?,
        _ => i32::from(u.arbitrary::<i16>()?) / 8,
    })
}

fn seat(u: &mut Unstructured<'_>) -> Result<Seat> {
    let byte: u8 = u.arbitrary()?;
    Ok(Seat(if byte < 0xf0 { byte % 8 } else { byte }))
}

fn place(u: &mut Unstructured<'_>) -> Result<Place> {
    let byte: u8 = u.arbitrary()?;
    Ok(Place(if byte < 0xf0 { byte % 40 } else { byte }))
}

fn places(u: &mut Unstructured<'_>) -> Result<PlaceSet> {
    let count = u.int_in_range(0_u8..=7)?;
    // Most offers are small; one of eight asks for everything at once.
    let count = if count == 7 { 40 } else { count % 3 };
    (0..count).map(|_| place(u)).collect()
}

fn few(u: &mut Unstructured<'_>) -> Result<u8> {
    let byte: u8 = u.arbitrary()?;
    Ok(if byte < 0xe0 { byte / 0x70 } else { byte })
}
