//! What squares bring in: visits, income per opponent roll and payback, exactly, for any board.
//!
//! All figures follow from the chain of [`landing`](crate::landing), under its assumptions. Rents
//! are not written down a second time: the engine itself is asked for each way to arrive, by the
//! dice that led there and by the card that multiplies the rent, if one does. So the dice that
//! reach a utility are the ones that count, and "go to the next station and pay twice" pays twice.
//!
//! Income is *per roll of one opponent* who can pay and owns nothing there; an owner in jail is
//! taken to collect, as most rules have it. A board with [`endless_draws`] has no long run.
//!
//! ```
//! use ludoteca_monopoly::Monopoly;
//! use ludoteca_monopoly::analysis::{Holding, income};
//! use ludoteca_monopoly::landing::JailPolicy;
//!
//! let game = Monopoly::preset("official").expect("a preset");
//! let table = income(&game, JailPolicy::PayAtOnce);
//! let orange = table.groups.iter().find(|group| group.name == "orange").expect("a colour");
//! let third = orange.stages.iter().find(|stage| stage.holding == Holding::Houses(3)).unwrap();
//! assert!(third.payback().is_some_and(|rolls| rolls < 35.0));
//! ```

mod arrivals;
mod income;
mod visits;

#[cfg(test)]
mod tests;

pub use arrivals::endless_draws;
pub use income::{GroupIncome, GroupKind, Holding, IncomeTable, LotIncome, Stage, Step, income};
pub use visits::{SquareVisits, VisitTable, visits};
