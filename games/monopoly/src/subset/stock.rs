//! What plans take out of the bank's houses and hotels, and in which order they can be done.
//!
//! Selling frees houses, but breaking down a hotel takes as many as a lot had before it, at least
//! for a moment; building takes houses until the hotels bring them back. So a group (or a lot,
//! where building is uneven) is a [`Job`]: it can begin when the bank has its `demand`, and when
//! it is done the bank has `uses` fewer. In between it only goes down and up again, hence
//! nothing is gained by doing two of them at the same time.
//!
//! Selling down at once spares most of the demand: with T houses in bank and group together the
//! engine leaves lot *i* of *n* (counted from 0) at most ⌊(T + i) / n⌋ of them, and it makes no difference to T
//! how many hotels were broken down singly before. So all levels *c* below that can be
//! reached once T ≥ n·cᵢ − i for all *i* with cᵢ > 0.

use crate::{DeedId, DeedSet, HOTEL};

use super::levels::Levels;

/// What a change takes out of the bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Job {
    /// Houses that come back before anything else is done.
    pub(super) release: i16,
    /// Houses that the bank must have to begin.
    pub(super) demand: i16,
    /// How many fewer it has in the end; negative: more. [`Job::release`] is not counted in.
    pub(super) uses: i16,
    /// Hotels that are used up.
    pub(super) hotels: i16,
}

impl Job {
    /// Whether the other one can be replaced by this in any order of jobs.
    #[inline]
    pub(super) fn is_no_worse(&self, other: &Self) -> bool {
        self.release >= other.release
            && self.demand <= other.demand
            && self.uses <= other.uses
            && self.hotels <= other.hotels
    }

    /// How many fewer houses the bank has in the end, all counted.
    #[inline]
    pub(super) fn net(&self) -> i32 {
        i32::from(self.uses - self.release)
    }

    /// The order that works if any does: first what frees houses, the least demanding first, then
    /// what uses them, beginning with what gives back most of its demand.
    #[inline]
    pub(super) fn turn(&self) -> (bool, i16) {
        let takes = self.uses > 0;
        (takes, if takes { self.uses - self.demand } else { self.demand })
    }
}

/// Whether jobs can be done in some order with these houses in the bank. Sorts them.
pub(super) fn can_be_done(jobs: &mut [Job], houses: i32, hotels: i32) -> bool {
    let mut bank = houses + jobs.iter().map(|job| i32::from(job.release)).sum::<i32>();
    if jobs.iter().map(|job| i32::from(job.hotels)).sum::<i32>() > hotels {
        return false;
    }
    jobs.sort_unstable_by_key(Job::turn);
    jobs.iter().all(|job| {
        let begins = i32::from(job.demand) <= bank;
        bank -= i32::from(job.uses);
        begins
    })
}

/// The rules of the bank, as far as jobs need them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bank {
    /// Houses before a hotel.
    pub(super) full: u8,
    pub(super) even: bool,
}

impl Bank {
    /// Building a group (a lot, where building is uneven) up from one set of levels to another.
    pub(super) fn building(self, group: DeedSet, from: &Levels, to: &Levels) -> Job {
        let mut job = Job::default();
        let mut room = 0;
        for lot in group {
            let (from, to) = (from.get(lot), to.get(lot));
            if from != HOTEL {
                room += i16::from(self.full - from);
                job.uses += if to == HOTEL { 0 } else { i16::from(to) } - i16::from(from);
                job.hotels += i16::from(to == HOTEL);
            }
        }
        // Hotels come only when all lots are full.
        job.demand = if job.hotels > 0 { room } else { job.uses };
        job
    }

    /// Selling a group down from one set of levels to another, hotels by way of houses.
    pub(super) fn selling(self, group: DeedSet, from: &Levels, to: &Levels) -> Job {
        let full = i16::from(self.full);
        let mut sold = Sold::default();
        for lot in group {
            let (from, to) = (i16::from(from.get(lot)), i16::from(to.get(lot)));
            if from != i16::from(HOTEL) {
                sold.houses_before += from;
                sold.houses_after += to;
            } else if to == from {
                sold.hotels_left += 1;
            } else {
                sold.hotels_gone += 1;
                sold.houses_of_hotels += to;
                sold.most = sold.most.max(to);
            }
        }
        let freed = sold.houses_before - sold.houses_after;
        if sold.hotels_gone == 0 {
            return Job { release: freed, ..Job::default() };
        }
        let down_at_once = |houses_now: i16| {
            let possible = sold.hotels_left == 0;
            if possible { kept_at_once(group, to) - houses_now } else { i16::MAX }
        };
        let (release, singly, at_once) = if self.even {
            // No house can be sold before the hotels are.
            (0, full * sold.hotels_gone, down_at_once(sold.houses_before))
        } else {
            let singly = full + sold.houses_of_hotels - sold.most;
            (freed, singly, down_at_once(sold.houses_after))
        };
        Job {
            release,
            demand: singly.min(at_once).max(0),
            uses: sold.houses_of_hotels - (freed - release),
            hotels: 0,
        }
    }
}

/// The change of a group, added up.
#[derive(Default)]
struct Sold {
    /// Houses on the lots without a hotel.
    houses_before: i16,
    houses_after: i16,
    hotels_left: i16,
    hotels_gone: i16,
    /// Houses left on lots that had a hotel, and the most of them on one.
    houses_of_hotels: i16,
    most: i16,
}

/// The least number of houses to sell a group down to at once so that no lot falls below `to`.
pub(super) fn kept_at_once(group: DeedSet, to: &Levels) -> i16 {
    let lots = group.len() as i16;
    let needed = |(nth, lot): (i16, DeedId)| match i16::from(to.get(lot)) {
        0 => 0,
        level => lots * level - nth,
    };
    (0..).zip(group).map(needed).max().unwrap_or(0)
}
