//! What can be told of a seat of Monopoly in numbers.

use ludoteca_core::Seat;
use ludoteca_monopoly::{DeedSet, View};

/// The measures, the four of document 000's figures first.
pub(super) const KEYS: &[&str] = &["money", "properties", "buildable", "buildings", "worth"];

#[expect(clippy::cast_precision_loss, reason = "eight times the most cash is far below 2^53")]
pub(super) fn measure(view: &View<'_>, seat: Seat, out: &mut [f64]) {
    let lots = view.owned_by(seat);
    let buildings: u32 = lots.into_iter().map(|lot| u32::from(view.level(lot))).sum();
    out.copy_from_slice(&[
        view.cash(seat).into(),
        lots.len().into(),
        buildable(view, lots).len().into(),
        buildings.into(),
        view.worth(seat) as f64,
    ]);
}

/// The streets of complete groups without a mortgage: those with permission to build.
fn buildable(view: &View<'_>, lots: DeedSet) -> DeedSet {
    let groups = view.game().board().groups().iter().filter(|group| group.streets);
    groups
        .map(|group| group.members)
        .filter(|&members| lots.covers(members) && view.mortgaged().and(members).is_empty())
        .fold(DeedSet::EMPTY, DeedSet::or)
}
