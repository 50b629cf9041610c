//! What a column holds, and how Parquet is told.

use std::fmt::Write as _;

/// What one value of a column is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// A whole number of 64 bits.
    Whole,
    /// A whole number of 64 bits without a sign.
    Unsigned,
    /// A number of 64 bits with a fraction.
    Real,
    /// Yes or no.
    Truth,
}

/// How many values of its kind a row has in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One.
    One,
    /// One or none.
    Optional,
    /// Any number.
    List,
}

/// A column of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What a value is.
    pub kind: Kind,
    /// How many there are.
    pub shape: Shape,
    /// What a value is counted in; empty where that says nothing.
    pub unit: &'static str,
}

impl Column {
    pub(crate) const fn one(name: &'static str, kind: Kind, unit: &'static str) -> Self {
        Self { name, kind, shape: Shape::One, unit }
    }

    pub(crate) const fn optional(name: &'static str, kind: Kind, unit: &'static str) -> Self {
        Self { name, kind, shape: Shape::Optional, unit }
    }

    pub(crate) const fn list(name: &'static str, kind: Kind, unit: &'static str) -> Self {
        Self { name, kind, shape: Shape::List, unit }
    }

    /// The type in words, as the documentation has it.
    pub fn type_name(&self) -> String {
        let kind = match self.kind {
            Kind::Text => "string",
            Kind::Whole => "int64",
            Kind::Unsigned => "uint64",
            Kind::Real => "double",
            Kind::Truth => "bool",
        };
        match self.shape {
            Shape::One => kind.to_owned(),
            Shape::Optional => format!("{kind}, or null"),
            Shape::List => format!("list of {kind}"),
        }
    }
}

/// The schema of a file in the language of Parquet.
pub(crate) fn schema(name: &str, columns: &[Column]) -> String {
    let mut text = format!("message {name} {{\n");
    for column in columns {
        let (kind, note) = match column.kind {
            Kind::Text => ("binary", " (STRING)"),
            Kind::Whole => ("int64", ""),
            Kind::Unsigned => ("int64", " (INTEGER(64,false))"),
            Kind::Real => ("double", ""),
            Kind::Truth => ("boolean", ""),
        };
        let name = column.name;
        // Writing to a string cannot fail.
        let _ = match column.shape {
            Shape::One => writeln!(text, "required {kind} {name}{note};"),
            Shape::Optional => writeln!(text, "optional {kind} {name}{note};"),
            Shape::List => writeln!(
                text,
                "required group {name} (LIST) {{ repeated group list {{ \
                 required {kind} element{note}; }} }}"
            ),
        };
    }
    text + "}"
}
