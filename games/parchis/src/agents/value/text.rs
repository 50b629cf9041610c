//! Weights as text: a head of remarks, then a line for every feature.

use std::fmt::{self, Write as _};

use super::layout::{FEATURES, PHASES, SPANS, Span};
use super::{Group, Weights};

impl Weights {
    /// The weights as text under a head of remarks, each of which becomes a line of its own.
    pub fn write(&self, head: &[String]) -> String {
        let mut text = String::new();
        for remark in head.iter().flat_map(|remark| remark.lines()) {
            text.push_str(format!("# {remark}").trim_end());
            text.push('\n');
        }
        let mut group: Option<Group> = None;
        for span in &SPANS {
            if group.replace(span.group) != Some(span.group) {
                let _ = writeln!(text, "\n# {}", span.group.name());
            }
            for idx in 0..span.len {
                text.push_str(&name(span, idx));
                for weight in self.of(span.first + idx) {
                    let _ = write!(text, " {weight:.4}");
                }
                text.push('\n');
            }
        }
        text
    }

    /// Reads what [`Self::write`] writes: every feature once, in any order.
    ///
    /// # Errors
    /// Everything that is wrong with the text.
    pub fn read(text: &str) -> Result<Self, WeightsError> {
        let mut weights = Self::zero();
        let mut found = [false; FEATURES];
        let mut faults = Vec::new();
        for (line_no, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            match read_line(line) {
                Err(what) => faults.push(WeightsFault::Line { line_no, what }),
                Ok((feature, _)) if found[feature] => {
                    faults.push(WeightsFault::Twice { line_no, name: full_name(feature) });
                }
                Ok((feature, values)) => {
                    found[feature] = true;
                    *weights.of_mut(feature) = values;
                }
            }
        }
        let missing = (0..FEATURES).filter(|&feature| !found[feature]);
        faults.extend(missing.map(|feature| WeightsFault::Missing { name: full_name(feature) }));
        if faults.is_empty() { Ok(weights) } else { Err(WeightsError(faults)) }
    }
}

fn name(span: &Span, idx: usize) -> String {
    if span.len == 1 { span.name.to_owned() } else { format!("{}-{idx}", span.name) }
}

fn full_name(feature: usize) -> String {
    let span = SPANS.iter().rfind(|span| span.first <= feature).unwrap_or(&SPANS[0]);
    name(span, feature - span.first)
}

fn read_line(line: &str) -> Result<(usize, [f32; PHASES]), String> {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    let feature = (0..FEATURES)
        .find(|&feature| full_name(feature) == name)
        .ok_or_else(|| format!("expected the name of a feature, found {name:?}"))?;
    let mut values = [0.0; PHASES];
    let words: Vec<&str> = words.collect();
    if words.len() != PHASES {
        return Err(format!("expected {PHASES} weights of {name}, found {}", words.len()));
    }
    for (value, word) in values.iter_mut().zip(words) {
        let number = word.parse().ok().filter(|number: &f32| number.abs() <= 1000.0);
        *value = number
            .ok_or_else(|| format!("expected a weight from -1000 to 1000, found {word:?}"))?;
    }
    Ok((feature, values))
}

/// Something that is wrong with a text of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum WeightsFault {
    /// A line cannot be read.
    Line { line_no: usize, what: String },
    /// A feature has two lines.
    Twice { line_no: usize, name: String },
    /// A feature has no line.
    Missing { name: String },
}

impl fmt::Display for WeightsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line_no, what } => write!(f, "line {line_no}: {what}"),
            Self::Twice { line_no, name } => {
                write!(f, "line {line_no}: expected {name} once, found it again")
            }
            Self::Missing { name } => write!(f, "expected a line for {name}, found none"),
        }
    }
}

/// All that is wrong with a text of weights, in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError(pub Vec<WeightsFault>);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// A file of something else has a fault in every line; nobody reads them all.
        const SHOWN: usize = 8;
        for (n, fault) in self.0.iter().take(SHOWN).enumerate() {
            write!(f, "{}{fault}", if n == 0 { "" } else { "; " })?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Different weights everywhere, with no more digits than the file has.
    fn some() -> Weights {
        let mut weights = Weights::zero();
        for feature in 0..FEATURES {
            let n = u16::try_from(feature).unwrap();
            *weights.of_mut(feature) = [f32::from(n) / 8.0, -0.5, 0.0, 1.25];
        }
        weights
    }

    #[test]
    fn what_is_written_reads_back() {
        let text = some().write(&["made by hand\nin two lines".to_owned()]);
        assert!(text.starts_with("# made by hand\n# in two lines\n"), "{text}");
        assert_eq!(Weights::read(&text), Ok(some()));
        assert!(text.contains("\nplace-1 0.1250 -0.5000 0.0000 1.2500\n"), "{text}");
    }

    #[test]
    fn all_faults_are_named_with_their_lines() {
        let text = some().write(&[]);
        let without: Vec<&str> =
            text.lines().filter(|line| !line.starts_with("way ")).skip(2).collect();
        let more = ["place-7 1 2 3 4", "place-x 1 2 3 4", "place-7 1 2", "place-7 1 2 3 many"];
        let text = [&without[..], &more[..]].concat().join("\n");
        let faults = Weights::read(&text).unwrap_err().to_string();
        for expected in [
            "expected place-7 once, found it again",
            "expected the name of a feature, found \"place-x\"",
            "expected 4 weights of place-7, found 2",
            "expected a weight from -1000 to 1000, found \"many\"",
            "expected a line for way, found none",
        ] {
            assert!(faults.contains(expected), "{expected:?} in {faults}");
        }
        assert!(Weights::read("place-0 NaN 0 0 0").unwrap_err().to_string().contains("\"NaN\""));
    }
}
