//! After the game: its record, the whole of it again, and playing on from a moment.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use ludoteca_host::Swing;
use ludoteca_host::wire::{AtMoment, Branch, Code, Opened, Problem, Review, Step, TurningPoint};
use ludoteca_words::Words;

use super::asker::{Asker, Body};
use super::fault::Fault;
use super::tables::{Invited, ask, may_make, opened};
use crate::house::House;
use crate::tables::{Answer, Ask, Told};

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "after", params(("table" = String, Path), Invited), security((), ("token" = [])), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
pub(super) async fn record(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Response, Fault> {
    match ask(&house, &asker, &table, invited.invitation, Ask::Record).await? {
        Answer::Record(text) => {
            Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
        }
        _ => Err(asker.fault(Code::Broken)),
    }
}

/// A game that is over, step by step, with chances and turning points.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "after", params(("table" = String, Path), Invited), security((), ("token" = [])), responses(
    (status = 200, body = Review),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
pub(super) async fn replay(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<Review>, Fault> {
    match ask(&house, &asker, &table, invited.invitation, Ask::Review).await? {
        Answer::Review(told) => Ok(Json(review(asker.words, &told))),
        _ => Err(asker.fault(Code::Broken)),
    }
}

fn review(words: &Words, told: &Told) -> Review {
    let steps = told.steps.iter().find(|(lang, _)| *lang == words.lang());
    let steps: &[Step] = steps.map_or(&[], |(_, steps)| steps);
    let reviewed = &told.reviewed;
    Review {
        chronicle: reviewed.course.clone(),
        chances: reviewed.chances.clone(),
        turning: reviewed.turning.iter().map(|swing| turning(swing, steps, told)).collect(),
        steps: steps.to_vec(),
    }
}

/// A moment that changed the game, told by what happened since the moment before it.
fn turning(swing: &Swing, steps: &[Step], told: &Told) -> TurningPoint {
    let earlier = told.reviewed.chances.iter().map(|chances| chances.version);
    let before = earlier.filter(|&version| version < swing.version).max().unwrap_or(0);
    let between =
        steps.iter().filter(|step| step.version > before && step.version <= swing.version);
    let texts = between.flat_map(|step| step.news.iter().map(|news| news.text.as_str()));
    let mut texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    // The latest are nearest to what changed.
    texts.drain(..texts.len().saturating_sub(4));
    TurningPoint {
        version: swing.version,
        turn: swing.turn,
        seat: swing.seat.0,
        swing: swing.swing,
        text: texts.join(" "),
    }
}

/// A moment of a game that is over, with everybody's knowledge.
#[utoipa::path(get, path = "/api/tables/{table}/at/{version}", tag = "after", params(("table" = String, Path), ("version" = u32, Path), Invited), security((), ("token" = [])), responses(
    (status = 200, body = AtMoment),
    (status = 404, description = "No such table or moment", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
pub(super) async fn at(
    State(house): State<House>,
    asker: Asker,
    Path((table, version)): Path<(String, u32)>,
    Query(invited): Query<Invited>,
) -> Result<Json<AtMoment>, Fault> {
    match ask(&house, &asker, &table, invited.invitation, Ask::At { version }).await? {
        Answer::Moment { view, views, turn } => {
            Ok(Json(AtMoment { view, views, turn: turn.into() }))
        }
        _ => Err(asker.fault(Code::Broken)),
    }
}

/// Plays on from a moment of a game that is over, against computer players.
#[utoipa::path(post, path = "/api/tables/{table}/branch", tag = "after", params(("table" = String, Path)), security(("token" = [])), request_body = Branch, responses(
    (status = 200, body = Opened),
    (status = 404, description = "No such table or moment", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
pub(super) async fn branch(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
    Body(Branch { version }): Body<Branch>,
) -> Result<Json<Opened>, Fault> {
    may_make(&house, &asker).await?;
    let branch = Ask::Branch { version };
    opened(&asker, ask(&house, &asker, &table, invited.invitation, branch).await?)
}
