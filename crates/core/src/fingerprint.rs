//! A small stable hash over what was played.

use std::fmt;
use std::hash::{Hash, Hasher};

/// FNV-1a over 64 bits: a checksum that is the same on every machine and for ever.
///
/// It notices damage and functional change; it is no protection against a forger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// The fingerprint of one piece of text.
    pub fn of(text: &str) -> Self {
        let mut print = Self::default();
        print.write(text.as_bytes());
        print
    }

    /// The fingerprint of a value that hashes. Stable only within one build of the program.
    pub fn of_value(value: &impl Hash) -> Self {
        let mut print = Self::default();
        value.hash(&mut print);
        print
    }
}

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_published_test_vectors_of_fnv_1a() {
        assert_eq!(Fingerprint::of("").to_string(), "cbf29ce484222325");
        assert_eq!(Fingerprint::of("a").to_string(), "af63dc4c8601ec8c");
        assert_eq!(Fingerprint::of("foobar").to_string(), "85944171f73967e8");
    }
}
