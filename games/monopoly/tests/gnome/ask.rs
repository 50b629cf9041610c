//! Asking a gnome what it would do in a position.

use ludoteca_core::{Agent as _, Choice, Game as _, Purpose, Rng, Seat, Thinking};
use ludoteca_monopoly::agents::Gnome;
use ludoteca_monopoly::agents::gnome::Kind;
use ludoteca_monopoly::{Action, Monopoly, Phase, Position};

use super::table::{Table, position, table};

/// What a gnome of a kind does in this position, in notation.
#[track_caller]
pub(crate) fn does(kind: Kind, t: &Table) -> String {
    why(&mut Gnome::new(kind), t).action.to_string()
}

/// What `gnome-a` does in this position.
#[track_caller]
pub(crate) fn a_does(t: &Table) -> String {
    does(Kind::A, t)
}

/// A gnome's choice with its reasons; it is one that the rules accept.
#[track_caller]
pub(crate) fn why(gnome: &mut Gnome, t: &Table) -> Choice<Action> {
    let seat = Seat(t.decides());
    let mut rng = Rng::stream(1, 0, Purpose::Thinking(seat));
    let mut thinking = Thinking::aloud(&mut rng);
    let action = gnome.choose(&t.game.view(&t.state, seat), &mut thinking);
    let choice = thinking.conclude(action);
    assert_eq!(t.game.check(&t.state, action), Ok(()), "{action}");
    assert!(choice.why.iter().any(|weighed| weighed.action == action), "{choice:?}");
    choice
}

/// The terms that were noted for the choice.
#[track_caller]
pub(crate) fn terms(kind: Kind, t: &Table) -> Vec<(&'static str, f64)> {
    let choice = why(&mut Gnome::new(kind), t);
    let weighed = choice.why.into_iter().find(|weighed| weighed.action == choice.action);
    weighed.expect("the choice is among what was weighed").terms
}

/// The first player stands on an unowned lot.
pub(crate) fn buying(preset: &str, players: &[&str]) -> Table {
    let game = Monopoly::preset(preset).expect("a shipped preset");
    table(game, &Position { phase: Phase::Buying, ..position(players) })
}

/// The next to bid for what the first player has declined, after these bids.
pub(crate) fn bidding(preset: &str, players: &[&str], bids: &str) -> Table {
    let mut t = buying(preset, players);
    t.play("decline");
    t.play(bids);
    t
}
