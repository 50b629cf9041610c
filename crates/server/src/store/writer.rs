//! The one task that writes: whatever waits goes into one transaction, and then everybody who
//! waited is answered. The disk is asked once for many tables.

use std::time::Instant;

use sqlx::{AnyConnection, AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use crate::metrics::Metrics;

/// Something to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Write {
    /// A new person.
    Person { person: String, name: String, token_hash: String, created: i64 },
    /// Another name for a person.
    Name { person: String, name: String },
    /// A new table.
    Table {
        table: String,
        maker: String,
        visibility: String,
        plan: String,
        about: String,
        created: i64,
    },
    /// What happened at a table: a list of entries as JSON, and the number of that list.
    Change { table: String, number: i64, entries: String },
    /// How the lobby sees a table: its state, whether it waits for the computer, its summary.
    Face { table: String, state: String, busy: bool, summary: String },
    /// Whether a table waits for the computer.
    Busy { table: String, busy: bool },
    /// Who belongs to a table.
    Sitting { table: String, people: Vec<String> },
}

/// Things to be kept together, and who waits for it.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) writes: Vec<Write>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Orders that go into one transaction at most.
const MOST_AT_ONCE: usize = 1024;

/// Writes until nobody can send orders any more.
pub(super) async fn run(pool: AnyPool, mut queue: mpsc::Receiver<Order>, metrics: Metrics) {
    let mut orders = Vec::new();
    while queue.recv_many(&mut orders, MOST_AT_ONCE).await > 0 {
        let began = Instant::now();
        metrics.batch(orders.len());
        let kept = keep(&pool, &orders).await;
        metrics.kept(began.elapsed());
        match kept {
            Ok(()) => {
                for order in orders.drain(..) {
                    // Whoever has stopped waiting does not need the answer.
                    let _ = order.done.send(Ok(()));
                }
            }
            Err(error) => {
                tracing::warn!(%error, orders = orders.len(), "a transaction failed");
                alone(&pool, &mut orders).await;
            }
        }
    }
}

/// Writes each order by itself, so that one that cannot be kept takes no other with it.
async fn alone(pool: &AnyPool, orders: &mut Vec<Order>) {
    for order in orders.drain(..) {
        let kept = keep(pool, std::slice::from_ref(&order)).await;
        if let Err(error) = &kept {
            tracing::error!(%error, "something could not be kept");
        }
        let _ = order.done.send(kept.map_err(|error| StoreError::Refused(error.to_string())));
    }
}

async fn keep(pool: &AnyPool, orders: &[Order]) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    for order in orders {
        for write in &order.writes {
            apply(&mut transaction, write).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

async fn apply(connection: &mut AnyConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Person { person, name, token_hash, created } => {
            sqlx::query(
                "INSERT INTO people (person, name, token_hash, created) VALUES ($1, $2, $3, $4)",
            )
            .bind(person)
            .bind(name)
            .bind(token_hash)
            .bind(created)
            .execute(connection)
            .await?;
        }
        Write::Name { person, name } => {
            let query = sqlx::query("UPDATE people SET name = $1 WHERE person = $2");
            query.bind(name).bind(person).execute(connection).await?;
        }
        Write::Table { table, maker, visibility, plan, about, created } => {
            sqlx::query(
                "INSERT INTO tables (id, maker, visibility, plan, about, state, busy, summary, created) \
                 VALUES ($1, $2, $3, $4, $5, 'waiting', 0, '', $6)",
            )
            .bind(table)
            .bind(maker)
            .bind(visibility)
            .bind(plan)
            .bind(about)
            .bind(created)
            .execute(connection)
            .await?;
        }
        Write::Change { table, number, entries } => {
            let query = "INSERT INTO changes (table_id, number, entries) VALUES ($1, $2, $3)";
            sqlx::query(query).bind(table).bind(number).bind(entries).execute(connection).await?;
        }
        Write::Face { table, state, busy, summary } => {
            sqlx::query("UPDATE tables SET state = $1, busy = $2, summary = $3 WHERE id = $4")
                .bind(state)
                .bind(i64::from(*busy))
                .bind(summary)
                .bind(table)
                .execute(connection)
                .await?;
        }
        Write::Busy { table, busy } => {
            let query = sqlx::query("UPDATE tables SET busy = $1 WHERE id = $2");
            query.bind(i64::from(*busy)).bind(table).execute(connection).await?;
        }
        Write::Sitting { table, people } => {
            let query = sqlx::query("DELETE FROM sitting WHERE table_id = $1");
            query.bind(table).execute(&mut *connection).await?;
            for person in people {
                sqlx::query("INSERT INTO sitting (table_id, person) VALUES ($1, $2)")
                    .bind(table)
                    .bind(person)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(())
}
