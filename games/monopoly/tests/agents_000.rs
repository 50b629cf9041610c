//! The players of document 000: every numbered rule of `rules` with a position in which it fires
//! and one just past its threshold, the odds of `random`, and both over whole games.
//!
//! Amounts are those of Madrid unless a test says otherwise. Rules 2.1.1, 2.2.1 and 2.3.1 (too
//! dear) are tested beside their code: the engine never asks who cannot pay.

#[path = "agents_000/bids.rs"]
mod bids;
#[path = "agents_000/choices.rs"]
mod choices;
#[path = "agents_000/debts.rs"]
mod debts;
#[path = "agents_000/games.rs"]
mod games;
#[path = "agents_000/improvements.rs"]
mod improvements;
#[path = "agents_000/jail.rs"]
mod jail;
#[path = "agents_000/odds.rs"]
mod odds;
#[path = "agents_000/price_chain.rs"]
mod price_chain;
#[path = "agents_000/purchases.rs"]
mod purchases;
#[path = "agents_000/scene.rs"]
mod scene;
