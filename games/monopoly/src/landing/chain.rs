//! The long run of a finite Markov chain, by elimination without a single subtraction.
//!
//! The algorithm is that of Grassmann, Taksar and Heyman (1985): states are taken out one by one,
//! and the chance to leave a state is summed from the ways out of it instead of being computed as
//! one minus the chance to stay. Adding, multiplying and dividing numbers that are not negative
//! cancels nothing, so that every figure is right to nearly the last digit.

/// A chain: `rows[from][to]` is the chance of a step.
pub(super) type Rows = Vec<Vec<f64>>;

/// Takes state `gone` out: whoever would go there goes on at once to where it leads among
/// `left`. Returns the chance to leave it for one of them; where that is 0, nothing is changed.
/// The column of what is gone keeps what it had, because [`stationary`] comes back to it.
pub(super) fn bypass(rows: &mut [Vec<f64>], gone: usize, left: &[usize]) -> f64 {
    let way_out: f64 = left.iter().map(|&to| rows[gone][to]).sum();
    if way_out <= 0.0 {
        return 0.0;
    }
    let mut onward = std::mem::take(&mut rows[gone]);
    onward[gone] = 0.0;
    for &to in left {
        onward[to] /= way_out;
    }
    for row in rows.iter_mut().filter(|row| row.get(gone).is_some_and(|&share| share > 0.0)) {
        let share = row[gone];
        for &to in left {
            row[to] += share * onward[to];
        }
    }
    rows[gone] = onward;
    way_out
}

/// The share of time that the chain spends in each state in the long run, from `start`.
///
/// Any chain will do: what is left behind for good gets 0, and where there are several sets of
/// states that are never left, each counts as often as it is reached.
pub(super) fn long_run(rows: &[Vec<f64>], start: usize) -> Vec<f64> {
    let reached: Vec<Vec<bool>> = (0..rows.len()).map(|from| reachable(rows, from)).collect();
    let (lasting, passing): (Vec<usize>, Vec<usize>) = (0..rows.len())
        .filter(|&state| reached[start][state])
        .partition(|&state| (0..rows.len()).all(|to| !reached[state][to] || reached[to][state]));
    let entered = entry(rows, start, &lasting, &passing);
    let mut shares = vec![0.0; rows.len()];
    let mut left = lasting;
    while let Some(&first) = left.first() {
        let class: Vec<usize> = left.iter().copied().filter(|&to| reached[first][to]).collect();
        left.retain(|&state| !reached[first][state]);
        let weight: f64 = class.iter().map(|&state| entered[state]).sum();
        for (&state, share) in class.iter().zip(stationary(rows, &class)) {
            shares[state] = weight * share;
        }
    }
    shares
}

/// Which states can be reached, the one itself included.
fn reachable(rows: &[Vec<f64>], from: usize) -> Vec<bool> {
    let mut reached = vec![false; rows.len()];
    reached[from] = true;
    let mut open = vec![from];
    while let Some(state) = open.pop() {
        for (to, &chance) in rows[state].iter().enumerate() {
            if chance > 0.0 && !reached[to] {
                reached[to] = true;
                open.push(to);
            }
        }
    }
    reached
}

/// With what chance each of the lasting states is the first one that the chain comes to.
fn entry(rows: &[Vec<f64>], start: usize, lasting: &[usize], passing: &[usize]) -> Vec<f64> {
    let mut first = vec![0.0; rows.len()];
    if lasting.contains(&start) {
        first[start] = 1.0;
        return first;
    }
    let mut rows = rows.to_vec();
    let mut left: Vec<usize> = passing.iter().chain(lasting).copied().collect();
    // The start goes last, so that its row ends up with everything that comes of it.
    let order = passing.iter().copied().filter(|&state| state != start).chain([start]);
    for gone in order {
        left.retain(|&state| state != gone);
        bypass(&mut rows, gone, &left);
    }
    for &state in lasting {
        first[state] = rows[start][state];
    }
    first
}

/// The stationary shares of a set of states that all lead to each other and nowhere else.
fn stationary(rows: &[Vec<f64>], class: &[usize]) -> Vec<f64> {
    let mut small: Rows =
        class.iter().map(|&from| class.iter().map(|&to| rows[from][to]).collect()).collect();
    let states: Vec<usize> = (0..class.len()).collect();
    let mut ways_out = vec![1.0; class.len()];
    for gone in (1..class.len()).rev() {
        // Rows behind it are done with: only those before it are met again.
        ways_out[gone] = bypass(&mut small[..=gone], gone, &states[..gone]);
    }
    let mut shares = vec![1.0; class.len()];
    for state in 1..class.len() {
        let inflow: f64 = (0..state).map(|from| shares[from] * small[from][state]).sum();
        shares[state] = inflow / ways_out[state];
    }
    let total: f64 = shares.iter().sum();
    shares.iter().map(|share| share / total).collect()
}

/// How far the rows are from summing to 1, and the shares from reproducing themselves in a step.
pub(super) fn residuals(rows: &[Vec<f64>], shares: &[f64]) -> (f64, f64) {
    let off = |row: &Vec<f64>| (row.iter().sum::<f64>() - 1.0).abs();
    let rows_off = rows.iter().map(off).fold(0.0, f64::max);
    let inflow = |to: usize| -> f64 { rows.iter().zip(shares).map(|(row, s)| s * row[to]).sum() };
    let moved = shares.iter().enumerate().map(|(to, share)| (inflow(to) - share).abs());
    let shares_off = moved.fold(0.0, f64::max);
    (rows_off, shares_off)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_long_run(rows: &[Vec<f64>], start: usize, expected: &[f64]) {
        let shares = long_run(rows, start);
        for (got, expected) in shares.iter().zip(expected) {
            assert!((got - expected).abs() < 1e-15, "{shares:?}");
        }
        let (rows_off, shares_off) = residuals(rows, &shares);
        assert!(rows_off < 1e-15 && shares_off < 1e-15, "{rows_off} {shares_off}");
    }

    #[test]
    fn two_states_share_the_time_by_the_chance_to_leave_the_other() {
        assert_long_run(&[vec![0.75, 0.25], vec![0.5, 0.5]], 0, &[2.0 / 3.0, 1.0 / 3.0]);
    }

    #[test]
    fn a_cycle_that_never_mixes_has_a_long_run_too() {
        let third = 1.0 / 3.0;
        let rows = vec![vec![0.0, 1.0, 0.0], vec![0.0, 0.0, 1.0], vec![1.0, 0.0, 0.0]];
        assert_long_run(&rows, 1, &[third, third, third]);
    }

    #[test]
    fn what_is_left_for_good_gets_nothing() {
        let rows = vec![vec![0.5, 0.5, 0.0], vec![0.0, 0.0, 1.0], vec![0.0, 1.0, 0.0]];
        assert_long_run(&rows, 0, &[0.0, 0.5, 0.5]);
    }

    #[test]
    fn several_traps_count_as_often_as_they_are_reached() {
        // From 0 by way of 1 (which also turns back): to 2 with 2/3 and to 3 with 1/3.
        let rows = vec![
            vec![0.5, 0.5, 0.0, 0.0],
            vec![0.25, 0.0, 0.5, 0.25],
            vec![0.0, 0.0, 1.0, 0.0],
            vec![0.0, 0.0, 0.0, 1.0],
        ];
        assert_long_run(&rows, 0, &[0.0, 0.0, 2.0 / 3.0, 1.0 / 3.0]);
        assert_long_run(&rows, 3, &[0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn rare_ways_out_lose_no_digits() {
        // One minus the chance to stay would be off by a part in a million.
        let rare = 1e-10;
        let rows = vec![vec![1.0 - rare, rare], vec![3.0 * rare, 1.0 - 3.0 * rare]];
        let shares = long_run(&rows, 0);
        assert!((shares[0] - 0.75).abs() < 1e-15, "{shares:?}");
    }
}
