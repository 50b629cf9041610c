//! The doors of the house: HTTP requests, the page, sockets.

mod after;
mod asker;
mod docs;
mod fault;
mod games;
mod lab;
pub(crate) mod page;
mod people;
mod rift;
mod socket;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};

use crate::house::House;
use crate::limits::BODY_BYTES;

/// What the page may load and do: itself, and nothing from elsewhere. Styles are set on elements
/// by the page's own script, which needs the one exception.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Everything that can be asked for.
pub(crate) fn router(house: House) -> Router {
    let api = Router::new()
        .route("/people", post(people::welcome))
        .route("/me", get(people::me).patch(people::rename))
        .route("/games", get(games::games))
        .route("/games/{game}/setting", get(games::setting))
        .route("/games/{game}/check", post(games::check))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/sit", post(tables::sit).delete(tables::leave))
        .route("/tables/{table}/seats/{seat}", delete(tables::send_away))
        .route("/tables/{table}/start", post(tables::start))
        .route("/tables/{table}/rematch", post(tables::rematch))
        .route("/tables/{table}/socket", any(socket::open))
        .route("/tables/{table}/course", get(tables::course))
        .route("/tables/{table}/record", get(after::record))
        .route("/tables/{table}/replay", get(after::replay))
        .route("/tables/{table}/at/{version}", get(after::at))
        .route("/tables/{table}/branch", post(after::branch))
        .route("/rift/cards", get(rift::cards))
        .route("/rift/deck", post(rift::deck))
        .route("/rift/deck/random", post(rift::random))
        .route("/lab", get(lab::list))
        .route("/words/{lang}", get(docs::words))
        .route("/openapi.json", get(docs::openapi));
    Router::new()
        .nest("/api", api)
        .route("/lab/{folder}/{*path}", get(lab::file))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(from_fn_with_state(house.clone(), dressed))
        .with_state(house)
}

/// Counts the request, and puts on what every answer wears.
async fn dressed(State(house): State<House>, request: Request, next: Next) -> Response {
    house.metrics.request();
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut put = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    put(CONTENT_SECURITY_POLICY, POLICY);
    put(X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(REFERRER_POLICY, "no-referrer");
    put(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    put(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if api {
        put(CACHE_CONTROL, "no-store");
    }
    response
}

/// Whether the server can keep what happens.
async fn health(State(house): State<House>) -> Response {
    if house.store.is_well().await {
        "ok".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer").into_response()
    }
}

/// What is counted, as Prometheus reads it.
async fn metrics(State(house): State<House>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], house.metrics.text()).into_response()
}

/// The description of all requests, as JSON.
pub(crate) fn description_json() -> String {
    docs::description()
        .to_pretty_json()
        .unwrap_or_else(|_| unreachable!("a description is plain data"))
}
