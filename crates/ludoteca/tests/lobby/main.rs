//! The lobby as a process, and many people at its tables.

mod guest;
mod hostile;
mod kill;
mod leak;
mod postgres;
mod program;
mod terminal;
