//! The player that leaves everything to chance.

use ludoteca_core::{Agent, Rng, Thinking, Weighed};

use crate::{Action, Rift, View};

/// Plays any card of the hand on any free cell, each pair equally likely, without listing them.
///
/// Two copies of a card count twice. Taking the first card over counts as one pair, and Eco's
/// targets are equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl Agent<Rift> for Random {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let board = view.board();
        if let Some(question) = view.echo() {
            let target = board.cell(pick(question.targets, thinking.rng));
            return weighed(Action::Echo { target }, thinking);
        }
        let (hand, free) = (view.hand_places(), view.free());
        let (n_hand, n_free) = (hand.count_ones(), free.count_ones());
        let pairs = n_hand * n_free;
        let choice = thinking.rng.below(pairs + u32::from(view.can_take_over()));
        if choice == pairs {
            return weighed(Action::TakeOver, thinking);
        }
        let card = view.card_at_place(nth(hand, choice / n_free));
        let cell = board.cell(nth(free, choice % n_free));
        weighed(Action::Play { card, cell }, thinking)
    }
}

/// Notes the choice, which is worth as much as any other.
#[inline]
fn weighed(action: Action, thinking: &mut Thinking<'_, Action>) -> Action {
    thinking.weigh(|| Weighed { action, value: 0.0, terms: Vec::new() });
    action
}

/// One of the bits that are set.
fn pick(mask: u32, rng: &mut Rng) -> usize {
    nth(mask, rng.below(mask.count_ones()))
}

/// The place of the bit that is set after `skipped` others.
#[inline]
fn nth(mut mask: u32, skipped: u32) -> usize {
    for _ in 0..skipped {
        mask &= mask - 1;
    }
    mask.trailing_zeros() as usize
}
