//! A table with its players, for game after game.

use std::ops::ControlFlow;

use ludoteca_core::{
    Agent, Audience, Game, Header, MAX_SEATS, Match, NoWitness, Record, Seat, Step, Turn, Witness,
};
use serde_json::Value;

use crate::Shelved;
use crate::game::Opened;

/// Which game of a series to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The seed of the series.
    pub seed: u64,
    /// The number of the random streams: games of the same number fall on the same dice.
    pub number: u64,
    /// By how many seats the players are moved: seat `i` has player `i + rotation`, counted round.
    pub rotation: usize,
    /// The turns after which the game is given up.
    pub cap: u32,
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// Whether it ended; otherwise it reached its cap.
    pub finished: bool,
    /// Turns of all seats together.
    pub turns: u32,
    /// Decisions and chance outcomes together.
    pub steps: u64,
    /// The scores by seat.
    pub scores: [f32; MAX_SEATS],
}

/// A table with its players. Playing allocates nothing once it is warm.
pub trait AnyTable: Send {
    /// Plays one game.
    fn play(&mut self, deal: &Deal) -> Played;
    /// Plays the same game, and writes down what was played.
    fn record(&mut self, deal: &Deal) -> (Played, String);
    /// Plays the same game and shows every event as JSON, until `watch` has seen enough.
    fn follow(&mut self, deal: &Deal, watch: &mut dyn FnMut(&Value) -> ControlFlow<()>);
}

/// What a table needs besides its players.
pub(crate) struct Seating<'g, G: Shelved> {
    pub(crate) open: &'g Opened<G>,
    pub(crate) state: G::State,
    /// The names of the players, for records.
    pub(crate) names: Vec<String>,
    /// The position it starts from, for records, when it is not the game's own beginning.
    pub(crate) start: Option<String>,
}

/// A table at which all players have the type `A`.
pub(crate) struct Table<'g, G: Shelved, A> {
    seating: Seating<'g, G>,
    game: Match<'static, G>,
    agents: Vec<A>,
    rotation: usize,
}

impl<'g, G: Shelved, A: Agent<G>> Table<'g, G, A> {
    pub(crate) fn new(seating: Seating<'g, G>, agents: Vec<A>) -> Self {
        let game = seating.open.start_match(seating.state.clone(), 0, 0);
        Self { seating, game, agents, rotation: 0 }
    }

    /// Moves the players to their seats for a new game.
    fn deal(&mut self, deal: &Deal) {
        let seats = self.agents.len();
        let rotation = deal.rotation % seats;
        self.agents.rotate_left((rotation + seats - self.rotation) % seats);
        self.rotation = rotation;
        self.agents.iter_mut().for_each(A::reset);
        self.game.restart(&self.seating.state, deal.seed, deal.number);
    }

    fn run(&mut self, deal: &Deal, witness: &mut impl Witness<G>) -> Played {
        self.deal(deal);
        let seats = self.agents.len();
        let ending = self.game.run(&mut self.agents, deal.cap, witness);
        let mut scores = [0.0; MAX_SEATS];
        self.game.game().scores(self.game.state(), &mut scores[..seats]);
        let (turns, steps) = (ending.turns, ending.steps);
        Played { finished: ending.finished, turns, steps, scores }
    }
}

impl<G: Shelved, A: Agent<G>> AnyTable for Table<'_, G, A> {
    fn play(&mut self, deal: &Deal) -> Played {
        self.run(deal, &mut NoWitness)
    }

    fn record(&mut self, deal: &Deal) -> (Played, String) {
        let mut steps = Steps(Vec::new());
        let played = self.run(deal, &mut steps);
        let mut seats = self.seating.names.clone();
        seats.rotate_left(self.rotation);
        let header = Header {
            seed: Some(deal.seed),
            start: self.seating.start.clone(),
            ..self.seating.open.header(seats)
        };
        (played, Record::<G> { header, steps: steps.0 }.to_text())
    }

    fn follow(&mut self, deal: &Deal, watch: &mut dyn FnMut(&Value) -> ControlFlow<()>) {
        self.deal(deal);
        let game: &G = &self.seating.open.game;
        let mut events = Vec::new();
        loop {
            match game.turn(self.game.state()) {
                Turn::Over => return,
                Turn::Decide(_) if game.turns_taken(self.game.state()) >= deal.cap => return,
                Turn::Decide(seat) => {
                    let action = self.game.ask(seat, &mut self.agents[seat.idx()]).action;
                    if let Err(refused) = self.game.play(seat, action, &mut events) {
                        unreachable!("an agent chose {action}: {refused}");
                    }
                }
                Turn::Chance => {
                    self.game.let_chance_fall(&mut events);
                }
            }
            for (seat, agent) in (0..).map(Seat).zip(&mut self.agents) {
                if agent.listens() {
                    let heard = events.iter().filter(|(to, _)| to.includes(Some(seat)));
                    heard.for_each(|(_, event)| agent.hear(event));
                }
            }
            for (_, event) in events.drain(..) {
                if watch(&G::write_event(&event)).is_break() {
                    return;
                }
            }
        }
    }
}

/// Writes down every step.
struct Steps<G: Game>(Vec<Step<G>>);

impl<G: Game> Witness<G> for Steps<G> {
    const EVENTS: bool = false;

    fn step(&mut self, _: &G::State, step: Step<G>, _: &[(Audience, G::Event)]) {
        self.0.push(step);
    }
}
