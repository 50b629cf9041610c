//! Windows: management at any time.
//!
//! On this network houses and mortgages are everybody's affair at every moment. At our tables a
//! seat manages when it is asked: what comes in between is kept until then, and windows that a
//! client wants nothing in are closed before it is even told of them.

use std::collections::BTreeSet;

use ludoteca_host::wire::{Choice, ServerMessage};
use ludoteca_monopoly::Phase;
use serde_json::Value;

use super::seated::Seated;
use super::{Output, Session, complain, say};
use crate::wire::Command;

/// Commands that are kept until the next window.
const MOST_KEPT: usize = 8;
/// What is done with property: clients have menus for it.
const MANAGEMENT: [&str; 6] = ["build", "sell", "sell-down", "mortgage", "lift", "sell-lot"];

fn word(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// What can be done with property, of everything that can be played.
fn management(actions: &[Choice]) -> BTreeSet<String> {
    let all = actions.iter().map(|choice| &choice.action);
    all.filter(|action| MANAGEMENT.contains(&word(action))).cloned().collect()
}

/// Whether a view shows a window that the network has no word for: one out of turn, or after a
/// move that gives no second roll.
fn is_foreign_window(view: &Value) -> bool {
    let phase = &view["phase"];
    let doubles = view["doubles"].as_u64().unwrap_or(0) > 0;
    phase == "others" || phase.get("window").is_some() || (phase == "after" && !doubles)
}

impl Seated {
    /// Whether we are asked what to do with our property, or owe something.
    pub(super) fn manages(&self) -> bool {
        self.may("roll") || self.may("done") || self.owes()
    }

    /// Whether we are asked to pay what we owe.
    pub(super) fn owes(&self) -> bool {
        let open =
            self.position.as_ref().is_some_and(|it| !it.debts.is_empty() && it.business.is_none());
        open && !self.deciding && !self.actions.is_empty()
    }

    /// Whether a window is ours to leave with nothing but a roll: doubles that follow a move.
    pub(super) fn rolls_again(&self) -> bool {
        let after = |it: &ludoteca_monopoly::Position| it.phase == Phase::After && it.doubles > 0;
        self.position.as_ref().is_some_and(after) && self.may("done")
    }

    /// Remembers what can be done with property, when this is a moment for it.
    fn note_management(&mut self, actions: &[Choice], in_debt: bool) {
        let is_window = actions.iter().any(|it| it.action == "roll" || it.action == "done");
        if is_window || in_debt {
            self.manageable = management(actions);
        }
    }

    /// What the last window allowed, for the flags of the lots.
    pub(super) fn note_actions(&mut self) {
        let in_debt = self.owes();
        let actions = std::mem::take(&mut self.actions);
        self.note_management(&actions, in_debt);
        self.actions = actions;
    }

    fn group(&self, estate: i32) -> Option<&Value> {
        let square = &self.setting["squares"][usize::try_from(estate).ok()?];
        square.get("group")
    }

    /// The name of the lot that an action is about.
    fn name_of(&self, action: &str) -> String {
        let square = action.split(' ').nth(1).and_then(|square| square.parse::<usize>().ok());
        let name = square.and_then(|square| self.setting["squares"][square]["name"].as_str());
        name.unwrap_or_default().to_owned()
    }

    /// The action for a house to be sold: with too few houses in the bank a hotel is sold with its
    /// group, down to as many as there are.
    pub(super) fn selling(&self, estate: i32) -> Option<String> {
        let plain = format!("sell {estate}");
        if self.manageable.contains(&plain) {
            return Some(plain);
        }
        let group = self.group(estate)?;
        let of_group = self.manageable.iter().filter_map(|action| {
            let mut words = action.strip_prefix("sell-down ")?.split(' ');
            let first: i32 = words.next()?.parse().ok()?;
            let left: u32 = words.next()?.parse().ok()?;
            (self.group(first) == Some(group)).then(|| (left, action.clone()))
        });
        of_group.max().map(|(_, action)| action)
    }

    /// The action that a command means, if the lot is ours.
    fn management(&self, command: &Command) -> Option<String> {
        let me = usize::from(self.looks?);
        let player = self.position.as_ref()?.players.get(me)?;
        let lot = |estate: i32| player.lots.iter().find(|lot| i32::from(lot.square.0) == estate);
        match *command {
            Command::BuyHouse(at) => lot(at).map(|_| format!("build {at}")),
            Command::SellHouse(at) => {
                lot(at).map(|_| self.selling(at).unwrap_or_else(|| format!("sell {at}")))
            }
            Command::SellEstate(at) => lot(at).map(|_| format!("sell-lot {at}")),
            Command::ToggleMortgage(at) => lot(at)
                .map(|lot| format!("{} {at}", if lot.mortgaged { "lift" } else { "mortgage" })),
            _ => None,
        }
    }
}

impl Session {
    /// Houses and mortgages: now, or in the next window.
    pub(super) fn manage(&mut self, command: &Command, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(action) = seated.management(command) else {
            return self.complain("monopd-serve-not-yours", out);
        };
        if seated.may(&action) {
            self.play(action, out);
        } else if seated.manages() {
            self.complain("monopd-serve-not-now", out);
        } else if seated.kept.len() < MOST_KEPT {
            seated.kept.push_back(action);
            say("info", &self.words.plain("monopd-serve-kept"), out);
        } else {
            self.complain("monopd-serve-kept-full", out);
        }
    }

    /// Plays what was kept for this moment; whether something was played.
    pub(super) fn play_kept(&mut self, out: &mut Vec<Output>) -> bool {
        loop {
            let Some(seated) = &mut self.seated else { return false };
            let Some(action) = seated.kept.pop_front() else { return false };
            if seated.may(&action) {
                self.play(action, out);
                return true;
            }
            let name = seated.name_of(&action);
            let text = self.words.say("monopd-serve-kept-refused", &[("lot", (&name).into())]);
            complain(&text, out);
        }
    }

    /// Closes a window that the client wants nothing in, as soon as the table opens it: nobody
    /// waits until the client has shown a move.
    pub(super) fn close_window(&mut self, message: &mut ServerMessage, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let ServerMessage::Steps { version, view, looks: Some(seat), actions, .. } = message else {
            return;
        };
        let (version, seat) = (*version, *seat);
        let done = actions.iter().any(|choice| choice.action == "done");
        let wanted = !seated.kept.is_empty() || seated.trades.wait_for_a_window();
        if !seated.running || wanted || !done || !is_foreign_window(view) {
            return;
        }
        seated.note_management(actions, false);
        actions.clear();
        let number = self.play_at(seat, version, "done".into(), out);
        if let Some(seated) = &mut self.seated {
            seated.closing = Some(number);
        }
    }

    /// Leaves a window in which nothing is left to do, if it is one that the client has no roll in.
    pub(super) fn leave_window(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        if seated.may("done") && !seated.rolls_again() {
            self.play("done".into(), out);
        }
    }
}
