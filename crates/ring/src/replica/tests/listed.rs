//! What is listed is what is accepted, in every state of many games.

use ludoteca_core::{Game as _, Purpose, Rng};
use ludoteca_monopoly::{Action, Outcome};

use super::*;
use crate::message::{CARDS, LOTS};
use crate::pilot::Pilot;

/// Everything that can be said in a game.
fn bodies() -> Vec<Body> {
    let mut all = vec![Body::Leave, Body::Victory, Body::Confirm(3)];
    all.push(Body::Count { profile: Profile::Safe, number: 0 });
    all.push(Body::Announce { profile: Profile::Safe, players: 3 });
    let dice = (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second]));
    all.extend(dice.flat_map(|dice| [true, false].map(|fine| Body::Roll { fine, dice })));
    for lot in (0..LOTS).map(Lot) {
        all.extend([Body::Propose, Body::Transfer, Body::Buy].map(|body| body(lot)));
        all.extend([Body::Sell, Body::Mortgage, Body::Lift].map(|body| body(lot)));
    }
    for deck in WireDeck::BOTH {
        all.extend((0..CARDS).map(|card| Body::Card { deck, card }));
    }
    all.extend((0..=50).map(Body::Answer));
    all
}

/// The choice that a body would be one of.
fn is_listed(replica: &Replica, listed: &[Choice], body: Body) -> bool {
    let among = |choice: &Choice| match (*choice, body) {
        (Choice::Roll { fine }, Body::Roll { fine: found, .. }) => fine == found,
        (Choice::Answer { most }, Body::Answer(share)) => share <= most,
        (Choice::Draw { deck }, Body::Card { deck: found, card }) => {
            let outcome = Outcome::Card(card);
            deck == found && replica.rules.game().is_possible(&replica.state, outcome)
        }
        (Choice::Say(said), body) => said == body,
        _ => false,
    };
    listed.iter().any(among)
}

/// What people are offered is what is listed, except for what sends itself.
fn as_actions(replica: &Replica, listed: &[Choice]) {
    let actions = replica.actions();
    let said: Vec<Choice> =
        actions.iter().map(|&action| replica.choice(action).expect("it is offered")).collect();
    for (action, choice) in actions.iter().zip(&said) {
        let known = match choice {
            Choice::Say(body @ Body::Answer(_)) => is_listed(replica, listed, *body),
            choice => listed.contains(choice),
        };
        assert!(known, "{action} in {replica:?}: {listed:?}");
    }
    let [only] = listed else {
        assert!(listed.iter().all(|choice| said.contains(choice)), "{actions:?} of {listed:?}");
        return;
    };
    assert_eq!(actions.is_empty(), !matches!(only, Choice::Answer { .. }), "{only:?}");
}

fn pilots(game: u64) -> Vec<Pilot> {
    let pilot = |seat: Seat| {
        let agent = Box::new(ludoteca_agents::Uniform::<Action>::new());
        let rng = |purpose| Rng::stream(5, game << 2 | u64::from(seat.0), purpose);
        Pilot::new(agent, rng(Purpose::Thinking(seat)), rng(Purpose::Chance))
    };
    Seat::all(3).map(pilot).collect()
}

#[test]
fn listed_is_accepted_and_accepted_is_listed_in_every_state() {
    let bodies = bodies();
    for game in 0..ludoteca_testkit::effort(2, 60) {
        let mut replica = Replica::new(RingRules::serial(), Profile::Safe, 3);
        let mut pilots = pilots(game);
        for _ in 0..250 {
            let Some(sender) = replica.sender() else { break };
            let listed = replica.choices();
            for &body in &bodies {
                let accepted = replica.message(body).is_ok();
                let known = is_listed(&replica, &listed, body);
                assert_eq!(accepted, known, "{body} in {replica:?}: {listed:?}");
            }
            as_actions(&replica, &listed);
            let body = pilots[sender.idx()].decide(&replica).expect("somebody has to send");
            let message = replica.message(body).unwrap();
            let (next, _) = replica.after(message).unwrap();
            assert_eq!(next.rules.game().audit(&next.state), Ok(()), "after {message}");
            assert_ne!(next.hash(), replica.hash(), "every message leaves a trace: {message}");
            replica = next;
        }
    }
}
