//! Reading and rewriting `.perft` text.

use std::fmt;

use super::Differing;

/// One position with its counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its name, unique in the file.
    pub id: String,
    /// Number of players; 2 unless the file says otherwise.
    pub players: u8,
    /// The game's options, in words that the test understands.
    pub options: Option<String>,
    /// The position, in words that the test understands; the game's beginning when missing.
    pub state: Option<String>,
    /// Number of histories by depth.
    pub counts: Vec<Count>,
}

/// One line `perft DEPTH COUNT`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// Steps per history.
    pub depth: u32,
    /// Number of histories of that many steps.
    pub count: u64,
}

/// Why a text is no perft file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsePerftError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there and what came.
    pub reason: String,
}

impl fmt::Display for ParsePerftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ParsePerftError {}

/// Reads all cases of a perft file.
///
/// # Errors
/// Says in which line something else was expected.
pub fn parse(text: &str) -> Result<Vec<Case>, ParsePerftError> {
    let mut cases: Vec<Case> = Vec::new();
    let mut open: Option<(usize, Case)> = None;
    for (line, raw) in (1..).zip(text.lines()) {
        let content = raw.trim();
        if content.starts_with('#') {
            continue;
        }
        if content.is_empty() {
            close(open.take(), &mut cases)?;
            continue;
        }
        let (_, case) = open.get_or_insert_with(|| (line, nameless()));
        read_line(case, line, content).map_err(|reason| ParsePerftError { line, reason })?;
    }
    close(open, &mut cases)?;
    Ok(cases)
}

fn nameless() -> Case {
    Case { id: String::new(), players: 2, options: None, state: None, counts: Vec::new() }
}

fn close(open: Option<(usize, Case)>, cases: &mut Vec<Case>) -> Result<(), ParsePerftError> {
    let Some((line, case)) = open else {
        return Ok(());
    };
    let fail = |reason: String| Err(ParsePerftError { line, reason });
    if case.id.is_empty() {
        return fail("expected a line \"id NAME\" in this case".into());
    }
    if cases.iter().any(|earlier| earlier.id == case.id) {
        return fail(format!("a case {:?} came before", case.id));
    }
    cases.push(case);
    Ok(())
}

fn read_line(case: &mut Case, line: usize, content: &str) -> Result<(), String> {
    let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
    let rest = rest.trim_start();
    match word {
        "id" => rest.clone_into(&mut case.id),
        "players" => case.players = number(rest)?,
        "options" => case.options = Some(rest.to_owned()),
        "state" | "position" => case.state = Some(rest.to_owned()),
        "perft" => {
            let (depth, count) = rest
                .split_once(char::is_whitespace)
                .ok_or_else(|| format!("expected \"perft DEPTH COUNT\", found {content:?}"))?;
            let (depth, count) = (number(depth)?, number(count.trim_start())?);
            case.counts.push(Count { line, depth, count });
        }
        _ => {
            return Err(format!(
                "expected id, players, options, state, position, perft or #, found {word:?}"
            ));
        }
    }
    Ok(())
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a number, found {text:?}"))
}

/// The same text with the counts that differed replaced; a count above the limit stays.
pub(super) fn with_counts(text: &str, differing: &[Differing]) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    for found in differing {
        let line = &mut lines[found.expected.line - 1];
        if let Some(got) = found.got {
            let count_start =
                line.trim_end().rfind(char::is_whitespace).map_or(0, |space| space + 1);
            let line_end = line.trim_end().len();
            line.replace_range(count_start..line_end, &got.to_string());
        }
    }
    lines.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# About\nid  first\nplayers 3\noptions a b\nperft 1 2\n  perft  2   8\n\n\n\
                        id second\nposition x y\n# more\nperft 1 0";

    #[test]
    fn cases_are_read_with_their_lines() {
        let cases = parse(TEXT).unwrap();
        assert_eq!(
            cases[0],
            Case {
                id: "first".into(),
                players: 3,
                options: Some("a b".into()),
                state: None,
                counts: vec![
                    Count { line: 5, depth: 1, count: 2 },
                    Count { line: 6, depth: 2, count: 8 }
                ],
            }
        );
        assert_eq!((cases[1].players, cases[1].state.as_deref()), (2, Some("x y")));
        assert_eq!(cases[1].counts, [Count { line: 12, depth: 1, count: 0 }]);
    }

    #[test]
    fn faults_name_their_line() {
        for (text, expected) in [
            ("id a\nwhat 3\n", "line 2: expected id, players, options"),
            ("id a\nperft 3\n", "line 2: expected \"perft DEPTH COUNT\""),
            ("id a\nperft 1 many\n", "line 2: expected a number, found \"many\""),
            ("id a\nplayers 300\n", "line 2: expected a number, found \"300\""),
            ("\nperft 1 2\n", "line 2: expected a line \"id NAME\""),
            ("id a\n\nid a\n", "line 3: a case \"a\" came before"),
        ] {
            let got = parse(text).unwrap_err().to_string();
            assert!(got.starts_with(expected), "{text:?} gave {got:?}");
        }
    }

    #[test]
    fn an_update_touches_the_counts_alone() {
        let expected = |line| Count { line, depth: 1, count: 2 };
        let differing = |line, got| Differing { id: String::new(), expected: expected(line), got };
        let got = with_counts(TEXT, &[differing(6, Some(9)), differing(12, Some(77))]);
        assert_eq!(got, TEXT.replace("2   8", "2   9").replace("perft 1 0", "perft 1 77"));
        assert_eq!(with_counts(TEXT, &[differing(6, None)]), TEXT);
    }
}
