//! What every agent keeps, whatever it plays.

use ludoteca_core::{Agent, Audience, Choice, Game, Match, Purpose, Rng, Seat, Thinking, Turn};

/// Plays `games` games of the series `seed` with one agent per seat, and asks each for its reasons.
///
/// An agent chooses what the rules accept, has its choice among what it weighed, gives finite
/// values whose terms sum to them, and chooses the same whether or not it is asked why.
///
/// # Panics
/// When an agent does not; the message names the game, seed, game number, seat and action.
#[track_caller]
pub fn check_agent<G: Game, A: Agent<G> + Clone>(
    game: &G,
    agents: &mut [A],
    games: u64,
    seed: u64,
    cap: u32,
) {
    let players = u8::try_from(agents.len()).expect("no table has more than 255 seats");
    for game_no in 0..games {
        agents.iter_mut().for_each(Agent::reset);
        let mut table = Match::new(game, game.start(players), seed, game_no);
        let stream = |seat| Rng::stream(seed, game_no, Purpose::Thinking(seat));
        let mut minds: Vec<Rng> = Seat::all(players).map(stream).collect();
        let mut log: Vec<(Audience, G::Event)> = Vec::new();
        loop {
            match game.turn(table.state()) {
                Turn::Over => break,
                Turn::Decide(_) if game.turns_taken(table.state()) >= cap => break,
                Turn::Chance => drop(table.let_chance_fall(&mut log)),
                Turn::Decide(seat) => {
                    let mind = &mut minds[seat.idx()];
                    let choice = ask(game, table.state(), seat, &mut agents[seat.idx()], mind);
                    let place = || format!("{}, seed {seed}, game {game_no}, seat {seat}", G::KEY);
                    let choice = choice.unwrap_or_else(|why| panic!("{}: {why}", place()));
                    if let Err(why) = table.play(seat, choice.action, &mut log) {
                        panic!("{}: {} is refused: {why}", place(), choice.action);
                    }
                }
            }
            for (seat, agent) in Seat::all(players).zip(agents.iter_mut()) {
                let heard = log.iter().filter(|(to, _)| to.includes(Some(seat)));
                heard.for_each(|(_, event)| agent.hear(event));
            }
            log.clear();
        }
    }
}

/// Asks twice, with and without reasons; both must lead to the same action.
fn ask<G: Game, A: Agent<G> + Clone>(
    game: &G,
    state: &G::State,
    seat: Seat,
    agent: &mut A,
    rng: &mut Rng,
) -> Result<Choice<G::Action>, String> {
    let view =
        if agent.sees_everything() { game.open_view(state, seat) } else { game.view(state, seat) };
    let mut silent_rng = rng.clone();
    let mut silently = Thinking::silent(&mut silent_rng);
    let silent = agent.clone().choose(&view, &mut silently);
    let mut thinking = Thinking::aloud(rng);
    let action = agent.choose(&view, &mut thinking);
    let choice = thinking.conclude(action);
    if silent != choice.action {
        return Err(format!("{silent} unless asked why, then {}", choice.action));
    }
    if !is_sound(&choice) {
        return Err(format!("the reasons are not sound: {choice:?}"));
    }
    Ok(choice)
}

fn is_sound<A: PartialEq>(choice: &Choice<A>) -> bool {
    let sums = choice.why.iter().all(|weighed| {
        let sum: f64 = weighed.terms.iter().map(|(_, value)| value).sum();
        let close = (sum - weighed.value).abs() <= 1e-9 * weighed.value.abs().max(1.0);
        weighed.value.is_finite() && (weighed.terms.is_empty() || close)
    });
    sums && choice.why.iter().any(|weighed| weighed.action == choice.action)
}
