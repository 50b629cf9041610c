//! Trades: the client prepares an offer, and it is made when the client accepts it itself.
//!
//! On this network a trade is edited by all until all accept. At our tables an offer is made as a
//! whole, in a window of its maker, and the others say yes or no. So a trade is its maker's alone
//! until it is on the table; whoever edits an offer refuses it and makes another of their own.

mod draft;
mod edit;
mod offer;
mod table;

use std::collections::{BTreeMap, VecDeque};

use super::{Output, Session, say, tell};
use crate::wire::Command;
use draft::Trade;
use edit::Edit;

/// Open trades of one client.
const MOST_OPEN: usize = 8;

/// How far a trade is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Its maker, who is us, prepares it.
    Draft,
    /// We have accepted it; it waits for our next window.
    Accepted,
    /// It is being put on the table: what is still to be played for it.
    Offering(VecDeque<String>),
    /// It is on the table.
    OnTable,
}

/// The trades that a client has a part in.
#[derive(Debug, Default)]
pub(super) struct Trades {
    open: BTreeMap<i32, Trade>,
    last: i32,
}

impl Trades {
    fn next(&mut self) -> i32 {
        self.last += 1;
        self.last
    }

    /// Whether something is to be put on the table in our next window.
    pub(super) fn wait_for_a_window(&self) -> bool {
        let waits = |trade: &Trade| matches!(trade.stage, Stage::Accepted | Stage::Offering(_));
        self.open.values().any(waits)
    }

    /// The one that is on the table, or on its way there.
    fn live(&self) -> Option<i32> {
        let live = |trade: &Trade| matches!(trade.stage, Stage::Offering(_) | Stage::OnTable);
        self.open.values().find(|trade| live(trade)).map(|trade| trade.id)
    }
}

impl Session {
    pub(super) fn trade(&mut self, command: &Command, out: &mut Vec<Output>) {
        match *command {
            Command::OpenTrade(player) => self.open_trade(player, out),
            Command::AcceptTrade { trade, revision } => self.accept_trade(trade, revision, out),
            Command::RejectTrade(trade) => self.reject_trade(trade, out),
            Command::TradeEstate { trade, estate, to } => {
                self.edit(trade, Edit::Estate { estate, to }, out);
            }
            Command::TradeCard { trade, card, to } => {
                self.edit(trade, Edit::Card { card, to }, out);
            }
            Command::TradeMoney { trade, from, to, amount } => {
                self.edit(trade, Edit::Money { from, to, amount }, out);
            }
            _ => self.complain("monopd-serve-not-now", out),
        }
    }

    fn open_trade(&mut self, player: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let partner = seated.seat(player).filter(|&seat| seated.is_live(seat));
        let (Some(me), Some(partner)) =
            (seated.looks, partner.filter(|&it| Some(it) != seated.looks))
        else {
            return self.complain("monopd-serve-no-partner", out);
        };
        if seated.trades.open.len() >= MOST_OPEN {
            return self.complain("monopd-serve-many-trades", out);
        }
        let id = seated.trades.next();
        let trade = Trade::between(id, me, partner);
        tell(&[trade.new_element(seated)], out);
        tell(&[trade.accepts_element(seated)], out);
        seated.trades.open.insert(id, trade);
    }

    fn accept_trade(&mut self, id: i32, revision: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(me) = seated.looks else { return };
        let Some(mut trade) = seated.trades.open.get(&id).cloned() else {
            return self.complain("monopd-serve-no-trade", out);
        };
        if trade.revision != revision {
            return self.complain("monopd-serve-old-trade", out);
        }
        if trade.accepts.contains(&me) {
            return;
        }
        if trade.stage == Stage::Draft {
            if let Err(key) = trade.actions(me, seated) {
                return self.complain(key, out);
            }
            trade.stage = Stage::Accepted;
        }
        trade.accepts.insert(me);
        tell(&[trade.accepts_element(seated)], out);
        let on_table = trade.stage == Stage::OnTable;
        seated.trades.open.insert(id, trade);
        if on_table {
            self.answer_offer(out);
        } else if seated.manages() {
            self.offer_accepted(out);
        } else {
            say("info", &self.words.plain("monopd-serve-trade-kept"), out);
        }
    }

    fn reject_trade(&mut self, id: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let known = (1..=seated.trades.last).contains(&id);
        let Some(trade) = seated.trades.open.get_mut(&id) else {
            // One that has ended meanwhile is as they want it.
            if !known {
                self.complain("monopd-serve-no-trade", out);
            }
            return;
        };
        match trade.stage {
            Stage::Draft | Stage::Accepted => {
                tell(&[trade.end_element("rejected")], out);
                seated.trades.open.remove(&id);
            }
            Stage::OnTable if Some(trade.maker) != seated.looks => {
                trade.refused = true;
                self.answer_offer(out);
            }
            Stage::Offering(_) | Stage::OnTable => {
                say("info", &self.words.plain("monopd-serve-on-table"), out);
            }
        }
    }
}
