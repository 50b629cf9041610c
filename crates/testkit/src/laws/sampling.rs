//! Whether outcomes are drawn by the weights that are listed.

use ludoteca_core::{Game, Purpose, Rng};

use crate::stats;

/// Checks that `sample` draws by the weights of `outcomes` in this state, where chance must fall.
///
/// A chi-square test at 99.99 % with a fixed seed: what passes once passes for ever.
///
/// # Panics
/// When the draws do not fit the weights, when something is drawn that is not listed, or when
/// there are too few `draws` to tell (at least five of every outcome have to be expected).
#[track_caller]
pub fn sample_agrees<G: Game>(game: &G, state: &G::State, draws: u32, seed: u64) {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let rarest = outcomes.iter().map(|&(_, weight)| weight).min();
    let rarest = rarest.unwrap_or_else(|| panic!("{}: chance does not fall here", G::KEY));
    assert!(
        f64::from(draws) * f64::from(rarest) >= 5.0 * total,
        "{}: {draws} draws are too few for a weight of {rarest} in {total}",
        G::KEY
    );
    let mut rng = Rng::stream(seed, 0, Purpose::Chance);
    let mut counts = vec![0_u64; outcomes.len()];
    for _ in 0..draws {
        let fallen = game.sample(state, &mut rng);
        match outcomes.iter().position(|&(outcome, _)| outcome == fallen) {
            Some(idx) => counts[idx] += 1,
            None => panic!("{}: {fallen} is drawn and not listed", G::KEY),
        }
    }
    let weights: Vec<f64> = outcomes.iter().map(|&(_, weight)| f64::from(weight)).collect();
    let fit = stats::chi_square(&counts, &weights);
    assert!(
        fit.is_plausible(),
        "{}: draws do not follow the weights: chi-square {:.1}, at most {:.1} is plausible\n\
         outcomes {outcomes:?}\ncounts   {counts:?}",
        G::KEY,
        fit.statistic,
        fit.bound()
    );
}
