//! What the client can decide: buttons, and what goes on by itself.

use super::advice::{BACK, HINT};
use super::captions::{self, Wanted};
use super::{Output, Session, tell};
use crate::wire::{Display, DisplayText, Element};

/// Actions that have a command of their own, with it.
const NATIVE: [(&str, &str); 9] = [
    ("roll", ".r"),
    ("buy", ".eb"),
    ("decline", ".ea"),
    ("fine", ".jp"),
    ("card", ".jc"),
    ("tax-fixed", ".T$"),
    ("tax-percent", ".T%"),
    ("pay", ".p"),
    ("bankrupt", ".D"),
];
/// Actions on estates and offers: clients have menus and windows for them.
const ELSEWHERE: [&str; 8] =
    ["build", "sell", "sell-down", "mortgage", "lift", "sell-lot", "trade", "leg"];
/// The most buttons at once.
const BUTTONS: usize = 12;

impl Session {
    /// The buttons for what can be played now.
    pub(super) fn tell_choices(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        if !seated.running || seated.over {
            return;
        }
        let jailed = self.is_jailed();
        let mut wanted: Vec<Wanted> = Vec::new();
        if seated.away {
            wanted.push(self.own_button("monopd-button-back", BACK));
        }
        // What goes on by itself needs no buttons.
        let actions = if seated.deciding { &[][..] } else { &seated.actions[..] };
        for choice in actions {
            let action = &choice.action;
            let word = action.split(' ').next().unwrap_or_default();
            // Where nobody manages, even a building or a mortgage is a question.
            if ELSEWHERE.contains(&word) && seated.manages() {
                continue;
            }
            let native = NATIVE.iter().find(|(known, _)| known == action).map(|&(_, it)| it);
            let command = match native {
                _ if action == "done" && seated.rolls_again() => ".r".to_owned(),
                Some(".r") if jailed => ".jr".to_owned(),
                Some(command) => command.to_owned(),
                None => format!(".!{action}"),
            };
            let caption = captions::of(choice, &command, seated, self.words);
            wanted.push(Wanted { command, caption, text: choice.text.clone() });
        }
        wanted.truncate(BUTTONS);
        // Listed only where nothing can be sold any more; whoever wants to may give up before.
        if seated.owes() && !seated.may("bankrupt") && !seated.may("pay") {
            wanted.push(Wanted::said(".D".into(), self.words.plain("monopd-button-bankrupt")));
        }
        if !actions.is_empty() {
            wanted.push(self.own_button("monopd-button-hint", HINT));
        }
        let (text, buttons) = captions::in_a_row(wanted);
        let shown = DisplayText {
            text,
            clear_text: Some(false),
            clear_buttons: Some(true),
            ..DisplayText::default()
        };
        tell(&[Element::Display(Display { shown, buttons })], out);
    }

    pub(super) fn is_jailed(&self) -> bool {
        let Some(seated) = &self.seated else { return false };
        let player = seated.position.as_ref().zip(seated.looks);
        let player = player.and_then(|(it, seat)| it.players.get(usize::from(seat)));
        player.is_some_and(|player| player.jail > 0)
    }

    /// What goes on by itself: what the client has said before its time, and windows that this
    /// network has no word for. One thing at a time; the table answers, and then comes the next.
    pub(super) fn go_on(&mut self, out: &mut Vec<Output>) {
        self.drop_lost_offer(out);
        if self.offer_next(out) || self.answer_offer(out) || self.play_standing(out) {
            return;
        }
        if self.seated.as_ref().is_none_or(|seated| !seated.manages()) {
            return;
        }
        if !self.play_kept(out) && !self.offer_accepted(out) {
            self.leave_window(out);
        }
    }
}
