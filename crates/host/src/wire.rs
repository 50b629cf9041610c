//! What clients and the server say to each other, as values.
//!
//! The server, the terminal client and the tests share these types; the page has them as
//! TypeScript (feature `ts`), the description of the interface as schemas (feature `openapi`). What a client
//! sends refuses fields that it does not know.

mod catalogue;
mod code;
mod lobby;
mod plan;
mod review;
mod socket;
#[cfg(feature = "ts")]
mod typescript;

pub use catalogue::{
    AgentCard, BoardCard, Checked, FileFault, GameCard, LevelCard, ParameterCard, PlayersCard,
    PresetCard, SwitchCard,
};
pub use code::Code;
pub use lobby::{
    Branch, Created, Introduction, Lobby, Me, Opened, Problem, SeatInfo, SeatKind, Sit, Summary,
    TableState, TurnInfo, Welcome,
};
pub use plan::{BoardPlan, ClockPlan, DeckText, Plan, SeatPlan, Then, Visibility};
pub use review::{AtMoment, ChancesAt, Course, CourseMoment, ReplayStep, Review, TurningPoint};
pub use socket::{
    Candidate, Choice, ClientMessage, ClockInfo, News, Said, ServerMessage, Step, Term,
};
#[cfg(feature = "ts")]
pub use typescript::typescript;
