use super::*;

fn sides(names: &[&str]) -> Sides {
    Sides::new(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
}

/// A block of two games between two sides, of which the first has won so many.
fn block(wins: u32) -> BlockResult {
    let mut block = BlockResult { games: 2, turns: 10 + u64::from(wins), ..BlockResult::default() };
    block.wins[..2].copy_from_slice(&[wins, 2 - wins]);
    block.points[..2].copy_from_slice(&[wins * POINT, (2 - wins) * POINT]);
    block.ranks[..2].copy_from_slice(&[2 * wins + 4 * (2 - wins), 4 * wins + 2 * (2 - wins)]);
    block
}

fn tally(wins: &[u32]) -> Tally {
    let mut tally = Tally::new(&sides(&["a", "b"]));
    for &wins in wins {
        tally.add(&block(wins));
    }
    tally
}

#[test]
fn wins_points_and_ranks_say_the_same_where_somebody_wins() {
    let tally = tally(&[0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 2]);
    let wins = tally.wins(0);
    assert!((wins.share - 13.0 / 22.0).abs() < 1e-15);
    let (points, rank, lost) = (tally.mean_points(0), tally.mean_rank(0), tally.wins(1));
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} {b}");
    near(points.mean, wins.share);
    near(points.low, wins.low);
    near(points.high, wins.high);
    near(tally.points(0), 13.0);
    // Who wins is first, who loses second.
    near(rank.mean, 2.0 - wins.share);
    near(rank.low, 2.0 - wins.high);
    near(rank.high, 2.0 - wins.low);
    near(lost.low, 1.0 - wins.high);
    let turns = tally.mean_turns();
    near(turns.mean, 123.0 / 22.0);
    assert!(turns.low < turns.mean && turns.mean < turns.high);
}

#[test]
fn parts_add_up_to_the_whole() {
    let wins = [0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 2];
    for cut in 0..=wins.len() {
        let mut sum = tally(&wins[..cut]);
        sum.merge(&tally(&wins[cut..]));
        assert_eq!(sum, tally(&wins));
        let mut turned = tally(&wins[cut..]);
        turned.merge(&tally(&wins[..cut]));
        assert_eq!(turned, sum, "the order does not matter");
    }
}

#[test]
fn balanced_blocks_are_surer_than_their_games() {
    let width = |wins: &[u32]| {
        let share = tally(wins).wins(0);
        share.high - share.low
    };
    let balanced: Vec<u32> =
        (0..100).map(|n| if n % 10 == 0 { n / 10 % 2 * 2 } else { 1 }).collect();
    let together: Vec<u32> = (0..100).map(|n| n % 2 * 2).collect();
    let games = crate::wilson(100, 200);
    assert!(width(&balanced) < 0.5 * (games.high - games.low));
    assert!(width(&together) > 1.4 * (games.high - games.low));
}

#[test]
fn wins_of_ended_games_leave_the_others_out() {
    let mut tally = Tally::new(&sides(&["a", "b"]));
    let mut one = block(1);
    (one.capped, one.wins_at_cap[0]) = (1, 1);
    tally.add(&one);
    tally.add(&block(2));
    tally.add(&block(1));
    let ended = tally.wins_of_ended(0);
    assert_eq!((ended.games, tally.ended.sum, tally.capped.sum), (5, 5, 1));
    assert!((ended.value() - 3.0 / 5.0).abs() < 1e-15);
    assert!((tally.wins(0).share - 4.0 / 6.0).abs() < 1e-15);
}

#[test]
fn nothing_is_nothing() {
    let none = Tally::new(&sides(&["a", "b"]));
    assert_eq!(none.wins(0), Share::UNKNOWN);
    assert_eq!(none.mean_rank(1), Mean { mean: 1.0, low: 1.0, high: 2.0 });
    assert!(none.mean_turns().mean.abs() < 1e-15);
    // One player alone is always first.
    let mut alone = Tally::new(&sides(&["a"]));
    let mut block = BlockResult { games: 1, ..BlockResult::default() };
    block.ranks[0] = 2;
    alone.add(&block);
    assert_eq!(alone.mean_rank(0), Mean { mean: 1.0, low: 1.0, high: 1.0 });
}
