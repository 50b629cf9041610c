//! What the network has no word for: hints, and computer players that stand in.

use ludoteca_host::wire::{Candidate, ClientMessage};
use ludoteca_words::Arg;

use super::captions::Wanted;
use super::hear::show;
use super::{Output, Request, Session, say};

/// Reasons that a hint gives.
const REASONS: usize = 3;
/// What the buttons send, after `.!`.
pub(super) const HINT: &str = "hint";
pub(super) const BACK: &str = "back";

impl Session {
    /// The button of this key, which sends a word that is no action.
    pub(super) fn own_button(&self, key: &str, word: &str) -> Wanted {
        Wanted::said(format!(".!{word}"), self.words.plain(key))
    }

    /// Asks what a strong player would do.
    pub(super) fn ask_hint(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        let decides = !seated.deciding && !seated.actions.is_empty();
        let Some(seat) = seated.looks.filter(|_| decides) else {
            return self.complain("monopd-serve-not-now", out);
        };
        self.number += 1;
        let hint = ClientMessage::Hint { id: self.number, seat, agent: None };
        out.push(Output::Ask(Request::Say(hint)));
    }

    /// Shows a hint with its reasons.
    pub(super) fn tell_advice(
        &self,
        agent: &str,
        text: &str,
        candidates: &[Candidate],
        out: &mut Vec<Output>,
    ) {
        let hint = [("agent", Arg::Text(agent)), ("action", Arg::Text(text))];
        show(&self.words.say("monopd-hint", &hint), out);
        let Some(chosen) = candidates.iter().find(|it| it.chosen) else { return };
        if let Some(chance) = chosen.chance {
            let percent = self.words.percent(chance);
            show(&self.words.say("monopd-hint-chance", &[("share", (&percent).into())]), out);
        }
        let mut terms: Vec<_> = chosen.terms.iter().collect();
        terms.sort_by(|a, b| b.value.abs().total_cmp(&a.value.abs()));
        let reason = |term: &&ludoteca_host::wire::Term| {
            format!("{} ({})", term.text, self.words.decimal(term.value, 1))
        };
        let reasons: Vec<String> = terms.iter().take(REASONS).map(reason).collect();
        if !reasons.is_empty() {
            let reasons = reasons.join("; ");
            show(&self.words.say("monopd-hint-reasons", &[("reasons", (&reasons).into())]), out);
        }
    }

    /// Tells when a computer player has taken the client's seat, and when the client has it again.
    pub(super) fn tell_stand_in(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let seats = seated.summary.iter().flat_map(|summary| &summary.seats);
        let away = seats.filter(|it| Some(it.seat) == seated.looks).any(|it| it.away);
        if away == seated.away || !seated.running {
            return;
        }
        seated.away = away;
        if away {
            seated.kept.clear();
            seated.standing = None;
        }
        let key = if away { "monopd-serve-replaced" } else { "monopd-serve-returned" };
        say("info", &self.words.plain(key), out);
        self.tell_choices(out);
    }

    /// The client wants its seat back from the computer player.
    pub(super) fn take_seat_back(&mut self, out: &mut Vec<Output>) {
        let Some(table) = self.seated.as_ref().map(|seated| seated.table.clone()) else { return };
        self.ask(Request::Sit(table), out);
    }
}
