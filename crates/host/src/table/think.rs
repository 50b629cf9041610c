//! Computer players think, in a copy that is lent out.

use ludoteca_core::{Seat, Turn};

use super::{Table, Thinking};
use crate::library::check_agent;
use crate::play::{Mind, Move, Whereabouts};
use crate::wire::{Code, TableState};
use crate::{Change, Decider, Entry, PersonId, Play, Ponder, Refused, Sitter};

impl Table {
    /// A copy of the game to think in, when chance or a computer player moves next and nobody is
    /// thinking yet.
    pub fn lend(&mut self) -> Option<Play> {
        let book = self.book.as_ref()?;
        if matches!(self.thinking, Thinking::Out(_))
            || self.state() != TableState::Playing
            || self.awaits().is_some()
        {
            return None;
        }
        let whereabouts = Whereabouts::new();
        let mind = match std::mem::replace(&mut self.thinking, Thinking::Nowhere) {
            Thinking::Here(mind) => mind,
            Thinking::Nowhere | Thinking::Out(_) => {
                Mind { game: book.copy(), seated: vec![None; self.seats.len()], behind: Vec::new() }
            }
        };
        self.thinking = Thinking::Out(whereabouts.clone());
        self.lent += 1;
        Some(Play {
            mind,
            wanted: self.seats.iter().map(|it| it.agent().map(str::to_owned)).collect(),
            fallback: self.entry().default_agent(),
            cap: self.shared.game.default_cap(),
            taken: Vec::new(),
            failed: Vec::new(),
            whereabouts,
            number: self.lent,
        })
    }

    /// The computer player that is thinking now.
    pub fn thinker(&self) -> Option<Seat> {
        match &self.thinking {
            Thinking::Out(whereabouts) => whereabouts.seat(),
            Thinking::Nowhere | Thinking::Here(_) => None,
        }
    }

    /// Plays what was decided in a copy that comes back. One that was given up for lost changes
    /// nothing.
    pub fn take_back(&mut self, play: Play) -> Change {
        if play.number != self.lent || !matches!(self.thinking, Thinking::Out(_)) {
            return Change::default();
        }
        // Not at the table yet: the copy has taken these steps itself.
        self.thinking = Thinking::Nowhere;
        let mut steps = Vec::new();
        let mut sound = true;
        for step in play.taken {
            let Ok(step) = self.take(step, Decider::Computer) else {
                sound = false;
                break;
            };
            steps.push(step);
        }
        debug_assert!(sound, "a copy of the game plays like the game itself");
        if sound {
            self.thinking = Thinking::Here(play.mind);
        }
        let mut change = self.after(steps, Decider::Computer);
        for seat in play.failed {
            change.join(self.fail(seat, play.fallback));
        }
        change
    }

    /// Gives up on a copy that does not come back: a simple player takes over from whoever was
    /// thinking in it.
    pub fn lost(&mut self) -> Change {
        let Thinking::Out(whereabouts) = std::mem::replace(&mut self.thinking, Thinking::Nowhere)
        else {
            return Change::default();
        };
        self.lent += 1;
        let fallback = self.entry().default_agent();
        whereabouts.seat().map_or_else(Change::default, |seat| self.fail(seat, fallback))
    }

    /// A simple player takes over from a computer player that broke down.
    fn fail(&mut self, seat: Seat, fallback: &str) -> Change {
        if self.seats[seat.idx()].agent().is_none_or(|agent| agent == fallback) {
            return Change::default();
        }
        self.replace(seat, fallback);
        let entries = vec![Entry::Failed { seat, agent: fallback.to_owned() }];
        Change { entries, seats: true, failed: vec![seat], ..Change::default() }
    }

    pub(super) fn replace(&mut self, seat: Seat, by: &str) {
        match &mut self.seats[seat.idx()] {
            Sitter::Person { stand_in: Some(agent), .. } | Sitter::Computer { agent, .. } => {
                by.clone_into(agent);
            }
            Sitter::Open | Sitter::Person { stand_in: None, .. } => {}
        }
        self.label(seat);
    }

    /// What a strong player would do in place of a person who has to decide.
    ///
    /// # Errors
    /// It is not for them to decide now, or there is no such player.
    pub fn hint(
        &self,
        person: &PersonId,
        seat: Seat,
        agent: Option<&str>,
    ) -> Result<Ponder, Refused> {
        self.own_seat(person, seat)?;
        let book = self.playing()?;
        if book.turn() != Turn::Decide(seat) {
            return Err(self.refuse(Code::NotYourTurn, "it is not your turn"));
        }
        let agent = agent.unwrap_or_else(|| self.entry().rival());
        check_agent(self.entry(), agent, true)
            .map_err(|error| self.refuse(Code::UnknownAgent, error.to_string()))?;
        Ok(Ponder {
            game: book.copy(),
            seat,
            agent: agent.to_owned(),
            played: None,
            open: !self.entry().has_secrets(),
            chosen_only: false,
        })
    }

    /// Why a computer player decided what made this version of the game.
    ///
    /// # Errors
    /// No computer player did.
    pub fn why(&self, version: u32) -> Result<Ponder, Refused> {
        let missing =
            || self.refuse(Code::NoSuchMoment, "no computer player's decision made that version");
        let Some(book) = &self.book else {
            return Err(self.refuse(Code::Waiting, "the game has not begun"));
        };
        let step = self.numbering.step(version).map(|step| step as usize);
        let step = step.filter(|step| (1..=book.steps()).contains(step)).ok_or_else(missing)?;
        let told = book.retell(step - 1);
        let Some(Move::Play(seat, played)) = told.first().map(|step| read_step(&step.text)) else {
            return Err(missing());
        };
        let agent = self.seats.get(seat.idx()).and_then(Sitter::agent).ok_or_else(missing)?;
        let mut game = book.copy();
        game.rewind(step - 1);
        let (over, secrets) = (self.state() == TableState::Over, self.entry().has_secrets());
        Ok(Ponder {
            game,
            seat,
            agent: agent.to_owned(),
            played: Some(played),
            open: over || !secrets,
            chosen_only: secrets && !over,
        })
    }
}

/// A step in the notation of records.
pub(super) fn read_step(line: &str) -> Move {
    let (who, what) = line.split_once(' ').unwrap_or((line, ""));
    match who.parse() {
        Ok(seat) => Move::Play(Seat(seat), what.to_owned()),
        Err(_) => Move::Fall(what.to_owned()),
    }
}
