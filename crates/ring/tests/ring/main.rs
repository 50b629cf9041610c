//! Stations on rings: starting, faults, whole games, and what goes over the cable.

mod bench;
mod faults;
mod games;
mod repetition;
mod start;
mod wire;
