//! Games that are over: looked at, played again, and played on.

use ludoteca_catalog::AnyMatch;
use ludoteca_core::{Seat, Turn};

use super::Table;
use crate::wire::{Code, Plan, SeatPlan, TableState, Visibility};
use crate::{Change, Entry, Person, PersonId, Refused, Reviewer, Sitter};

impl Table {
    fn over(&self) -> Result<&dyn AnyMatch, Refused> {
        match (&self.book, self.state()) {
            (Some(book), TableState::Over) => Ok(&**book),
            _ => Err(self.refuse(Code::NotOver, "the game is not over yet")),
        }
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// It is not over.
    pub fn record(&self) -> Result<String, Refused> {
        self.over().map(AnyMatch::save)
    }

    /// Somebody to look back at a game that is over.
    ///
    /// # Errors
    /// It is not over.
    pub fn reviewer(&self) -> Result<Reviewer, Refused> {
        let game = self.over()?.copy();
        let versions = self.steps_after(0);
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        Ok(Reviewer { game, steps: versions, seats, names: self.names() })
    }

    /// The number of steps that led to a version.
    fn moment(&self, version: u32) -> Result<usize, Refused> {
        let most = self.over()?.steps();
        let step = self.numbering.step(version).map(|step| step as usize);
        let missing = || self.refuse(Code::NoSuchMoment, "there is no such moment in this game");
        step.filter(|&step| step <= most).ok_or_else(missing)
    }

    /// The game as it stood at a version, once it is over, with nothing hidden.
    ///
    /// # Errors
    /// It is not over, or there was no such moment.
    pub fn at(&self, version: u32) -> Result<Box<dyn AnyMatch>, Refused> {
        let steps = self.moment(version)?;
        let mut game = self.over()?.copy();
        game.rewind(steps);
        Ok(game)
    }

    /// The plan of a rematch, with the seats moved on by one, and who sits at those that are open.
    ///
    /// # Errors
    /// The game is not over.
    pub fn rematch_plan(&self) -> Result<(Plan, Vec<(Seat, Person)>), Refused> {
        self.over()?;
        let mut plan = self.plan_with_decks();
        let mut sitters = self.seats.clone();
        sitters.rotate_left(1);
        let rotate = |list: &mut Option<Vec<String>>| {
            if let Some(list) = list {
                list.rotate_left(1);
            }
        };
        rotate(&mut plan.tokens);
        rotate(&mut plan.colours);
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        if self.shared.game.seat_colours(seats).is_some() {
            plan.colours = None;
        }
        if let Some(decks) = &mut plan.decks {
            decks.rotate_left(1);
        }
        let mut people = Vec::new();
        let mut seat_plans = Vec::new();
        for (seat, sitter) in (0..).map(Seat).zip(sitters) {
            seat_plans.push(match sitter {
                // Whoever gave up may want to play again.
                Sitter::Computer { was: Some(id), name: Some(name), .. }
                | Sitter::Person { owner: id, name, .. } => {
                    people.push((seat, Person { id, name }));
                    SeatPlan::Open {}
                }
                Sitter::Computer { agent, name, .. } => SeatPlan::Computer { agent, name },
                Sitter::Open => SeatPlan::Open {},
            });
        }
        plan.seats = seat_plans;
        Ok((plan, people))
    }

    /// The table of the rematch, once somebody asked for one.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Remembers the table of the rematch, so that whoever asks next gets the same.
    pub fn set_rematch(&mut self, table: &str) -> Change {
        self.rematch = Some(table.to_owned());
        let entries = vec![Entry::Rematch { table: table.to_owned() }];
        Change { entries, seats: true, ..Change::default() }
    }

    /// The plan and the record with which somebody plays on alone from a moment of a game that is
    /// over: with their own seats, or those of whoever had to decide, against computer players.
    ///
    /// # Errors
    /// It is not over, or there was no such moment.
    pub fn branch(
        &self,
        person: &PersonId,
        version: u32,
        seed: u64,
    ) -> Result<(Plan, String), Refused> {
        let steps = self.moment(version)?;
        let game = self.over()?.branch(steps, seed);
        let mut own: Vec<Seat> = self.seats_of(person).collect();
        if own.is_empty() {
            own.push(if let Turn::Decide(seat) = game.turn() { seat } else { Seat(0) });
        }
        let seat_plan = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person { name, .. } if own.contains(&seat) && seat != own[0] => {
                SeatPlan::Person { name: name.clone() }
            }
            _ if own.contains(&seat) => SeatPlan::Me {},
            Sitter::Computer { agent, name, .. } => {
                SeatPlan::Computer { agent: agent.clone(), name: name.clone() }
            }
            Sitter::Person { .. } | Sitter::Open => {
                SeatPlan::Computer { agent: self.entry().rival().to_owned(), name: None }
            }
        };
        let mut plan = self.plan.clone();
        plan.seats = (0..).map(Seat).zip(&self.seats).map(seat_plan).collect();
        plan.visibility = Visibility::Link;
        plan.clock = None;
        Ok((plan, game.save()))
    }
}
