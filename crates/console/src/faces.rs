//! The faces of the games.

pub(crate) mod monopoly;
mod parchis;
mod pig;
mod rift;

use ludoteca_catalog::GameEntry;

use crate::Face;

/// The face of a game.
struct Known {
    game: &'static str,
    face: &'static dyn Face,
}

const FACES: &[Known] = &[
    Known { game: "pig", face: &pig::PigFace },
    Known { game: "monopoly", face: &monopoly::MonopolyFace },
    Known { game: "rift", face: &rift::RiftFace },
    Known { game: "parchis", face: &parchis::ParchisFace },
];

/// The face of this game; `None` when it has none yet.
pub fn face_of(game: &str) -> Option<&'static dyn Face> {
    FACES.iter().find(|known| known.game == game).map(|known| known.face)
}

/// A strong player of this game, who needs no long time to think.
pub fn rival_of(game: &dyn GameEntry) -> &'static str {
    game.rival()
}

#[cfg(test)]
mod tests {
    use ludoteca_catalog::GAMES;

    use super::*;

    #[test]
    fn every_game_has_a_face_and_a_rival_who_sees_no_more_than_people_do() {
        for game in GAMES {
            assert!(face_of(game.key()).is_some(), "{}", game.key());
            let facts = game.check_agent(rival_of(*game)).unwrap();
            assert!(!facts.sees_everything && !facts.timed, "{}", game.key());
        }
    }
}
