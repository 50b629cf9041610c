//! The tables of the database, and how an older one is brought up to date.

use sqlx::{AnyPool, Row as _};

use super::StoreError;

/// Each step takes the database from one version to the next. What has been released is never
/// changed; another step is added.
const STEPS: &[&[&str]] = &[&[
    "CREATE TABLE people (
        person TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        token_hash TEXT NOT NULL UNIQUE,
        created BIGINT NOT NULL
    )",
    "CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY,
        maker TEXT NOT NULL,
        visibility TEXT NOT NULL,
        plan TEXT NOT NULL,
        about TEXT NOT NULL,
        state TEXT NOT NULL,
        busy BIGINT NOT NULL,
        summary TEXT NOT NULL,
        created BIGINT NOT NULL
    )",
    "CREATE INDEX tables_by_state ON tables (state, visibility, created)",
    "CREATE INDEX tables_by_maker ON tables (maker, state)",
    "CREATE INDEX tables_by_work ON tables (busy)",
    "CREATE TABLE changes (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        entries TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )",
    "CREATE TABLE sitting (
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    )",
    "CREATE INDEX sitting_by_person ON sitting (person)",
]];

/// Brings the database up to date.
pub(super) async fn migrate(pool: &AnyPool) -> Result<(), StoreError> {
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    sqlx::query("CREATE TABLE IF NOT EXISTS house (version BIGINT NOT NULL)").execute(pool).await?;
    let mut transaction = pool.begin().await?;
    let row = sqlx::query("SELECT version FROM house").fetch_optional(&mut *transaction).await?;
    let found: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or(0);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for statements in STEPS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        for statement in *statements {
            sqlx::query(*statement).execute(&mut *transaction).await?;
        }
    }
    sqlx::query("DELETE FROM house").execute(&mut *transaction).await?;
    let version = sqlx::query("INSERT INTO house (version) VALUES ($1)").bind(known);
    version.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}
