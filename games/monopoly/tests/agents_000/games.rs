//! Whole games: legal, explained, the same whether asked why or not, and repeatable.

use ludoteca_core::{Agent, Game as _, Match, NoWitness, Thinking};
use ludoteca_monopoly::agents::{PseudoRandom, RuleBased};
use ludoteca_monopoly::{Action, Monopoly, Rules, View};
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::effort;

/// Either player, for mixed tables.
#[derive(Clone)]
enum Anyone {
    Rules(RuleBased),
    Random(Box<PseudoRandom>),
}

impl Agent<Monopoly> for Anyone {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match self {
            Self::Rules(agent) => agent.choose(view, thinking),
            Self::Random(agent) => agent.choose(view, thinking),
        }
    }

    fn reset(&mut self) {
        match self {
            Self::Rules(agent) => agent.reset(),
            Self::Random(agent) => agent.reset(),
        }
    }
}

fn mixed() -> Vec<Anyone> {
    let rules = || Anyone::Rules(RuleBased::default());
    let random = || Anyone::Random(Box::default());
    vec![rules(), random(), rules(), random()]
}

/// The presets, and rules under which buildings run out.
fn games() -> Vec<Monopoly> {
    let preset = |name: &str| Monopoly::preset(name).expect("a shipped preset");
    let mut games: Vec<Monopoly> = Rules::PRESETS.iter().map(|(name, ..)| preset(name)).collect();
    for name in ["official", "street-masters"] {
        let game = preset(name);
        let tight = [
            Rules { houses: 6, hotels: 2, ..*game.rules() },
            Rules { even_building: false, houses: 12, ..game.rules().short() },
        ];
        games.extend(tight.map(|rules| game.with_rules(rules).expect("sound rules")));
    }
    games
}

fn check<A: Agent<Monopoly> + Clone>(agents: &[A]) {
    for (n, game) in (0..).zip(games()) {
        check_agent(&game, &mut agents.to_vec(), effort(15, 400), n, 500);
    }
}

#[test]
fn rules_players_keep_the_law_of_agents() {
    check(&vec![RuleBased::default(); 4]);
    check(&vec![RuleBased::default(); 2]);
}

#[test]
fn random_players_keep_the_law_of_agents() {
    check(&vec![PseudoRandom::default(); 4]);
    check(&vec![PseudoRandom::default(); 2]);
}

#[test]
fn mixed_tables_keep_the_law_of_agents() {
    check(&mixed());
}

#[test]
fn a_game_repeats_once_the_last_one_is_forgotten() {
    for game in games() {
        let play = |agents: &mut [Anyone], game_no| {
            agents.iter_mut().for_each(Agent::reset);
            let mut table = Match::new(&game, game.start(4), 3, game_no);
            let ending = table.run(agents, 300, &mut NoWitness);
            (table.state().clone(), ending)
        };
        let first = play(&mut mixed(), 1);
        let mut used = mixed();
        let other = play(&mut used, 2);
        assert_ne!(first, other, "another game number, another game");
        assert_eq!(first, play(&mut used, 1));
    }
}
