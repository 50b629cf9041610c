//! Positions as text, and what a player is to say about them.

use ludoteca_core::{Agent, Choice, Match, Turn};
use ludoteca_parchis::agents::Rating;
use ludoteca_parchis::{Action, Parchis, Position};

/// A candidate, and the rules that give it points.
pub(super) type Rated<'a> = (&'a str, &'a [(&'a str, f64)]);

/// What a player says about a position in JSON under the rules of a preset.
#[track_caller]
pub(super) fn ask<A: Agent<Parchis>>(
    preset: &str,
    position: &str,
    agent: &mut A,
) -> Choice<Action> {
    let game = Parchis::preset(preset).expect("a shipped preset");
    let position: Position = serde_json::from_str(position).expect("a position");
    let state = position.to_state(&game).expect("a position under these rules");
    let mut table = Match::new(&game, state, 1, 0);
    let Turn::Decide(seat) = ludoteca_core::Game::turn(&game, &state) else {
        panic!("nobody decides in {position:?}")
    };
    table.ask(seat, agent)
}

/// The document's player finds exactly these candidates with these terms, and chooses the one
/// that is named.
#[track_caller]
pub(super) fn check(preset: &str, position: &str, chosen: &str, rated: &[Rated<'_>]) {
    let choice = ask(preset, position, &mut Rating::default());
    for (weighed, (action, terms)) in choice.why.iter().zip(rated) {
        assert_eq!(weighed.action.to_string(), *action);
        let names =
            |terms: &[(&str, f64)]| terms.iter().map(|t| t.0.to_owned()).collect::<Vec<_>>();
        assert_eq!(names(&weighed.terms), names(terms), "{action}");
        for ((rule, found), (_, worked)) in weighed.terms.iter().zip(*terms) {
            assert!((found - worked).abs() < 1e-9, "{action}, {rule}: {found}, not {worked}");
        }
        let sum: f64 = terms.iter().map(|term| term.1).sum();
        assert!((weighed.value - sum).abs() < 1e-9, "{action}: {}, not {sum}", weighed.value);
    }
    let found: Vec<_> = choice.why.iter().map(|weighed| weighed.action.to_string()).collect();
    assert_eq!(found, rated.iter().map(|rated| rated.0).collect::<Vec<_>>(), "the candidates");
    assert_eq!(choice.action.to_string(), chosen);
}

/// The same under the rules `classic`, where yellow and red play against blue and green.
#[track_caller]
pub(super) fn classic(position: &str, chosen: &str, rated: &[Rated<'_>]) {
    check("classic", position, chosen, rated);
}

pub(super) const SAFE: &str = "1 reaches a safe square";
pub(super) const STANDS: &str = "2 stands on a safe square";
pub(super) const BEHIND_IT: &str = "2a enemies behind it";
pub(super) const SHARES: &str = "2b shares it with an enemy";
pub(super) const AHEAD: &str = "3 enemies to capture ahead";
pub(super) const BEHIND: &str = "3 enemies behind";
pub(super) const WAY: &str = "4 way behind it";
pub(super) const CAPTURES: &str = "5 captures an enemy";
pub(super) const CAPTURES_OWN: &str = "6 captures its own";
pub(super) const OUT_CAPTURES: &str = "7a comes out and captures an enemy";
pub(super) const OUT_CAPTURES_OWN: &str = "7b comes out and captures its own";
pub(super) const OUT_BALANCE: &str = "7c pieces out of both colours";
pub(super) const OUT_AHEAD: &str = "7d enemies to capture ahead";
pub(super) const OUT_BEHIND: &str = "7d enemies behind";
