//! From what a search finds to what it may state: a monotone map, fitted in self-play.

use crate::View;

/// Knots of the map by the number of empty cells of nine.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    /// Found and stated chances, both ascending.
    knots: [Vec<(f64, f64)>; 10],
}

const SHIPPED: &str = include_str!("../../data/calibration.txt");

impl Calibration {
    /// The shipped map.
    pub fn shipped() -> Self {
        Self::parse(SHIPPED).unwrap_or_else(|line| unreachable!("data/calibration.txt: {line}"))
    }

    /// A map that changes nothing.
    pub fn identity() -> Self {
        Self { knots: Default::default() }
    }

    /// Reads a map: a line for each number of empty cells, the number first, then knots like
    /// `0.61:0.58`, both numbers ascending and between 0 and 1.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut map = Self::identity();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let knots = Self::parse_line(line, &mut map).ok_or_else(|| line.to_owned())?;
            if !knots.is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1) {
                return Err(line.to_owned());
            }
        }
        Ok(map)
    }

    fn parse_line<'a>(line: &str, map: &'a mut Self) -> Option<&'a [(f64, f64)]> {
        let mut words = line.split_whitespace();
        let cells: usize = words.next()?.parse().ok()?;
        let knots = map.knots.get_mut(cells)?;
        for word in words {
            let (found, stated) = word.split_once(':')?;
            let knot: (f64, f64) = (found.parse().ok()?, stated.parse().ok()?);
            let inside = |chance: f64| chance > 0.0 && chance < 1.0;
            if !inside(knot.0) || !inside(knot.1) {
                return None;
            }
            knots.push(knot);
        }
        Some(knots)
    }

    /// What has to be added to a chance that was found, with so many empty cells. Only for single
    /// games on nine cells that somebody wins: other chances were not looked at.
    pub(crate) fn correction(&self, view: &View<'_>, left: usize, found: f64) -> f64 {
        let rules = view.rules();
        let fitted = rules.games == 1 && !rules.unplayed_counts && rules.board.n_open() == 9;
        if fitted { self.stated(left, found) - found } else { 0.0 }
    }

    /// The chance to state for one that was found, with so many of nine cells empty.
    pub fn stated(&self, left: usize, found: f64) -> f64 {
        let knots = self.knots.get(left).map_or(&[][..], Vec::as_slice);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_map_is_monotone_and_keeps_certainty() {
        let map = Calibration::shipped();
        for left in 0..=9 {
            assert!(map.stated(left, 0.0).abs() < 1e-12);
            assert!((map.stated(left, 1.0) - 1.0).abs() < 1e-12);
            let steps = (0..=1000).map(|step| map.stated(left, f64::from(step) / 1000.0));
            assert!(steps.collect::<Vec<_>>().is_sorted(), "{left} empty cells");
        }
    }

    #[test]
    fn between_knots_it_is_a_line() {
        let map = Calibration::parse("3 0.2:0.1 0.6:0.5\n").unwrap();
        let close = |found: f64, stated: f64| (map.stated(3, found) - stated).abs() < 1e-12;
        assert!(close(0.2, 0.1) && close(0.4, 0.3) && close(0.6, 0.5));
        assert!(close(0.1, 0.05) && close(0.8, 0.75));
        assert!((map.stated(4, 0.3) - 0.3).abs() < 1e-12, "no knots, no change");
    }

    #[test]
    fn what_is_no_map_is_refused() {
        for text in ["x 0.1:0.2", "3 0.1", "3 0.2:0.1 0.1:0.2", "12 0.1:0.2", "3 0:0.2"] {
            assert_eq!(Calibration::parse(text), Err(text.to_owned()));
        }
    }
}
