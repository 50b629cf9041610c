//! Who could get which group.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::Streets;
use crate::SeatSet;

/// The most assignments that one search lists: boards with very many split groups have millions.
pub const MOST_ASSIGNMENTS: usize = 4096;

/// One group for each participant, by its number among the street groups: first for the player
/// who looks for a deal, then for the others as their lots bring them into it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assignment(pub ArrayVec<(Seat, u8), MAX_SEATS>);

impl Assignment {
    /// Everybody who takes part.
    pub fn participants(&self) -> SeatSet {
        self.0.iter().fold(SeatSet::EMPTY, |set, &(seat, _)| set.with(seat))
    }

    /// The group that a participant gets.
    pub fn group_of(&self, seat: Seat) -> Option<u8> {
        self.0.iter().find(|&&(other, _)| other == seat).map(|&(_, group)| group)
    }

    /// Who gets what, in words.
    pub fn told(&self, streets: &Streets) -> String {
        let gets = |&(seat, group): &(Seat, u8)| {
            format!("seat {seat} gets group {} ({})", group + 1, streets.string(group))
        };
        self.0.iter().map(gets).collect::<Vec<_>>().join(", ")
    }
}

/// Every assignment with exactly so many participants, the player's dearest group first.
///
/// A group brings everybody who owns a part of it into the deal, and everybody in the deal must
/// get a group; groups that somebody has in full, or that have a free lot, stay out of it.
pub(super) fn find(streets: &Streets, player: Seat, participants: u32) -> Vec<Assignment> {
    let mut order: Vec<u8> = (0..)
        .zip(streets.groups())
        .filter(|(_, group)| group.split && group.owners.len() <= participants)
        .map(|(number, _)| number)
        .collect();
    let mut found = Vec::new();
    if order.len() < participants as usize {
        return found;
    }
    order.sort_by_key(|&group| -streets.groups()[usize::from(group)].hotel_rents);
    let mut search =
        Search { streets, order: &order, player, participants, used: 0, found: &mut found };
    search.extend(&mut Assignment::default(), SeatSet::of(player), SeatSet::of(player));
    found
}

struct Search<'a> {
    streets: &'a Streets,
    order: &'a [u8],
    player: Seat,
    participants: u32,
    /// The groups that are given already, by their place in `order`.
    used: u64,
    found: &'a mut Vec<Assignment>,
}

impl Search<'_> {
    /// Gives each split group in turn to the next participant who has none.
    fn extend(&mut self, so_far: &mut Assignment, participants: SeatSet, without: SeatSet) {
        let next = if without.has(self.player) { Some(self.player) } else { without.iter().next() };
        let Some(seat) = next else {
            if participants.len() == self.participants {
                self.found.push(so_far.clone());
            }
            return;
        };
        for (n, &group) in self.order.iter().enumerate() {
            if self.used >> n & 1 != 0 || self.found.len() == MOST_ASSIGNMENTS {
                continue;
            }
            let owners = self.streets.groups()[usize::from(group)].owners;
            let more = SeatSet(participants.0 | owners.0);
            if more.len() > self.participants {
                continue;
            }
            let new = SeatSet(more.0 & !participants.0);
            self.used |= 1 << n;
            so_far.0.push((seat, group));
            self.extend(so_far, more, SeatSet(without.without(seat).0 | new.0));
            so_far.0.pop();
            self.used &= !(1 << n);
        }
    }
}
