//! People: a name, and a token that only they have.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use ludoteca_host::wire::{Code, Introduction, Me, Problem, Welcome};
use ludoteca_host::{MAX_NAME, clean_name};
use ludoteca_words::Words;

use super::asker::{Asker, Body, origin};
use super::fault::Fault;
use crate::house::{House, now};

/// Somebody says what they are called and is known from now on.
///
/// The token is shown this once; whoever has it is that person.
#[utoipa::path(post, path = "/api/people", tag = "people", request_body = Introduction, responses(
    (status = 201, body = Welcome),
    (status = 422, description = "No name", body = Problem),
    (status = 429, description = "Too many new people", body = Problem),
))]
pub(super) async fn welcome(
    State(house): State<House>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asker: Asker,
    Body(Introduction { name }): Body<Introduction>,
) -> Result<(StatusCode, Json<Welcome>), Fault> {
    let name = cleaned(asker.words, &name)?;
    if !house.door.lets_in(origin(peer.ip(), &headers)) {
        return Err(asker.fault(Code::TooFast));
    }
    let welcome = house.people.welcome(&name, now()).await;
    let (row, token) = welcome.map_err(|error| asker.not_kept(&error))?;
    Ok((StatusCode::CREATED, Json(Welcome { person: row.person, name: row.name, token })))
}

/// Who asks.
#[utoipa::path(get, path = "/api/me", tag = "people", security(("token" = [])), responses(
    (status = 200, body = Me),
    (status = 401, description = "No token, or an unknown one", body = Problem),
))]
pub(super) async fn me(asker: Asker) -> Result<Json<Me>, Fault> {
    let person = asker.person()?.clone();
    Ok(Json(Me { person: person.person, name: person.name }))
}

/// Somebody wants to be called something else; at tables where they sit they keep their name.
#[utoipa::path(patch, path = "/api/me", tag = "people", security(("token" = [])), request_body = Introduction, responses(
    (status = 200, body = Me),
    (status = 401, description = "No token, or an unknown one", body = Problem),
    (status = 422, description = "No name", body = Problem),
))]
pub(super) async fn rename(
    State(house): State<House>,
    asker: Asker,
    Body(Introduction { name }): Body<Introduction>,
) -> Result<Json<Me>, Fault> {
    let name = cleaned(asker.words, &name)?;
    let renamed = house.people.rename(asker.person()?, &name).await;
    let row = renamed.map_err(|error| asker.not_kept(&error))?;
    Ok(Json(Me { person: row.person, name: row.name }))
}

fn cleaned(words: &Words, name: &str) -> Result<String, Fault> {
    clean_name(name)
        .map_err(|_| Fault::with(words, Code::BadName, &[("most", (MAX_NAME as u64).into())]))
}
