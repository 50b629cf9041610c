//! The player that looks ahead: against a naive search, within its allowance, and with reasons.

use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_core::{
    Agent as _, Allowance, Clock, Game as _, Limit, Match, NoWitness, Purpose, Rng, Thinking, Turn,
};
use ludoteca_parchis::agents::learn::{Course, Learner, Plan, Update};
use ludoteca_parchis::agents::value::{Chances, Weights, chances, shipped};
use ludoteca_parchis::agents::{Expecti, Random, Rating};
use ludoteca_parchis::{Action, Parchis, Rules, State};
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::effort;

const ENDLESS: Limit = Limit::Nodes(u64::MAX);

/// Positions in which a seat has at least two moves, from random games.
fn decisions(game: &Parchis, players: u8, n: usize, seed: u64) -> Vec<State> {
    let mut rng = Rng::stream(seed, u64::from(players), Purpose::Setup);
    let (mut found, mut actions) = (Vec::new(), Vec::new());
    let mut state = game.start(players);
    while found.len() < n {
        match game.turn(&state) {
            Turn::Over => state = game.start(players),
            Turn::Chance => {
                let roll = game.sample(&state, &mut rng);
                game.resolve(&mut state, roll, &mut ());
            }
            Turn::Decide(_) => {
                actions.clear();
                game.actions(&state, &mut actions);
                if actions.len() > 1 && rng.below(60) == 0 {
                    found.push(state);
                }
                let action = rng.pick(&actions).expect("who decides has a move");
                game.play(&mut state, action, &mut ());
            }
        }
    }
    found
}

fn listed(game: &Parchis, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    actions
}

/// The side of the seat on turn: partners sit opposite.
fn side(game: &Parchis, state: &State) -> usize {
    let seat = state.on_turn().idx();
    if game.rules().seating == ludoteca_parchis::Seating::Partners { seat % 2 } else { seat }
}

/// Expectimax as it is written in books, from the rules alone.
fn naive(game: &Parchis, state: &State, rolls: u32, width: usize) -> Chances {
    match game.turn(state) {
        Turn::Over => {
            let mut scores = [0.0; 8];
            game.scores(state, &mut scores);
            let mut chances = Chances::default();
            for seat in 0..usize::from(game.seats(state)) {
                let partners = game.rules().seating == ludoteca_parchis::Seating::Partners;
                chances[if partners { seat % 2 } else { seat }] += scores[seat];
            }
            chances
        }
        Turn::Chance if rolls == 0 => chances(game, state, shipped(game, state)),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let share = |weight: u32| f32::from(u8::try_from(weight).expect("at most 36"));
            let whole = share(outcomes.iter().map(|&(_, weight)| weight).sum());
            let mut mean = Chances::default();
            for (roll, weight) in outcomes {
                let mut next = *state;
                game.resolve(&mut next, roll, &mut ());
                let part = naive(game, &next, rolls - 1, width);
                for (mean, part) in mean.iter_mut().zip(part) {
                    *mean += part * share(weight) / whole;
                }
            }
            mean
        }
        Turn::Decide(_) => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let side = side(game, state);
            let value = |action: &Action, rolls| naive_after(game, state, *action, rolls, width);
            if rolls > 0 {
                let first = |action: &Action| -value(action, 0)[side];
                actions.sort_by(|one, other| first(one).total_cmp(&first(other)));
                actions.truncate(width);
            }
            let all = actions.iter().map(|action| value(action, rolls));
            let better = |best: Chances, next: Chances| {
                if next[side] > best[side] { next } else { best }
            };
            all.reduce(better).expect("who decides has a move")
        }
    }
}

fn naive_after(game: &Parchis, state: &State, action: Action, rolls: u32, width: usize) -> Chances {
    let mut next = *state;
    game.play(&mut next, action, &mut ());
    naive(game, &next, rolls, width)
}

#[test]
fn the_search_is_a_plain_expectimax() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).unwrap();
        for players in [*game.players().start(), *game.players().end()] {
            for (rolls, width, n) in [(0, 1, 30), (1, usize::MAX, 6), (2, 1, 1), (2, usize::MAX, 1)]
            {
                // Two dice have 21 rolls and twice the moves: three levels take too long.
                let too_long = rules.dice == 2 && rolls == 2;
                let n = if too_long { 0 } else { effort(n, 20 * n) };
                for state in decisions(&game, players, n, u64::from(rolls)) {
                    let expecti = Expecti::new(ENDLESS).at_most(rolls).with_width(width);
                    let view = game.view(&state, state.on_turn());
                    let ranked = expecti.ranked(&view, &mut Allowance::new(ENDLESS, None));
                    assert!(ranked.is_sorted_by(|one, other| one.1 >= other.1));
                    let mut actions: Vec<_> = ranked.iter().map(|ranked| ranked.0).collect();
                    actions.sort();
                    assert_eq!(actions, listed(&game, &state));
                    for (action, chance) in ranked {
                        let expected = naive_after(&game, &state, action, rolls, width);
                        let off = (chance - expected[side(&game, &state)]).abs();
                        assert!(off < 1e-5, "{action} {chance} {expected:?} in {state:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn reasons_add_up_under_every_preset() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).unwrap();
        for players in game.players() {
            let mut agents = vec![Expecti::new(Limit::Nodes(40)); players.into()];
            check_agent(&game, &mut agents, effort(1, 20), 5, effort(60, 2_000));
        }
    }
}

#[test]
fn nodes_repeat_and_are_not_exceeded() {
    // The first level is always finished, and charged to nobody: one node is enough to choose.
    let game = Parchis::default();
    for state in decisions(&game, 2, 10, 9) {
        let view = game.view(&state, state.on_turn());
        for nodes in [1, 50, 500, 3_000] {
            let think = || {
                let mut allowance = Allowance::new(Limit::Nodes(nodes), None);
                let ranked = Expecti::default().ranked(&view, &mut allowance);
                (ranked, allowance.spent())
            };
            assert_eq!(think(), think());
            assert!(think().1 <= nodes, "{} of {nodes}", think().1);
            assert_eq!(think().0.len(), listed(&game, &state).len(), "every move is ranked");
        }
    }
}

/// A clock that goes on by one millisecond whenever somebody looks.
#[derive(Debug, Default)]
struct Ticks(AtomicU64);

impl Clock for Ticks {
    fn millis(&self) -> u64 {
        self.0.fetch_add(1, Ordering::Relaxed)
    }
}

#[test]
fn it_stops_when_its_time_is_over() {
    let game = Parchis::default();
    let state = decisions(&game, 2, 1, 4)[0];
    let view = game.view(&state, state.on_turn());
    let (clock, mut rng) = (Ticks::default(), Rng::stream(1, 1, Purpose::Setup));
    let mut expecti = Expecti::new(Limit::Millis { millis: 5, nodes: 1_000 });
    let mut timed = Thinking::silent(&mut rng).by(Some(&clock));
    let action = expecti.choose(&view, &mut timed);
    assert_eq!(game.check(&state, action), Ok(()));
    assert!(clock.0.into_inner() <= 7, "it looked at the clock after its time was over");
    // Without a clock it is as if the nodes had been given.
    let untimed = expecti.choose(&view, &mut Thinking::silent(&mut rng));
    let mut counted = Expecti::new(Limit::Nodes(1_000));
    assert_eq!(untimed, counted.choose(&view, &mut Thinking::silent(&mut rng)));
}

/// Wins of `one` in games of both seats on the same dice.
fn wins(one: impl Fn() -> Expecti, other: &str, blocks: u64) -> f32 {
    type Player = Box<dyn ludoteca_core::Agent<Parchis>>;
    let game = Parchis::default();
    let mut wins = 0.0;
    for block in 0..blocks {
        for seat in 0..2 {
            let rival: Player =
                if other == "rating" { Box::<Rating>::default() } else { Box::new(Random) };
            let mut agents: Vec<Player> = vec![Box::new(one()), rival];
            agents.rotate_left(seat);
            let mut table = Match::new(&game, game.start(2), 77, block);
            table.run(&mut agents, 5_000, &mut NoWitness);
            let mut scores = [0.0; 2];
            game.scores(table.state(), &mut scores);
            wins += scores[seat];
        }
    }
    wins
}

#[test]
fn it_beats_the_rating_of_the_document_without_looking_ahead() {
    // Long series give 94 %: fewer than 80 of 100 would be more than five deviations below.
    let wins = wins(|| Expecti::default().at_most(0), "rating", 50);
    assert!(wins >= 80.0, "{wins} of 100");
}

/// Learns a little, the shares of each batch played in the order of the machine's liking.
fn learned(plan: &Plan, backwards: bool) -> Weights {
    let game = Parchis::default();
    let course = Course::new(&game, 2).expect("classic is for two");
    let mut learner = Learner::new(Weights::zero());
    for batch in 0..plan.batches() {
        let mut shares: Vec<_> = plan.shares(batch).enumerate().collect();
        if backwards {
            shares.reverse();
        }
        let teach = |(idx, games)| (idx, course.play(learner.weights(), plan, batch, games));
        let mut updates: Vec<(usize, Update)> = shares.into_iter().map(teach).collect();
        updates.sort_by_key(|&(idx, _)| idx);
        let mut whole = Update::default();
        for (_, update) in &updates {
            whole.merge(update);
        }
        learner.apply(&whole, plan.rate(batch));
    }
    learner.weights().clone()
}

#[test]
fn learning_does_not_depend_on_who_plays_which_games() {
    let plan = Plan { games: 48, batch: 24, ..Plan::default() };
    assert_eq!(learned(&plan, false), learned(&plan, true));
    let other = Plan { seed: 2, ..plan };
    assert_ne!(learned(&plan, false), learned(&other, false));
}

#[test]
fn a_few_games_teach_to_beat_random_moves() {
    let plan = Plan { games: 512, batch: 32, ..Plan::default() };
    let weights = learned(&plan, false);
    let wins = wins(|| Expecti::default().at_most(0).with_weights(weights.clone()), "random", 20);
    assert!(wins >= 38.0, "{wins} of 40");
}

#[test]
fn a_course_needs_a_number_of_players_that_the_rules_allow() {
    let game = Parchis::default();
    assert!(Course::new(&game, 2).is_some() && Course::new(&game, 4).is_none());
}
