//! Whatever a computer player says that it weighed has its words.

use std::collections::BTreeSet;

use ludoteca_catalog::{AgentEntry, GAMES, GameEntry, Start, Values};
use ludoteca_core::{Seat, Turn};
use ludoteca_testkit::effort;
use ludoteca_words::{Lang, Words};

use crate::table::open;

/// The names of an agent with each of its switches, thinking as little as it can.
fn names(agent: &AgentEntry) -> Vec<String> {
    let name = agent.name;
    let mut names = vec![name.to_owned()];
    for parameter in agent.parameters {
        match parameter.values {
            Values::Words(words) => {
                names.extend(
                    words[1..].iter().map(|word| format!("{name}:{}={word}", parameter.name)),
                );
            }
            Values::Number { .. } if parameter.name == "nodes" => {
                names = vec![format!("{name}:nodes=200")];
            }
            Values::Number { .. } => {}
        }
    }
    names
}

/// Every term that an agent utters in some games.
fn terms(game: &dyn GameEntry, agent: &str) -> BTreeSet<&'static str> {
    let mut terms = BTreeSet::new();
    for rules in game.presets() {
        let opened = open(game.key(), rules);
        let players = opened.usual_players();
        let names = vec![agent.to_owned(); players];
        for seed in 0..effort(2, 20) {
            let mut at = opened.begin(names.clone(), &Start::players(players), seed).unwrap();
            for seat in (0..).map(Seat).take(players) {
                at.sit(seat, agent).unwrap();
            }
            for _ in 0..effort(300, 3_000) {
                match at.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        at.let_chance_fall().unwrap();
                    }
                    Turn::Decide(seat) => {
                        let decision = at.ask().unwrap();
                        let said = decision.why.iter().flat_map(|reason| &reason.terms);
                        terms.extend(said.map(|(term, _)| *term));
                        at.play(seat, &decision.action).unwrap();
                    }
                }
            }
        }
    }
    terms
}

#[test]
fn every_term_has_words() {
    let words = Words::new(Lang::Spanish);
    let mut uttered = BTreeSet::new();
    for game in GAMES {
        for agent in game.agents().iter().flat_map(names) {
            let terms = terms(*game, &agent);
            let missing: Vec<_> = terms.iter().filter(|term| words.term(term) == **term).collect();
            assert!(missing.is_empty(), "{agent} of {} says {missing:?}", game.key());
            uttered.extend(terms);
        }
    }
    assert!(uttered.len() > 110, "{}", uttered.len());
}
