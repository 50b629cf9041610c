//! Things that nobody may guess, from the generator of the operating system.

/// Digits and letters that cannot be mistaken for each other when they are read aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A text of `N` letters, five random bits each.
pub(crate) fn letters<const N: usize>() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes::<N>().into_iter().map(letter).collect()
}

/// The name of a new table: short enough for a link, too long to be tried out.
pub(crate) fn table_id() -> String {
    letters::<12>()
}

/// Whether a text can be the name of a table.
pub(crate) fn is_table(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// The name of a new person, which everybody may know.
pub(crate) fn person_id() -> String {
    letters::<12>()
}

/// An invitation: 130 random bits.
pub(crate) fn invitation() -> String {
    letters::<26>()
}

/// A new token: 260 random bits. `GtkAtlantic`, which keeps it in a file, reads no more than 62
/// letters of it again.
pub(crate) fn token() -> String {
    letters::<52>()
}

/// The seed of a game.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes::<8>())
}

/// What is kept of a token.
///
/// A plain hash is enough: unlike a password a token cannot be tried out, and looking up its hash
/// tells by its timing nothing that leads back to the token.
pub(crate) fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without it no token is safe, and there is nothing better to fall back on.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_have_their_length() {
        assert_ne!(token(), token());
        assert_eq!(token().len(), 52);
        assert_eq!((table_id().len(), invitation().len()), (12, 26));
        assert!(letters::<64>().bytes().all(|letter| LETTERS.contains(&letter)));
        assert!(is_table(&table_id()) && !is_table("") && !is_table("abcdefghij\0k"));
        assert_eq!(hash("a").len(), 64);
        assert_ne!(hash("a"), hash("b"));
    }
}
