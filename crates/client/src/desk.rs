//! The requests of the lobby.

use std::time::Duration;

use ludoteca_host::wire::{
    Created, Introduction, Lobby, Me, Opened, Plan, Problem, Sit, Summary, Welcome,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::http::{Response, StatusCode};
use ureq::{Agent, Body};

use crate::Address;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest answer that is read: a whole game of Monopoly, step by step.
const LONGEST: u64 = 64 << 20;

/// Why a request was not done.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The lobby says why.
    #[error("{}", .0.text)]
    Refused(Box<Problem>),
    /// The lobby cannot be reached, or is none.
    #[error("{0}")]
    Unreachable(String),
}

/// Somebody's requests to a lobby.
#[derive(Clone, Debug)]
pub struct Desk {
    address: Address,
    lang: String,
    token: Option<String>,
    agent: Agent,
}

impl Desk {
    /// A lobby, asked in some language by somebody it does not know yet.
    pub fn new(address: Address, lang: &str) -> Self {
        let settings = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .build();
        Self { address, lang: lang.to_owned(), token: None, agent: settings.into() }
    }

    /// The same lobby, asked by whoever has this token.
    #[must_use]
    pub fn with_token(self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self }
    }

    /// Where the lobby is.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// Makes oneself known.
    ///
    /// # Errors
    /// It was not done.
    pub fn introduce(&self, name: &str) -> Result<Welcome, DeskError> {
        self.post("/api/people", &Introduction { name: name.to_owned() })
    }

    /// Who asks.
    ///
    /// # Errors
    /// It was not done.
    pub fn me(&self) -> Result<Me, DeskError> {
        self.get("/api/me")
    }

    /// The tables.
    ///
    /// # Errors
    /// It was not done.
    pub fn tables(&self) -> Result<Lobby, DeskError> {
        self.get("/api/tables")
    }

    /// Makes a table.
    ///
    /// # Errors
    /// It was not done.
    pub fn open(&self, plan: &Plan) -> Result<Created, DeskError> {
        self.post("/api/tables", plan)
    }

    /// A table in one line; one by link needs its invitation.
    ///
    /// # Errors
    /// It was not done.
    pub fn summary(&self, table: &str, invitation: Option<&str>) -> Result<Summary, DeskError> {
        let asked = invitation.map(|invitation| format!("?invitation={invitation}"));
        self.get(&format!("/api/tables/{table}{}", asked.unwrap_or_default()))
    }

    /// Sits down.
    ///
    /// # Errors
    /// It was not done.
    pub fn sit(&self, table: &str, sit: &Sit) -> Result<Summary, DeskError> {
        self.post(&format!("/api/tables/{table}/sit"), sit)
    }

    /// Asks for another game with the same people.
    ///
    /// # Errors
    /// It was not done.
    pub fn rematch(&self, table: &str) -> Result<Opened, DeskError> {
        self.post(&format!("/api/tables/{table}/rematch"), &serde_json::json!({}))
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// It was not done.
    pub fn record(&self, table: &str) -> Result<String, DeskError> {
        let request = self.agent.get(self.address.request(&format!("/api/tables/{table}/record")));
        let mut answer = self.asked(request).call()?;
        self.refused(&mut answer)?;
        Ok(answer.body_mut().with_config().limit(LONGEST).read_to_string()?)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, DeskError> {
        let request = self.asked(self.agent.get(self.address.request(path)));
        self.read(request.call()?)
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, DeskError> {
        let request = self.asked(self.agent.post(self.address.request(path)));
        self.read(request.send_json(body)?)
    }

    /// A request with who asks, and in which language.
    fn asked<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("accept-language", &self.lang);
        match &self.token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    fn read<T: DeserializeOwned>(&self, mut answer: Response<Body>) -> Result<T, DeskError> {
        self.refused(&mut answer)?;
        Ok(answer.body_mut().with_config().limit(LONGEST).read_json()?)
    }

    fn refused(&self, answer: &mut Response<Body>) -> Result<(), DeskError> {
        let status = answer.status();
        if status.is_success() {
            return Ok(());
        }
        let told = answer.body_mut().with_config().limit(LONGEST).read_json::<Problem>();
        Err(match told {
            Ok(problem) => DeskError::Refused(Box::new(problem)),
            Err(_) => self.is_no_lobby(status),
        })
    }

    fn is_no_lobby(&self, status: StatusCode) -> DeskError {
        DeskError::Unreachable(format!("{} answered {status}, not as a lobby does", self.address))
    }
}

impl From<ureq::Error> for DeskError {
    fn from(error: ureq::Error) -> Self {
        Self::Unreachable(error.to_string())
    }
}
