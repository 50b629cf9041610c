//! What is paid besides the lots.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::{Assignment, Streets, graph};

/// A payment between two participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// How much.
    pub amount: i64,
}

/// What the owner of a group with hotel rents `mine` pays the owner of one with `theirs`: the
/// given percentage of the difference, nothing if it is the cheaper one.
pub(super) fn due(percent: f64, mine: i64, theirs: i64) -> i64 {
    ((mine - theirs).max(0) as f64 * percent / 100.0) as i64
}

/// What each of the participants has in the end, compared with before; negative: pays.
///
/// Everybody pays everybody who gets a cheaper group: they will land on each other's hotels.
pub(super) fn net(streets: &Streets, assignment: &Assignment, percent: f64) -> [i64; MAX_SEATS] {
    let mut net = [0; MAX_SEATS];
    let rents = |group: u8| streets.groups()[usize::from(group)].hotel_rents;
    for &(payer, mine) in &assignment.0 {
        for &(taker, theirs) in &assignment.0 {
            let amount = due(percent, rents(mine), rents(theirs));
            net[payer.idx()] -= amount;
            net[taker.idx()] += amount;
        }
    }
    net
}

/// Somebody who cannot pay the settlement and the interest on the mortgages that come along.
pub(super) fn insolvent(
    streets: &Streets,
    assignment: &Assignment,
    net: &[i64; MAX_SEATS],
) -> Option<Seat> {
    let interest = |seat: Seat| -> i64 {
        let needs = graph::needs(streets, assignment).filter(|need| need.seat == seat);
        needs.map(|need| streets.interest(need.lots)).sum()
    };
    let short = |&seat: &Seat| streets.cash(seat) + net[seat.idx()] < interest(seat);
    assignment.0.iter().map(|&(seat, _)| seat).find(short)
}

/// The fewest payments that lead to the net amounts.
pub(super) fn payments(net: &[i64; MAX_SEATS]) -> ArrayVec<Payment, { 2 * MAX_SEATS }> {
    let mut left = *net;
    let mut payments = ArrayVec::new();
    loop {
        let seats = || (0..).map(Seat).zip(left);
        let payer = seats().find(|&(_, amount)| amount < 0);
        let taker = seats().find(|&(_, amount)| amount > 0);
        let (Some((from, owes)), Some((to, gets))) = (payer, taker) else { return payments };
        let amount = gets.min(-owes);
        left[from.idx()] += amount;
        left[to.idx()] -= amount;
        payments.push(Payment { from, to, amount });
    }
}
