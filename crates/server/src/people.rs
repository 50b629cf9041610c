//! People: a name, and a token that only they have.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::secret;
use crate::store::{PersonRow, Store, StoreError, Write};

/// People who are remembered, so that not every request asks the database.
const REMEMBERED: usize = 10_000;

/// Who is known.
#[derive(Clone, Debug)]
pub(crate) struct People {
    store: Store,
    known: Arc<Mutex<HashMap<String, PersonRow>>>,
}

impl People {
    pub(crate) fn new(store: Store) -> Self {
        Self { store, known: Arc::default() }
    }

    /// A new person of this name, and their token.
    pub(crate) async fn welcome(
        &self,
        name: &str,
        now: u64,
    ) -> Result<(PersonRow, String), StoreError> {
        let (person, token) = (secret::person_id(), secret::token());
        let row = PersonRow { person: person.clone(), name: name.to_owned() };
        let token_hash = secret::hash(&token);
        let write = Write::Person {
            person,
            name: name.to_owned(),
            token_hash,
            created: i64::try_from(now).unwrap_or(i64::MAX),
        };
        self.store.keep(vec![write]).await?;
        Ok((row, token))
    }

    /// Whose token this is.
    pub(crate) async fn find(&self, token: &str) -> Result<Option<PersonRow>, StoreError> {
        let hash = secret::hash(token);
        if let Some(person) = self.known().get(&hash) {
            return Ok(Some(person.clone()));
        }
        let person = self.store.person_of(&hash).await?;
        if let Some(person) = &person {
            let mut known = self.known();
            if known.len() >= REMEMBERED {
                known.clear();
            }
            known.insert(hash, person.clone());
        }
        Ok(person)
    }

    /// Gives a person another name.
    pub(crate) async fn rename(
        &self,
        person: &PersonRow,
        name: &str,
    ) -> Result<PersonRow, StoreError> {
        let renamed = PersonRow { name: name.to_owned(), ..person.clone() };
        let write = Write::Name { person: renamed.person.clone(), name: renamed.name.clone() };
        self.store.keep(vec![write]).await?;
        self.known().retain(|_, known| known.person != person.person);
        Ok(renamed)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, PersonRow>> {
        self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
