//! Pictures and pages, read back as the texts that they are.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod pages;
mod pictures;
mod played;
mod strange;
