//! Tables: made, found, joined and left.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use ludoteca_host::wire::{
    Code, Course, Created, FileFault, Lobby, Opened, Plan, Problem, Sit, Summary,
};
use ludoteca_host::{PersonId, PlanError, Refused};
use serde::Deserialize;

use super::asker::{Asker, Body};
use super::fault::Fault;
use crate::house::{House, now};
use crate::limits::UNFINISHED_TABLES;
use crate::store::Shelf;
use crate::tables::{Answer, Ask, Origin, TableError, person};
use crate::tell::refusal;

/// Tables that a list shows at most.
const MOST: i64 = 100;

/// What those who are invited bring with them.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
pub(super) struct Invited {
    /// The invitation, for tables that are found by their link.
    pub(super) invitation: Option<String>,
}

/// The tables that somebody can see.
#[utoipa::path(get, path = "/api/tables", tag = "tables", security((), ("token" = [])), responses((status = 200, body = Lobby)))]
pub(super) async fn list(State(house): State<House>, asker: Asker) -> Result<Json<Lobby>, Fault> {
    let me = asker.key().map(|key| PersonId(key.to_owned()));
    let rows =
        async |shelf| house.store.shelf(shelf, MOST).await.map_err(|error| asker.not_kept(&error));
    let mine = match asker.key() {
        Some(key) => rows(Shelf::Mine(key)).await?,
        None => Vec::new(),
    };
    let (open, running) =
        (rows(Shelf::Public("waiting")).await?, rows(Shelf::Public("playing")).await?);
    let told = |rows| {
        let briefs = house.tables.briefs(rows).into_iter();
        briefs.map(|brief| brief.seen_by(me.as_ref())).collect()
    };
    Ok(Json(Lobby { mine: told(&mine), open: told(&open), running: told(&running) }))
}

/// Makes a table. It begins at once when no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("token" = [])), request_body = Plan, responses(
    (status = 201, body = Created),
    (status = 401, description = "No token, or an unknown one", body = Problem),
    (status = 422, description = "No table can be made like this", body = Problem),
    (status = 429, description = "Too many unfinished tables", body = Problem),
))]
pub(super) async fn make(
    State(house): State<House>,
    asker: Asker,
    Body(plan): Body<Plan>,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let maker = person(asker.person()?);
    may_make(&house, &asker).await?;
    let made = house.tables.make(plan, maker, now(), Origin::Plan).await;
    let about = made.map_err(|error| fault(&asker, &error))?;
    Ok((StatusCode::CREATED, Json(Created { table: about.table, invitation: about.invitation })))
}

/// Whether somebody may make one more table.
pub(super) async fn may_make(house: &House, asker: &Asker) -> Result<(), Fault> {
    let maker = &asker.person()?.person;
    if !house.door.lets_make(maker) {
        return Err(asker.fault(Code::TooFast));
    }
    let unfinished = house.store.unfinished(maker).await;
    if unfinished.map_err(|error| asker.not_kept(&error))? < UNFINISHED_TABLES {
        return Ok(());
    }
    let most = UNFINISHED_TABLES.unsigned_abs();
    Err(Fault::with(asker.words, Code::TooMany, &[("most", most.into())]))
}

/// A table in one line.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path), Invited), security((), ("token" = [])), responses(
    (status = 200, body = Summary),
    (status = 403, description = "It needs an invitation", body = Problem),
    (status = 404, description = "No such table", body = Problem),
))]
pub(super) async fn look(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<Summary>, Fault> {
    summary(&asker, ask(&house, &asker, &table, invited.invitation, Ask::Look).await?)
}

/// How a game has gone so far: what everybody had at the end of each turn.
#[utoipa::path(get, path = "/api/tables/{table}/course", tag = "tables", params(("table" = String, Path), Invited), security((), ("token" = [])), responses(
    (status = 200, body = Course),
    (status = 403, description = "It needs an invitation", body = Problem),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The game has not begun", body = Problem),
))]
pub(super) async fn course(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<Course>, Fault> {
    match ask(&house, &asker, &table, invited.invitation, Ask::Course).await? {
        Answer::Course(course) => Ok(Json(course)),
        _ => Err(asker.fault(Code::Broken)),
    }
}

/// Sits down at a table, or comes back to it.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = "tables", params(("table" = String, Path)), security(("token" = [])), request_body = Sit, responses(
    (status = 200, body = Summary),
    (status = 403, description = "It needs an invitation", body = Problem),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "No seat is free, or the game has begun", body = Problem),
))]
pub(super) async fn sit(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Body(wish): Body<Sit>,
) -> Result<Json<Summary>, Fault> {
    asker.person()?;
    let sit = Ask::Sit { seat: wish.seat, deck: wish.deck };
    summary(&asker, ask(&house, &asker, &table, wish.invitation, sit).await?)
}

/// Gets up: before the game the seat is open again, afterwards a computer player stands in.
#[utoipa::path(delete, path = "/api/tables/{table}/sit", tag = "tables", params(("table" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = Summary),
    (status = 404, description = "No such table", body = Problem),
))]
pub(super) async fn leave(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<Json<Summary>, Fault> {
    asker.person()?;
    summary(&asker, ask(&house, &asker, &table, None, Ask::Leave).await?)
}

/// Sends somebody else away from their seat before the game.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables", params(("table" = String, Path), ("seat" = u8, Path)), security(("token" = [])), responses(
    (status = 200, body = Summary),
    (status = 403, description = "Only whoever made the table can", body = Problem),
    (status = 404, description = "No such table, or nobody else sits there", body = Problem),
    (status = 409, description = "The game has begun", body = Problem),
))]
pub(super) async fn send_away(
    State(house): State<House>,
    asker: Asker,
    Path((table, seat)): Path<(String, u8)>,
) -> Result<Json<Summary>, Fault> {
    asker.person()?;
    summary(&asker, ask(&house, &asker, &table, None, Ask::SendAway { seat }).await?)
}

/// Begins early: computer players take the open seats.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = Summary),
    (status = 403, description = "Only whoever made the table can", body = Problem),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The game has begun", body = Problem),
))]
pub(super) async fn start(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<Json<Summary>, Fault> {
    asker.person()?;
    summary(&asker, ask(&house, &asker, &table, None, Ask::Start).await?)
}

/// The same again with the seats moved on; whoever asks second gets the same table.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = Opened),
    (status = 403, description = "Only for those who sat there", body = Problem),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
pub(super) async fn rematch(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<Json<Opened>, Fault> {
    let now = summary(&asker, ask(&house, &asker, &table, None, Ask::Look).await?)?;
    // Whoever asks second makes no table.
    if now.rematch.is_none() {
        may_make(&house, &asker).await?;
    }
    opened(&asker, ask(&house, &asker, &table, None, Ask::Rematch).await?)
}

/// Asks a table something.
pub(super) async fn ask(
    house: &House,
    asker: &Asker,
    table: &str,
    invitation: Option<String>,
    ask: Ask,
) -> Result<Answer, Fault> {
    let who = asker.person.as_ref().map(person);
    let answer = house.tables.ask(table, who, invitation, ask).await;
    match answer.map_err(|error| fault(asker, &error))? {
        Answer::Refused(refused) => Err(refused_fault(asker, &refused)),
        answer => Ok(answer),
    }
}

fn summary(asker: &Asker, answer: Answer) -> Result<Json<Summary>, Fault> {
    match answer {
        Answer::Summary(summary) => Ok(Json(*summary)),
        _ => Err(asker.fault(Code::Broken)),
    }
}

pub(super) fn opened(asker: &Asker, answer: Answer) -> Result<Json<Opened>, Fault> {
    match answer {
        Answer::Table(table) => Ok(Json(Opened { table })),
        _ => Err(asker.fault(Code::Broken)),
    }
}

fn refused_fault(asker: &Asker, refused: &Refused) -> Fault {
    let text = refusal(asker.words, refused.code, &refused.text);
    let fault = Fault::of(refused.code, text);
    if refused.code == Code::BadPlan {
        let reason = refused.text.clone();
        return fault.and(vec![FileFault { file: "plan".to_owned(), line: 0, reason }]);
    }
    fault
}

/// What somebody is told when a table cannot be made or reached.
pub(super) fn fault(asker: &Asker, error: &TableError) -> Fault {
    match error {
        TableError::Plan(error) => {
            let text = match error {
                PlanError::Catalog(error) => ludoteca_console::describe(asker.words, error),
                other => other.to_string(),
            };
            Fault::of(Code::BadPlan, text).and(error.faults())
        }
        TableError::Store(error) => asker.not_kept(error),
        TableError::Unknown => asker.fault(Code::NotFound),
        TableError::Closed => asker.fault(Code::Restarting),
        TableError::Restore(_) | TableError::Kept(_) => asker.fault(Code::Broken),
    }
}
