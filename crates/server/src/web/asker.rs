//! Who asks, in which language, and what they have sent.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use ludoteca_words::{Lang, Words};
use serde::de::DeserializeOwned;
use std::net::IpAddr;

use super::fault::Fault;
use crate::house::House;
use crate::store::{PersonRow, StoreError};
use crate::tongue::words;
use ludoteca_host::wire::Code;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// The words of their language.
    pub(crate) words: &'static Words,
    /// Who they are, if they have said so.
    pub(crate) person: Option<PersonRow>,
}

impl Asker {
    /// The person, who has to be known.
    pub(crate) fn person(&self) -> Result<&PersonRow, Fault> {
        self.person.as_ref().ok_or_else(|| self.fault(Code::TokenNeeded))
    }

    /// The key of the person, if known.
    pub(crate) fn key(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.person.as_str())
    }

    pub(crate) fn fault(&self, code: Code) -> Fault {
        Fault::new(self.words, code)
    }

    /// What is said when the database does not do what it was asked; the log has the reason.
    pub(crate) fn not_kept(&self, error: &StoreError) -> Fault {
        tracing::error!(%error, "the database");
        self.fault(Code::NotKept)
    }
}

/// The language of a request: the first one of `Accept-Language` that we speak.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let codes = asked.split(',').map(|one| one.split([';', '-']).next().unwrap_or("").trim());
    let mut known = codes.filter_map(|code| Lang::from_code(&code.to_ascii_lowercase()));
    known.next().unwrap_or(Lang::English)
}

/// Where a request comes from. A proxy on this machine is believed when it says for whom it asks.
pub(crate) fn origin(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = told.and_then(|told| told.rsplit(',').next()?.trim().parse().ok());
    last.filter(|_| peer.is_loopback()).unwrap_or(peer)
}

/// The token of a request.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl FromRequestParts<House> for Asker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Fault> {
        let mut asker = Self { words: words(language(&parts.headers)), person: None };
        if let Some(token) = bearer(&parts.headers) {
            let person = house.people.find(token).await.map_err(|error| asker.not_kept(&error))?;
            asker.person = Some(person.ok_or_else(|| asker.fault(Code::UnknownToken))?);
        }
        Ok(asker)
    }
}

/// A body of JSON, and what is wrong with it when it is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<House> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, house: &House) -> Result<Self, Fault> {
        let words = words(language(request.headers()));
        match Json::<T>::from_request(request, house).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(refuse(words, &rejection)),
        }
    }
}

fn refuse(words: &Words, rejection: &JsonRejection) -> Fault {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let most = crate::limits::BODY_BYTES as u64 / 1024;
        return Fault::with(words, Code::TooLarge, &[("most", most.into())]);
    }
    let reason = rejection.body_text();
    Fault::with(words, Code::Malformed, &[("reason", (&reason).into())])
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_first_language_that_we_speak_counts() {
        for (asked, lang) in [
            ("es", Lang::Spanish),
            ("es-MX,es;q=0.9,en;q=0.8", Lang::Spanish),
            ("de, en;q=0.5, es;q=0.3", Lang::English),
            ("fr", Lang::English),
            ("", Lang::English),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(asked));
            assert_eq!(language(&headers), lang, "{asked}");
        }
    }

    #[test]
    fn only_a_bearer_has_a_token() {
        let token = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, HeaderValue::from_static(value));
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(token("Bearer abc").as_deref(), Some("abc"));
        assert_eq!(token("bearer  abc ").as_deref(), Some("abc"));
        assert_eq!(token("Basic abc"), None);
        assert_eq!(token("abc"), None);
    }
}
