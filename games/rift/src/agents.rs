//! Players that know The Rift.

pub mod bold;
pub mod classic;
mod random;
pub mod security;

pub use bold::Bold;
pub use classic::Classic;
pub use random::Random;
