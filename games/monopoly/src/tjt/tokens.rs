//! The words and marks of a `.tjt` file.

use crate::tab::reading::lines;

/// A word or mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[text]`, its white space folded to single blanks.
    Text(String),
    /// A `[` that no `]` closes.
    OpenText,
    /// `{`
    Open,
    /// `}`
    Close,
    /// `=`
    Equals,
    /// `;`
    End,
    /// A name, a number, or what is neither.
    Word(&'a str),
}

impl Token<'_> {
    /// The token as faults show it.
    pub(super) fn shown(&self) -> String {
        match self {
            Self::Text(_) | Self::OpenText => "`[`".to_owned(),
            Self::Open => "`{`".to_owned(),
            Self::Close => "`}`".to_owned(),
            Self::Equals => "`=`".to_owned(),
            Self::End => "`;`".to_owned(),
            Self::Word(word) => crate::tab::reading::quote(word),
        }
    }
}

/// The tokens with the lines on which they begin.
///
/// A line that begins with `[` begins a card even inside a text: otherwise a forgotten `]` would
/// swallow all that follows.
pub(super) fn tokens(text: &str) -> Vec<(usize, Token<'_>)> {
    let mut tokens = Vec::new();
    // The text that is open, and its line.
    let mut open: Option<(usize, String)> = None;
    for (at, mut rest) in lines(text) {
        if rest.starts_with('[')
            && let Some((since, _)) = open.take()
        {
            tokens.push((since, Token::OpenText));
        }
        loop {
            if let Some((since, mut said)) = open.take() {
                let (more, after) =
                    rest.split_once(']').map_or((rest, None), |(said, after)| (said, Some(after)));
                said.push(' ');
                said.push_str(more);
                let Some(after) = after else {
                    open = Some((since, said));
                    break;
                };
                let said: Vec<&str> = said.split_whitespace().collect();
                tokens.push((since, Token::Text(said.join(" "))));
                rest = after;
            }
            rest = rest.trim_start();
            let Some(mark) = rest.chars().next() else { break };
            let token = match mark {
                '{' => Token::Open,
                '}' => Token::Close,
                '=' => Token::Equals,
                ';' => Token::End,
                '[' => {
                    open = Some((at, String::new()));
                    rest = &rest[1..];
                    continue;
                }
                _ => {
                    let ends = |c: char| c.is_whitespace() || "{}=;[".contains(c);
                    let (word, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                    tokens.push((at, Token::Word(word)));
                    rest = after;
                    continue;
                }
            };
            tokens.push((at, token));
            rest = &rest[1..];
        }
    }
    tokens.extend(open.map(|(since, _)| (since, Token::OpenText)));
    tokens
}
