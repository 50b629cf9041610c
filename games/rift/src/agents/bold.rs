//! `classic:bold`: the player of document 001 with what the document proposes for it.
//!
//! The document ends with what its player lacks, and three proposals of it are built here:
//!
//! - **A second strategy for when it is behind**, which takes risks instead of keeping safe what
//!   loses: the logarithm of the chance to win counts more than everything else, so that one
//!   chance in a million is better than none. It is behind while no play gives it a good chance.
//! - **The own hand** when judging whether a lost card can be won back, or a rival's card taken:
//!   half the document's estimate, half what the hand and the own deck list really can do.
//! - **The whole board** besides the played card and its neighbours: with a small weight as a
//!   term, and card by card in the chance to win.
//!
//! `docs/rift-players.md` tells how the numbers were found and what they are worth.

use ludoteca_core::{Agent, Thinking, Weighed};

use crate::agents::classic::{Sites, Terms, echo_cells, first_player_points};
use crate::{Action, Rift, View};

mod hand;
mod outlook;
mod tally;

use outlook::Outlook;

/// Keeps the logarithm finite where nothing can be won any more.
const NO_CHANCE: f64 = 1e-12;

/// The numbers that `bold` adds to those of the document.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much the own hand counts against the document's estimate, 0 to 1.
    pub own_hand: f64,
    /// What the security of cards counts that are neither played nor beside it.
    pub board: f64,
    /// It is behind while no play promises a better chance to win than this.
    pub behind: f64,
    /// What the logarithm of the chance to win counts when it is behind.
    pub boldness: f64,
    /// The chance that a card stays with who places it in a later turn.
    pub stay: f64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { own_hand: 0.5, board: 0.1, behind: 0.72, boldness: 3.0, stay: 0.6 }
    }
}

/// What a play is worth.
#[derive(Clone, Copy, Debug)]
struct Judgement {
    /// The terms of the document, with an eye on the own hand.
    terms: Terms,
    /// The rest of the board.
    board: f64,
    /// The chance to win.
    chance: f64,
}

impl Judgement {
    /// The term of the second strategy.
    fn risk(&self, boldness: f64) -> f64 {
        if boldness > 0.0 { boldness * (self.chance + NO_CHANCE).ln() } else { 0.0 }
    }

    fn value(&self, boldness: f64) -> f64 {
        self.terms.sum() + self.board + self.risk(boldness)
    }

    fn named(&self, boldness: f64) -> Vec<(&'static str, f64)> {
        let mut named = self.terms.named();
        named.extend([("board", self.board), ("chance to win", self.risk(boldness))]);
        named
    }
}

/// The bolder player of document 001.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bold {
    settings: Settings,
}

impl Bold {
    /// A player with other numbers.
    pub const fn new(settings: Settings) -> Self {
        Self { settings }
    }

    /// Everything that can be done, judged, in the order in which the document looks at it.
    fn judge_all(&self, view: &View<'_>) -> Vec<(Action, Judgement)> {
        let outlook = Outlook::new(view, self.settings);
        let board = view.board();
        if let Some(question) = view.echo() {
            let played = view.plays().last().map_or(question.from, |play| play.idx);
            let judge = |idx| {
                let action = Action::Echo { target: board.cell(idx) };
                (action, outlook.gain(played, 1 << idx))
            };
            return echo_cells(view, question).map(judge).collect();
        }
        let sites = Sites::new(&outlook.scene, view.free());
        let mut judged: Vec<(Action, Judgement)> = Vec::with_capacity(64);
        for (place, card) in view.hand().enumerate() {
            if view.hand().take(place).any(|earlier| earlier == card) {
                continue;
            }
            judged.extend(sites.as_slice().iter().map(|site| {
                let action = Action::Play { card, cell: board.cell(site.idx) };
                (action, outlook.play(card, place, site))
            }));
        }
        if view.can_take_over() {
            let cell = view.filled();
            let mut judgement = outlook.gain(cell.trailing_zeros() as usize, cell);
            judgement.terms.first_player = first_player_points(view.game());
            judged.push((Action::TakeOver, judgement));
        }
        judged
    }
}

impl Agent<Rift> for Bold {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let judged = self.judge_all(view);
        let best_chance = judged.iter().map(|(_, judgement)| judgement.chance).fold(0.0, f64::max);
        let is_behind = best_chance < self.settings.behind;
        let boldness = if is_behind { self.settings.boldness } else { 0.0 };
        let mut best: Option<(Action, f64)> = None;
        for (action, judgement) in judged {
            let value = judgement.value(boldness);
            thinking.weigh(|| Weighed { action, value, terms: judgement.named(boldness) });
            if best.is_none_or(|best| value > best.1) {
                best = Some((action, value));
            }
        }
        best.map_or_else(|| unreachable!("who is asked can do something"), |best| best.0)
    }
}
