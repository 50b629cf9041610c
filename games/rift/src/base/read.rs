//! Reading a card base and telling everything that is wrong with it.

use crate::fault::shown;
use crate::{Abilities, Ability, Card, LineFault, Rarity};

use super::{CardBase, MAX_CARDS, ReadBaseError};

/// The first line of a file.
pub(super) const MAGIC: &str = "rift-cards 1";
/// The columns of a card's line, as messages name them.
const COLUMNS: [&str; 9] =
    ["name", "top", "right", "bottom", "left", "abilities", "value", "rarity", "faction"];
/// The longest name that tables and screens take.
const MAX_NAME: usize = 40;

impl CardBase {
    /// Reads a base from the text of its file.
    ///
    /// # Errors
    /// Every fault of the text, with its line.
    pub fn parse(text: &str) -> Result<Self, ReadBaseError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut faults = Vec::new();
        let mut name = None;
        let mut cards = Vec::new();
        let mut lines = (1..).zip(text.lines().map(str::trim));
        match lines.next() {
            Some((_, MAGIC)) => {}
            first => {
                let found = shown(first.map_or("", |(_, line)| line));
                let reason = format!("expected \"{MAGIC}\" in the first line, found {found}");
                // What has another beginning is something else: its lines would only make noise.
                return Err(ReadBaseError { faults: vec![LineFault { line: 1, reason }] });
            }
        }
        for (line, content) in lines {
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            if let Some(given) = content.strip_prefix("base ") {
                if name.replace(given.trim().to_owned()).is_some() {
                    let reason = "the name of the base is said twice".to_owned();
                    faults.push(LineFault { line, reason });
                }
                continue;
            }
            match read_card(content) {
                Ok(card) => cards.push((line, card)),
                Err(reasons) => {
                    faults.extend(reasons.into_iter().map(|reason| LineFault { line, reason }));
                }
            }
        }
        if name.is_none() {
            let reason = "expected a line \"base NAME\" before the cards".to_owned();
            faults.push(LineFault { line: 0, reason });
        }
        faults.extend(self::faults(&cards));
        faults.sort_by_key(|fault| fault.line);
        if !faults.is_empty() {
            return Err(ReadBaseError { faults });
        }
        let cards = cards.into_iter().map(|(_, card)| card).collect();
        Ok(Self::trusted(&name.unwrap_or_default(), cards))
    }
}

/// What is wrong with cards that can be read, each with its line.
pub(super) fn faults(cards: &[(usize, Card)]) -> Vec<LineFault> {
    let mut faults = Vec::new();
    let mut fault = |line, reason| faults.push(LineFault { line, reason });
    if cards.is_empty() {
        fault(0, "expected at least one card, found none".to_owned());
    }
    if cards.len() > MAX_CARDS {
        fault(0, format!("expected at most {MAX_CARDS} cards, found {}", cards.len()));
    }
    for (idx, (line, card)) in cards.iter().enumerate() {
        let same = |other: &&(usize, Card)| other.1.name.to_lowercase() == card.name.to_lowercase();
        if let Some((first, _)) = cards[..idx].iter().find(same) {
            fault(*line, format!("the name {:?} is taken by line {first}", card.name));
        }
        if let Some(reason) = name_fault("name", &card.name, true) {
            fault(*line, reason);
        }
        if let Some(reason) = name_fault("faction", &card.faction, false) {
            fault(*line, reason);
        }
        for (side, value) in COLUMNS[1..5].iter().zip(card.values) {
            if value > 9 {
                fault(*line, format!("{side}: expected 0 to 9, found {value}"));
            }
        }
        if card.abilities.draw > Ability::MOST_DRAWN {
            let most = Ability::MOST_DRAWN;
            fault(
                *line,
                format!("abilities: expected Robar {most} at most, found {}", card.abilities),
            );
        }
    }
    faults
}

/// What is wrong with a name, so that files and decks can always be written and read back.
fn name_fault(column: &str, name: &str, needed: bool) -> Option<String> {
    let odd = |letter: char| letter.is_control() || letter == ';';
    let clean = name.trim() == name && !name.contains(odd) && !name.starts_with('#');
    let reserved = name.starts_with("base ") || crate::deck::looks_like_a_count(name);
    if (needed && name.is_empty()) || !clean || reserved {
        return Some(format!("{column}: expected a plain {column}, found {}", shown(name)));
    }
    let length = name.chars().count();
    (length > MAX_NAME)
        .then(|| format!("{column}: expected at most {MAX_NAME} letters, found {length}"))
}

fn read_card(content: &str) -> Result<Card, Vec<String>> {
    let fields: Vec<&str> = content.split(';').map(str::trim).collect();
    let Ok([name, top, right, bottom, left, abilities, value, rarity, faction]) =
        <[&str; 9]>::try_from(fields.as_slice())
    else {
        let columns = COLUMNS.join("; ");
        let found = fields.len();
        return Err(vec![format!("expected nine columns ({columns}), found {found}")]);
    };
    let mut reasons = Vec::new();
    let mut values = [0; 4];
    let sides = COLUMNS[1..5].iter().zip([top, right, bottom, left]);
    for (place, (column, text)) in values.iter_mut().zip(sides) {
        match text.parse() {
            Ok(number @ 0..=9) => *place = number,
            _ => reasons.push(format!("{column}: expected 0 to 9, found {}", shown(text))),
        }
    }
    let abilities = read_abilities(abilities, &mut reasons);
    let value = value.parse().unwrap_or_else(|_| {
        reasons.push(format!("value: expected 0 to 255, found {}", shown(value)));
        0
    });
    let rarity = rarity.parse().unwrap_or_else(|error| {
        reasons.push(format!("rarity: {error}"));
        Rarity::Common
    });
    let (name, faction) = (name.to_owned(), faction.to_owned());
    let card = Card { name, values, abilities, value, rarity, faction };
    if reasons.is_empty() { Ok(card) } else { Err(reasons) }
}

fn read_abilities(text: &str, reasons: &mut Vec<String>) -> Abilities {
    let mut abilities = Abilities::default();
    if matches!(text, "" | "-" | "---") {
        return abilities;
    }
    for word in text.split(',').map(str::trim) {
        match word.parse::<Ability>() {
            Ok(ability) => {
                if !abilities.add(ability) {
                    reasons.push(format!("abilities: {ability} is not the first of its kind"));
                }
            }
            Err(error) => reasons.push(format!("abilities: {error}, or - for none")),
        }
    }
    abilities
}
