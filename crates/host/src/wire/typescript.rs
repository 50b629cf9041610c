//! The wire types as TypeScript.

use ts_rs::{Config, TS};

use super::{
    AgentCard, AtMoment, BoardCard, BoardPlan, Branch, Candidate, ChancesAt, Checked, Choice,
    ClientMessage, ClockInfo, ClockPlan, Code, Course, CourseMoment, Created, DeckText, FileFault,
    GameCard, Introduction, LevelCard, Lobby, Me, News, Opened, ParameterCard, Plan, PlayersCard,
    PresetCard, Problem, Review, Said, SeatInfo, SeatKind, SeatPlan, ServerMessage, Sit, Step,
    Summary, SwitchCard, TableState, Term, Then, TurnInfo, TurningPoint, Visibility, Welcome,
};

/// All types of the wire as one module of TypeScript.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut out =
        String::from("// Made from crates/host/src/wire by `cargo xtask docs`; do not edit.\n");
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => {
            $(
                out.push_str("\nexport ");
                out.push_str(&<$kind as TS>::decl(&config));
                out.push('\n');
            )*
        };
    }
    declare!(
        Code,
        Introduction,
        Welcome,
        Me,
        Visibility,
        Then,
        ClockPlan,
        DeckText,
        BoardPlan,
        SeatPlan,
        Plan,
        TableState,
        SeatKind,
        SeatInfo,
        TurnInfo,
        Summary,
        Lobby,
        Created,
        Opened,
        Sit,
        Branch,
        FileFault,
        Problem,
        Checked,
        PlayersCard,
        PresetCard,
        SwitchCard,
        BoardCard,
        ParameterCard,
        AgentCard,
        LevelCard,
        GameCard,
        Choice,
        News,
        Step,
        Said,
        ClockInfo,
        Term,
        Candidate,
        ClientMessage,
        ServerMessage,
        ChancesAt,
        TurningPoint,
        CourseMoment,
        Course,
        Review,
        AtMoment,
    );
    out
}
