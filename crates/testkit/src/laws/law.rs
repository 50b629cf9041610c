//! The laws by name.

use std::fmt;

/// Makes the enum, its list and its words from one table, so that they cannot part.
macro_rules! laws {
    ($($name:ident: $words:literal;)+) => {
        /// A law that every game keeps.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Law {
            $(
                #[doc = concat!("It holds that ", $words, ".")]
                $name,
            )+
        }

        impl Law {
            /// All laws.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        impl fmt::Display for Law {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$name => $words,)+
                })
            }
        }
    };
}

laws! {
    Seats: "a state has the seats that were asked for, and who decides is one of them";
    DecisionLists: "when a seat decides there are actions and no outcomes";
    ChanceLists: "when chance falls there are outcomes and no actions";
    OverLists: "when the game is over there are neither actions nor outcomes";
    ActionsAscend: "actions are listed ascending and once each";
    OutcomesAscend: "outcomes are listed ascending and once each";
    Weights: "weights are above 0 and their sum fits 32 bits";
    ListsAppend: "lists are appended to what the buffer holds, and are the same every time";
    ListedPass: "every listed action passes check";
    ListedPossible: "every listed outcome is possible";
    UnlistedImpossible: "an outcome that is not listed is not possible";
    RefusedOutOfTurn: "check refuses every action when no seat decides";
    ClosedLists: "check accepts only listed actions, as this game claims";
    AcceptedPlays: "an accepted action, listed or not, leads to a sound state";
    CheckOnlyLooks: "check leaves the state as it was";
    ActionNotation: "the notation of an action is one clean line that reads back as the action";
    OutcomeNotation: "the notation of an outcome is one clean line that reads back as the outcome";
    TurnsGrow: "the number of turns taken never falls";
    TurnsEnd: "a turn ends within the step budget";
    Audit: "every state passes the audit";
    ScoresFinite: "every seat has a finite score";
    ScoresShareOne: "the scores of a finished game are not negative and sum to 1";
    StepsChange: "a step changes the state";
    ClonesApart: "playing on a clone leaves the original as it was";
    Repeatable: "the same step from the same state gives the same state and events";
    SilentSteps: "a step leads to the same state whether or not anybody listens";
    EqualHashes: "equal states have equal hashes";
    ViewActions: "a view is its seat's, and lists the actions of the seat that decides alone";
    ViewSecrets: "a view does not change with what its seat cannot know";
    GuessFits: "a guess is a sound state with the same seats, turn and actions";
    SampleListed: "only listed outcomes are drawn";
    RecordReplays: "the record of a game reads back and replays to the same state";
    AlteredRecords: "an altered record is refused or replays to a sound state";
    NoPanic: "nothing panics";
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// The game, its options not included.
    pub game: &'static str,
    /// The seed of the series.
    pub seed: u64,
    /// The game of the series, counted from 0.
    pub game_no: u64,
    /// Steps taken in that game before.
    pub step: u64,
    /// What was found instead.
    pub found: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, game, seed, game_no, step, found } = self;
        write!(f, "{game}, seed {seed}, game {game_no}, step {step}: broken law: {law}\n{found}")
    }
}

impl std::error::Error for Breach {}
