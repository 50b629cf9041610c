//! Who plays: names, colours, people and computer players; and how a save keeps them.

use ludoteca_words::Words;
use serde_json::{Value, json};

use crate::scene::{list, text};
use crate::{Colour, Sitter, is_person, own_name, person_seat, seat_names};

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) name: String,
    pub(super) colour: Option<Colour>,
    /// The computer player who decides; none: a person.
    pub(super) agent: Option<String>,
}

impl Player {
    /// What the record calls the seat.
    pub(super) fn seat(&self) -> String {
        self.agent.clone().unwrap_or_else(|| person_seat(&self.name))
    }

    pub(super) fn sitter(&self) -> Sitter {
        Sitter { name: self.name.clone(), here: self.agent.is_none(), colour: self.colour }
    }
}

/// The names of money and people that a record keeps beside the game: one line.
pub(super) fn notes(players: &[Player], currency: &str) -> String {
    let player =
        |player: &Player| json!({ "name": player.name, "colour": player.colour.map(Colour::key) });
    let players: Vec<Value> = players.iter().map(player).collect();
    json!({ "currency": currency, "players": players }).to_string()
}

/// Who sat at the seats of a record, and what their money was called. Whatever the notes do not
/// say is made up: the record may have been written by `play`.
pub(super) fn recall(
    seats: &[String],
    notes: Option<&str>,
    words: &Words,
) -> (Vec<Player>, String) {
    let known: Value = notes.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    let people = list(&known["players"]);
    let person = words.plain("play-person");
    let name = |(n, seat): (usize, &String)| {
        let called = people.get(n).map_or("", |player| text(&player["name"]));
        let own = own_name(seat).filter(|_| is_person(seat));
        let made_up = if is_person(seat) { person.as_str() } else { seat.as_str() };
        clean(called).or_else(|| clean(own?)).unwrap_or_else(|| made_up.to_owned())
    };
    let names: Vec<String> = seats.iter().enumerate().map(name).collect();
    let names = seat_names(&names);
    let mut players: Vec<Player> = Vec::new();
    for (n, (seat, name)) in seats.iter().zip(names).enumerate() {
        let chosen = people.get(n).and_then(|player| Colour::read(text(&player["colour"])));
        let taken = |colour: &Colour| players.iter().any(|player| player.colour == Some(*colour));
        let free = || Colour::ALL.into_iter().find(|colour| !taken(colour));
        let colour = chosen.filter(|colour| !taken(colour)).or_else(free);
        let agent = (!is_person(seat)).then(|| seat.clone());
        players.push(Player { name, colour, agent });
    }
    let currency = clean(text(&known["currency"]));
    (players, currency.unwrap_or_else(|| words.plain("console-currency")))
}

/// The longest name that fits where names stand.
pub(super) const LONGEST: usize = 24;

/// A name as it can stand in a line, if there is anything left of it.
pub(super) fn clean(name: &str) -> Option<String> {
    let name = name.trim();
    let sound = !name.is_empty() && name.chars().count() <= LONGEST;
    (sound && !name.chars().any(char::is_control)).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use ludoteca_words::Lang;

    use super::*;

    fn player(name: &str, colour: Colour, agent: Option<&str>) -> Player {
        Player { name: name.into(), colour: Some(colour), agent: agent.map(str::to_owned) }
    }

    #[test]
    fn what_is_noted_is_recalled() {
        let words = Words::new(Lang::Spanish);
        let players =
            [player("Ana", Colour::Orange, None), player("Robot, 2%", Colour::Red, Some("rules"))];
        let seats: Vec<String> = players.iter().map(Player::seat).collect();
        assert_eq!(seats, ["you:Ana", "rules"]);
        let line = notes(&players, "duros");
        assert_eq!(recall(&seats, Some(&line), &words), (players.to_vec(), "duros".to_owned()));
    }

    #[test]
    fn without_notes_everybody_still_has_a_name_and_a_colour() {
        let words = Words::new(Lang::Spanish);
        let seats = ["you", "you", "rules", "you:Eva"].map(str::to_owned);
        for notes in [None, Some("nonsense"), Some("{\"players\":[{\"name\":\"\\u0007\"}]}")] {
            let (players, currency) = recall(&seats, notes, &words);
            let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
            assert_eq!(names, ["Jugador 1", "Jugador 2", "rules", "Eva"]);
            assert_eq!(players[3].colour, Some(Colour::Green));
            assert_eq!(currency, "pesetas");
        }
    }
}
