//! How a turn goes: rolls, moves, bonuses, and whose turn is next.

use ludoteca_core::{Audience, EventSink, Seat};

use crate::state::Phase;
use crate::{Action, Event, Outcome, Parchis, State};

/// The sixes (or doubles) in a row that end a turn.
const TOO_MANY: u8 = 3;

impl Parchis {
    /// The dice have fallen.
    #[inline]
    pub(crate) fn roll(&self, state: &mut State, roll: Outcome, log: &mut impl EventSink<Event>) {
        let seat = state.on_turn;
        log.push(Audience::Table, Event::Rolled { seat, roll });
        if roll.repeats() {
            state.repeats += 1;
            if state.repeats == TOO_MANY {
                self.punish(state, log);
                end_turn(state, log);
                return;
            }
            state.again = true;
        }
        state.dice = roll.dice();
        self.use_dice(state, log);
    }

    /// The third 6 or double in a row sends the piece moved last home.
    #[cold]
    fn punish(&self, state: &mut State, log: &mut impl EventSink<Event>) {
        let seat = state.on_turn;
        log.push(Audience::Table, Event::ThirdInARow { seat });
        let Some(piece) = state.last_moved() else { return };
        let place = state.place(piece);
        let spot = self.board().spot(piece.colour(), place);
        if place <= self.board().track() {
            state.lift(self.board(), piece);
            log.push(Audience::Table, Event::SentHome { piece, from: spot });
        } else {
            log.push(Audience::Table, Event::Spared { piece, on: spot });
        }
    }

    /// The seat on turn has moved.
    #[inline]
    pub(crate) fn move_on(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl EventSink<Event>,
    ) {
        if state.bonus > 0 {
            state.bonus = 0;
        } else {
            self.use_up(state, action);
        }
        self.carry_out(state, action, log);
        let piece = action.piece();
        let in_goal = state.place(piece) == self.board().goal();
        if in_goal && self.has_finished(state, piece.colour()) && self.side_has_finished(state) {
            self.finish(state, log);
            return;
        }
        if state.bonus > 0 {
            let seat = state.on_turn;
            log.push(Audience::Table, Event::BonusGiven { seat, steps: state.bonus });
            state.movable = [self.movable_by_bonus(state, state.bonus), 0];
            if state.movable[0] != 0 {
                return;
            }
            log.push(Audience::Table, Event::BonusLost { seat, steps: state.bonus });
            state.bonus = 0;
        }
        if state.dice[0] == 0 {
            roll_is_over(state, log);
        } else {
            self.use_dice(state, log);
        }
    }

    /// Takes away the die, or the dice, that an action uses.
    #[inline]
    fn use_up(&self, state: &mut State, action: Action) {
        let [low, high] = state.dice;
        if high == 0 {
            state.dice = [0, 0];
            return;
        }
        let die = match action.steps() {
            None => 5,
            Some(steps) if self.is_die(state, action, low, steps) => low,
            Some(_) => high,
        };
        state.dice = if die == low {
            [high, 0]
        } else if die == high {
            [low, 0]
        } else {
            // Neither is a 5: their sum is.
            [0, 0]
        };
    }

    #[inline]
    fn is_die(&self, state: &State, action: Action, die: u8, steps: u8) -> bool {
        self.steps(state, action.piece().colour(), die) == steps
    }

    /// Goes on with the dice that are left, or with the next roll or turn when there are none
    /// or nothing can be done with them.
    #[inline]
    fn use_dice(&self, state: &mut State, log: &mut impl EventSink<Event>) {
        if state.dice[0] != 0 {
            state.movable = self.movable_by_dice(state);
            if state.movable != [0, 0] {
                state.phase = Phase::Moving;
                return;
            }
            let seat = state.on_turn;
            for die in std::mem::take(&mut state.dice).into_iter().filter(|&die| die != 0) {
                log.push(Audience::Table, Event::DieLost { seat, die });
            }
        }
        roll_is_over(state, log);
    }

    /// Whether all pieces of the seat on turn, and of its partner, are in the goal.
    fn side_has_finished(&self, state: &State) -> bool {
        let mut colours = self.table(state).side_colours(state.on_turn);
        colours.all(|colour| self.has_finished(state, colour))
    }

    /// The side on turn has brought everything home.
    #[cold]
    fn finish(&self, state: &mut State, log: &mut impl EventSink<Event>) {
        let table = self.table(state);
        let seats = || Seat::all(state.n_seats);
        let finished = |seat: &Seat| state.ranks[seat.idx()] > 0 && table.is_first_of_side(*seat);
        let n_finished = u8::try_from(seats().filter(finished).count()).unwrap_or(u8::MAX);
        let (winner, place) = (state.on_turn, n_finished + 1);
        for seat in Seat::all(state.n_seats) {
            if table.are_together(seat, winner) {
                state.ranks[seat.idx()] = place;
                log.push(Audience::Table, Event::Finished { seat, place });
            }
        }
        state.bonus = 0;
        if self.rules().places && place + 1 < table.n_sides {
            end_turn(state, log);
            return;
        }
        state.clear_turn();
        state.phase = Phase::Over;
        log.push(Audience::Table, Event::GameOver);
    }
}

/// Nothing is left of the roll: another one, or another turn.
#[inline]
fn roll_is_over(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.again {
        state.again = false;
        state.movable = [0, 0];
        state.phase = Phase::Rolling;
        log.push(Audience::Table, Event::RollsAgain { seat: state.on_turn });
    } else {
        end_turn(state, log);
    }
}

/// The next seat that has not finished rolls.
#[inline]
fn end_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    log.push(Audience::Table, Event::TurnEnded { seat: state.on_turn });
    state.clear_turn();
    loop {
        let next = state.on_turn.0 + 1;
        state.on_turn = Seat(if next == state.n_seats { 0 } else { next });
        if state.ranks[state.on_turn.idx()] == 0 {
            break;
        }
    }
    state.phase = Phase::Rolling;
}
