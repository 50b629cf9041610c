//! Complete Monopoly: boards, cards and rules as data.

#![expect(
    clippy::inline_always,
    reason = "the step of a playout: `ludoteca bench monopoly` went from 5.9 to 6.9 M turns/s by it"
)]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "seats, squares, lots, cards and amounts are bounded by the limits of board, deck and rules"
)]

mod action;
#[cfg(feature = "agents")]
pub mod agents;
pub mod analysis;
mod audit;
mod board;
mod cards;
mod chance;
mod course;
mod deeds;
mod event;
mod fault;
mod game;
mod illegal;
pub mod landing;
mod options;
mod pile;
pub mod position;
mod rules;
mod sets;
pub mod shipped;
mod state;
pub mod subset;
mod tab;
mod tjt;
mod view;
mod worth;

pub use action::{Action, Leg, Offer, PlaceSet};
pub use board::*;
pub use cards::*;
pub use chance::Outcome;
pub use deeds::HOTEL;
pub use event::{Event, FreedBy, JailedBy};
pub use fault::Fault;
pub use game::Monopoly;
pub use illegal::Illegal;
pub use options::{Auctions, Estate, IncomeTax, OptionsError, OptionsFault, Rules};
pub use position::{Position, PositionFault};
pub use sets::{DeedIter, DeedSet, SeatSet};
pub use state::{
    Cause, Debt, Dice, MAX_CASH, MAX_LEGS, MAX_PACKAGE_SEATS, MAX_PACKAGE_THINGS, PackageLeg,
    Phase, State,
};
pub use tab::reading::Reading;
pub use tjt::{Misfit, misfits};
pub use view::{AuctionView, PackageView, Question, TradeView, View};
