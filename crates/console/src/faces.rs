//! The faces of the games.

mod pig;

use crate::Face;

/// The face of a game, and the player that people meet there unless they ask for another.
struct Known {
    game: &'static str,
    face: &'static dyn Face,
    rival: &'static str,
}

const FACES: &[Known] = &[Known { game: "pig", face: &pig::PigFace, rival: "hold-at" }];

/// The face of this game; `None` when it has none yet.
pub fn face_of(game: &str) -> Option<&'static dyn Face> {
    FACES.iter().find(|known| known.game == game).map(|known| known.face)
}

/// A strong player of this game, who needs no long time to think.
pub fn rival_of(game: &str) -> Option<&'static str> {
    FACES.iter().find(|known| known.game == game).map(|known| known.rival)
}

#[cfg(test)]
mod tests {
    use ludoteca_catalog::GAMES;

    use super::*;

    #[test]
    fn every_game_has_a_face_and_a_rival_who_sees_no_more_than_people_do() {
        for game in GAMES {
            assert!(face_of(game.key()).is_some(), "{}", game.key());
            let facts = game.check_agent(rival_of(game.key()).unwrap()).unwrap();
            assert!(!facts.sees_everything && !facts.timed, "{}", game.key());
        }
    }
}
