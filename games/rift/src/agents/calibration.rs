//! From what a search finds to what it may state: a monotone map, fitted in self-play.

use std::collections::BTreeMap;

use crate::View;

/// Found and stated chances, both ascending.
type Knots = Vec<(f64, f64)>;

/// Where in a match a chance was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stage {
    /// The games of the match.
    pub games: u8,
    /// Those that are finished.
    pub done: u8,
    /// Empty cells of nine.
    pub left: u8,
}

/// Knots of the map by stage; stages without knots are left as they are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    stages: BTreeMap<Stage, Knots>,
}

const SHIPPED: &str = include_str!("../../data/calibration.txt");

impl Calibration {
    /// The shipped map.
    pub fn shipped() -> Self {
        Self::parse(SHIPPED).unwrap_or_else(|line| unreachable!("data/calibration.txt: {line}"))
    }

    /// Reads a map: a line for each stage with the games of the match, those that are finished and
    /// the empty cells, then knots like `0.61:0.58`, both numbers ascending and between 0 and 1.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut map = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (stage, knots) = parse_line(line).ok_or_else(|| line.to_owned())?;
            map.stages.insert(stage, knots);
        }
        Ok(map)
    }

    /// What has to be added to a chance that was found, with so many empty cells. Only on nine
    /// cells, and where the unplayed card does not count: other chances were not looked at.
    pub(crate) fn correction(&self, view: &View<'_>, left: usize, found: f64) -> f64 {
        let rules = view.rules();
        if rules.unplayed_counts || rules.board.n_open() != 9 {
            return 0.0;
        }
        let stage = Stage { games: rules.games, done: view.games_done(), left: left as u8 };
        self.stated(stage, found) - found
    }

    /// The chance to state for one that was found.
    pub fn stated(&self, stage: Stage, found: f64) -> f64 {
        let knots = self.stages.get(&stage).map_or(&[][..], Vec::as_slice);
        let (Some(&first), Some(&last)) = (knots.first(), knots.last()) else {
            return found;
        };
        if found <= first.0 {
            return found * first.1 / first.0;
        }
        if found >= last.0 {
            return 1.0 - (1.0 - found) * (1.0 - last.1) / (1.0 - last.0);
        }
        let above = knots.partition_point(|knot| knot.0 <= found).min(knots.len() - 1);
        let (low, high) = (knots[above - 1], knots[above]);
        low.1 + (found - low.0) / (high.0 - low.0) * (high.1 - low.1)
    }
}

fn parse_line(line: &str) -> Option<(Stage, Knots)> {
    let mut words = line.split_whitespace();
    let mut number = || words.next()?.parse().ok();
    let stage = Stage { games: number()?, done: number()?, left: number()? };
    let mut knots = Knots::new();
    for word in words {
        let (found, stated) = word.split_once(':')?;
        knots.push((found.parse().ok()?, stated.parse().ok()?));
    }
    let inside = |chance: f64| chance > 0.0 && chance < 1.0;
    let sound = knots.iter().all(|&(found, stated)| inside(found) && inside(stated))
        && knots.is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1);
    sound.then_some((stage, knots))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(left: u8) -> Stage {
        Stage { games: 1, done: 0, left }
    }

    #[test]
    fn the_shipped_map_is_monotone_and_keeps_certainty() {
        let map = Calibration::shipped();
        assert!(map.stages.len() >= 3 * 8, "single games, and both games of two");
        for &stage in map.stages.keys() {
            assert!(map.stated(stage, 0.0).abs() < 1e-12);
            assert!((map.stated(stage, 1.0) - 1.0).abs() < 1e-12);
            let steps = (0..=1000).map(|step| map.stated(stage, f64::from(step) / 1000.0));
            assert!(steps.collect::<Vec<_>>().is_sorted(), "{stage:?}");
        }
    }

    #[test]
    fn between_knots_it_is_a_line() {
        let map = Calibration::parse("1 0 3 0.2:0.1 0.6:0.5\n").unwrap();
        let close = |found: f64, stated: f64| (map.stated(stage(3), found) - stated).abs() < 1e-12;
        assert!(close(0.2, 0.1) && close(0.4, 0.3) && close(0.6, 0.5));
        assert!(close(0.1, 0.05) && close(0.8, 0.75));
        assert!((map.stated(stage(4), 0.3) - 0.3).abs() < 1e-12, "no knots, no change");
    }

    #[test]
    fn what_is_no_map_is_refused() {
        for text in ["1 0 x 0.1:0.2", "1 0 3 0.1", "1 0 3 0.2:0.1 0.1:0.2", "1 0", "1 0 3 0:0.2"] {
            assert_eq!(Calibration::parse(text), Err(text.to_owned()));
        }
    }
}
