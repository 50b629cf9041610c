//! What plans take out of the bank's houses and hotels, and in which order they can be done.
//!
//! Selling frees houses, but breaking down a hotel takes as many as a lot had before it, at least
//! for a moment; building takes houses until the hotels bring them back. So a group (or a lot,
//! where building is uneven) is a [`Job`]: it can begin when the bank has its `demand`, and when
//! it is done the bank has `uses` fewer. In between it only goes down and up again, hence
//! nothing is gained by doing two of them at the same time. Where lots go by themselves, houses are
//! sold before all that (`release`) and built after it (`later`).
//!
//! Selling down at once spares most of the demand: with T houses in bank and group together the
//! engine leaves lot *i* of *n* (counted from 0) at most ⌊(T + i) / n⌋ of them, and it makes no difference to T
//! how many hotels were broken down singly before. So all levels *c* below that can be
//! reached once T ≥ n·cᵢ − i for all *i* with cᵢ > 0.

use crate::{DeedSet, HOTEL};

use super::levels::Levels;
use super::solve::Way;

/// What a change takes out of the bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Job {
    /// Houses that come back before anything else is done.
    pub(super) release: i16,
    /// Houses that the bank must have to begin.
    pub(super) demand: i16,
    /// How many fewer it has then; negative: more.
    pub(super) uses: i16,
    /// Houses that are used after everything else was done.
    pub(super) later: i16,
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
            && self.later <= other.later
            && self.hotels <= other.hotels
    }

    /// The most that a class can free, with the least demand of what frees anything.
    pub(super) fn best_of(class: &[Way]) -> Self {
        let mut best = Self { demand: i16::MAX, ..Self::default() };
        for job in class.iter().map(|way| &way.job) {
            best.release = best.release.max(job.release);
            if job.uses < 0 {
                best.uses = best.uses.min(job.uses);
                best.demand = best.demand.min(job.demand);
            }
        }
        best
    }

    /// How many fewer houses the bank has in the end, all counted.
    #[inline]
    pub(super) fn net(&self) -> i32 {
        i32::from(self.uses + self.later - self.release)
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
    can_be_done_with(jobs, &[], houses, hotels)
}

/// The same when others, by their demand, may be done or not.
pub(super) fn can_be_done_with(jobs: &mut [Job], others: &[Job], houses: i32, hotels: i32) -> bool {
    if jobs.iter().map(|job| i32::from(job.hotels)).sum::<i32>() > hotels {
        return false;
    }
    let all = jobs.iter().chain(others);
    let mut bank = houses + all.map(|job| i32::from(job.release)).sum::<i32>();
    jobs.sort_unstable_by_key(Job::turn);
    let mut others = others.iter().peekable();
    let mut free_more = |bank: &mut i32| {
        while let Some(other) = others.next_if(|other| i32::from(other.demand) <= *bank) {
            *bank -= i32::from(other.uses);
        }
    };
    free_more(&mut bank);
    for job in &*jobs {
        if i32::from(job.demand) > bank {
            return false;
        }
        bank -= i32::from(job.uses);
        free_more(&mut bank);
    }
    bank >= jobs.iter().map(|job| i32::from(job.later)).sum()
}

/// The rules of the bank, as far as jobs need them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bank {
    /// Houses before a hotel.
    pub(super) full: u8,
    pub(super) even: bool,
}

impl Bank {
    /// Building lots up from one set of levels to another: a group, or any lots where building
    /// is uneven.
    pub(super) fn building(self, lots: DeedSet, from: &Levels, to: &Levels) -> Job {
        let mut job = Job::default();
        let (mut room, mut nearest) = (0, i16::MAX);
        for lot in lots {
            let (from, to) = (from.get(lot), to.get(lot));
            if from == HOTEL {
                continue;
            }
            let missing = i16::from(self.full - from);
            room += missing;
            if to == HOTEL {
                job.hotels += 1;
                job.uses -= i16::from(from);
                nearest = nearest.min(missing);
            } else if self.even {
                job.uses += i16::from(to) - i16::from(from);
            } else {
                job.later += i16::from(to - from);
            }
        }
        job.demand = match job.hotels {
            0 => job.uses,
            // Hotels come only when all lots are full.
            _ if self.even => room,
            // The first hotel gives back enough for any other.
            _ => nearest,
        };
        job
    }

    /// Selling a group down from one set of levels to another, hotels by way of houses.
    pub(super) fn selling(self, group: DeedSet, from: &Levels, to: &Levels) -> Job {
        let full = i16::from(self.full);
        let sold = Sold::of(group, group, from, to);
        let freed = sold.houses_before - sold.houses_after;
        if sold.hotels_gone == 0 {
            return Job { release: freed, ..Job::default() };
        }
        let down_at_once = |houses_now: i16| {
            let possible = sold.hotels_left == 0;
            if possible { sold.kept_at_once - houses_now } else { i16::MAX }
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
            ..Job::default()
        }
    }
}

/// The sale of some lots, added up.
#[derive(Clone, Copy, Default)]
pub(super) struct Sold {
    /// Houses on the lots without a hotel.
    houses_before: i16,
    houses_after: i16,
    hotels_left: i16,
    hotels_gone: i16,
    /// Houses left on lots that had a hotel, and the most of them on one.
    houses_of_hotels: i16,
    most: i16,
    /// The least number of houses to sell the group down to at once so that none of these lots
    /// falls too low.
    kept_at_once: i16,
}

impl Sold {
    /// Adds up what happens to some lots of a group that is sold.
    pub(super) fn of(group: DeedSet, lots: DeedSet, from: &Levels, to: &Levels) -> Self {
        let mut sold = Self::default();
        for (nth, lot) in (0..).zip(group) {
            let (from, to) = (i16::from(from.get(lot)), i16::from(to.get(lot)));
            if !lots.has(lot) {
                continue;
            }
            if from == i16::from(HOTEL) && to == from {
                sold.hotels_left += 1;
                continue;
            }
            if to > 0 {
                let kept = group.len() as i16 * to - nth;
                sold.kept_at_once = sold.kept_at_once.max(kept);
            }
            if from == i16::from(HOTEL) {
                sold.hotels_gone += 1;
                sold.houses_of_hotels += to;
                sold.most = sold.most.max(to);
            } else {
                sold.houses_before += from;
                sold.houses_after += to;
            }
        }
        sold
    }

    /// Whether this makes do with the same houses, whatever happens to the other lots of the group.
    pub(super) fn is_no_worse(&self, other: &Self) -> bool {
        self.houses_after == other.houses_after
            && self.hotels_left <= other.hotels_left
            && (self.hotels_gone == 0 || other.hotels_gone > 0)
            && self.houses_of_hotels <= other.houses_of_hotels
            && self.houses_of_hotels - self.most <= other.houses_of_hotels - other.most
            && self.kept_at_once <= other.kept_at_once
    }

    /// See [`Action::SellDown`](crate::Action::SellDown).
    pub(super) fn kept_at_once(&self) -> u8 {
        self.kept_at_once as u8
    }
}
