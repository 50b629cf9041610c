//! What the client says becomes requests and decisions.

use ludoteca_host::wire::ClientMessage;

use super::advice::{BACK, HINT};
use super::lobby::board_of;
use super::options::Options;
use super::picture::Picture;
use super::{ME, Output, Request, Session, tell};
use crate::wire::{Command, Element, MAX_NAME, PlayerUpdate, first_chars};

impl Session {
    pub(super) fn obey(&mut self, command: Command, out: &mut Vec<Output>) {
        match command {
            Command::Name(name) => {
                let name = first_chars(name.trim(), MAX_NAME);
                let usual = self.words.plain("monopd-serve-nameless");
                self.ask(Request::Name(if name.is_empty() { usual } else { name }), out);
            }
            Command::Templates => self.tell_templates(out),
            Command::Disconnect => {
                self.leave(out);
                out.push(Output::Close);
            }
            Command::Reconnect(cookie) if self.seated.is_none() => {
                self.ask(Request::Return(cookie), out);
            }
            _ if self.name.is_none() => self.complain("monopd-serve-no-name", out),
            Command::Reconnect(_) => self.complain("monopd-serve-in-game", out),
            Command::NewGame(_) | Command::Join(_) | Command::Watch(_) if self.seated.is_some() => {
                self.complain("monopd-serve-in-game", out);
            }
            Command::NewGame(kind) => self.create(&kind, out),
            Command::Join(game) => match self.lobby.table(game).cloned() {
                Some(table) => self.ask(Request::Sit(table), out),
                None => self.complain("monopd-serve-no-game", out),
            },
            Command::Watch(game) => match self.lobby.table(game).cloned() {
                Some(table) => self.sit_at(table, out),
                None => self.complain("monopd-serve-no-game", out),
            },
            // Pictures are the client's own affair.
            Command::Image(_) => {}
            Command::Chat(text) if self.seated.is_none() => {
                out.push(Output::Ask(Request::Chat(text)));
            }
            _ if self.seated.is_none() => self.complain("monopd-serve-no-game-yet", out),
            other => self.obey_at_table(other, out),
        }
    }

    fn create(&mut self, kind: &str, out: &mut Vec<Output>) {
        let Some(board) = board_of(kind) else {
            return self.complain("monopd-serve-no-kind", out);
        };
        let plan = Options::default().plan(board, None, self.patience.deciding);
        self.ask(Request::Make(Box::new(plan)), out);
    }

    fn obey_at_table(&mut self, command: Command, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        match command {
            Command::Chat(text) => {
                self.number += 1;
                let say = ClientMessage::Say { id: self.number, text };
                out.push(Output::Ask(Request::Say(say)));
            }
            Command::LeaveGame => self.leave(out),
            Command::Refresh => self.refresh(out),
            Command::Start if seated.is_waiting() => {
                let table = seated.table.clone();
                self.ask(Request::Start(table), out);
            }
            Command::Configure { .. } | Command::Kick(_) | Command::Describe(_) => {
                self.arrange(&command, out);
            }
            // Nobody joins a game that runs: our rules have no start money for it.
            Command::Promote(_) => self.complain("monopd-serve-not-here", out),
            Command::Start => self.complain("monopd-serve-not-master", out),
            _ if !seated.running || seated.over => self.complain("monopd-serve-not-running", out),
            _ if seated.looks.is_none() => self.complain("monopd-serve-watching", out),
            // Whatever somebody does for whom a computer player stands in, they are back.
            _ if seated.away => self.take_seat_back(out),
            Command::OpenTrade(_)
            | Command::TradeEstate { .. }
            | Command::TradeCard { .. }
            | Command::TradeMoney { .. }
            | Command::AcceptTrade { .. }
            | Command::RejectTrade(_) => self.trade(&command, out),
            Command::BuyHouse(_)
            | Command::SellHouse(_)
            | Command::SellEstate(_)
            | Command::ToggleMortgage(_) => self.manage(&command, out),
            Command::Bid { amount, .. } => self.bid(amount, out),
            Command::Act(word) if word == HINT => self.ask_hint(out),
            Command::Act(word) if word == BACK => self.complain("monopd-serve-not-now", out),
            other => match self.action_of(&other) {
                Some(action) => self.play(action, out),
                None => self.complain("monopd-serve-not-now", out),
            },
        }
    }

    /// The action for a command; none: it cannot be played now.
    fn action_of(&self, command: &Command) -> Option<String> {
        let seated = self.seated.as_ref()?;
        let jailed = self.is_jailed();
        let listed = |action: String| seated.may(&action).then_some(action);
        match command {
            Command::Roll if seated.rolls_again() => listed("done".into()),
            Command::Roll if !jailed => listed("roll".into()),
            Command::RollInJail if jailed => listed("roll".into()),
            Command::Buy => listed("buy".into()),
            Command::Auction => listed("decline".into()),
            Command::EndTurn => {
                ["decline", "done", "pass"].map(str::to_owned).into_iter().find_map(listed)
            }
            Command::PayFine => listed("fine".into()),
            Command::UseCard => listed("card".into()),
            Command::TaxFixed => listed("tax-fixed".into()),
            Command::TaxPercent => listed("tax-percent".into()),
            Command::PayDebt => listed("pay".into()),
            // The rules list it later than they allow it.
            Command::Bankrupt => seated.owes().then(|| "bankrupt".to_owned()),
            Command::Act(action) => {
                (!seated.deciding && !seated.actions.is_empty()).then(|| action.clone())
            }
            _ => None,
        }
    }

    /// What whoever has made a game can still change before it begins.
    fn arrange(&mut self, command: &Command, out: &mut Vec<Output>) {
        let Some(seated) = self.seated.as_ref().filter(|it| it.is_master() && it.is_waiting())
        else {
            return self.complain("monopd-serve-not-master", out);
        };
        let Some(summary) = &seated.summary else { return };
        let (mut options, mut title) = (seated.chosen(), summary.title.clone());
        let table = seated.table.clone();
        match command {
            Command::Kick(player) => {
                return match seated.seat(*player).filter(|_| *player != ME) {
                    Some(seat) => self.ask(Request::SendAway(table, seat), out),
                    None => self.complain("monopd-serve-no-player", out),
                };
            }
            Command::Describe(text) => title = Some(text.clone()).filter(|it| !it.is_empty()),
            Command::Configure { option, value } if options.set(*option, value) => {}
            _ => return self.complain("monopd-serve-no-option", out),
        }
        let board = summary.board.clone().unwrap_or_default();
        let plan = Box::new(options.plan(&board, title, self.patience.deciding));
        self.ask(Request::Arrange(table, plan), out);
    }

    /// Everything again.
    fn refresh(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        if seated.running {
            seated.told = Picture::default();
            self.tell_start(out);
            self.tell_trades_again(out);
            self.tell_choices(out);
        } else {
            self.tell_waiting(true, out);
        }
    }

    /// Gets up from the table, if the client is at one.
    pub(super) fn leave(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        let (table, watching) = (seated.table.clone(), seated.looks.is_none());
        out.push(Output::Ask(Request::Deafen));
        if !watching || seated.is_waiting() {
            out.push(Output::Ask(Request::Leave(table)));
        }
        self.get_up(out);
    }

    /// The client is in the lobby again.
    pub(super) fn get_up(&mut self, out: &mut Vec<Output>) {
        self.held.clear();
        if self.seated.take().is_some() {
            let back = PlayerUpdate { player: Some(ME), game: Some(-1), ..PlayerUpdate::default() };
            tell(&[Element::Player(back)], out);
        }
    }
}
