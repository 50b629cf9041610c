//! Golden cases: the rules, sentence by sentence, as short games from prepared positions.
//!
//! A case sets up a table, plays a script of actions and outcomes in notation, and looks at what
//! came of it. `1: bid 20` also states who decides; `* 3+4` is chance.

mod rules {
    mod auction;
    mod bankrupt;
    mod boards;
    mod build;
    mod cards;
    mod claim;
    mod creditors;
    mod debt;
    mod draw;
    mod ending;
    mod house;
    mod interest;
    mod jail;
    mod mortgage;
    mod moves;
    mod opening;
    mod package;
    mod property;
    mod rent;
    mod serial;
    mod short;
    mod table;
    mod tax;
    mod trade;
    mod windows;
}
