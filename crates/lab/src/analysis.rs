//! Studies that play games: who wins from here, and what a house rule does.

mod compared;
mod house_rules;
mod variants;
mod win;

pub use compared::Compared;
pub use house_rules::{RuleFigures, RuleStudy, StudyJob, Subject, study_rules};
pub use variants::{Skipped, Variant, Variants};
pub use win::{SeatChance, WinChances, WinJob, win_chances};
