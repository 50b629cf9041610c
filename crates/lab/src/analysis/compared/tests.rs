use ludoteca_core::{Purpose, Rng};

use super::*;

/// So many blocks of four games; common luck moves both, and the variant wins more by chance.
fn experiment(number: u64, blocks: u32, more: u32) -> Joint {
    let mut rng = Rng::stream(11, number, Purpose::Chance);
    let mut joint = Joint::default();
    for _ in 0..blocks {
        let luck = rng.below(40);
        // Of 100: 30 to 70 by common luck, and `more` for the variant.
        let mut games = |chance: u32| (0..4).map(|_| u64::from(rng.below(100) < chance)).sum();
        let (variant, base): (u64, u64) = (games(30 + luck + more), games(30 + luck));
        // Some blocks have fewer games that count.
        let count = |of: u64, rng: &mut Rng| of + u64::from(rng.below(2));
        joint.add((variant, count(4, &mut rng)), (base, count(4, &mut rng)));
    }
    joint
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn share_of(experiments: u32, holds: impl Fn(u64) -> bool) -> f64 {
    let found = (0..experiments).filter(|&number| holds(number.into())).count();
    found as f64 / f64::from(experiments)
}

/// The true shares are known: 49.5 % and 59.5 % of four games in four and a half.
#[test]
fn intervals_of_a_difference_cover_it() {
    let experiments = ludoteca_testkit::effort(1000, 10_000);
    let truth = 0.1 * 4.0 / 4.5;
    let covered = share_of(experiments, |number| {
        let found = experiment(number, 60, 10).shares(1).difference.unwrap();
        (found.low..=found.high).contains(&truth)
    });
    assert!((0.93..=0.97).contains(&covered), "{covered}");
}

#[test]
fn what_is_clear_among_many_is_seldom_chance() {
    let experiments = ludoteca_testkit::effort(1000, 10_000);
    let alone = share_of(experiments, |number| experiment(number, 60, 0).means(1).clear);
    assert!((0.03..=0.07).contains(&alone), "{alone}");
    // Of a hundred such differences in a study, one in two thousand is called clear.
    let among = share_of(experiments, |number| experiment(number, 60, 0).means(100).clear);
    assert!(among <= 0.004, "{among}");
    let true_ones = share_of(200, |number| experiment(number, 400, 25).means(100).clear);
    assert!(true_ones > 0.99, "{true_ones}");
}

#[test]
fn the_threshold_is_that_of_any_table() {
    // Two-sided 5 % and 0.1 % of Student's distribution.
    for (degrees, chance, expected) in
        [(10, 0.05, 2.228), (30, 0.05, 2.042), (10, 0.001, 4.587), (100_000, 0.001, 3.291)]
    {
        let found = threshold(degrees, chance);
        assert!((found - expected).abs() < 1e-3, "{degrees} {chance}: {found}");
    }
}

#[test]
fn the_same_differs_by_nothing_and_nothing_by_nobody_knows() {
    let mut same = Joint::default();
    for turns in [17, 230, 5, 90] {
        same.add((turns, 4), (turns, 4));
    }
    let found = same.means(1);
    // That nothing differed is no proof that nothing can.
    assert_eq!((found.difference, found.same, found.clear), (None, true, false));
    assert!((found.value.mean - 342.0 / 16.0).abs() < 1e-12);
    let mut nothing = Joint::default();
    nothing.add((0, 0), (1, 2));
    nothing.add((0, 0), (2, 2));
    let found = nothing.shares(1);
    assert_eq!((found.difference, found.same, found.clear), (None, false, false));
    assert_eq!(found.value, Mean { mean: 0.0, low: 0.0, high: 1.0 });
}

#[test]
fn parts_add_up_to_the_whole() {
    let blocks = [(3, 4, 1, 4), (0, 4, 2, 4), (4, 5, 4, 4), (1, 4, 0, 3)];
    let sum = |list: &[(u64, u64, u64, u64)]| {
        let mut joint = Joint::default();
        for &(x, y, u, v) in list {
            joint.add((x, y), (u, v));
        }
        joint
    };
    let mut parts = sum(&blocks[..1]);
    parts.merge(&sum(&blocks[1..]));
    assert_eq!(parts, sum(&blocks));
}
