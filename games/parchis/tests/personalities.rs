//! Personalities differ in what they do, and levels in how well they play.

#![cfg(feature = "agents")]

#[path = "personalities/duel.rs"]
mod duel;
#[path = "personalities/measure.rs"]
mod measure;

use ludoteca_core::{Game as _, Limit};
use ludoteca_parchis::agents::rating::RatingWeights;
use ludoteca_parchis::agents::{Chain, Expecti, Level, Personality, Rating};
use ludoteca_parchis::{Parchis, Rules};
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::effort;

use duel::duel;
use measure::{Habits, measure};

/// The habits of the document's player and of each personality, on the same dice.
struct Table {
    document: Habits,
    aggressive: Habits,
    cautious: Habits,
    runner: Habits,
    blocker: Habits,
}

impl Table {
    fn of(preset: &str, dice: u64) -> Self {
        let game = Parchis::preset(preset).expect("a shipped preset");
        let players = *game.players().end();
        let habits = |weights| measure(&game, players, &Rating::new(weights), dice, 1);
        Self {
            document: habits(RatingWeights::DOCUMENT),
            aggressive: habits(Personality::Aggressive.weights()),
            cautious: habits(Personality::Cautious.weights()),
            runner: habits(Personality::Runner.weights()),
            blocker: habits(Personality::Blocker.weights()),
        }
    }

    /// `of` of the first is at least `factor` times that of all the others.
    #[track_caller]
    fn most(of: fn(&Habits) -> f64, first: &Habits, factor: f64, others: &[&Habits]) {
        for other in others {
            assert!(of(first) >= factor * of(other), "{} is not above {}", of(first), of(other));
        }
    }

    /// Bounds at about half of the differences that 4 000 games show (`docs/parchis-players.md`).
    fn check(&self) {
        let Self { document, aggressive, cautious, runner, blocker } = self;
        let captures = Habits::captures;
        Self::most(captures, aggressive, 1.08, &[document, runner, blocker]);
        Self::most(captures, aggressive, 1.3, &[cautious]);
        Self::most(captures, document, 1.15, &[cautious]);
        Self::most(Habits::barriers, blocker, 1.15, &[document, aggressive, cautious, runner]);
        Self::most(Habits::barriers, blocker, 1.3, &[document, aggressive]);
        // The others take more risks than the cautious one, and lose more by them.
        let risk = Habits::risk;
        for other in [aggressive, runner, blocker] {
            Self::most(risk, other, 1.05, &[cautious]);
            Self::most(Habits::losses, other, 1.05, &[cautious]);
        }
        let first = Habits::first_goal;
        for other in [document, aggressive, cautious, blocker] {
            Self::most(first, other, 1.1, &[runner]);
        }
        // Nobody pays for a bent with more than half of the wins, or a fifth of the progress.
        for bent in [aggressive, cautious, runner, blocker] {
            Self::most(Habits::wins, bent, 0.5, &[document]);
            Self::most(Habits::progress, bent, 0.8, &[document]);
        }
    }
}

#[test]
fn personalities_differ_at_a_table_of_four() {
    Table::of("four", effort(120, 1000)).check();
}

#[test]
fn personalities_differ_with_two_colours_each() {
    Table::of("classic", effort(120, 1000)).check();
}

#[test]
fn reasons_of_personalities_and_levels_are_sound_under_every_preset() {
    for (name, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).expect("a shipped preset");
        let players = usize::from(*game.players().end());
        let bents = Personality::ALL.map(|bent| Rating::new(bent.weights()));
        let mut agents: Vec<_> = bents.iter().copied().cycle().take(players).collect();
        check_agent(&game, &mut agents, effort(3, 60), 7, 600);
        let chains = bents.map(|rating| Chain::new(rating.weights));
        let mut agents: Vec<_> = chains.iter().copied().cycle().take(players).collect();
        let cap = if name == "fast" { effort(20, 600) } else { 200 };
        check_agent(&game, &mut agents, effort(1, 10), 7, cap);
        for level in [Level::One, Level::Two, Level::Four] {
            check_agent(&game, &mut vec![level.player(); players], 1, 7, cap);
        }
        check_agent(&game, &mut vec![Level::Five.player(); players], 1, 7, effort(8, 200));
    }
}

#[test]
fn every_level_beats_the_one_below() {
    let game = Parchis::new(Rules::CLASSIC).expect("a shipped preset");
    for (lower, higher, least) in [
        // 2 000 games give 97, 98 and 86 %; see `docs/parchis-players.md`.
        (Level::One, Level::Two, 0.85),
        (Level::Two, Level::Three, 0.85),
        (Level::Three, Level::Four, 0.7),
    ] {
        let pairs = effort(60, 1000);
        let (share, _) = duel(&game, 2, &higher.player(), &lower.player(), pairs, 5).share();
        assert!(share > least, "{higher:?} wins {share} of its games against {lower:?}");
    }
    // With a hundredth of its nodes, so that it does not take minutes: 800 games give 73 ± 3 %, and
    // the bound is more than four deviations of 120 games below.
    let five = Expecti::new(Limit::Nodes(Expecti::NODES / 100));
    let (share, _) = duel(&game, 2, &five, &Level::Four.player(), effort(60, 1000), 5).share();
    assert!(share > 0.55, "Five wins {share} of its games against Four");
}
