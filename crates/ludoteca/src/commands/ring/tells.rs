//! What a station tells its player, in plain words.

use ludoteca_console::Style;
use ludoteca_core::Seat;
use ludoteca_ring::{CodeError, Owed, Profile, Refusal, RingRules, Station, Tell};
use ludoteca_words::{Arg, Words};

use super::names::{lot_name, says};

/// Something that a station tells, as a sentence; none for what is told otherwise.
pub(super) fn say(
    words: &Words,
    rules: &RingRules,
    tell: &Tell,
    station: &Station,
) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| Some(words.say(key, args));
    let hex = |frame: &dyn std::fmt::Display| frame.to_string();
    match tell {
        Tell::Applied { .. } => None,
        Tell::Numbered { station, profile } => say(
            "ring-numbered",
            &[("station", number(*station)), ("profile", profile.name().into())],
        ),
        Tell::NoPlaceLeft => say("ring-no-place-left", &[]),
        Tell::NotCounted => say("ring-not-counted", &[]),
        Tell::StartFailed { other_starter: true } => say("ring-two-starters", &[]),
        Tell::CountLost { .. } | Tell::StartFailed { other_starter: false } => {
            say("ring-start-failed", &[])
        }
        Tell::Unreadable { frame, why } => {
            let (frame, why) = (hex(frame), unreadable(words, *why));
            say("ring-unreadable", &[("frame", (&frame).into()), ("why", (&why).into())])
        }
        Tell::Refused { message, why } => {
            let (what, why) = (says(words, rules, *message), refusal(words, rules, *why));
            let args = [
                ("station", number(message.origin)),
                ("what", (&what).into()),
                ("why", (&why).into()),
            ];
            say("ring-refused", &args)
        }
        Tell::AlreadyPlaying => say("ring-already-playing", &[]),
        Tell::CameBackChanged { sent, came } => {
            let (sent, came) = (hex(sent), hex(came));
            let key =
                if is_safe(station) { "ring-came-back-changed" } else { "ring-came-back-lost" };
            say(key, &[("sent", (&sent).into()), ("came", (&came).into())])
        }
        Tell::NotMine { frame } => say("ring-not-mine", &[("frame", (&hex(frame)).into())]),
        Tell::Unconfirmed { frame } => say("ring-unconfirmed", &[("frame", (&hex(frame)).into())]),
        Tell::NotReturned { tries, .. } => {
            let key = if is_safe(station) { "ring-not-returned" } else { "ring-not-returned-lost" };
            say(key, &[("tries", u64::from(*tries).into())])
        }
        Tell::Silent => {
            let before = station
                .seat()
                .zip(station.replica())
                .map_or(0, |(me, replica)| (me.0 + replica.players() - 1) % replica.players());
            say("ring-silent", &[("before", number(Seat(before)))])
        }
        Tell::Mended => say("ring-mended", &[]),
    }
}

/// What a person has been told since something was applied last: nothing is said twice.
#[derive(Default)]
pub(super) struct Notices {
    said: Vec<String>,
}

impl Notices {
    /// Something has happened: what is told from now on is new.
    pub(super) fn clear(&mut self) {
        self.said.clear();
    }

    /// What is to be said of something that a station tells, as a line that fits.
    pub(super) fn line(
        &mut self,
        words: &Words,
        rules: &RingRules,
        style: &Style,
        tell: &Tell,
        station: &Station,
    ) -> Option<String> {
        let text = say(words, rules, tell, station)?;
        if *tell == Tell::Mended {
            self.clear();
        } else if self.said.contains(&text) {
            return None;
        } else {
            self.said.push(text.clone());
        }
        Some(style.signs(&style.wrap(&format!("» {text}"), 2)))
    }
}

/// How stations are counted: from 1.
pub(super) fn number(station: Seat) -> Arg<'static> {
    Arg::Count(u64::from(station.0) + 1)
}

fn is_safe(station: &Station) -> bool {
    station.replica().is_none_or(|replica| replica.profile() == Profile::Safe)
}

/// Why bytes are no message.
pub(super) fn unreadable(words: &Words, why: CodeError) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    let count = |number: u8| Arg::Count(u64::from(number));
    match why {
        CodeError::Instruction { found } => say("ring-why-instruction", &[("found", count(found))]),
        CodeError::Information { instruction, info } => {
            let info = format!("{info:02x}");
            let args = [("instruction", count(instruction)), ("info", (&info).into())];
            say("ring-why-information", &args)
        }
        CodeError::Dice { first, second } => {
            say("ring-why-dice", &[("first", count(first)), ("second", count(second))])
        }
        CodeError::Lot { found } => say("ring-why-lot", &[("found", count(found))]),
        CodeError::Share { most, found } => {
            say("ring-why-share", &[("most", count(most)), ("found", count(found))])
        }
        CodeError::Profile { profile } => {
            say("ring-why-profile", &[("profile", profile.name().into())])
        }
        CodeError::Number { found, .. } => say("ring-why-number", &[("found", count(found))]),
    }
}

/// Why a message is not possible now.
pub(super) fn refusal(words: &Words, rules: &RingRules, why: Refusal) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.say(key, args);
    match why {
        Refusal::Over => say("ring-why-over", &[]),
        Refusal::NotTheSender { expected, .. } => {
            say("ring-why-sender", &[("expected", number(expected))])
        }
        Refusal::Destination { found, expected } => {
            let args = [("found", number(found)), ("expected", number(expected))];
            say("ring-why-destination", &args)
        }
        Refusal::NotOwed(owed) => {
            let first = self::owed(words, rules, owed);
            say("ring-why-not-owed", &[("first", (&first).into())])
        }
        Refusal::OtherGame => say("ring-why-other-game", &[]),
        Refusal::Card { .. } => say("ring-why-card", &[]),
        Refusal::NotAJailCard { .. } => say("ring-why-no-jail-card", &[]),
        Refusal::NotForSale { lot } => {
            say("ring-why-not-for-sale", &[("lot", (&lot_name(rules, lot)).into())])
        }
        Refusal::Illegal(illegal) => {
            say("ring-why-illegal", &[("why", (&illegal.to_string()).into())])
        }
    }
}

/// What has to be sent first.
fn owed(words: &Words, rules: &RingRules, owed: Owed) -> String {
    let about = |key: &str, lot| words.say(key, &[("lot", (&lot_name(rules, lot)).into())]);
    match owed {
        Owed::Announcement => words.plain("ring-owed-announcement"),
        Owed::Roll => words.plain("ring-owed-roll"),
        Owed::Purchase { lot } => about("ring-owed-purchase", lot),
        Owed::Card { .. } => words.plain("ring-owed-card"),
        Owed::Proposal { lot } => about("ring-owed-proposal", lot),
        Owed::Answer { lot } => about("ring-owed-answer", lot),
        Owed::Transfer { lot, .. } => about("ring-owed-transfer", lot),
        Owed::Debt { amount } => {
            let amount = amount.to_string();
            words.say("ring-owed-debt", &[("amount", (&amount).into())])
        }
        Owed::Victory => words.plain("ring-owed-victory"),
    }
}
