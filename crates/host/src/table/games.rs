//! The game goes on: decisions, what is taken back, and time that is over.

use ludoteca_catalog::MatchError;
use ludoteca_core::{Audience, Seat, Turn};
use serde_json::Value;

use super::{Table, Thinking};
use crate::play::Move;
use crate::wire::{Code, TableState, Then};
use crate::{Change, Decider, Entry, PersonId, Refused, TableStep};

impl Table {
    /// A person decides for a seat of theirs, having seen this version of the game.
    ///
    /// # Errors
    /// The reason why not; the table is then as it was.
    pub fn play(
        &mut self,
        person: &PersonId,
        seat: Seat,
        version: u32,
        action: &str,
    ) -> Result<Change, Refused> {
        self.own_seat(person, seat)?;
        self.may_decide(seat, version)?;
        let step = Move::Play(seat, action.to_owned());
        let step = self.take(step, Decider::Person).map_err(|fault| self.of_fault(fault))?;
        Ok(self.after(vec![step], Decider::Person))
    }

    /// Whether the person of a seat may decide now.
    fn may_decide(&self, seat: Seat, version: u32) -> Result<(), Refused> {
        let turn = self.playing()?.turn();
        if version != self.version {
            let text = format!("made for version {version}, this is version {}", self.version);
            return Err(self.refuse(Code::Stale, text));
        }
        if matches!(self.thinking, Thinking::Out(_)) {
            return Err(self.refuse(Code::Thinking, "a computer player is thinking"));
        }
        let away = !self.seats[seat.idx()].is_person_deciding();
        if turn != Turn::Decide(seat) || away {
            return Err(self.refuse(Code::NotYourTurn, "it is not your turn"));
        }
        Ok(())
    }

    /// Takes the last decision of a person back: nothing may have fallen since, nobody else may
    /// have moved, and no game in which seats have secrets allows it.
    ///
    /// # Errors
    /// The reason why not; the table is then as it was.
    pub fn undo(&mut self, person: &PersonId, seat: Seat, version: u32) -> Result<Change, Refused> {
        self.own_seat(person, seat)?;
        self.playing()?;
        if version != self.version {
            let text = format!("made for version {version}, this is version {}", self.version);
            return Err(self.refuse(Code::Stale, text));
        }
        if matches!(self.thinking, Thinking::Out(_)) {
            return Err(self.refuse(Code::Thinking, "a computer player is thinking"));
        }
        if !self.undoable.is_some_and(|(by, steps)| by == seat && steps > 0) {
            let text = "expected a last decision of your own, with nothing after it";
            return Err(self.refuse(Code::NothingToUndo, text));
        }
        self.take_last_back();
        let entries = vec![Entry::Undone {}];
        Ok(Change { entries, reset: true, ..Change::default() })
    }

    pub(super) fn take_last_back(&mut self) {
        let Some(book) = &mut self.book else { return };
        let steps = book.steps();
        book.rewind(steps.saturating_sub(1));
        self.version += 1;
        self.numbering.take_back(u32::try_from(steps).unwrap_or(u32::MAX), self.version);
        self.undoable = self.undoable.map(|(seat, steps)| (seat, steps.saturating_sub(1)));
        // It may have gone further than the game now has.
        self.thinking = Thinking::Nowhere;
    }

    /// The time of a seat is over that had to decide in this version: a computer player stands in,
    /// or the plainest decision is taken, as the plan says. `None` when it is no longer true.
    pub fn expired(&mut self, seat: Seat, version: u32) -> Option<Change> {
        let clock = self.plan.clock?;
        self.may_decide(seat, version).ok()?;
        match clock.then {
            Then::Computer => {
                let agent = self.entry().rival().to_owned();
                self.stand_in(seat, Some(agent.clone()));
                let entries = vec![Entry::StoodIn { seat, agent }];
                Some(Change { entries, seats: true, ..Change::default() })
            }
            Then::Pass => {
                let action = self.book.as_ref()?.plainest()?;
                let step = self.take(Move::Play(seat, action), Decider::Clock).ok()?;
                Some(self.after(vec![step], Decider::Clock))
            }
        }
    }

    /// What came of steps that one kind of decider made.
    pub(super) fn after(&self, steps: Vec<TableStep>, by: Decider) -> Change {
        let entry = |step: &TableStep| match step.by {
            Some(seat) => Entry::Played { seat, action: step.action.clone(), by },
            None => Entry::Fell { outcome: step.action.clone() },
        };
        let entries = steps.iter().map(entry).collect();
        Change { entries, steps, seats: self.state() == TableState::Over, ..Change::default() }
    }

    /// Takes one step in the game itself. The copy in which computer players think will hear of it.
    pub(super) fn take(&mut self, step: Move, by: Decider) -> Result<TableStep, StepFault> {
        let book = self.book.as_mut().ok_or(StepFault::NoGame)?;
        let (seat, action, news) = match &step {
            Move::Play(seat, action) => {
                let told = book.play(*seat, action).map_err(StepFault::Refused)?;
                (Some(*seat), action.clone(), told)
            }
            Move::Fall(expected) => {
                let (fell, told) = book.let_chance_fall().ok_or(StepFault::NoChance)?;
                if fell != *expected {
                    return Err(StepFault::OtherDice { expected: expected.clone(), fell });
                }
                (None, fell, told)
            }
        };
        if let Thinking::Here(mind) = &mut self.thinking {
            mind.behind.push(step);
        }
        Ok(self.count(seat, action, news, by))
    }

    /// Counts a step that the game has just taken.
    fn count(
        &mut self,
        by: Option<Seat>,
        action: String,
        news: Vec<(Audience, Value)>,
        decider: Decider,
    ) -> TableStep {
        self.version += 1;
        self.undoable = match (by, decider) {
            (Some(seat), Decider::Person) if !self.entry().has_secrets() => {
                let before = self.undoable.filter(|&(last, _)| last == seat);
                Some((seat, before.map_or(0, |(_, steps)| steps) + 1))
            }
            _ => None,
        };
        if let Some(last) = by.and_then(|seat| self.decided.get_mut(seat.idx())) {
            *last = self.version;
        }
        let public = by.is_some() || !self.entry().has_secrets();
        TableStep { version: self.version, by, action, news, public }
    }

    fn of_fault(&self, fault: StepFault) -> Refused {
        match fault {
            StepFault::Refused(MatchError::Illegal { why, text }) => {
                Refused { why: Some(why), ..self.refuse(Code::Illegal, text) }
            }
            StepFault::Refused(MatchError::Notation(text)) => self.refuse(Code::Notation, text),
            StepFault::Refused(MatchError::Refused(text)) => self.refuse(Code::NotYourTurn, text),
            other => self.refuse(Code::Broken, other.to_string()),
        }
    }
}

/// Why a step could not be taken.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(super) enum StepFault {
    #[error("there is no game yet")]
    NoGame,
    #[error(transparent)]
    Refused(MatchError),
    #[error("chance was to fall, but it is a seat's turn")]
    NoChance,
    #[error("the dice fell differently: expected {expected:?}, found {fell:?}")]
    OtherDice { expected: String, fell: String },
}
