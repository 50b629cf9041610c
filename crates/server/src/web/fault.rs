//! What a request is answered when it is not done: a status, a code for programs, a text for people.

use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use ludoteca_host::wire::{Code, FileFault, Problem};
use ludoteca_words::{Arg, Words};

/// Why a request was not done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fault(pub(crate) Problem);

impl Fault {
    /// A reason whose text is the message `refused-CODE`.
    pub(crate) fn new(words: &Words, code: Code) -> Self {
        Self::with(words, code, &[])
    }

    /// The same, with something put into the message.
    pub(crate) fn with(words: &Words, code: Code, args: &[(&str, Arg<'_>)]) -> Self {
        Self::of(code, words.say(&key(code), args))
    }

    /// A reason whose text somebody else has found.
    pub(crate) fn of(code: Code, text: String) -> Self {
        Self(Problem { code, text, faults: Vec::new() })
    }

    /// The same with faults of what was handed in.
    #[must_use]
    pub(crate) fn and(mut self, faults: Vec<FileFault>) -> Self {
        self.0.faults = faults;
        self
    }
}

/// The message that tells a reason.
pub(crate) fn key(code: Code) -> String {
    format!("serve-refused-{code}")
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::TokenNeeded | Code::UnknownToken => StatusCode::UNAUTHORIZED,
        Code::Forbidden | Code::NotYourSeat => StatusCode::FORBIDDEN,
        Code::NotFound | Code::NoSuchMoment => StatusCode::NOT_FOUND,
        Code::Stale
        | Code::NotYourTurn
        | Code::Thinking
        | Code::Over
        | Code::Waiting
        | Code::Begun
        | Code::NotOver
        | Code::NothingToUndo
        | Code::Full => StatusCode::CONFLICT,
        Code::Notation
        | Code::Illegal
        | Code::TooLong
        | Code::UnknownAgent
        | Code::BadPlan
        | Code::BadName => StatusCode::UNPROCESSABLE_ENTITY,
        Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooFast | Code::TooMany | Code::Slow => StatusCode::TOO_MANY_REQUESTS,
        Code::NotKept | Code::Restarting => StatusCode::SERVICE_UNAVAILABLE,
        Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = status(self.0.code);
        let mut response = (status, Json(self.0)).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
