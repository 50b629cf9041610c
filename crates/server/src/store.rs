//! What is kept: people, tables and everything that happened at them.
//!
//! The statements are the same for `SQLite` and `PostgreSQL`: texts and whole numbers, `$1` for what is
//! put in. Reading goes through a pool of connections, writing through one task
//! ([`writer`]) that puts what all tables want kept into one transaction.

mod schema;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Executor as _, Row as _};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub(crate) use writer::Write;

use crate::address::escaped;
use crate::metrics::Metrics;
use writer::Order;

/// What can go wrong with the store, for the log: people are told that nothing could be kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or is gone.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// The writer has ended, because the server ends.
    #[error("the server is shutting down")]
    Closed,
    /// The statement was refused together with others, and again alone.
    #[error("{0}")]
    Refused(String),
    /// The database was made by a newer program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The latest that this program knows.
        known: i64,
    },
}

/// A person as kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) person: String,
    pub(crate) name: String,
}

/// A table as kept, without what happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableRow {
    pub(crate) table: String,
    pub(crate) plan: String,
    pub(crate) about: String,
    /// The table in one line, as JSON.
    pub(crate) summary: String,
}

/// Which tables somebody may find in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shelf<'a> {
    /// Those at which this person sits.
    Mine(&'a str),
    /// Public tables in this state.
    Public(&'static str),
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writing: AnyPool,
    orders: mpsc::Sender<Order>,
}

/// Orders that may wait for the writer.
const WAITING_ORDERS: usize = 4096;
/// The number of the lock on a database that a server holds.
const OURS: i64 = 0x6c75_646f;
/// How often, and how far apart, it is tried.
const TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(100);
/// Connections that read.
const READERS: u32 = 4;

/// The address of the embedded database in a folder.
pub(crate) fn embedded(folder: &Path) -> String {
    let path = folder.join("ludoteca.db");
    let path = escaped(path.as_os_str().as_encoded_bytes(), b"/");
    format!("sqlite://{path}?mode=rwc")
}

impl Store {
    /// Opens a database, brings its tables up to date and starts the writer.
    ///
    /// # Errors
    /// It cannot be reached, or a newer program made it.
    pub(crate) async fn open(
        url: &str,
        metrics: Metrics,
    ) -> Result<(Self, JoinHandle<()>), StoreError> {
        install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let options = |writes: bool| {
            AnyPoolOptions::new().after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // Readers never wait for the writer, and what was acknowledged survives
                        // the loss of power.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                    } else if writes {
                        hold_alone(connection).await?;
                    }
                    Ok(())
                })
            })
        };
        // However many want to read, the writer has a connection of its own, for good.
        let writing = options(true).max_connections(1).max_lifetime(None).idle_timeout(None);
        let writing = writing.connect(url).await?;
        schema::migrate(&writing).await?;
        let pool = options(false).max_connections(READERS).connect(url).await?;
        let (orders, queue) = mpsc::channel(WAITING_ORDERS);
        let writer = tokio::spawn(writer::run(writing.clone(), queue, metrics));
        Ok((Self { pool, writing, orders }, writer))
    }

    /// Keeps all of this or nothing, and returns when it is durable.
    ///
    /// # Errors
    /// Nothing was kept.
    pub(crate) async fn keep(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let order = Order { writes, done };
        self.orders.send(order).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the database answers.
    pub(crate) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }

    /// The person whose token has this hash.
    pub(crate) async fn person_of(&self, hash: &str) -> Result<Option<PersonRow>, StoreError> {
        let query = sqlx::query("SELECT person, name FROM people WHERE token_hash = $1").bind(hash);
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| Ok(PersonRow { person: row.try_get(0)?, name: row.try_get(1)? })).transpose()
    }

    /// A table, without what happened at it.
    pub(crate) async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError> {
        const QUERY: &str = "SELECT id, plan, about, summary FROM tables WHERE id = $1";
        let row = sqlx::query(QUERY).bind(table).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_table).transpose()
    }

    /// What happened at a table: lists of entries as JSON, in order.
    pub(crate) async fn changes(&self, table: &str) -> Result<Vec<String>, StoreError> {
        const QUERY: &str = "SELECT entries FROM changes WHERE table_id = $1 ORDER BY number";
        let rows = sqlx::query(QUERY).bind(table).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The latest tables of a shelf.
    pub(crate) async fn shelf(
        &self,
        which: Shelf<'_>,
        most: i64,
    ) -> Result<Vec<TableRow>, StoreError> {
        const MINE: &str = "SELECT id, plan, about, summary FROM tables \
                            WHERE id IN (SELECT table_id FROM sitting WHERE person = $1) \
                            ORDER BY CASE state WHEN 'over' THEN 1 ELSE 0 END, created DESC, id \
                            LIMIT $2";
        const PUBLIC: &str = "SELECT id, plan, about, summary FROM tables \
                              WHERE state = $1 AND visibility = 'public' \
                              ORDER BY created DESC, id LIMIT $2";
        let (query, what) = match which {
            Shelf::Mine(person) => (MINE, person),
            Shelf::Public(state) => (PUBLIC, state),
        };
        let rows = sqlx::query(query).bind(what).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(read_table).collect()
    }

    /// The tables at which a computer player or the dice are to move.
    pub(crate) async fn busy_tables(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE busy = 1 ORDER BY created, id");
        let rows = rows.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// How many unfinished tables somebody has made.
    pub(crate) async fn unfinished(&self, maker: &str) -> Result<i64, StoreError> {
        const QUERY: &str = "SELECT COUNT(*) FROM tables WHERE maker = $1 \
                             AND state NOT IN ('over', 'deserted')";
        let row = sqlx::query(QUERY).bind(maker).fetch_one(&self.pool).await?;
        Ok(row.try_get(0)?)
    }

    /// Ends all connections.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
        self.writing.close().await;
    }
}

/// Takes a database for this server alone, as long as the connection lasts: two would not know of
/// each other's tables. One that has just died lets go a moment later.
async fn hold_alone(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for _ in 0..TRIES {
        let query = sqlx::query("SELECT pg_try_advisory_lock($1)").bind(OURS);
        if query.fetch_one(&mut *connection).await?.try_get(0)? {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(sqlx::Error::Protocol("another ludoteca uses it".into()))
}

fn read_table(row: &AnyRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        table: row.try_get(0)?,
        plan: row.try_get(1)?,
        about: row.try_get(2)?,
        summary: row.try_get(3)?,
    })
}
