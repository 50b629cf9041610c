//! Who is connected: somebody who comes back takes over from their own older connection.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ludoteca_host::PersonId;
use tokio::sync::oneshot;

/// The connection of each person.
#[derive(Debug, Default)]
pub(super) struct Guests(Mutex<Book>);

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
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
        let guests = Guests::default();
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
