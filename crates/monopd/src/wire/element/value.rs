//! Attributes and their values.

use std::borrow::Cow;

/// A bag of attributes.
pub(crate) trait Attributes {
    /// Reads an attribute; what nobody knows or nobody can read is passed over.
    fn set(&mut self, name: &str, text: &str);
    /// Gives every attribute that is there, in the order of the wire.
    fn each(&self, write: &mut dyn FnMut(&'static str, &str));
}

/// What an attribute holds.
pub(super) trait Value: Sized {
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> Cow<'_, str>;
}

impl Value for i32 {
    fn read(text: &str) -> Option<Self> {
        text.trim().parse().ok()
    }

    fn write(&self) -> Cow<'_, str> {
        self.to_string().into()
    }
}

impl Value for bool {
    fn read(text: &str) -> Option<Self> {
        i32::read(text).map(|number| number != 0)
    }

    fn write(&self) -> Cow<'_, str> {
        if *self { "1" } else { "0" }.into()
    }
}

impl Value for String {
    fn read(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }

    /// XML has no way to write most control characters, and a line end would end the line.
    fn write(&self) -> Cow<'_, str> {
        if self.contains(is_unwritable) {
            self.replace(is_unwritable, " ").into()
        } else {
            self.as_str().into()
        }
    }
}

fn is_unwritable(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}')
}
