//! Who is connected: somebody who comes back takes over from their own older connection.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ludoteca_host::PersonId;
use tokio::sync::{broadcast, oneshot};

/// Lines of the lobby that may wait for a connection; older ones are not heard any more.
const UNHEARD: usize = 64;

/// The connection of each person, and what they say to each other in the lobby.
#[derive(Debug)]
pub(super) struct Guests {
    book: Mutex<Book>,
    lobby: broadcast::Sender<Line>,
}

/// A line that somebody said in the lobby.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) author: String,
    pub(super) text: String,
}

#[derive(Debug, Default)]
struct Book {
    last: u64,
    /// Dropping the sender tells a connection that another one has taken over.
    here: HashMap<PersonId, (u64, oneshot::Sender<()>)>,
}

/// That somebody is here.
#[derive(Debug)]
pub(super) struct Entry {
    person: PersonId,
    number: u64,
    /// Ends when somebody else has taken over.
    pub(super) ousted: oneshot::Receiver<()>,
}

impl Guests {
    pub(super) fn new() -> Self {
        Self { book: Mutex::default(), lobby: broadcast::Sender::new(UNHEARD) }
    }

    /// What is said in the lobby from now on.
    pub(super) fn listen(&self) -> broadcast::Receiver<Line> {
        self.lobby.subscribe()
    }

    /// Says something to everybody in the lobby.
    pub(super) fn say(&self, author: String, text: String) {
        // Nobody may be there.
        let _ = self.lobby.send(Line { author, text });
    }

    /// Somebody is here from now on; their older connection is told so.
    pub(super) fn enter(&self, person: PersonId) -> Entry {
        let (stays, ousted) = oneshot::channel();
        let mut book = self.book();
        book.last += 1;
        let number = book.last;
        book.here.insert(person.clone(), (number, stays));
        Entry { person, number, ousted }
    }

    /// A connection ends.
    pub(super) fn leave(&self, entry: &Entry) {
        let mut book = self.book();
        if book.here.get(&entry.person).is_some_and(|(number, _)| *number == entry.number) {
            book.here.remove(&entry.person);
        }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ousted(entry: &mut Entry) -> bool {
        entry.ousted.try_recv() == Err(oneshot::error::TryRecvError::Closed)
    }

    #[test]
    fn the_latest_connection_of_a_person_stays() {
        let guests = Guests::new();
        let ana = || PersonId("ana".into());
        let mut first = guests.enter(ana());
        let mut other = guests.enter(PersonId("bea".into()));
        let mut second = guests.enter(ana());
        assert!(is_ousted(&mut first) && !is_ousted(&mut second) && !is_ousted(&mut other));
        guests.leave(&first);
        assert!(!is_ousted(&mut second));
        guests.leave(&second);
        guests.leave(&other);
        assert!(guests.book().here.is_empty());
    }
}
