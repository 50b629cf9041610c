//! `classic`: the player of document 001, exactly as its printed game has it.
//!
//! Every card of the hand is evaluated on every free cell: the cards that it flips, a bonus for
//! abilities, the security of the played card, and a third of the security of its neighbours after
//! the flips, the rival's subtracted. The highest evaluation wins, and the first one that was found
//! wins ties: cards in hand order, then columns, then rows. Where the document is silent:
//!
//! - Cards that Eco flips count like others, and a flipped card takes the first target in the
//!   order top, right, bottom, left.
//! - Taking the first card over (pie rule) is evaluated like a play: the card comes over (one
//!   flip), its security is that of a played card, and a point stands for the card that the first
//!   player places more than the second. `docs/rift-players.md` has what that is worth.
//! - On other boards a side is free when a card can still be placed beside it; the constants stay.

use ludoteca_core::{Agent, Thinking, Weighed};

use crate::agents::security::Stand;
use crate::{Action, CardId, EchoQuestion, MAX_CELLS, Rift, Side, View};

mod scene;

pub use scene::{Scene, Site};

/// The parts of an evaluation; their sum is the evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Terms {
    /// Cards that change hands.
    pub flips: f64,
    /// The bonus for Robar and Defensor.
    pub abilities: f64,
    /// The security of the played card.
    pub own_security: f64,
    /// A third of the security of the own neighbours, those just flipped included.
    pub neighbours: f64,
    /// A third of the security of the rival's neighbours, negative.
    pub rivals: f64,
    /// What counting as the first player is worth; only for taking the first card over.
    pub first_player: f64,
}

impl Terms {
    /// The evaluation.
    #[inline]
    pub fn sum(&self) -> f64 {
        let play = self.flips + self.abilities + self.own_security + self.neighbours + self.rivals;
        play + self.first_player
    }

    /// The terms with their names.
    pub fn named(&self) -> Vec<(&'static str, f64)> {
        let mut named = vec![
            ("flips", self.flips),
            ("abilities", self.abilities),
            ("own security", self.own_security),
            ("neighbours", self.neighbours),
            ("rivals", self.rivals),
        ];
        named.extend((self.first_player > 0.0).then_some(("first player", self.first_player)));
        named
    }
}

/// The evaluation of one card on one empty cell, by index.
///
/// For many cards on one cell [`Scene::site`] and [`Scene::terms`] are cheaper.
#[inline]
pub fn evaluate(scene: &Scene<'_>, card: CardId, idx: usize) -> f64 {
    scene.terms(card, &scene.site(idx)).sum()
}

/// All sites of a scene in the order in which the document looks at them: column by column.
#[derive(Clone, Copy, Debug)]
pub struct Sites {
    sites: [Site; MAX_CELLS],
    count: usize,
}

impl Sites {
    /// The sites of these cells, which are bits by index.
    #[inline]
    pub fn new(scene: &Scene<'_>, cells: u32) -> Self {
        let board = scene.game.rules().board;
        let (width, height) = (usize::from(board.width()), usize::from(board.height()));
        let mut sites = Self { sites: [Site::default(); MAX_CELLS], count: 0 };
        for x in 0..width {
            for idx in (0..height).map(|y| y * width + x) {
                if cells >> idx & 1 > 0 {
                    sites.sites[sites.count] = scene.site(idx);
                    sites.count += 1;
                }
            }
        }
        sites
    }

    /// The sites in order.
    #[inline]
    pub fn as_slice(&self) -> &[Site] {
        &self.sites[..self.count]
    }
}

/// The play that `classic` chooses: of a hand in its order on these cells, with its evaluation.
///
/// `None` without cards or cells.
#[inline]
pub fn best_play(
    scene: &Scene<'_>,
    hand: impl Iterator<Item = CardId>,
    cells: u32,
) -> Option<(CardId, usize, f64)> {
    let sites = Sites::new(scene, cells);
    let mut best: Option<(CardId, usize, f64)> = None;
    for card in hand {
        for site in sites.as_slice() {
            let value = scene.terms(card, site).sum();
            if best.is_none_or(|best| value > best.2) {
                best = Some((card, site.idx, value));
            }
        }
    }
    best
}

/// What taking the first card over is worth: it comes over and stands like a played card, and who
/// counts as the first player places more cards.
pub fn take_over(scene: &Scene<'_>) -> Terms {
    let idx = scene.filled.trailing_zeros() as usize % MAX_CELLS;
    let values = scene.game.sheet.face(scene.cells[idx]).values;
    let stand = Stand::new(values, scene.free_sides(idx, scene.filled));
    let own_security = stand.played_security(scene.own_hands());
    let first_player = first_player_points(scene.game);
    Terms { flips: 1.0, own_security, first_player, ..Terms::default() }
}

/// Points that the first player gets by placing more cards: one on an odd board, unless the card
/// that the second player keeps counts, too.
pub(super) fn first_player_points(game: &Rift) -> f64 {
    if game.sheet.n_open % 2 == 1 && !game.rules().unplayed_counts { 1.0 } else { 0.0 }
}

/// Eco's targets in the order top, right, bottom, left of the attacking card.
pub(super) fn echo_cells(view: &View<'_>, question: EchoQuestion) -> impl Iterator<Item = usize> {
    let beside = Side::ALL.into_iter().filter_map(move |side| view.beside(question.from, side));
    beside.filter(move |&idx| question.targets >> idx & 1 > 0)
}

/// The player of document 001.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Classic;

impl Agent<Rift> for Classic {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        if let Some(question) = view.echo() {
            return echo(view, question, thinking);
        }
        let scene = Scene::of_view(view);
        if thinking.is_aloud() {
            explain(view, &scene, thinking);
        }
        let board = view.board();
        let hand = crate::state::bits(view.hand_places()).map(|place| view.card_at_place(place));
        let Some((card, idx, value)) = best_play(&scene, hand, view.free()) else {
            unreachable!("a hand that is asked to play has a card, and the board a free cell");
        };
        if view.can_take_over() && take_over(&scene).sum() > value {
            return Action::TakeOver;
        }
        Action::Play { card, cell: board.cell(idx) }
    }
}

/// Chooses for Eco: all targets are worth the one card that they are, and so the first is taken.
fn echo(view: &View<'_>, question: EchoQuestion, thinking: &mut Thinking<'_, Action>) -> Action {
    let board = view.board();
    let echo = |idx| Action::Echo { target: board.cell(idx) };
    for action in echo_cells(view, question).map(echo) {
        thinking.weigh(|| Weighed { action, value: 1.0, terms: vec![("flips", 1.0)] });
    }
    let first = echo_cells(view, question).map(echo).next();
    first.unwrap_or_else(|| unreachable!("Eco asks only about cards that can be flipped"))
}

/// Notes every play once, in the order in which they are looked at.
fn explain(view: &View<'_>, scene: &Scene<'_>, thinking: &mut Thinking<'_, Action>) {
    let board = view.board();
    let sites = Sites::new(scene, view.free());
    let mut looked_at: Vec<CardId> = Vec::new();
    for card in view.hand() {
        if looked_at.contains(&card) {
            continue;
        }
        looked_at.push(card);
        for site in sites.as_slice() {
            let terms = scene.terms(card, site);
            let action = Action::Play { card, cell: board.cell(site.idx) };
            thinking.weigh(|| Weighed { action, value: terms.sum(), terms: terms.named() });
        }
    }
    if view.can_take_over() {
        let terms = take_over(scene);
        let action = Action::TakeOver;
        thinking.weigh(|| Weighed { action, value: terms.sum(), terms: terms.named() });
    }
}
