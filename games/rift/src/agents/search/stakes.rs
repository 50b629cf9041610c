//! What a game that ends with so many cells is worth to a seat: its chance to win the match.

use crate::{MAX_CELLS, View};

/// How often the starter ends with 0 to 9 of nine cells when both search, in thousandths.
///
/// Measured with `cargo run --release -p ludoteca-rift --all-features --example balance`; only
/// matches need it, to know what a lead is worth in the games that follow.
const STARTER_CELLS: [f64; 10] = [1.0, 3.0, 15.0, 55.0, 110.0, 505.0, 195.0, 90.0, 23.0, 3.0];

/// The chance to win the match by the cells that the seat controls on the full board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stakes {
    by_cells: [f64; MAX_CELLS + 1],
    n_open: usize,
}

impl Stakes {
    /// The stakes of the present game for the seat that looks.
    ///
    /// `second` says whether the seat counts as the second player in the end, which matters where
    /// the unplayed card counts.
    pub(crate) fn of(view: &View<'_>, second: bool) -> Self {
        let rules = view.rules();
        let n_open = usize::from(view.board().n_open());
        let (me, rival) = (view.me().idx(), view.rival().idx());
        let bonus = i32::from(rules.unplayed_counts && n_open % 2 == 1);
        let difference = |pair: [u8; 2]| i32::from(pair[me]) - i32::from(pair[rival]);
        let rest = Rest {
            n_open: n_open as i32,
            bonus,
            games: rules.games.saturating_sub(view.games_done() + 1),
            // Seats take turns in starting; the pie rule changes nothing about that.
            starts: (view.games_done() + 1) % 2 == view.me().0,
        };
        let (wins, points) = (difference(view.wins()), difference(view.points()));
        let bonus = if second { bonus } else { -bonus };
        let mut by_cells = [0.0; MAX_CELLS + 1];
        for (cells, worth) in by_cells.iter_mut().enumerate().take(n_open + 1) {
            let margin = 2 * cells as i32 - n_open as i32 + bonus;
            *worth = rest.chance(wins + margin.signum(), points + margin);
        }
        Self { by_cells, n_open }
    }

    /// What this many cells are worth.
    #[inline]
    pub(crate) fn of_cells(&self, cells: u32) -> f64 {
        self.by_cells[(cells as usize).min(self.n_open)]
    }

    /// The same stakes for the rival, by its own cells.
    pub(crate) fn for_rival(&self) -> Self {
        let mut by_cells = [0.0; MAX_CELLS + 1];
        for (cells, worth) in by_cells.iter_mut().enumerate().take(self.n_open + 1) {
            *worth = 1.0 - self.by_cells[self.n_open - cells];
        }
        Self { by_cells, n_open: self.n_open }
    }

    /// The numbers of cells at which the worth steps up, ascending.
    pub(crate) fn steps(&self) -> impl DoubleEndedIterator<Item = u32> + Clone + '_ {
        let up = |&cells: &usize| self.by_cells[cells] > self.by_cells[cells - 1];
        (1..=self.n_open).filter(up).map(|cells| cells as u32)
    }
}

/// The games of the match that are still to come after the present one.
#[derive(Clone, Copy, Debug)]
struct Rest {
    n_open: i32,
    bonus: i32,
    games: u8,
    /// Whether the seat starts the next one.
    starts: bool,
}

impl Rest {
    /// The chance to win the match, so many games and points ahead.
    fn chance(self, wins: i32, points: i32) -> f64 {
        if self.games == 0 || wins.abs() > i32::from(self.games) {
            return match wins.signum() * 2 + points.signum() {
                1.. => 1.0,
                0 => 0.5,
                ..0 => 0.0,
            };
        }
        let next = Self { games: self.games - 1, starts: !self.starts, ..self };
        let total: f64 = STARTER_CELLS.iter().sum();
        let mut chance = 0.0;
        for (cells, weight) in (0..).zip(STARTER_CELLS) {
            // The shape of nine cells, stretched to the board at hand, keeping it even or odd.
            let lead = (2 * cells - 9) * self.n_open / 9;
            let lead = lead + (lead + self.n_open) % 2 - self.bonus;
            let margin = if self.starts { lead } else { -lead };
            chance += weight / total * next.chance_fast(wins + margin.signum(), points + margin);
        }
        chance
    }

    /// The same; far from the end points hardly matter, and are left out.
    fn chance_fast(self, wins: i32, points: i32) -> f64 {
        if self.games <= 1 {
            return self.chance(wins, points);
        }
        let next = Self { games: self.games - 1, starts: !self.starts, ..self };
        if wins.abs() > i32::from(self.games) {
            return self.chance(wins, points);
        }
        let win: f64 = STARTER_CELLS[5..].iter().sum::<f64>() / STARTER_CELLS.iter().sum::<f64>();
        let win = if self.starts { win } else { 1.0 - win };
        win * next.chance_fast(wins + 1, points + 1)
            + (1.0 - win) * next.chance_fast(wins - 1, points - 1)
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::{Game as _, Match, Seat, Turn};

    use super::*;
    use crate::{CardBase, Rift, Rules};

    /// The stakes of both seats after the deal.
    fn stakes(rules: Rules) -> [Stakes; 2] {
        let game = Rift::new(CardBase::the_rift(), rules).unwrap();
        let mut table = Match::new(&game, game.start(2), 1, 0);
        while game.turn(table.state()) == Turn::Chance {
            table.let_chance_fall(&mut ());
        }
        [0, 1].map(|seat| Stakes::of(&game.view(table.state(), Seat(seat)), seat == 1))
    }

    #[test]
    fn a_single_game_is_won_or_lost() {
        let [first, second] = stakes(Rules { games: 1, ..Rules::STANDARD });
        let worth: Vec<f64> = (0..=9).map(|cells| first.of_cells(cells)).collect();
        assert_eq!(worth, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]);
        assert_eq!(first, second);
        assert_eq!(first.steps().collect::<Vec<_>>(), [5]);
    }

    #[test]
    fn the_unplayed_card_makes_draws() {
        let rules = Rules { games: 1, unplayed_counts: true, ..Rules::STANDARD };
        let [first, second] = stakes(rules);
        assert!((first.of_cells(5) - 0.5).abs() < 1e-12 && first.of_cells(6) > 0.9);
        assert!((second.of_cells(4) - 0.5).abs() < 1e-12 && second.of_cells(5) > 0.9);
        assert_eq!(first.for_rival(), second);
    }

    #[test]
    fn in_two_games_every_cell_counts_and_both_chances_add_up() {
        for games in [2, 3, 5, 7, 9] {
            let [first, second] = stakes(Rules { games, ..Rules::STANDARD });
            for cells in 0..9 {
                let step = first.of_cells(cells + 1) - first.of_cells(cells);
                // Without draws an odd number of games is decided by games alone.
                assert!(step >= 0.0 && (games > 2 || step > 0.0 || cells == 0), "{games}, {cells}");
                let sum = first.of_cells(cells) + second.of_cells(9 - cells);
                assert!((sum - 1.0).abs() < 1e-9, "{games}, {cells}: {sum}");
            }
            assert!(first.of_cells(5) > first.of_cells(4) + 0.1);
        }
    }
}
