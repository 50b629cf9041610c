//! Duels on the same dice.

use ludoteca_core::{Agent, Game as _, Match, NoWitness, Seat};
use ludoteca_parchis::Parchis;

/// Lets two kinds of players share the seats in turn: `pairs` times two games on the same dice, the
/// second with the seats changed.
pub(crate) fn duel<A, B>(
    game: &Parchis,
    players: u8,
    one: &A,
    other: &B,
    pairs: u64,
    seed: u64,
) -> Duel
where
    A: Agent<Parchis> + Clone,
    B: Agent<Parchis> + Clone,
{
    let mut found = Duel::default();
    for game_no in 0..pairs {
        let mut of_pair = 0.0;
        for first in [0, 1] {
            let seat = |seat: Seat| -> Either<A, B> {
                if seat.0 % 2 == first {
                    Either::One(one.clone())
                } else {
                    Either::Other(other.clone())
                }
            };
            let mut agents: Vec<_> = Seat::all(players).map(seat).collect();
            let mut table = Match::new(game, game.start(players), seed, game_no);
            table.run(&mut agents, game.default_cap(), &mut NoWitness);
            let mut scores = vec![0.0; players.into()];
            game.scores(table.state(), &mut scores);
            let won =
                scores.iter().zip(&agents).filter(|(_, agent)| matches!(agent, Either::One(_)));
            of_pair += won.map(|(&score, _)| f64::from(score)).sum::<f64>();
        }
        found.won += of_pair;
        found.squares += of_pair * of_pair;
        found.pairs += 1.0;
    }
    found
}

/// What came of a duel.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Duel {
    won: f64,
    squares: f64,
    pairs: f64,
}

impl Duel {
    /// The share of games that the first player won, and 1.96 standard errors of it: the games of a pair
    /// are played on the same dice and count as one sample.
    pub(crate) fn share(&self) -> (f64, f64) {
        let mean = self.won / self.pairs;
        let variance = (self.squares / self.pairs - mean * mean).max(0.0);
        (mean / 2.0, 1.96 * (variance / self.pairs).sqrt() / 2.0)
    }
}

/// One of two kinds of players.
enum Either<A, B> {
    One(A),
    Other(B),
}

impl<A: Agent<Parchis>, B: Agent<Parchis>> Agent<Parchis> for Either<A, B> {
    fn choose(
        &mut self,
        view: &ludoteca_parchis::View<'_>,
        thinking: &mut ludoteca_core::Thinking<'_, ludoteca_parchis::Action>,
    ) -> ludoteca_parchis::Action {
        match self {
            Self::One(agent) => agent.choose(view, thinking),
            Self::Other(agent) => agent.choose(view, thinking),
        }
    }
}
