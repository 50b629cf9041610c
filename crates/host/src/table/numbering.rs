//! Versions and steps: a version counts what was taken back, too.

/// Which version each step of the game led to.
///
/// Without anything taken back, step `n` led to version `n`. Taking a step back makes a version of
/// its own, so that everything after it is moved on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Numbering {
    /// From this step on, versions are so far ahead of steps.
    shifts: Vec<(u32, u32)>,
}

impl Numbering {
    /// The last of so many steps has been taken back, which made this version.
    pub(super) fn take_back(&mut self, steps: u32, version: u32) {
        self.shifts.retain(|&(from, _)| from < steps);
        self.shifts.push((steps, version + 1 - steps));
    }

    fn ahead(&self, step: u32) -> u32 {
        let found = self.shifts.iter().rev().find(|&&(from, _)| from <= step);
        found.map_or(0, |&(_, ahead)| ahead)
    }

    /// The version that a step led to, counted from 1.
    pub(super) fn version(&self, step: u32) -> u32 {
        step + self.ahead(step)
    }

    /// The step that led to a version, if that step still stands; 0 is the beginning.
    pub(super) fn step(&self, version: u32) -> Option<u32> {
        let candidates = self.shifts.iter().map(|&(_, ahead)| ahead).chain([0]);
        let mut steps = candidates.filter_map(|ahead| version.checked_sub(ahead));
        steps.find(|&step| self.version(step) == version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_only_grow_and_lead_back_to_their_steps() {
        let mut numbering = Numbering::default();
        // The steps that stand, each with its version, as a list would keep them.
        let mut plain: Vec<u32> = Vec::new();
        let mut version = 0;
        for taken_back in [false, false, true, false, false, true, true, false, false, true, false]
        {
            version += 1;
            let steps = u32::try_from(plain.len()).unwrap();
            if taken_back {
                plain.pop();
                numbering.take_back(steps, version);
            } else {
                plain.push(version);
            }
            for (step, &made) in (1..).zip(&plain) {
                assert_eq!(numbering.version(step), made);
                assert_eq!(numbering.step(made), Some(step));
            }
            assert_eq!(numbering.step(0), Some(0));
            let gone = (1..=version).filter(|made| !plain.contains(made));
            assert!(gone.into_iter().all(|made| {
                numbering.step(made).is_none_or(|step| step as usize > plain.len())
            }));
        }
        assert_eq!(plain, [1, 8, 11]);
    }
}
