//! Auctions: on this network everybody cries at once, at our tables one after another.
//!
//! A bid that comes before its time stands until its bidder is asked.

use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Auction, Business};

use super::picture::Picture;
use super::seated::Seated;
use super::{Output, Session, say, tell};

/// How often the hammer is raised before it falls: going once, going twice.
const WARNINGS: u32 = 2;

impl Seated {
    fn auction(&self) -> Option<&Auction> {
        match &self.position.as_ref()?.business {
            Some(Business::Auction(auction)) => Some(auction),
            _ => None,
        }
    }

    /// When the hammer is raised next, or falls, where a bid may take so long.
    pub(super) fn hammer(&self, bidding: Duration) -> Option<Duration> {
        let raised = u32::try_from(self.going).unwrap_or(0);
        self.asked_to_bid.map(|since| since + bidding / (WARNINGS + 1) * (raised + 1))
    }
}

impl Session {
    /// Bids, or leaves word for when we are asked.
    pub(super) fn bid(&mut self, amount: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        if seated.may("leave") {
            seated.standing = None;
            // Whether it is high enough the rules say.
            return self.play(format!("bid {amount}"), out);
        }
        let me = seated.looks.map(Seat);
        let Some(auction) = seated.auction() else {
            return self.complain("monopd-serve-no-auction", out);
        };
        let still_in = me.is_some_and(|me| auction.bidding.contains(&me));
        if auction.bidder == me {
            self.complain("monopd-serve-highest-already", out);
        } else if !still_in {
            self.complain("monopd-serve-left-auction", out);
        } else if amount <= auction.bid {
            self.complain("monopd-serve-low-bid", out);
        } else {
            seated.standing = Some(amount);
            say("info", &self.words.plain("monopd-serve-standing"), out);
        }
    }

    /// A standing bid that somebody has beaten, or whose auction is over, stands no more.
    pub(super) fn check_standing(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let before = seated.told.auction.as_ref().and_then(|it| it.estate);
        let Some(amount) = seated.standing else { return };
        let same = |auction: &Auction| match auction.wares {
            ludoteca_monopoly::position::Wares::Lot(lot) => Some(i32::from(lot.0)) == before,
            _ => before.is_none(),
        };
        let beaten = match seated.auction() {
            Some(auction) if same(auction) => amount <= auction.bid,
            _ => true,
        };
        if beaten {
            seated.standing = None;
            say("info", &self.words.plain("monopd-serve-outbid"), out);
        }
    }

    /// Plays the standing bid, now that we are asked; whether there was one.
    pub(super) fn play_standing(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(seated) = &mut self.seated else { return false };
        if !seated.may("leave") {
            return false;
        }
        let Some(amount) = seated.standing.take() else { return false };
        self.play(format!("bid {amount}"), out);
        true
    }

    /// Looks at the clock of whoever is asked for a bid: once, twice, and out.
    pub(super) fn raise_hammer(&mut self, out: &mut Vec<Output>) {
        let (now, bidding) = (self.now, self.patience.bidding);
        loop {
            let Some(seated) = &mut self.seated else { return };
            if seated.hammer(bidding).is_none_or(|at| now < at) {
                return;
            }
            if seated.going >= i32::try_from(WARNINGS).unwrap_or(i32::MAX) {
                seated.asked_to_bid = None;
                return self.play("leave".into(), out);
            }
            seated.going += 1;
            let Some(picture) = Picture::of(seated, self.words) else { return };
            tell(&picture.since(&seated.told), out);
            seated.told = picture;
        }
    }
}
