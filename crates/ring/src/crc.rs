//! The seven bits with which an origin confirms its message.

/// x⁷ + x³ + 1, without its highest bit.
const POLYNOMIAL: u8 = 0x09;

/// CRC-7 over some bytes, highest bit first, beginning with 0.
pub fn crc7(bytes: impl IntoIterator<Item = u8>) -> u8 {
    // The remainder is kept in the upper seven bits, so that whole bytes can be folded in.
    let fold = |remainder: u8, byte: u8| {
        (0..8).fold(remainder ^ byte, |bits, _| {
            if bits & 0x80 == 0 { bits << 1 } else { (bits << 1) ^ (POLYNOMIAL << 1) }
        })
    };
    bytes.into_iter().fold(0, fold) >> 1
}

/// What confirms a message: its number in the game, its two bytes, and the state before it.
pub fn confirmation(number: u32, head: u8, info: u8, state: u64) -> u8 {
    crc7(number.to_be_bytes().into_iter().chain([head, info]).chain(state.to_be_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_published_check_value() {
        assert_eq!(crc7(*b"123456789"), 0x75);
        assert_eq!(crc7([]), 0);
    }

    /// The division on paper: bit by bit, no bytes.
    fn by_division(bytes: &[u8]) -> u8 {
        let bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |n| byte >> n & 1));
        bits.chain([0; 7]).fold(0_u8, |rest, bit| {
            let next = rest << 1 | bit;
            if next & 0x80 == 0 { next } else { next ^ 0x80 ^ POLYNOMIAL }
        })
    }

    #[test]
    fn agrees_with_long_division() {
        for n in 0..=u16::MAX {
            let bytes = [n.to_le_bytes(), n.to_be_bytes()].concat();
            assert_eq!(crc7(bytes.iter().copied()), by_division(&bytes), "{bytes:?}");
        }
    }

    #[test]
    fn any_wrong_byte_of_a_message_is_noticed() {
        let right = confirmation(7, 0x11, 0x9a, 42);
        for wrong in (0..=255).filter(|&byte| byte != 0x9a) {
            // A burst of up to seven bits never escapes; of all eight at most one value does.
            let same = confirmation(7, 0x11, wrong, 42) == right;
            assert!(!same || (wrong ^ 0x9a) & 0x81 == 0x81, "{wrong:02x}");
        }
        assert_ne!(confirmation(8, 0x11, 0x9a, 42), right);
    }
}
