//! Numbers as each language writes them.

use crate::Lang;

/// The sign between groups of three digits, and the one before decimals.
const fn signs(lang: Lang) -> (char, char) {
    match lang {
        // The Academy asks for a small blank; a point would be read as decimals by some.
        Lang::Spanish => ('\u{202f}', ','),
        Lang::English => (',', '.'),
    }
}

pub(crate) fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    let (group, point) = signs(lang);
    let plain = format!("{:.digits$}", value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    if value < 0.0 {
        text.push('−');
    }
    // The Academy keeps numbers of four digits together.
    let grouped = lang == Lang::English || whole.len() > 4;
    for (i, digit) in whole.chars().enumerate() {
        if grouped && i > 0 && (whole.len() - i).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_signs() {
        let both = |value, digits| {
            [decimal(Lang::Spanish, value, digits), decimal(Lang::English, value, digits)]
        };
        assert_eq!(both(1234.5, 1), ["1234,5", "1,234.5"]);
        assert_eq!(both(12345.0, 0), ["12\u{202f}345", "12,345"]);
        assert_eq!(both(1_234_567.0, 0), ["1\u{202f}234\u{202f}567", "1,234,567"]);
        assert_eq!(both(-0.25, 2), ["−0,25", "−0.25"]);
        assert_eq!(both(f64::NAN, 2), ["–", "–"]);
    }
}
