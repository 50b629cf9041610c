//! The chance to win, if every card stays or goes by itself.

use crate::MAX_CELLS;

/// How likely each number of own cards is on the full board.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The chance of so many own cards.
    chances: [f64; MAX_CELLS + 1],
    cards: usize,
}

impl Tally {
    pub(super) fn new() -> Self {
        let mut chances = [0.0; MAX_CELLS + 1];
        chances[0] = 1.0;
        Self { chances, cards: 0 }
    }

    /// One more card, which is the player's own in the end with this chance.
    pub(super) fn add(&mut self, own: f64) {
        let own = own.clamp(0.0, 1.0);
        self.cards += 1;
        for count in (1..=self.cards).rev() {
            self.chances[count] = self.chances[count] * (1.0 - own) + self.chances[count - 1] * own;
        }
        self.chances[0] *= 1.0 - own;
    }

    /// The chance to have more than the rival, and half of the chance to have as many, if the two
    /// get so many points besides.
    pub(super) fn chance_to_win(&self, [own, rival]: [usize; 2]) -> f64 {
        let chance = |count: usize| {
            let share = match (count + own).cmp(&(self.cards - count + rival)) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            share * self.chances[count]
        };
        (0..=self.cards).map(chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(cards: &[f64]) -> Tally {
        let mut tally = Tally::new();
        for &card in cards {
            tally.add(card);
        }
        tally
    }

    #[test]
    fn fair_coins_are_fair() {
        for cards in 1..=MAX_CELLS {
            let chance = tally(&vec![0.5; cards]).chance_to_win([0, 0]);
            assert!((chance - 0.5).abs() < 1e-12, "{cards} cards: {chance}");
        }
    }

    #[test]
    fn small_cases_worked_out_by_hand() {
        let close = |cards: &[f64], points, expected: f64| {
            let chance = tally(cards).chance_to_win(points);
            assert!((chance - expected).abs() < 1e-12, "{cards:?}: {chance}, not {expected}");
        };
        close(&[1.0, 1.0, 0.0], [0, 0], 1.0);
        close(&[1.0, 1.0, 0.0], [0, 1], 0.5);
        close(&[1.0, 0.0, 0.2], [0, 0], 0.2);
        // Two of three: 0.9·0.5·0.8 + 0.9·0.5·0.2 + 0.1·0.5·0.2 + 0.9·0.5·0.2.
        close(&[0.9, 0.5, 0.2], [0, 0], 0.55);
    }
}
