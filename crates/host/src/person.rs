//! Who people are, as far as a table knows.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What stays the same about a person, whatever they are called.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who they are.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

/// The most letters of a name.
pub const MAX_NAME: usize = 32;

/// Why a name cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// There is nothing to read in it.
    #[error("expected a name, found nothing that can be read")]
    Empty,
    /// It is too long.
    #[error("expected a name of at most {MAX_NAME} letters, found {found}")]
    Long {
        /// How many letters it has.
        found: usize,
    },
}

/// A name as everybody will see it: one line, single spaces, nothing that cannot be seen.
///
/// # Errors
/// Nothing is left of it, or it is too long.
pub fn clean_name(name: &str) -> Result<String, NameError> {
    let name = clean_line(name);
    match name.chars().count() {
        0 => Err(NameError::Empty),
        found if found > MAX_NAME => Err(NameError::Long { found }),
        _ => Ok(name),
    }
}

/// A line without control characters, marks that turn the direction of text, or double spaces.
pub(crate) fn clean_line(line: &str) -> String {
    let shown: String = line.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let shown: String = shown.chars().filter(|c| !c.is_control() && !is_unseen(*c)).collect();
    shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Marks that nobody sees, but that change what is seen beside them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_that_can_be_read() {
        assert_eq!(clean_name("  Ana   María\n").unwrap(), "Ana María");
        assert_eq!(clean_name("\u{202e}evil\u{0007}").unwrap(), "evil");
        assert_eq!(clean_name("<b>Ana</b>").unwrap(), "<b>Ana</b>");
        assert_eq!(clean_name(" \t\u{200b}"), Err(NameError::Empty));
        assert_eq!(clean_name(&"ñ".repeat(33)), Err(NameError::Long { found: 33 }));
        assert!(clean_name(&"ñ".repeat(32)).is_ok());
    }
}
