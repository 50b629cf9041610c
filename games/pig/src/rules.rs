//! The rules, as a [`Game`].

use std::ops::RangeInclusive;

use ludoteca_core::{Audience, Determinize, EventSink, Game, MAX_SEATS, Rng, Seat, Turn};

use crate::state::Phase;
use crate::{Action, Event, Face, Illegal, Options, OptionsError, RULES_VERSION, State, View};

/// The rules with their options fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pig {
    options: Options,
}

impl Pig {
    /// The rules with these options.
    ///
    /// # Errors
    /// When no game can be played with them.
    pub fn new(options: Options) -> Result<Self, OptionsError> {
        options.check().map(|()| Self { options })
    }

    /// The options.
    pub const fn options(&self) -> Options {
        self.options
    }
}

impl Game for Pig {
    const KEY: &'static str = "pig";
    const RULES_VERSION: u32 = RULES_VERSION;

    type State = State;
    type Action = Action;
    type Outcome = Face;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Illegal;

    fn start(&self, players: u8) -> State {
        debug_assert!(self.players().contains(&players), "{players} cannot play Pig");
        State::new(players)
    }

    fn players(&self) -> RangeInclusive<u8> {
        const { assert!(MAX_SEATS == 8) };
        2..=8
    }

    fn seats(&self, state: &State) -> u8 {
        state.n_seats
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deciding => Turn::Decide(state.to_move),
            Phase::Rolling => Turn::Chance,
            Phase::Won => Turn::Over,
        }
    }

    fn actions(&self, state: &State, out: &mut Vec<Action>) {
        // Two questions are cheaper than a second statement of the rules.
        let legal = |&action: &Action| self.check(state, action).is_ok();
        out.extend([Action::Roll, Action::Hold].into_iter().filter(legal));
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Face, u32)>) {
        if state.phase == Phase::Rolling {
            out.extend(Face::ALL.map(|face| (face, 1)));
        }
    }

    fn sample(&self, _: &State, rng: &mut Rng) -> Face {
        Face::sample(rng)
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.phase, action) {
            (Phase::Rolling, _) => Err(Illegal::DieIsRolling),
            (Phase::Won, _) => Err(Illegal::GameIsOver),
            (Phase::Deciding, Action::Hold) => Ok(()),
            (Phase::Deciding, Action::Roll) => {
                let (points, target) = (state.points_at_stake(), self.options.target);
                if points < target { Ok(()) } else { Err(Illegal::EnoughToWin { points, target }) }
            }
        }
    }

    fn play(&self, state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        debug_assert!(self.check(state, action).is_ok(), "{action} in {state:?}");
        match action {
            Action::Roll => state.phase = Phase::Rolling,
            Action::Hold => {
                let (seat, points) = state.end_turn();
                state.scores[seat.idx()] += points;
                let score = state.score(seat);
                log.push(Audience::Table, Event::Held { seat, points, score });
                if score >= self.options.target {
                    state.to_move = seat;
                    state.phase = Phase::Won;
                    log.push(Audience::Table, Event::Won { seat });
                }
            }
        }
    }

    fn resolve(&self, state: &mut State, face: Face, log: &mut impl EventSink<Event>) {
        debug_assert!(state.phase == Phase::Rolling, "{face} in {state:?}");
        log.push(Audience::Table, Event::Rolled { seat: state.to_move, face });
        if face.is_pig() {
            let (seat, points) = state.end_turn();
            log.push(Audience::Table, Event::TurnLost { seat, points });
        } else {
            state.turn_total += face.pips();
            state.phase = Phase::Deciding;
        }
    }

    fn view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View { game: self, state, seat }
    }

    fn turns_taken(&self, state: &State) -> u32 {
        state.turns_taken
    }

    fn default_cap(&self) -> u32 {
        10_000
    }

    fn scores(&self, state: &State, out: &mut [f32]) {
        for (seat, score) in Seat::all(state.n_seats).zip(out) {
            *score = match state.winner() {
                Some(winner) => f32::from(u8::from(seat == winner)),
                None => f32::from(state.score(seat)) / f32::from(self.options.target),
            };
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(self.options.target)
    }

    fn is_possible(&self, state: &State, _: Face) -> bool {
        state.phase == Phase::Rolling
    }
}

impl Determinize for Pig {
    /// Nothing is hidden, so the guess is the state itself.
    fn guess(&self, view: &View<'_>, _: &mut Rng) -> State {
        view.state.clone()
    }
}

#[cfg(test)]
mod tests;
