//! Where the points of a rating go.

use super::in_points;

/// Takes the points of a rule; nobody who wants the names costs nothing.
pub(crate) trait Notes {
    /// A rule gives (or takes) so many thousandths of a point.
    fn note(&mut self, rule: &'static str, points: i64);
}

/// The sum alone.
impl Notes for i64 {
    #[inline]
    fn note(&mut self, _: &'static str, points: i64) {
        *self += points;
    }
}

/// The points by rule, in the order of the rules; those that give nothing are left out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Terms(pub(crate) Vec<(&'static str, i64)>);

impl Notes for Terms {
    fn note(&mut self, rule: &'static str, points: i64) {
        if points != 0 {
            self.0.push((rule, points));
        }
    }
}

impl Terms {
    /// The sum in thousandths of a point.
    pub(crate) fn sum(&self) -> i64 {
        self.0.iter().map(|&(_, points)| points).sum()
    }

    /// The terms in points.
    pub(crate) fn in_points(&self) -> Vec<(&'static str, f64)> {
        self.0.iter().map(|&(rule, points)| (rule, in_points(points))).collect()
    }
}
