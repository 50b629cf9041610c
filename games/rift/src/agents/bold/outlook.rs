//! Judging the whole board after a play.

use super::hand::{NO_PLACE, Reach};
use super::tally::Tally;
use super::{Judgement, Settings};
use crate::agents::classic::{Scene, Site, Terms};
use crate::agents::security::{Stand, hold};
use crate::sheet::Face;
use crate::state::bits;
use crate::{CardId, View};

/// A board after something was done, with the rival to move.
#[derive(Clone, Copy, Debug)]
struct After {
    /// The cell whose card counts as played.
    idx: usize,
    face: Face,
    filled: u32,
    own: u32,
    /// The place of the card that left the hand.
    place: usize,
    /// Cards drawn until the player's next turn.
    draws: u8,
}

/// What one decision is judged by.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) scene: Scene<'a>,
    reach: Reach,
    settings: Settings,
    /// Points beside the board, the player's own and the rival's.
    besides: [usize; 2],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &View<'a>, settings: Settings) -> Self {
        let unplayed = view.rules().unplayed_counts && view.board().n_open() % 2 == 1;
        let second = view.starter() != view.me();
        Self {
            scene: Scene::of_view(view),
            reach: Reach::of_view(view),
            settings,
            besides: [second, !second].map(|gets_it| usize::from(unplayed && gets_it)),
        }
    }

    /// Judges a card from a place of the hand on a site of the scene.
    pub(super) fn play(&self, card: CardId, place: usize, site: &Site) -> Judgement {
        let scene = &self.scene;
        let face = *scene.game.sheet.face(card);
        let flipped = site.flipped_by(face);
        let own = if face.echo {
            scene.own_after(site.idx, flipped)
        } else {
            scene.own_after_plainly(site.idx, flipped)
        };
        let filled = scene.filled | 1 << site.idx;
        let after = After { idx: site.idx, face, filled, own, place, draws: 1 + face.draw };
        let mut judgement = self.judge(after);
        judgement.terms.flips -= 1.0;
        judgement.terms.abilities =
            0.05 * f64::from(face.draw) + if face.defender { 0.01 } else { 0.0 };
        judgement
    }

    /// Judges that the card on `idx` counts as played, and the `gained` cells come over.
    pub(super) fn gain(&self, idx: usize, gained: u32) -> Judgement {
        let scene = &self.scene;
        let face = *scene.game.sheet.face(scene.cells[idx]);
        let (filled, own) = (scene.filled, scene.own | gained);
        self.judge(After { idx, face, filled, own, place: NO_PLACE, draws: 1 })
    }

    /// Judges every card of the board; all cells that are newly own count as flips.
    fn judge(&self, after: After) -> Judgement {
        let sheet = &self.scene.game.sheet;
        let left = sheet.n_open - after.filled.count_ones() as u8;
        let mut beside = 0_u32;
        for there in sheet.neighbours[after.idx] {
            beside |= 1 << there;
        }
        let gained = (after.own & !self.scene.own).count_ones();
        let mut terms = Terms { flips: gained.into(), ..Terms::default() };
        let mut board = 0.0;
        let mut tally = Tally::new();
        for idx in bits(after.filled) {
            let played = idx == after.idx;
            let face = if played { after.face } else { *sheet.face(self.scene.cells[idx]) };
            let stand = Stand::new(face.values, self.scene.free_sides(idx, after.filled));
            let is_own = after.own >> idx & 1 > 0;
            // What is good for the player: own cards that are safe, rival's cards that are not.
            let good = if is_own {
                self.own(stand, &after, left)
            } else {
                -self.rival(stand, &after, left)
            };
            tally.add(0.5 + good);
            match (played, beside >> idx & 1 > 0, is_own) {
                (true, _, _) => terms.own_security = good + stand.played_nudge(),
                (false, true, true) => terms.neighbours += good / 3.0,
                (false, true, false) => terms.rivals += good / 3.0,
                (false, false, _) => board += good * self.settings.board,
            }
        }
        for turn in 0..left {
            // The rival is next. Nobody answers the last card.
            let stays = if turn + 1 == left { 1.0 } else { self.settings.stay };
            tally.add(if turn % 2 == 0 { 1.0 - stays } else { stays });
        }
        Judgement { terms, board, chance: tally.chance_to_win(self.besides) }
    }

    /// The security of an own card, with an eye on what can win it back.
    fn own(&self, stand: Stand, after: &After, left: u8) -> f64 {
        let hands = self.scene.own_hands();
        match stand {
            Stand::Two { values: [low, high], sides } if left > 1 => {
                let known = self.reach.misses(sides[1], high, after.place, after.draws);
                let not_back = self.blend(known, hold(high, hands.recovering));
                0.5 - (1.0 - hold(low, hands.attacking)) * not_back
            }
            _ => stand.security(hands),
        }
    }

    /// The security of a rival's card, with an eye on what can take it.
    fn rival(&self, stand: Stand, after: &After, left: u8) -> f64 {
        let hands = self.scene.rival_hands();
        let misses = |side, value| {
            let known = self.reach.misses(side, value, after.place, after.draws);
            self.blend(known, hold(value, hands.attacking))
        };
        match stand {
            // There will be no turn to take it in.
            _ if left < 2 => 0.5,
            Stand::One { value, side } => misses(side, value) - 0.5,
            Stand::Two { values: [low, high], sides } => {
                0.5 - (1.0 - misses(sides[0], low)) * hold(high, hands.recovering)
            }
            Stand::Closed | Stand::Three { .. } | Stand::Open => stand.security(hands),
        }
    }

    /// Between what the hand says and what the document estimates.
    fn blend(&self, known: f64, estimated: f64) -> f64 {
        estimated + self.settings.own_hand * (known - estimated)
    }
}
