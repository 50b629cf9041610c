//! Four places looked at in one go.

use crate::PIECES;

/// Of four places: the walkers, those of them that are paired, and the first at home, as bits.
///
/// All four are compared at once, as the bytes of one number: this is done for every roll.
#[inline]
pub(super) fn sort_out(places: [u8; PIECES], goal: u8) -> (u8, u8, u8) {
    let all = u32::from_le_bytes(places);
    // Whether each of the four has its equal one, two or three before it.
    let one_before = equal(all, all << 8) & !0xff;
    let two_before = equal(all, all << 16) & !0xffff;
    let three_before = equal(all, all << 24) & !0xff_ffff;
    let has_before = one_before | two_before | three_before;
    let has_after = one_before >> 8 | two_before >> 16 | three_before >> 24;
    let lowest = HIGH_BITS & !has_before;
    let at_home = equal(all, 0);
    let in_goal = equal(all, u32::from_le_bytes([goal; PIECES]));
    let walkers = lowest & !at_home & !in_goal;
    (gather(walkers), gather(walkers & has_after), gather(lowest & at_home))
}

const HIGH_BITS: u32 = 0x8080_8080;

/// The high bit of every byte in which two numbers agree.
#[inline]
const fn equal(one: u32, other: u32) -> u32 {
    let differing = one ^ other;
    // Adding 127 carries into the high bit of every byte that is not 0, and no further.
    !(((differing & !HIGH_BITS) + !HIGH_BITS) | differing) & HIGH_BITS
}

/// The high bits of four bytes as four bits, that of the lowest byte first.
#[inline]
const fn gather(high_bits: u32) -> u8 {
    ((high_bits >> 7).wrapping_mul(0x0020_4081) >> 21 & 0xf) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same, piece by piece.
    fn sort_out_slowly(places: [u8; PIECES], goal: u8) -> (u8, u8, u8) {
        let (mut walkers, mut paired, mut first_home) = (0, 0, 0);
        for number in 0..PIECES {
            let place = places[number];
            if places[..number].contains(&place) {
                continue;
            }
            let bit = 1 << number;
            if place == 0 {
                first_home = bit;
            } else if place != goal {
                walkers |= bit;
                paired |= if places[number + 1..].contains(&place) { bit } else { 0 };
            }
        }
        (walkers, paired, first_home)
    }

    #[test]
    fn four_at_once_are_sorted_out_like_one_by_one() {
        let some = [0, 1, 2, 71, 72, 106, 127];
        for a in some {
            for b in some {
                for c in some {
                    for d in some {
                        let places = [a, b, c, d];
                        for goal in [72, 106] {
                            let expected = sort_out_slowly(places, goal);
                            assert_eq!(sort_out(places, goal), expected, "{places:?}");
                        }
                    }
                }
            }
        }
    }
}
