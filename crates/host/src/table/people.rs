//! People come, go, speak and give up.

use ludoteca_core::Seat;

use super::Table;
use crate::person::clean_line;
use crate::wire::{Code, Said, TableState};
use crate::{Change, Entry, Person, PersonId, Refused, Sitter};

/// The most letters of what is said at once.
pub const MAX_SAID: usize = 280;
/// What was said lately: so many lines.
const CHAT: usize = 100;

impl Table {
    /// Somebody sits down, at a seat of their choice or at the first that is free; whoever has a
    /// seat already comes back to it. The game begins with the last open seat; `seed` is for its
    /// dice then.
    ///
    /// # Errors
    /// Nothing is free, or the deck that they bring cannot be played.
    pub fn sit(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        deck: Option<&str>,
        seed: u64,
    ) -> Result<Change, Refused> {
        let own = self.seats_of(&person.id).next().is_some();
        if self.book.is_some() {
            return if own {
                Ok(self.come_back(&person.id))
            } else {
                Err(self.refuse(Code::Begun, "the game has begun without you"))
            };
        }
        if own {
            return Ok(Change::default());
        }
        let free = |seat: &Seat| self.seats.get(seat.idx()) == Some(&Sitter::Open);
        let seat = match seat {
            Some(seat) => Some(seat).filter(free),
            None => (0..).map(Seat).take(self.seats.len()).find(free),
        };
        let seat = seat.ok_or_else(|| self.refuse(Code::Full, "no such seat is free"))?;
        if let Some(code) = deck {
            self.bring_deck(seat, code)?;
        }
        let mut change = self.do_sit(seat, person, deck);
        let begun = self.begin_if_full(seed);
        change.join(begun.map_err(|error| self.refuse(Code::BadPlan, error.to_string()))?);
        Ok(change)
    }

    pub(super) fn do_sit(&mut self, seat: Seat, person: &Person, deck: Option<&str>) -> Change {
        self.seats[seat.idx()] = Sitter::of(person);
        let entry = Entry::Sat {
            seat,
            person: person.id.clone(),
            name: person.name.clone(),
            deck: deck.map(str::to_owned),
        };
        Change { entries: vec![entry], seats: true, ..Change::default() }
    }

    /// A seat is open again; the deck that somebody had brought goes with them.
    pub(super) fn free(&mut self, seat: Seat) {
        self.seats[seat.idx()] = Sitter::Open;
        if self.brought[seat.idx()].take().is_some() {
            let reopened = self.open_with_decks();
            debug_assert!(reopened.is_ok(), "the plan was sound without the deck");
        }
    }

    /// Somebody goes: before the game their seats are open again, afterwards a computer player
    /// stands in until they are back.
    pub fn leave(&mut self, person: &PersonId) -> Change {
        let mut change = Change::default();
        let agent = self.entry().rival();
        let (begun, over) = (self.book.is_some(), self.state() == TableState::Over);
        for seat in self.seats_of(person).collect::<Vec<_>>() {
            if !begun {
                self.free(seat);
                change.entries.push(Entry::Left { seat });
            } else if !over && self.seats[seat.idx()].is_person_deciding() {
                change.entries.push(Entry::StoodIn { seat, agent: agent.to_owned() });
                self.stand_in(seat, Some(agent.to_owned()));
            }
        }
        change.seats = !change.entries.is_empty();
        change
    }

    /// Somebody is back: computer players that stood in for them get up.
    pub fn come_back(&mut self, person: &PersonId) -> Change {
        let mut change = Change::default();
        for seat in self.seats_of(person).collect::<Vec<_>>() {
            if !self.seats[seat.idx()].is_person_deciding() {
                change.entries.push(Entry::Back { seat });
                self.stand_in(seat, None);
            }
        }
        change.seats = !change.entries.is_empty();
        change
    }

    /// Somebody gives their seat to a computer player for good.
    ///
    /// # Errors
    /// It is not theirs, or no game is being played.
    pub fn resign(&mut self, person: &PersonId, seat: Seat) -> Result<Change, Refused> {
        self.own_seat(person, seat)?;
        self.playing()?;
        let agent = self.entry().rival().to_owned();
        self.give_up(seat, agent.clone());
        let entries = vec![Entry::Resigned { seat, agent }];
        Ok(Change { entries, seats: true, ..Change::default() })
    }

    /// A computer player decides for a person, or the person does again.
    pub(super) fn stand_in(&mut self, seat: Seat, agent: Option<String>) {
        if let Some(Sitter::Person { stand_in, .. }) = self.seats.get_mut(seat.idx()) {
            *stand_in = agent;
        }
        self.undoable = None;
        self.label(seat);
    }

    pub(super) fn give_up(&mut self, seat: Seat, agent: String) {
        let (name, was) = match &self.seats[seat.idx()] {
            Sitter::Person { name, owner, .. } => (Some(name.clone()), Some(owner.clone())),
            Sitter::Open | Sitter::Computer { .. } => (None, None),
        };
        self.seats[seat.idx()] = Sitter::Computer { agent, name, was };
        self.undoable = None;
        self.label(seat);
    }

    /// The record names who decides.
    pub(super) fn label(&mut self, seat: Seat) {
        if let (Some(book), Some(sitter)) = (&mut self.book, self.seats.get(seat.idx())) {
            let labelled = book.sit_person(seat, &sitter.label());
            debug_assert!(labelled.is_ok(), "the game has all seats of the table");
        }
    }

    /// Somebody says something to everybody; `at` is when, in seconds since 1970.
    ///
    /// # Errors
    /// There is nothing to read in it, or too much.
    pub fn say(&mut self, person: &Person, text: &str, at: u64) -> Result<Change, Refused> {
        let text = clean_line(text);
        if !(1..=MAX_SAID).contains(&text.chars().count()) {
            let expected = format!("expected 1 to {MAX_SAID} letters");
            return Err(self.refuse(Code::TooLong, expected));
        }
        let seat = self.seats_of(&person.id).next().map(|seat| seat.0);
        let (id, name) = (person.id.0.clone(), person.name.clone());
        let said = Said { person: id, name, seat, text, at };
        self.hear(said.clone());
        let entries = vec![Entry::Said(said.clone())];
        Ok(Change { entries, said: Some(said), ..Change::default() })
    }

    pub(super) fn hear(&mut self, said: Said) {
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back(said);
    }
}
