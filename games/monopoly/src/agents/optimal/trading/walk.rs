//! The walk through the need graph: from the player's needs back to the player.

use std::fmt;

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::NeedGraph;
use super::graph::List;
use crate::SeatSet;

/// A way from a start back to the player, both ends included.
pub type Path = ArrayVec<Seat, MAX_SEATS>;

/// Somebody whom the player needs, and every way back from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Whom the player needs.
    pub seat: Seat,
    /// Every path back that enters nobody twice.
    pub paths: Vec<Path>,
    /// Everybody whom the player reaches through this start only, the start included: what they
    /// need of the player goes through this start.
    pub behind: SeatSet,
}

/// All starts of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The player for whom a deal is sought.
    pub player: Seat,
    /// The starts by seat.
    pub starts: Vec<Start>,
}

impl Walk {
    /// Walks the graph for a player.
    pub fn of(graph: NeedGraph, player: Seat) -> Self {
        let starts = graph.needs_of(player).iter().map(|seat| {
            let mut paths = Vec::new();
            let mut path = Path::new();
            path.push(seat);
            follow(graph, player, &mut path, &mut paths);
            // Neither walk goes on through the player: whoever lies beyond is nobody's to bring.
            let home = SeatSet::of(player);
            let reached = graph.reach(seat, home).with(seat);
            let otherwise = graph.reach(player, home.with(seat));
            Start { seat, paths, behind: SeatSet(reached.0 & !otherwise.0) }
        });
        Self { player, starts: starts.collect() }
    }
}

fn follow(graph: NeedGraph, player: Seat, path: &mut Path, found: &mut Vec<Path>) {
    let Some(&last) = path.last() else { return };
    for next in graph.needs_of(last).iter() {
        if next == player {
            let mut whole = path.clone();
            whole.push(player);
            found.push(whole);
        } else if !path.contains(&next) {
            path.push(next);
            follow(graph, player, path, found);
            path.pop();
        }
    }
}

/// One line for each path, and one for who stands behind each start.
impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for start in &self.starts {
            for path in &start.paths {
                write!(f, "  {}", self.player)?;
                path.iter().try_for_each(|seat| write!(f, " > {seat}"))?;
                writeln!(f)?;
            }
            writeln!(f, "  behind {}:{}", start.seat, List(start.behind))?;
        }
        Ok(())
    }
}
