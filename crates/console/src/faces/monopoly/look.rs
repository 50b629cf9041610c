//! A closer look at something: a square, a player, the bank, the marks of the board.

use super::{deed, legend, read, sheets};
use crate::Scene;

/// What people say for the things that they look at, besides squares.
#[derive(Clone, Copy)]
enum Thing {
    Legend,
    Bank,
    Player,
    Square,
}

const THINGS: &[(&[&str], Thing)] = &[
    (&["legend", "leyenda"], Thing::Legend),
    (&["bank", "banca"], Thing::Bank),
    (&["player", "players", "jugador", "jugadores"], Thing::Player),
    (&["square", "casilla"], Thing::Square),
];

/// Whatever somebody names; a name that fits nothing is answered by what would fit.
pub(super) fn look(what: &str, scene: &Scene<'_>) -> String {
    let what = what.trim().to_lowercase();
    let (word, rest) = what.split_once(char::is_whitespace).unwrap_or((&what, ""));
    let (word, rest) = (word.trim_start_matches('-'), rest.trim());
    let thing = THINGS.iter().find(|(names, _)| names.contains(&word)).map(|(_, thing)| *thing);
    match thing {
        Some(Thing::Legend) => legend::draw(scene),
        Some(Thing::Bank) => sheets::bank(scene),
        Some(Thing::Player) if rest.is_empty() => sheets::players(scene),
        Some(Thing::Player) => match read::partner_seat(rest, scene) {
            Some(seat) => sheets::player(scene, seat),
            None => scene.say("play-monopoly-no-player", &[("found", rest.into())]),
        },
        Some(Thing::Square) => square(rest, scene),
        None if what.is_empty() => scene.say("play-monopoly-look-what", &[]),
        // A letter is a player, and so is a name or a colour that is no square's.
        None => match read::partner_seat(&what, scene) {
            Some(seat) if what.parse::<usize>().is_err() => sheets::player(scene, seat),
            _ => square(&what, scene),
        },
    }
}

fn square(said: &str, scene: &Scene<'_>) -> String {
    read::square(said, scene).map_or_else(|wrong| wrong, |square| deed::draw(square, scene))
}
