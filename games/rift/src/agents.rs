//! Players that know The Rift.

pub mod belief;
pub mod bold;
pub mod calibration;
pub mod classic;
pub mod open;
mod random;
pub mod search;
pub mod security;

pub use bold::Bold;
pub use classic::Classic;
pub use open::Open;
pub use random::Random;
pub use search::Search;
