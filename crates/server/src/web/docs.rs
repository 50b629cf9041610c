//! What can be asked for, as a description that programs read; and the words of the page.

use axum::Json;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use ludoteca_host::wire::{ClientMessage, Code, Problem, ServerMessage};
use ludoteca_words::Lang;
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use super::asker::Asker;
use super::fault::Fault;
use super::{after, games, lab, people, rift, tables};

/// The description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ludoteca",
        description = "The lobby: people, tables, games. Play itself goes over a WebSocket; see docs/server.md.",
    ),
    paths(
        people::welcome,
        people::me,
        people::rename,
        games::games,
        games::setting,
        games::check,
        tables::list,
        tables::make,
        tables::look,
        tables::course,
        tables::sit,
        tables::leave,
        tables::send_away,
        tables::start,
        tables::rematch,
        after::record,
        after::replay,
        after::at,
        after::branch,
        rift::cards,
        rift::deck,
        rift::random,
        lab::list,
        lab::file,
        words,
    ),
    components(schemas(ClientMessage, ServerMessage)),
    modifiers(&Token),
)]
struct Description;

/// How somebody says who they are.
struct Token;

impl utoipa::Modify for Token {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let scheme = scheme.description(Some("The token that POST /api/people gives")).build();
        let parts = description.components.get_or_insert_default();
        parts.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The description as a value.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}

/// All messages of a language, as Fluent texts.
#[utoipa::path(get, path = "/api/words/{lang}", tag = "games", params(("lang" = String, Path)), responses(
    (status = 200, description = "Fluent texts", body = String, content_type = "text/plain"),
    (status = 404, description = "A language that is not spoken here", body = Problem),
))]
pub(super) async fn words(asker: Asker, Path(lang): Path<String>) -> Result<Response, Fault> {
    let lang = Lang::from_code(&lang).ok_or_else(|| asker.fault(Code::NotFound))?;
    let text = lang.messages().join("\n");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
