//! Who meets whom, in which order, and by which name it goes.

use std::fmt::Write as _;

use ludoteca_core::Fingerprint;

use super::{Job, Kind, Pairing, Tournament};
use crate::AtCap;

/// More jobs than that are a mistake, or need longer jobs.
pub(super) const MOST_JOBS: u64 = 1_000_000;

/// Which dice the pairings of a tournament fall on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dice {
    /// Every pairing on its own: pairings are independent, and can be added up.
    Own,
    /// All on the same: what differs between pairings is who plays, and less of it is luck.
    Common,
}

/// Who sits at each table of a round robin: every choice of `together` names, and whoever fills
/// the table up: the field over and over, or without one the same names again.
pub(super) fn tables(
    names: &[String],
    field: &[String],
    together: usize,
    players: usize,
) -> Vec<Vec<String>> {
    choices(names.len(), together)
        .into_iter()
        .map(|choice| {
            let mut seats: Vec<String> = choice.iter().map(|&n| names[n].clone()).collect();
            let fill = if field.is_empty() { seats.clone() } else { field.to_vec() };
            let missing = players.saturating_sub(seats.len());
            seats.extend(fill.iter().cycle().take(missing).cloned());
            seats
        })
        .collect()
}

/// Every choice of `k` numbers below `n`, in the order of a dictionary.
fn choices(n: usize, k: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut choice: Vec<usize> = (0..k).collect();
    if k > n {
        return all;
    }
    loop {
        all.push(choice.clone());
        // The last place that can still grow does; those after it follow on.
        let Some(place) = (0..k).rev().find(|&place| choice[place] < n - k + place) else {
            return all;
        };
        choice[place] += 1;
        for later in place + 1..k {
            choice[later] = choice[later - 1] + 1;
        }
    }
}

/// How many choices that would be, as far as it matters.
pub(super) fn number_of_choices(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k as u64)
        .try_fold(1_u64, |product, i| Some(product.checked_mul(n as u64 - i)? / (i + 1)))
        .unwrap_or(u64::MAX)
}

/// Pairings of so many blocks each.
pub(super) fn pairings(tables: Vec<Vec<String>>, blocks: u64, dice: Dice) -> Vec<Pairing> {
    let range = |n: u64| match dice {
        Dice::Own => n * blocks..(n + 1) * blocks,
        Dice::Common => 0..blocks,
    };
    (0..).map(range).zip(tables).map(|(blocks, seats)| Pairing { seats, blocks }).collect()
}

/// The jobs: a part of every pairing before the next part of any, so that what is done after any
/// time is a smaller tournament.
pub(super) fn jobs(pairings: &[Pairing], length: u64) -> Vec<Job> {
    let longest = pairings.iter().map(|one| one.blocks.end - one.blocks.start).max().unwrap_or(0);
    let mut jobs = Vec::new();
    for part in 0..longest.div_ceil(length) {
        for (pairing, one) in pairings.iter().enumerate() {
            let start = one.blocks.start + part * length;
            let end = (start + length).min(one.blocks.end);
            if start < end {
                jobs.push(Job { pairing, blocks: start..end });
            }
        }
    }
    jobs
}

/// How many blocks a job has unless the file says so: a fiftieth of a pairing, but not so many that
/// much would be lost with a job.
pub(super) fn usual_length(blocks: u64) -> u64 {
    (blocks / 50).clamp(1, 500)
}

/// The fingerprint of everything that has a part in the result.
pub(super) fn fingerprint(tournament: &Tournament) -> String {
    let Tournament { kind, game, rules_version, agents, field, .. } = tournament;
    let Tournament { players, pairings, jobs, seed, cap, at_cap, .. } = tournament;
    let mut text = format!(
        "ludoteca {} {} {} {rules_version}\n{}\n{players} {seed} {cap} {}\n",
        env!("CARGO_PKG_VERSION"),
        kind.key(),
        game.key(),
        game.options(),
        *at_cap == AtCap::Richest,
    );
    if let Kind::Sprt(question) = kind {
        let _ = writeln!(text, "{question:?}");
    }
    let _ = writeln!(text, "{agents:?} {field:?}");
    for pairing in pairings {
        let _ = writeln!(text, "{:?} {:?}", pairing.seats, pairing.blocks);
    }
    for job in jobs {
        let _ = writeln!(text, "{}", job.id());
    }
    Fingerprint::of(&text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &str) -> Vec<String> {
        list.chars().map(String::from).collect()
    }

    fn written(names_: &str, field: &str, together: usize, players: usize) -> Vec<String> {
        let tables = tables(&names(names_), &names(field), together, players);
        tables.iter().map(|seats| seats.concat()).collect()
    }

    #[test]
    fn every_choice_sits_down_once() {
        assert_eq!(written("abc", "", 2, 2), ["ab", "ac", "bc"]);
        assert_eq!(written("abcd", "", 3, 3), ["abc", "abd", "acd", "bcd"]);
        assert_eq!(written("abc", "", 2, 4), ["abab", "acac", "bcbc"]);
        assert_eq!(written("abc", "x", 2, 4), ["abxx", "acxx", "bcxx"]);
        assert_eq!(written("ab", "xyz", 1, 4), ["axyz", "bxyz"]);
        assert_eq!(written("ab", "", 3, 3), [""; 0]);
        for n in 0..9 {
            for k in 0..=n {
                assert_eq!(choices(n, k).len() as u64, number_of_choices(n, k), "{k} of {n}");
            }
        }
        assert_eq!(number_of_choices(1000, 8), u64::MAX, "as far as it matters");
    }

    #[test]
    fn jobs_cover_every_block_once_and_take_turns() {
        let pairings = pairings(tables(&names("abc"), &[], 2, 2), 25, Dice::Own);
        let jobs = jobs(&pairings, 10);
        let ids: Vec<String> = jobs.iter().map(Job::id).collect();
        assert_eq!(
            ids,
            [
                "0.0+10", "1.25+10", "2.50+10", "0.10+10", "1.35+10", "2.60+10", "0.20+5",
                "1.45+5", "2.70+5"
            ]
        );
        let mut blocks: Vec<u64> = jobs.iter().flat_map(|job| job.blocks.clone()).collect();
        blocks.sort_unstable();
        assert_eq!(blocks, (0..75).collect::<Vec<_>>());
    }
}
