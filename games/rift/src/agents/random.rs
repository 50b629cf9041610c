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
        if let Some(question) = view.echo() {
            let target = view.cell(pick(question.targets, thinking.rng));
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
        let cell = view.cell(nth(free, choice % n_free));
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

/// Steps that [`nth`] always takes.
const USUAL: u32 = 8;

/// The place of the bit that is set after `skipped` others.
#[inline]
fn nth(mut mask: u32, skipped: u32) -> usize {
    // Most hands and boards are small: steps that are always taken cost less than a loop whose
    // end nobody can foresee.
    for step in 0..USUAL {
        let rest = mask & mask.wrapping_sub(1);
        mask = if step < skipped { rest } else { mask };
    }
    for _ in USUAL..skipped {
        mask &= mask.wrapping_sub(1);
    }
    mask.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use ludoteca_testkit::agent::check_agent;
    use ludoteca_testkit::fingerprint;
    use ludoteca_testkit::golden::check_golden;

    use super::*;
    use crate::{CardBase, Rules};

    fn rift(rules: Rules) -> Rift {
        Rift::new(CardBase::the_rift(), rules).expect("playable rules")
    }

    #[test]
    fn is_a_sound_agent() {
        let variant = Rules { pie: true, games: 2, forced_centre: true, ..Rules::STANDARD };
        let large = Rules { board: "5x5".parse().unwrap(), ..Rules::STANDARD };
        for rules in [Rules::STANDARD, Rules::CLASSIC, variant, large] {
            check_agent(&rift(rules), &mut [Random; 2], 20, 1, 1000);
        }
    }

    #[test]
    fn the_nth_bit_is_found_in_small_and_large_masks() {
        for mask in [1, 0b1011_0001, 0x1ff_ffff, 0xaaaa_aaaa] {
            let places: Vec<usize> = crate::state::bits(mask).collect();
            let found: Vec<usize> = (0..mask.count_ones()).map(|n| nth(mask, n)).collect();
            assert_eq!(found, places);
        }
    }

    #[test]
    fn every_card_on_every_cell_is_equally_likely() {
        use ludoteca_core::{Game as _, Match, Purpose, Seat};
        let game = rift(Rules::CLASSIC);
        let mut table = Match::new(&game, game.start(2), 5, 0);
        while table.let_chance_fall(&mut ()).is_some() {}
        let mut actions = Vec::new();
        game.actions(table.state(), &mut actions);
        assert_eq!(actions.len(), 45, "five different cards and nine cells");
        let mut rng = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
        let mut counts = vec![0_u64; actions.len()];
        for _ in 0..45_000 {
            let mut thinking = Thinking::silent(&mut rng);
            let chosen = Random.choose(&game.view(table.state(), Seat(0)), &mut thinking);
            counts[actions.iter().position(|&action| action == chosen).unwrap()] += 1;
        }
        let fit = ludoteca_testkit::stats::chi_square(&counts, &[1.0; 45]);
        assert!(fit.is_plausible(), "{counts:?}");
    }

    #[test]
    fn plays_as_it_did() {
        let print =
            fingerprint::of_games_by(&rift(Rules::STANDARD), &mut [Random; 2], 100, 1, 1000);
        check_golden("tests/golden/fingerprint-random.txt", &format!("{print}\n"));
    }
}
