//! The game that the ring plays.

use std::fmt;
use std::sync::Arc;

use ludoteca_monopoly::{Monopoly, Place};

use crate::atlas::Atlas;
use crate::message::{Lot, WireDeck};

/// Monopolio Serial made ready for the ring; cheap to share among stations.
#[derive(Clone)]
pub struct RingRules(Arc<(Monopoly, Atlas)>);

impl RingRules {
    /// The preset `serial` on its board.
    pub fn serial() -> Self {
        let game = Monopoly::preset("serial");
        let game = game.unwrap_or_else(|| unreachable!("the preset is shipped"));
        let atlas = Atlas::of(&game);
        let atlas = atlas.unwrap_or_else(|| unreachable!("its board is the one of the ring"));
        Self(Arc::new((game, atlas)))
    }

    /// The game.
    pub fn game(&self) -> &Monopoly {
        &self.0.0
    }

    /// The square of a lot; none when there is no such lot.
    pub fn place(&self, lot: Lot) -> Option<Place> {
        self.atlas().place(lot)
    }

    /// The engine's number of a deck.
    pub fn deck(&self, deck: WireDeck) -> u8 {
        self.atlas().deck(deck)
    }

    pub(crate) fn atlas(&self) -> &Atlas {
        &self.0.1
    }
}

impl fmt::Debug for RingRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RingRules").finish_non_exhaustive()
    }
}
