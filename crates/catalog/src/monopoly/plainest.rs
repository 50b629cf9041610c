//! What is played for somebody who does not decide in time.

use ludoteca_monopoly::Action;

/// The plainest of some actions: nothing is bought, built, offered or accepted; the dice are
/// thrown, and what is owed is paid, raising the money from buildings and mortgages if need be.
pub(super) fn of(listed: &[Action]) -> Option<Action> {
    listed.iter().copied().min_by_key(|&action| rank(action))
}

/// How plain an action is; the plainest has the lowest rank.
fn rank(action: Action) -> u8 {
    match action {
        Action::Done => 0,
        Action::Roll => 1,
        Action::Pass => 2,
        Action::Leave => 3,
        Action::Decline | Action::Refuse => 4,
        Action::Withdraw => 5,
        Action::Percent(0) => 6,
        Action::Keep(_) => 7,
        Action::Pay => 8,
        Action::TaxFixed => 9,
        Action::TaxPercent => 10,
        Action::Choose(_) => 11,
        Action::UseCard | Action::UseCardOf(_) => 12,
        Action::PayFine => 13,
        Action::Mortgage(_) => 14,
        Action::Sell(_) => 15,
        Action::SellDown(..) => 16,
        Action::SellLot(_) => 17,
        Action::Bid(_)
        | Action::Percent(_)
        | Action::Buy
        | Action::Build(_)
        | Action::Lift(_)
        | Action::AuctionLot(_)
        | Action::Trade(_)
        | Action::Accept
        | Action::Leg(_)
        | Action::Propose
        | Action::Claim
        | Action::Window(_) => 18,
        Action::Bankrupt => 19,
        Action::Resign => 20,
    }
}
