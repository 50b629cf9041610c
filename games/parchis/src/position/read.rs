//! From a position to a state.

use ludoteca_core::{Game as _, Seat};

use super::{Position, PositionFault};
use crate::state::Phase;
use crate::{Colour, MAX_COLOURS, PIECES, Parchis, Spot, State};

impl Position {
    /// The state that this is the picture of.
    ///
    /// # Errors
    /// Everything that is wrong with the position under the rules of the game.
    pub fn to_state(&self, game: &Parchis) -> Result<State, Vec<PositionFault>> {
        let (fewest, most) = game.players().into_inner();
        let seats = self.seats.unwrap_or(most);
        if !game.players().contains(&seats) {
            return Err(vec![PositionFault::Seats { fewest, most, found: seats }]);
        }
        let mut reader = Reader { game, state: State::empty(seats), faults: Vec::new() };
        reader.read_pieces(self);
        reader.read_order(self);
        reader.read_finished(self);
        reader.read_turn(self);
        reader.give()
    }
}

/// A state in the making, and all that was found wrong.
struct Reader<'g> {
    game: &'g Parchis,
    state: State,
    faults: Vec<PositionFault>,
}

impl Reader<'_> {
    fn must(&mut self, holds: bool, fault: impl FnOnce() -> PositionFault) -> bool {
        if !holds {
            self.faults.push(fault());
        }
        holds
    }

    fn read_pieces(&mut self, position: &Position) {
        let (game, board) = (self.game, self.game.board());
        for colour in (0..).map(Colour).take(MAX_COLOURS) {
            let spots = position.pieces(colour);
            let found = spots.len();
            self.must(found <= PIECES, || PositionFault::TooManyPieces { colour, found });
            let all_home = spots.iter().all(|&spot| spot == Spot::Home);
            let plays = game.table(&self.state).owner(colour).is_some();
            if !self.must(plays || all_home, || PositionFault::NobodyPlays { colour }) {
                continue;
            }
            for (piece, &spot) in colour.pieces().zip(spots).filter(|&(_, &s)| s != Spot::Home) {
                let Some(place) = board.place_of(colour, spot) else {
                    self.faults.push(PositionFault::NotOnPath { piece, spot });
                    continue;
                };
                let has_room = match board.square(colour, place) {
                    Some(square) => self.state.full >> (square.0 - 1) & 1 == 0,
                    None => spot == Spot::Goal || self.state.count(colour, place) < 2,
                };
                if self.must(has_room, || PositionFault::TooManyOn { spot }) {
                    self.state.put(board, piece, place);
                }
            }
        }
        let mixed = self.state.full & !self.state.pairs & !game.safe_squares().0;
        for idx in (0..board.ring()).filter(|idx| mixed >> idx & 1 == 1) {
            let spot = Spot::Ring(crate::Square(idx + 1));
            self.faults.push(PositionFault::TwoColours { spot });
        }
    }

    fn read_order(&mut self, position: &Position) {
        let mut named = position.came_last.clone();
        self.state.lower_came_last = 0;
        let strangers: Vec<_> = self.game.strangers(&self.state).collect();
        for (start, lower, higher) in strangers {
            let named_here = named.iter().position(|&piece| piece == lower || piece == higher);
            if named_here.map(|idx| named.remove(idx)) == Some(lower) {
                self.state.lower_came_last |= 1 << start.0;
            }
        }
        self.faults.extend(named.into_iter().map(|piece| PositionFault::CameLast { piece }));
    }

    fn read_finished(&mut self, position: &Position) {
        let game = self.game;
        let table = *game.table(&self.state);
        let mut place = 0;
        let unnamed = Seat::all(self.state.n_seats);
        let named = position.finished.iter().map(|&seat| (seat, true));
        for (seat, is_named) in named.chain(unnamed.map(|seat| (seat, false))) {
            let done = seat.0 < self.state.n_seats
                && self.state.rank(seat).is_none()
                && table.side_colours(seat).all(|colour| game.has_finished(&self.state, colour));
            if done {
                place += 1;
                for other in Seat::all(self.state.n_seats) {
                    if table.are_together(seat, other) {
                        self.state.ranks[other.idx()] = place;
                    }
                }
            } else if is_named {
                self.faults.push(PositionFault::NotFinished { seat });
            }
        }
        let left = table.n_sides - place;
        if if game.rules().places { left <= 1 } else { place > 0 } {
            self.state.phase = Phase::Over;
        }
    }

    fn read_turn(&mut self, position: &Position) {
        let rules = *self.game.rules();
        let seat = position.on_turn;
        self.state.turns_taken = position.turns;
        if !self.must(seat.0 < self.state.n_seats, || PositionFault::NoSuchSeat { seat }) {
            return;
        }
        self.state.on_turn = seat;
        let is_over = self.state.is_over();
        let has_finished = self.state.rank(seat).is_some();
        self.must(is_over || !has_finished, || PositionFault::HasFinished { seat });
        self.read_dice(position);
        let bonus = position.bonus;
        let given = bonus == 0 || rules.bonuses && matches!(bonus, 10 | 20);
        self.must(given, || PositionFault::Bonus { found: bonus });
        let is_unused = self.state.unused_dice() == rules.dice;
        let dice = || position.dice.clone();
        self.must(bonus == 0 || !is_unused, || PositionFault::BonusBesideDice {
            bonus,
            dice: dice(),
        });
        self.state.bonus = bonus;
        let repeats = position.repeats.max(u8::from(self.state.again));
        self.must(repeats < 3, || PositionFault::Repeats { found: repeats });
        self.state.repeats = repeats;
        let busy = bonus != 0 || self.state.dice != [0, 0];
        if let Some(piece) = position.last_moved {
            let owner = self.game.table(&self.state).owner(piece.colour());
            let table = self.game.table(&self.state);
            let own = owner.is_some_and(|owner| table.are_together(owner, seat));
            let can = own && self.state.place(piece) != 0;
            self.must(can, || PositionFault::LastMoved { piece });
            // Of sixes and doubles that came before anything may have moved.
            let had_rolls = repeats > u8::from(is_unused && self.state.again);
            let may = had_rolls || busy && !is_unused;
            self.must(may, || PositionFault::NotMovedYet { piece });
            self.state.last_moved = piece.byte();
        }
        if is_over {
            let idle = !busy && repeats == 0 && position.last_moved.is_none();
            self.must(idle, || PositionFault::IsOver);
        } else if busy {
            self.state.phase = Phase::Moving;
        } else {
            self.state.again = false;
        }
    }

    fn read_dice(&mut self, position: &Position) {
        let most = usize::from(self.game.rules().dice);
        let mut dice = position.dice.clone();
        dice.sort_unstable();
        let sound = dice.len() <= most && dice.iter().all(|die| (1..=6).contains(die));
        self.must(sound, || PositionFault::Dice { most, found: position.dice.clone() });
        let repeats = match dice[..] {
            [6] => most == 1,
            [low, high] => low == high,
            _ => false,
        };
        let is_whole = sound && dice.len() == most;
        self.must(!is_whole || repeats || !position.again, || PositionFault::NotAgain {
            dice: position.dice.clone(),
        });
        if sound {
            for (place, die) in self.state.dice.iter_mut().zip(dice) {
                *place = die;
            }
        }
        self.state.again = position.again || repeats;
    }

    /// The state, if nothing is wrong with it.
    fn give(mut self) -> Result<State, Vec<PositionFault>> {
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        if self.state.phase == Phase::Moving {
            let bonus = self.state.bonus;
            self.state.movable = if bonus > 0 {
                [self.game.movable_by_bonus(&self.state, bonus), 0]
            } else {
                self.game.movable_by_dice(&self.state)
            };
            if self.state.movable == [0, 0] {
                return Err(vec![PositionFault::NothingToMove]);
            }
        }
        match self.game.audit(&self.state) {
            Ok(()) => Ok(self.state),
            Err(what) => Err(vec![PositionFault::Audit(what)]),
        }
    }
}
