//! What stands on buttons.
//!
//! Clients of this network put all buttons into one row, and `GtkAtlantic` cuts off whatever does
//! not fit into the middle of its board. So what has a command of its own has a short caption, and
//! a row that is still too long is numbered and told above it.

use ludoteca_host::wire::Choice;
use ludoteca_words::Words;

use super::seated::Seated;
use crate::wire::Button;

/// The width of the row, in pixels.
const ROW: usize = 292;
/// Between two buttons.
const GAP: usize = 15;
/// What a button is wider than its caption.
const FRAME: usize = 33;
/// A letter, on average.
const LETTER: usize = 7;

/// A button before its caption is known to fit: its command, its caption, and the whole text.
pub(super) struct Wanted {
    pub(super) command: String,
    pub(super) caption: String,
    pub(super) text: String,
}

impl Wanted {
    /// A button whose caption says everything.
    pub(super) fn said(command: String, caption: String) -> Self {
        Self { command, text: caption.clone(), caption }
    }
}

/// Buttons in a row, and what has to be said above it.
pub(super) fn in_a_row(wanted: Vec<Wanted>) -> (Option<String>, Vec<Button>) {
    let frames = wanted.len() * (FRAME + GAP);
    let letters: usize = wanted.iter().map(|button| button.caption.chars().count()).sum();
    let fits = frames + letters * LETTER <= ROW + GAP;
    let lines = (1..).zip(&wanted).map(|(n, button)| format!("{n}: {}", button.text));
    let above = (!fits).then(|| lines.collect::<Vec<_>>().join("\n"));
    let button = |(n, wanted): (usize, Wanted)| Button {
        command: Some(wanted.command),
        caption: Some(if fits { wanted.caption } else { n.to_string() }),
        enabled: Some(true),
    };
    (above, (1..).zip(wanted).map(button).collect())
}

/// The short caption of something that can be played.
pub(super) fn of(choice: &Choice, command: &str, seated: &Seated, words: &Words) -> String {
    let place = seated.position.as_ref().zip(seated.looks).and_then(|(position, seat)| {
        position.players.get(usize::from(seat)).and_then(|player| player.square)
    });
    let square = &seated.setting["squares"][place.map_or(0, |place| usize::from(place.0))];
    let with = |key: &str, fact: &str| {
        let number = square[fact].as_i64();
        number.map(|n| words.say(key, &[("n", (&n.to_string()).into())]))
    };
    let auctions = seated.setting["rules"]["auctions"].as_str() != Some("none");
    let short = match choice.action.as_str() {
        // Whoever rolls again says "done" with what was before.
        _ if [".r", ".jr"].contains(&command) => Some(words.plain("monopd-button-roll")),
        "buy" => with("monopd-button-buy", "price"),
        "decline" if auctions => Some(words.plain("monopd-button-auction")),
        "decline" => Some(words.plain("monopd-button-decline")),
        "fine" => Some(words.plain("monopd-button-fine")),
        "card" => Some(words.plain("monopd-button-card")),
        "tax-fixed" => with("monopd-button-tax-fixed", "fixed"),
        "tax-percent" => with("monopd-button-tax-percent", "percent"),
        "pay" => Some(words.plain("monopd-button-pay")),
        "bankrupt" => Some(words.plain("monopd-button-bankrupt")),
        _ => None,
    };
    short.unwrap_or_else(|| capital(&choice.text))
}

/// A text that begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(captions: &[&str]) -> (Option<String>, Vec<String>) {
        let wanted = captions.iter().map(|caption| Wanted {
            command: ".r".into(),
            caption: capital(caption),
            text: format!("{caption} it is"),
        });
        let (above, buttons) = in_a_row(wanted.collect());
        (above, buttons.into_iter().filter_map(|button| button.caption).collect())
    }

    #[test]
    fn short_captions_stand_on_their_buttons() {
        assert_eq!(row(&[]), (None, Vec::new()));
        let jail = ["multa", "tirar", "pista"];
        assert_eq!(row(&jail), (None, ["Multa", "Tirar", "Pista"].map(str::to_owned).into()));
        assert_eq!(row(&["comprar 400", "subasta", "pista"]).0, None);
        assert_eq!(row(&["ñandú"]).1, ["Ñandú"]);
    }

    #[test]
    fn a_row_that_is_too_long_is_numbered() {
        let (above, captions) = row(&["go to the next railroad", "pay a fine of 10"]);
        let expected = "1: go to the next railroad it is\n2: pay a fine of 10 it is";
        assert_eq!((above.as_deref(), captions), (Some(expected), vec!["1".into(), "2".into()]));
    }
}
