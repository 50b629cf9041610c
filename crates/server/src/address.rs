//! Parts of addresses.

use std::fmt::Write as _;

/// Bytes as they can stand in an address; those of `kept` stand for themselves.
pub(crate) fn escaped(bytes: &[u8], kept: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        if byte.is_ascii_alphanumeric() || b".-_".contains(byte) || kept.contains(byte) {
            text.push(char::from(*byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_meaning_of_its_own_is_escaped() {
        assert_eq!(escaped("/a b/ñ?#%".as_bytes(), b"/"), "/a%20b/%C3%B1%3F%23%25");
        assert_eq!(escaped(b"a/b", b""), "a%2Fb");
    }
}
