//! The tables: which are awake, and how they are reached.
//!
//! A table that somebody looks at, or at which the computer has to move, is awake: a task of its own
//! ([`live`]) with a mailbox. All others sleep in the store and are woken by whoever asks for them.

mod brief;
mod live;
mod mail;
mod thinkers;

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_host::wire::Plan;
use ludoteca_host::{
    About, Change, Entry, Library, Person, PersonId, PlanError, RestoreError, Table,
};
use tokio::sync::{mpsc, oneshot};

pub(crate) use brief::Brief;
pub(crate) use mail::{Answer, Ask, Ear, Mail, Told};
pub(crate) use thinkers::Thinkers;

use crate::metrics::Metrics;
use crate::secret;
use crate::store::{Store, StoreError, TableRow, Write};
use live::Live;

/// Messages that may wait in the mailbox of one table.
const MAILBOX: usize = 64;
/// How often a table that fell asleep in the same moment is woken again.
const TRIES: usize = 8;

/// All tables; clones are the same.
#[derive(Clone, Debug)]
pub(crate) struct Tables(Arc<Hall>);

#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) library: Arc<Library>,
    pub(crate) thinkers: Thinkers,
    pub(crate) metrics: Metrics,
    /// How long a table at which nothing happens stays awake when nobody looks at it.
    drowsy: Duration,
    /// Sockets that have come to any table: none has the number of another, however often a
    /// table sleeps.
    sockets: AtomicU64,
    awake: Mutex<HashMap<String, Awake>>,
    /// Held while a table is woken, so that none is woken twice.
    waking: tokio::sync::Mutex<()>,
}

/// A table that is awake.
#[derive(Clone, Debug)]
struct Awake {
    mailbox: mpsc::Sender<Mail>,
    brief: Arc<Mutex<Brief>>,
}

/// Where a new table comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// A plan of somebody's.
    Plan,
    /// Another table, whose people have their seats already.
    Rematch(Vec<(Seat, Person)>),
    /// A moment of another game, as a record.
    Branch(String),
}

/// Why a table could not be made or reached.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TableError {
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the table cannot be made again: {0}")]
    Restore(#[from] RestoreError),
    #[error("what was kept of the table cannot be read: {0}")]
    Kept(#[from] serde_json::Error),
    #[error("there is no such table")]
    Unknown,
    #[error("the server is shutting down")]
    Closed,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        drowsy: Duration,
    ) -> Self {
        let library = Library::new(Some(&ludoteca_lab::CLOCK));
        let (awake, waking) = (Mutex::default(), tokio::sync::Mutex::default());
        Self(Arc::new(Hall {
            store,
            library,
            thinkers,
            metrics,
            drowsy,
            sockets: AtomicU64::new(0),
            awake,
            waking,
        }))
    }

    pub(crate) fn library(&self) -> &Arc<Library> {
        &self.0.library
    }

    /// Makes a table, keeps it, and lets it live.
    pub(crate) async fn make(
        &self,
        plan: Plan,
        maker: Person,
        created: u64,
        origin: Origin,
    ) -> Result<About, TableError> {
        let about =
            About { table: secret::table_id(), created, invitation: secret::invitation(), maker };
        let (library, kept) = (Arc::clone(&self.0.library), about.clone());
        // Reading a board of somebody's own may take a while.
        let opened = tokio::task::spawn_blocking(move || open(&library, plan, kept, origin));
        let (table, change) = opened.await.map_err(|_| TableError::Closed)??;
        let new = Write::Table {
            table: about.table.clone(),
            maker: about.maker.id.0.clone(),
            visibility: match table.plan().visibility {
                ludoteca_host::wire::Visibility::Public => "public".to_owned(),
                ludoteca_host::wire::Visibility::Link => "link".to_owned(),
            },
            plan: serde_json::to_string(table.plan())?,
            about: serde_json::to_string(&about)?,
            created: i64::try_from(created).unwrap_or(i64::MAX),
        };
        let (mailbox, mails) = mpsc::channel(MAILBOX);
        let (mut live, brief) = Live::new(self.clone(), table, 0);
        live.keep_new(new, &change).await?;
        self.awake().insert(about.table.clone(), Awake { mailbox, brief });
        start(live, mails);
        Ok(about)
    }

    /// Sends something to a table, which is woken if it sleeps.
    pub(crate) async fn send(&self, table: &str, mail: Mail) -> Result<(), TableError> {
        let mut mail = mail;
        for _ in 0..TRIES {
            let mailbox = self.find(table).await?;
            match mailbox.send(mail).await {
                Ok(()) => return Ok(()),
                // It fell asleep between finding and sending.
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
        Err(TableError::Closed)
    }

    /// Sends something to a table that is awake; false when it is not, and nothing was sent.
    pub(crate) async fn send_awake(&self, table: &str, mail: Mail) -> bool {
        match self.mailbox(table) {
            Some(mailbox) => mailbox.send(mail).await.is_ok(),
            None => false,
        }
    }

    /// Asks a table something, and waits for the answer.
    pub(crate) async fn ask(
        &self,
        table: &str,
        who: Option<Person>,
        invitation: Option<String>,
        ask: Ask,
    ) -> Result<Answer, TableError> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Mail::Ask { who, invitation, ask, reply }).await?;
        answer.await.map_err(|_| TableError::Closed)
    }

    /// Wakes a table that has something to do by itself.
    pub(crate) async fn wake(&self, table: &str) -> Result<(), TableError> {
        self.find(table).await.map(drop)
    }

    /// Tables of the store in one line each, as they are now.
    pub(crate) fn briefs(&self, rows: &[TableRow]) -> Vec<Brief> {
        let awake = self.awake();
        let brief = |row: &TableRow| match awake.get(&row.table) {
            Some(awake) => Some(lock(&awake.brief).clone()),
            None => serde_json::from_str(&row.summary).ok(),
        };
        rows.iter().filter_map(brief).collect()
    }

    /// Tells every table that the house closes, and waits until they have told everybody.
    pub(crate) async fn close(&self) {
        let awake: Vec<Awake> = self.awake().drain().map(|(_, awake)| awake).collect();
        for table in &awake {
            // One that has ended by itself has nothing to close.
            let _ = table.mailbox.send(Mail::Close).await;
        }
        for table in &awake {
            table.mailbox.closed().await;
        }
    }

    async fn find(&self, table: &str) -> Result<mpsc::Sender<Mail>, TableError> {
        if let Some(mailbox) = self.mailbox(table) {
            return Ok(mailbox);
        }
        if !secret::is_table(table) {
            return Err(TableError::Unknown);
        }
        let _waking = self.0.waking.lock().await;
        if let Some(mailbox) = self.mailbox(table) {
            return Ok(mailbox);
        }
        let row = self.0.store.table(table).await?.ok_or(TableError::Unknown)?;
        let changes = self.0.store.changes(table).await?;
        let number = i64::try_from(changes.len()).unwrap_or(i64::MAX);
        let library = Arc::clone(&self.0.library);
        let restored = tokio::task::spawn_blocking(move || restore(&library, &row, &changes));
        let table_again = restored.await.map_err(|_| TableError::Closed)?.inspect_err(|error| {
            tracing::error!(%error, table, "a table cannot be made again");
        })?;
        let (mailbox, mails) = mpsc::channel(MAILBOX);
        let (live, brief) = Live::new(self.clone(), table_again, number);
        self.awake().insert(table.to_owned(), Awake { mailbox: mailbox.clone(), brief });
        start(live, mails);
        Ok(mailbox)
    }

    fn mailbox(&self, table: &str) -> Option<mpsc::Sender<Mail>> {
        self.awake().get(table).map(|awake| awake.mailbox.clone()).filter(|one| !one.is_closed())
    }

    /// Lets a table sleep, unless something has come for it.
    fn lay_down(&self, table: &str, mails: &mut mpsc::Receiver<Mail>) -> bool {
        let mut awake = self.awake();
        if !mails.is_empty() {
            return false;
        }
        mails.close();
        awake.remove(table);
        true
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, Awake>> {
        lock(&self.0.awake)
    }
}

/// Lets a table live. Tables make other tables; standing apart, this keeps their futures apart.
fn start(live: Live, mails: mpsc::Receiver<Mail>) {
    tokio::spawn(live.run(mails));
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn open(
    library: &Arc<Library>,
    plan: Plan,
    about: About,
    origin: Origin,
) -> Result<(Table, Change), PlanError> {
    let seed = secret::seed();
    match origin {
        Origin::Plan => Table::open(library, plan, about, seed),
        Origin::Rematch(people) => Table::open_seated(library, plan, about, &people, seed),
        Origin::Branch(record) => Table::open_from(library, plan, about, seed, record),
    }
}

fn restore(
    library: &Arc<Library>,
    row: &TableRow,
    changes: &[String],
) -> Result<Table, TableError> {
    let (plan, about) = (serde_json::from_str(&row.plan)?, serde_json::from_str(&row.about)?);
    let mut entries: Vec<Entry> = Vec::new();
    for change in changes {
        entries.extend(serde_json::from_str::<Vec<Entry>>(change)?);
    }
    Ok(Table::restore(library, plan, about, entries)?)
}

/// The person as a table knows them.
pub(crate) fn person(row: &crate::store::PersonRow) -> Person {
    Person { id: PersonId(row.person.clone()), name: row.name.clone() }
}
