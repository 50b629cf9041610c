//! Players with a bent: other weights for the same rating.

use std::fmt;
use std::str::FromStr;

use super::rating::RatingWeights;

/// What a player cares for most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Personality {
    /// Hunts: captures above all, those that have come far first, and keeps close behind others.
    Aggressive,
    /// Stays on safe squares and in barriers, and flees from whoever is behind.
    Cautious,
    /// Runs with the foremost piece until it is in the goal.
    Runner,
    /// Makes barriers, where many are behind them best, and keeps them shut.
    Blocker,
}

impl Personality {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Aggressive, Self::Cautious, Self::Runner, Self::Blocker];

    /// The name as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Aggressive => "aggressive",
            Self::Cautious => "cautious",
            Self::Runner => "runner",
            Self::Blocker => "blocker",
        }
    }

    /// What the rules of the rating are worth to it.
    pub const fn weights(self) -> RatingWeights {
        match self {
            Self::Aggressive => AGGRESSIVE,
            Self::Cautious => CAUTIOUS,
            Self::Runner => RUNNER,
            Self::Blocker => BLOCKER,
        }
    }
}

const AGGRESSIVE: RatingWeights = RatingWeights {
    safe_reached: 6_000,
    safe_left: -2_000,
    safe_chaser: -6_000,
    safe_shared: -3_000,
    prey: 9_000,
    chaser: 6_000,
    capture: 60_000,
    exit_capture: 60_000,
    exit_prey: 9_000,
    prey_travelled: 500,
    ..RatingWeights::DOCUMENT
};

const CAUTIOUS: RatingWeights = RatingWeights {
    safe_reached: 15_000,
    safe_left: -10_000,
    safe_chaser: -12_000,
    safe_shared: 0,
    prey: 0,
    chaser: 12_000,
    capture: 20_000,
    exit_prey: 0,
    corridor: 10_000,
    barrier_made: 5_000,
    risk: -600,
    ..RatingWeights::DOCUMENT
};

const RUNNER: RatingWeights = RatingWeights {
    safe_reached: 4_000,
    safe_left: 0,
    safe_chaser: 0,
    safe_shared: 0,
    prey: 0,
    chaser: 3_000,
    base: 0,
    travelled: 500,
    capture: 10_000,
    corridor: 10_000,
    goal: 20_000,
    ..RatingWeights::DOCUMENT
};

const BLOCKER: RatingWeights = RatingWeights {
    capture: 40_000,
    barrier_made: 40_000,
    barrier_opened: -40_000,
    stopped: 3_000,
    ..RatingWeights::DOCUMENT
};

impl fmt::Display for Personality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What was given is no personality.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPersonality(String);

impl fmt::Display for NoPersonality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected aggressive, cautious, runner or blocker, found {:?}", self.0)
    }
}

impl std::error::Error for NoPersonality {}

impl FromStr for Personality {
    type Err = NoPersonality;

    fn from_str(text: &str) -> Result<Self, NoPersonality> {
        let named = Self::ALL.into_iter().find(|personality| personality.name() == text);
        named.ok_or_else(|| NoPersonality(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_others_are_refused() {
        for personality in Personality::ALL {
            assert_eq!(personality.to_string().parse(), Ok(personality));
        }
        let wrong = "shy".parse::<Personality>().unwrap_err().to_string();
        assert_eq!(wrong, "expected aggressive, cautious, runner or blocker, found \"shy\"");
    }
}
