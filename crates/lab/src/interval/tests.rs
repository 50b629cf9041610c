use super::*;

#[test]
fn blocks_that_hang_together_count_as_few_games() {
    let apart = Share::of_blocks([(0, 2), (1, 2), (2, 2), (1, 2), (1, 2), (1, 2)]);
    let together = Share::of_blocks([(0, 2), (2, 2), (2, 2), (0, 2), (2, 2), (0, 2)]);
    assert!((apart.share - 0.5).abs() < 1e-12 && (together.share - 0.5).abs() < 1e-12);
    assert!(apart.high - apart.low < together.high - together.low);
    assert_eq!(Share::of_blocks([]), Share::UNKNOWN);
    let none = Share::of_blocks([(0, 2), (0, 2)]);
    assert!(none.high > 0.5, "two blocks without any say little: {none:?}");
}

#[test]
fn the_mean_of_a_few_values_has_students_interval() {
    let found = Mean::of(&[1.0, 2.0, 3.0, 4.0]);
    // s = 1.2910, t(3) = 3.1824.
    assert!((found.mean - 2.5).abs() < 1e-12, "{found:?}");
    assert!((found.high - 2.5 - 3.1824 * 1.2910 / 2.0).abs() < 1e-3, "{found:?}");
    assert!(Mean::of(&[7.0]).high.is_infinite());
}

/// Newcombe, Statistics in Medicine 17 (1998), table I: the four worked cases, by Wilson's
/// (method 3) and by the exact interval (method 5).
#[test]
fn agrees_with_published_intervals() {
    for (count, all, score, exact) in [
        (81, 263, (0.2553, 0.3662), (0.2527, 0.3676)),
        (15, 148, (0.0624, 0.1605), (0.0578, 0.1617)),
        (0, 20, (0.0, 0.1611), (0.0, 0.1684)),
        (1, 29, (0.0061, 0.1718), (0.0009, 0.1776)),
    ] {
        for (got, (low, high)) in
            [(wilson(count, all), score), (clopper_pearson(count, all), exact)]
        {
            assert!((got.low - low).abs() < 5e-5 && (got.high - high).abs() < 5e-5, "{got:?}");
        }
    }
}

#[test]
fn the_ends_stay_within_bounds() {
    for interval in [wilson, clopper_pearson] {
        assert_eq!(interval(0, 0), Share::UNKNOWN);
        let all = interval(7, 7);
        assert!((all.high - 1.0).abs() < 1e-15 && all.low > 0.55, "{all:?}");
        assert!(interval(0, 7).low.abs() < 1e-15);
    }
}

/// The ratio of a list of blocks.
fn ratio(blocks: &[(f64, f64)]) -> Ratio {
    let sum = |of: fn(&(f64, f64)) -> f64| blocks.iter().map(of).sum();
    let games: f64 = sum(|block| block.1);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few games")]
    let games = games as u64;
    Ratio {
        blocks: blocks.len() as u64,
        games,
        x: sum(|block| block.0),
        y: sum(|block| block.1),
        xx: sum(|block| block.0 * block.0),
        xy: sum(|block| block.0 * block.1),
        yy: sum(|block| block.1 * block.1),
    }
}

#[test]
fn blocks_of_one_game_are_independent_games() {
    // 40 of 100: n = p(1 − p)/s² · b is 99, and t of 99 degrees is 1.9842.
    let blocks: Vec<_> = (0..100).map(|n| (f64::from(u8::from(n < 40)), 1.0)).collect();
    let (got, plain) = (ratio(&blocks).share(), wilson(40, 100));
    assert!((got.low - plain.low).abs() < 2e-3 && (got.high - plain.high).abs() < 2e-3, "{got:?}");
    assert!(got.high - got.low > plain.high - plain.low);
}

#[test]
fn what_blocks_have_in_common_widens_and_what_they_balance_narrows() {
    let width = |blocks: &[(f64, f64)]| {
        let share = ratio(blocks).share();
        share.high - share.low
    };
    let plain = wilson(100, 200);
    let plain = plain.high - plain.low;
    // Blocks of four: all or nothing, and nearly always two.
    let together: Vec<_> = (0..50).map(|n| (if n % 2 == 0 { 4.0 } else { 0.0 }, 4.0)).collect();
    assert!((width(&together) / plain - 2.0).abs() < 0.1, "{}", width(&together) / plain);
    let mut balanced = vec![(2.0, 4.0); 46];
    balanced.extend([(1.0, 4.0), (3.0, 4.0), (1.0, 4.0), (3.0, 4.0)]);
    assert!(width(&balanced) < plain / 2.0);
    // Without any difference they are not trusted to be that good.
    assert!((width(&[(2.0, 4.0); 50]) - plain).abs() < 1e-12);
}

#[test]
fn little_is_claimed_from_little() {
    assert_eq!(ratio(&[]).share(), Share::UNKNOWN);
    assert_eq!(ratio(&[(0.0, 0.0), (0.0, 0.0)]).share(), Share::UNKNOWN);
    // One block, and blocks that were all won, are worth as many trials as there are blocks.
    assert_eq!(ratio(&[(4.0, 4.0)]).share(), wilson(1, 1));
    assert_eq!(ratio(&[(0.0, 4.0); 20]).share(), wilson(0, 20));
    assert_eq!(ratio(&[(3.0, 3.0); 20]).share(), wilson(20, 20));
    let two = ratio(&[(1.0, 4.0), (2.0, 4.0)]).share();
    assert!(two.low < 0.05 && two.high > 0.9, "{two:?}");
    let thirds = ratio(&[(1.0, 3.0); 30]);
    assert_eq!(thirds.variance(), None, "rounding is no variance");
}

#[test]
fn parts_of_what_varies_are_weighed_by_it() {
    // Wins of games that ended: a block in which none did says nothing.
    let blocks = [(2.0, 4.0), (0.0, 0.0), (1.0, 2.0), (1.0, 3.0), (3.0, 4.0), (1.0, 1.0)];
    let got = ratio(&blocks);
    assert!((got.value() - 8.0 / 14.0).abs() < 1e-15);
    let r = 8.0 / 14.0;
    let squares: f64 = blocks.iter().map(|(x, y)| (x - r * y) * (x - r * y)).sum();
    assert!((got.variance().unwrap() - squares / 196.0 * 6.0 / 5.0).abs() < 1e-12);
}

#[test]
fn a_mean_has_the_textbooks_interval() {
    // 1 to 5: mean 3, s² = 2.5, t of 4 degrees 2.776.
    let got = ratio(&[(1.0, 1.0), (2.0, 1.0), (3.0, 1.0), (4.0, 1.0), (5.0, 1.0)]).mean();
    assert!((got.mean - 3.0).abs() < 1e-12);
    assert!((got.high - 3.0 - 2.776_445 * (0.5_f64).sqrt()).abs() < 1e-5, "{got:?}");
    assert!(ratio(&[(7.0, 1.0)]).mean().high.is_infinite());
}
