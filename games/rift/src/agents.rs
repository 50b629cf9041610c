//! Players that know The Rift.

pub mod classic;
mod random;
pub mod security;

pub use classic::Classic;
pub use random::Random;
