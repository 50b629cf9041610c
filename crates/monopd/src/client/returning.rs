//! Coming back to a running game after a lost connection.

use super::{Bot, Ending, GREETING, Output, Waiting};
use crate::client::Mirror;
use crate::wire::{Lines, MAX_DOCUMENT};

impl Bot {
    /// The connection is lost: whether we want to come back on another one. Otherwise it is over
    /// for us.
    pub fn broken(&mut self, out: &mut Vec<Output>) -> bool {
        let playing = self.rules.is_some() || self.lobby.is_returning();
        let wanted = playing && self.leaving.is_none() && self.mirror.cookie.is_some();
        if !wanted {
            self.closed(out);
        }
        wanted
    }

    /// There is another connection: everything is heard anew on it, and with the cookie we are
    /// who we were.
    pub fn reconnected(&mut self) {
        let cookie = self.mirror.cookie.take();
        self.mirror = Mirror { cookie, ..Mirror::default() };
        self.lines = Lines::new(MAX_DOCUMENT);
        self.rules = None;
        self.waiting = Waiting::Nothing;
        self.proposal = None;
        self.left_at = None;
        self.left_for_good = false;
        (self.auction_since, self.bid_at) = (None, None);
        self.trades_since.clear();
        self.last_sent = None;
        (self.greeted, self.opened) = (false, self.now);
        self.lobby.come_back();
    }

    /// Gives up on a server that does not say what we cannot go on without.
    pub(super) fn check_patience(&mut self, out: &mut Vec<Output>) {
        if self.now < self.opened + GREETING || self.leaving.is_some() {
            return;
        }
        if !self.greeted {
            self.give_up(Ending::Stranger, out);
        } else if self.lobby.is_returning() {
            self.leave(Ending::Gone, out);
        } else if self.lobby.waits_for_its_game() {
            self.leave(Ending::NoGame, out);
        }
    }

    /// Goes without a word.
    pub(super) fn give_up(&mut self, ending: Ending, out: &mut Vec<Output>) {
        if self.leaving.is_none() {
            self.part(ending, false, out);
        }
        if let Some(leaving) = &mut self.leaving {
            leaving.is_over = true;
        }
    }
}
