//! What can be chosen before a game.

use std::fmt;
use std::ops::RangeInclusive;

/// The options of a game; [`Pig::new`](crate::Pig::new) checks them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Options {
    /// The points that win.
    pub target: u16,
}

impl Options {
    /// The targets that can be played for. The upper end keeps a game shorter than an evening.
    pub const TARGETS: RangeInclusive<u16> = 1..=10_000;

    /// Ready-made options by name.
    pub const PRESETS: &'static [(&'static str, Self)] =
        &[("classic", Self { target: 100 }), ("quick", Self { target: 30 })];

    /// The ready-made options of this name.
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|(known, _)| *known == name).map(|&(_, options)| options)
    }

    /// Checks that a game can be played with these options.
    ///
    /// # Errors
    /// Says what is wrong and offers what would do.
    pub fn check(self) -> Result<(), OptionsError> {
        if Self::TARGETS.contains(&self.target) {
            Ok(())
        } else {
            Err(OptionsError { options: self })
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { target: 100 }
    }
}

/// Why no game can be played with these options.
///
/// There is one option, so that one fault is all there can be; a game with more of them names all
/// faults at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionsError {
    options: Options,
}

impl OptionsError {
    /// The options nearest to those asked for that would do.
    pub fn nearest(&self) -> Options {
        let (lowest, highest) = Options::TARGETS.into_inner();
        Options { target: self.options.target.clamp(lowest, highest) }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lowest, highest) = Options::TARGETS.into_inner();
        write!(
            f,
            "the target is {}, but has to be from {lowest} to {highest}; the nearest is {}",
            self.options.target,
            self.nearest().target
        )
    }
}

impl std::error::Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_playable_and_the_first_is_the_default() {
        assert!(Options::PRESETS.iter().all(|(_, options)| options.check().is_ok()));
        assert_eq!(Options::PRESETS[0].1, Options::default());
        assert_eq!(Options::preset("quick"), Some(Options { target: 30 }));
        assert_eq!(Options::preset("slow"), None);
    }

    #[test]
    fn a_wrong_target_is_refused_with_the_nearest_right_one() {
        let error = Options { target: 0 }.check().unwrap_err();
        assert_eq!(error.nearest(), Options { target: 1 });
        assert_eq!(
            error.to_string(),
            "the target is 0, but has to be from 1 to 10000; the nearest is 1"
        );
    }
}
