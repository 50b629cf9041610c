//! Listing what can be decided and what can happen.

use ludoteca_core::{Rng, Seat};

use super::{Moment, check, moment};
use crate::state::{Business, CHANCE};
use crate::{Action, DeedId, Dice, Leg, Monopoly, Offer, Outcome, Phase, Place, PlaceSet, State};

/// Appends what the seat to move can do: everything, but of bids and trades a useful part.
pub(crate) fn list_actions(game: &Monopoly, s: &State, out: &mut Vec<Action>) {
    let seat = Seat(s.actor);
    let from = out.len();
    match moment(game, s) {
        Moment::None => {}
        Moment::Manage => {
            out.push(if s.phase == Phase::Before { Action::Roll } else { Action::Done });
            out.extend([Action::PayFine, Action::UseCard]);
            list_property(game, s, seat, out);
            list_trades(game, s, seat, out);
        }
        Moment::Debt => {
            out.push(Action::Pay);
            if !game.can_raise(s, seat) {
                out.push(Action::Bankrupt);
            }
            list_property(game, s, seat, out);
            list_trades(game, s, seat, out);
        }
        Moment::Buying => out.extend([Action::Buy, Action::Decline]),
        Moment::Taxing => out.extend([Action::TaxFixed, Action::TaxPercent]),
        Moment::Choosing => {
            if let Phase::Choosing { deck, card } = s.phase {
                out.extend((0..game.alternatives(deck, card)).map(Action::Choose));
            }
        }
        Moment::Auction => list_bids(game, s, out),
        Moment::Percent => out.extend([0, 1, 10, 25, 50].map(Action::Percent)),
        Moment::Trade | Moment::AnswerPackage => out.extend([Action::Accept, Action::Refuse]),
        Moment::DraftPackage => {
            out.extend([Action::Propose, Action::Withdraw]);
            for from in s.live.iter() {
                list_legs(game, s, from, out);
            }
        }
        Moment::Interest => {
            if let Some((lot, _)) = s.interest_lot() {
                let place = game.place_of(lot);
                out.extend([Action::Lift(place), Action::Keep(place)]);
            }
        }
        Moment::Claim => out.extend([Action::Pass, Action::Claim]),
        Moment::Placing => {
            out.extend(s.deeds.owned_by(seat).into_iter().map(|lot| build(game, lot)));
        }
    }
    // One judge for everything: what is listed above is only what could be asked.
    let mut kept = from;
    for n in from..out.len() {
        if check(game, s, out[n]).is_ok() {
            out[kept] = out[n];
            kept += 1;
        }
    }
    out.truncate(kept);
}

fn build(game: &Monopoly, lot: DeedId) -> Action {
    Action::Build(game.place_of(lot))
}

fn list_property(game: &Monopoly, s: &State, seat: Seat, out: &mut Vec<Action>) {
    for lot in s.deeds.owned_by(seat) {
        let place = game.place_of(lot);
        let deed = game.deed(lot);
        if deed.is_street() {
            out.extend([Action::Build(place), Action::Sell(place)]);
            if deed.group_set.first() == Some(lot) {
                let most = s.most_to_keep(deed.group_set);
                out.push(Action::SellDown(place, 0));
                if most > 0 {
                    out.push(Action::SellDown(place, most));
                }
            }
        }
        out.extend([Action::Mortgage(place), Action::Lift(place)]);
        out.extend([Action::SellLot(place), Action::AuctionLot(place)]);
    }
}

/// Lots for their price, jail cards for the fine, and swaps that complete a group.
fn list_trades(game: &Monopoly, s: &State, seat: Seat, out: &mut Vec<Action>) {
    let rules = game.rules();
    if !rules.trades || s.offers >= rules.offers_per_window {
        return;
    }
    let mine = s.deeds.owned_by(seat);
    for to in s.live.without(seat).iter() {
        let theirs = s.deeds.owned_by(to);
        let offer = |give: PlaceSet, want: PlaceSet, cash: i32| {
            Action::Trade(Offer { give, want, cash, ..Offer::to(to) })
        };
        let one = |lot: DeedId| PlaceSet::of(game.place_of(lot));
        for want in theirs {
            out.push(offer(PlaceSet::EMPTY, one(want), game.deed(want).price));
            let group = game.deed(want).group_set;
            let missing = group.without(mine);
            if missing.len() == 1 {
                let give = mine.without(group).into_iter();
                out.extend(give.map(|give| offer(one(give), one(want), 0)));
            }
        }
        for give in mine {
            out.push(offer(one(give), PlaceSet::EMPTY, -game.deed(give).price));
        }
        let fine = game.track.fine;
        if s.jail_cards(seat) > 0 {
            out.push(Action::Trade(Offer { give_cards: 1, cash: -fine, ..Offer::to(to) }));
        }
        if s.jail_cards(to) > 0 {
            out.push(Action::Trade(Offer { want_cards: 1, cash: fine, ..Offer::to(to) }));
        }
    }
    list_legs(game, s, seat, out);
}

/// Legs that give somebody's first free lot to each of the others.
fn list_legs(game: &Monopoly, s: &State, from: Seat, out: &mut Vec<Action>) {
    if !game.rules().packages {
        return;
    }
    let promised = match &s.business {
        Business::Package(package) => package.lots(),
        _ => crate::DeedSet::EMPTY,
    };
    let free = s.deeds.owned_by(from).without(promised).without(s.deeds.built());
    if let Some(lot) = free.first() {
        let give = PlaceSet::of(game.place_of(lot));
        let others = s.live.without(from);
        out.extend(others.iter().map(|to| Action::Leg(Leg { from, to, give, cards: 0, cash: 0 })));
    }
}

/// The smallest bid, some steps above it, and the printed price.
fn list_bids(game: &Monopoly, s: &State, out: &mut Vec<Action>) {
    let Business::Auction(auction) = s.business else { return };
    out.extend([Action::Pass, Action::Leave]);
    let price = match auction.wares {
        crate::state::Wares::Lot(lot) => game.deed(lot).price,
        crate::state::Wares::House | crate::state::Wares::Hotel => game.track.fine,
    };
    let least = auction.bid + 1;
    let mut bids = [least, auction.bid + (price / 10).max(1), auction.bid + price / 2, price];
    bids.sort_unstable();
    let mut previous = auction.bid;
    for bid in bids {
        if bid > previous {
            out.push(Action::Bid(bid));
            previous = bid;
        }
    }
}

/// All 36 throws, by number.
const THROWS: [Dice; 36] = {
    let mut throws = [Dice(0, 0); 36];
    let mut n = 0;
    while n < 36 {
        let (a, b) = (n as u8 / 6 + 1, n as u8 % 6 + 1);
        throws[n] = if a < b { Dice(a, b) } else { Dice(b, a) };
        n += 1;
    }
    throws
};

/// What nature decides now.
enum Lottery {
    None,
    Dice,
    /// Cards as a bit set.
    Card(u32),
    Deal(crate::DeedSet),
}

#[inline]
fn lottery(game: &Monopoly, s: &State) -> Lottery {
    if s.actor != CHANCE {
        return Lottery::None;
    }
    match s.phase {
        Phase::Rolling | Phase::Opening | Phase::Throwing { .. } => Lottery::Dice,
        Phase::Drawing(deck) => Lottery::Card(s.piles.drawable(deck)),
        Phase::Dealing => {
            let all: crate::DeedSet = (0..game.board().deeds().len() as u8).map(DeedId).collect();
            Lottery::Deal(all.without(s.deeds.owned()))
        }
        _ => Lottery::None,
    }
}

pub(crate) fn list_outcomes(game: &Monopoly, s: &State, out: &mut Vec<(Outcome, u32)>) {
    match lottery(game, s) {
        Lottery::None => {}
        Lottery::Dice => {
            for low in 1..=6 {
                out.extend(
                    (low..=6).map(|high| {
                        (Outcome::Dice(Dice(low, high)), if low == high { 1 } else { 2 })
                    }),
                );
            }
        }
        Lottery::Card(cards) => {
            let drawable = (0..32).filter(|card| cards >> card & 1 != 0);
            out.extend(drawable.map(|card| (Outcome::Card(card), 1)));
        }
        Lottery::Deal(lots) => {
            out.extend(lots.into_iter().map(|lot| (Outcome::Deal(game.place_of(lot)), 1)));
        }
    }
}

#[inline(always)]
pub(crate) fn sample(game: &Monopoly, s: &State, rng: &mut Rng) -> Outcome {
    match lottery(game, s) {
        Lottery::Dice => Outcome::Dice(THROWS[rng.below(36) as usize]),
        Lottery::Card(cards) => {
            let mut left = cards;
            if left.count_ones() > 1 {
                for _ in 0..rng.below(left.count_ones()) {
                    left &= left - 1;
                }
            }
            Outcome::Card(left.trailing_zeros() as u8)
        }
        Lottery::Deal(lots) => {
            let nth = rng.below(lots.len().max(1)) as usize;
            let lot = lots.into_iter().nth(nth);
            Outcome::Deal(lot.map_or(Place(0), |lot| game.place_of(lot)))
        }
        Lottery::None => {
            debug_assert!(false, "nothing is left to chance now");
            Outcome::Dice(Dice(1, 1))
        }
    }
}
