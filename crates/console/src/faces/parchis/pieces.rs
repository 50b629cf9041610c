//! Colours and pieces as people call them.

use ludoteca_core::Seat;
use serde_json::Value;

use crate::scene::{list, seat, text};
use crate::{Ink, Scene};

/// All colours that are played.
pub(super) struct Pieces {
    pub(super) colours: Vec<Colour>,
}

/// One colour with its pieces.
pub(super) struct Colour {
    /// Its place in the order of turns: where it stands on the board.
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) letter: String,
    pub(super) owner: Option<Seat>,
    pub(super) spots: Vec<Value>,
    pub(super) ink: Ink,
}

impl Colour {
    /// The colour and whose it is.
    pub(super) fn title(&self, scene: &Scene<'_>) -> String {
        let owner = self.owner.map_or_else(String::new, |owner| scene.who(owner));
        format!("{} ({owner})", self.name)
    }

    /// Pieces of the colour that are at some place, by number from 1.
    pub(super) fn at(&self, spot: &Value) -> Vec<usize> {
        let here = self.spots.iter().enumerate().filter(|(_, known)| *known == spot);
        here.map(|(n, _)| n + 1).collect()
    }
}

impl Pieces {
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        let known = list(&scene.setting["colours"]);
        let colours = list(&scene.view["colours"]).iter().filter_map(|colour| {
            let name = text(&colour["name"]);
            let number = known.iter().position(|known| known["name"] == name)?;
            Some(Colour {
                number,
                name: scene.say(&format!("play-parchis-colour-{name}"), &[]),
                letter: letter(scene, name).to_uppercase(),
                owner: seat(&colour["owner"]),
                spots: list(&colour["pieces"]).to_vec(),
                ink: ink(name),
            })
        });
        Self { colours: colours.collect() }
    }
}

/// The ink of a colour of the board.
pub(super) fn ink(colour: &str) -> Ink {
    match colour {
        "yellow" => Ink::YELLOW,
        "blue" => Ink::BLUE,
        "red" => Ink::RED,
        "green" => Ink::GREEN,
        "purple" => Ink::PURPLE,
        _ => Ink::CYAN,
    }
}

/// The letter of a colour in the language of the user.
fn letter(scene: &Scene<'_>, colour: &str) -> String {
    scene.say(&format!("play-parchis-letter-{colour}"), &[])
}

/// A piece as people call it: the notation has the letters of one language.
pub(super) fn piece_name(scene: &Scene<'_>, piece: &str) -> String {
    let colours = list(&scene.setting["colours"]);
    let mut signs = piece.chars();
    let Some(first) = signs.next() else { return String::new() };
    let colour = colours.iter().find(|known| text(&known["letter"]).starts_with(first));
    match colour {
        Some(colour) => {
            let letter = letter(scene, text(&colour["name"]));
            format!("{letter}{}", signs.as_str()).to_uppercase()
        }
        None => piece.to_owned(),
    }
}

/// The piece of the notation that people call so; both the letters of their language and those
/// of the notation are understood, the former first.
pub(super) fn piece_of(scene: &Scene<'_>, said: &str) -> Option<String> {
    let mut signs = said.chars();
    let first = signs.next()?.to_string();
    let colours = list(&scene.setting["colours"]);
    let own = colours.iter().find(|colour| letter(scene, text(&colour["name"])) == first);
    let colour = own.or_else(|| colours.iter().find(|colour| text(&colour["letter"]) == first))?;
    Some(format!("{}{}", text(&colour["letter"]), signs.as_str()))
}

/// A place of the board in words.
pub(super) fn spot_name(scene: &Scene<'_>, spot: &Value) -> String {
    if let Some(square) = spot.as_u64() {
        return square.to_string();
    }
    match text(spot).split_once(' ') {
        Some((_, nth)) => scene.say("play-parchis-corridor", &[("nth", nth.into())]),
        None if text(spot) == "goal" => scene.say("play-parchis-goal", &[]),
        None => scene.say("play-parchis-home", &[]),
    }
}
