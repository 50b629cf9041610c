//! From the tokens of a `.tjt` file to cards.

use super::action::Name;
use super::tokens::Token;
use crate::tab::reading::{Faults, fold, integer, quote};
use crate::{Card, CardAction, MAX_ALTERNATIVES, MAX_CARDS};

/// The good cards of the file. Notes everything that is wrong with the others.
pub(super) fn cards(tokens: &[(usize, Token<'_>)], faults: &mut Faults<'_>) -> Vec<Card> {
    let mut parser = Parser { tokens, next: 0, good: true, numbers: Vec::new(), faults };
    let mut cards = Vec::new();
    let mut found = 0;
    while let Some((at, token)) = parser.take() {
        match token {
            Token::Text(text) => {
                found += 1;
                if found == MAX_CARDS + 1 {
                    let reason = format!("expected at most {MAX_CARDS} cards, found more");
                    parser.faults.push(at, reason);
                }
                cards.extend(parser.card(at, text));
            }
            Token::OpenText => {
                found += 1;
                parser.faults.push(at, "expected `]` at the end of the card's text, found none");
                parser.skip();
            }
            other => {
                let reason = format!("expected the `[text]` of a card, found {}", other.shown());
                parser.faults.push(at, reason);
                if *other != Token::End {
                    parser.skip();
                }
            }
        }
    }
    if found == 0 {
        parser.faults.push(0, "expected at least one card, found none");
    }
    cards.truncate(MAX_CARDS);
    cards
}

struct Parser<'a, 'f> {
    tokens: &'a [(usize, Token<'a>)],
    next: usize,
    /// Whether nothing is wrong with the card that is being read.
    good: bool,
    /// The numbers of the cards so far, with their lines.
    numbers: Vec<(u32, usize)>,
    faults: &'a mut Faults<'f>,
}

impl<'a> Parser<'a, '_> {
    fn peek(&self) -> Option<(usize, &'a Token<'a>)> {
        self.tokens.get(self.next).map(|(at, token)| (*at, token))
    }

    fn take(&mut self) -> Option<(usize, &'a Token<'a>)> {
        let token = self.peek()?;
        self.next += 1;
        Some(token)
    }

    /// Goes on after the next `;`, or at the next card where that is missing.
    fn skip(&mut self) {
        while let Some((_, token)) = self.peek() {
            match token {
                Token::Text(_) | Token::OpenText => return,
                Token::End => {
                    self.next += 1;
                    return;
                }
                _ => self.next += 1,
            }
        }
    }

    fn wrong(&mut self, at: usize, reason: impl Into<String>) {
        self.good = false;
        self.faults.push(at, reason);
    }

    /// The rest of the card whose text begins on line `at`.
    fn card(&mut self, at: usize, text: &str) -> Option<Card> {
        self.good = true;
        if text.is_empty() {
            self.wrong(at, "expected what the card says between `[` and `]`, found nothing");
        } else if text.chars().any(char::is_control) {
            let found = quote(text);
            self.wrong(at, format!("expected plain text, found a control character in {found}"));
        }
        let mut number = None;
        let mut blocks = 0;
        let mut alternatives = Vec::new();
        loop {
            match self.peek() {
                Some((line, Token::Word(word))) if fold(word) == "numero" => {
                    self.next += 1;
                    if number.is_some() {
                        self.wrong(line, "expected one `numero` on the card, found another");
                    }
                    number = Some(self.number(line));
                }
                Some((line, Token::Open)) => {
                    self.next += 1;
                    blocks += 1;
                    if blocks == MAX_ALTERNATIVES + 1 {
                        let most = MAX_ALTERNATIVES;
                        self.wrong(line, format!("expected at most {most} blocks, found more"));
                    }
                    alternatives.push(self.block(line));
                }
                Some((_, Token::End)) => {
                    self.next += 1;
                    break;
                }
                Some((line, Token::Text(_) | Token::OpenText)) => {
                    let reason = format!("expected `;` after the card, found `[` on line {line}");
                    self.wrong(at, reason);
                    break;
                }
                None => {
                    self.wrong(at, "expected `;` after the card, found the end of the file");
                    break;
                }
                Some((line, other)) => {
                    let found = other.shown();
                    let reason = format!("expected `numero`, `{{ACCION` or `;`, found {found}");
                    self.wrong(line, reason);
                    self.skip();
                    // What is missing may stand in what was skipped.
                    return None;
                }
            }
        }
        if number.is_none() {
            self.wrong(at, "expected the card's `numero= N`, found none");
        }
        if blocks == 0 {
            self.wrong(at, "expected an `{ACCION … }` block on the card, found none");
        }
        let number = number.filter(|_| self.good)?;
        Some(Card { number, text: text.to_owned(), alternatives })
    }

    /// The number of a card, after its name.
    fn number(&mut self, at: usize) -> u32 {
        let number = self.value(at, "numero").and_then(|text| {
            integer(text, &(0..=u32::MAX)).map_err(|reason| format!("numero: {reason}"))
        });
        let number = match number {
            Ok(number) => number,
            Err(reason) => {
                self.wrong(at, reason);
                return 0;
            }
        };
        if let Some(&(_, first)) = self.numbers.iter().find(|(taken, _)| *taken == number) {
            self.wrong(at, format!("numero: card {number} is already on line {first}"));
        }
        self.numbers.push((number, at));
        number
    }

    /// `= value` on the same line, after a name. What else stands there is skipped.
    fn value(&mut self, at: usize, name: &str) -> Result<&'a str, String> {
        let on_line = |token: Option<(usize, &'a Token<'a>)>| match token {
            Some((line, token)) if line == at => Some(token),
            _ => None,
        };
        let mut found = on_line(self.peek());
        if found == Some(&Token::Equals) {
            self.next += 1;
            found = on_line(self.peek());
            if let Some(Token::Word(value)) = found {
                self.next += 1;
                return Ok(value);
            }
        }
        while let Some(Token::Word(_) | Token::Equals) = on_line(self.peek()) {
            self.next += 1;
        }
        let found = found.map_or("the end of the line".to_owned(), Token::shown);
        Err(format!("expected {}, found {found}", quote(&format!("{name}= value"))))
    }

    /// The rest of the block that begins on line `at`.
    fn block(&mut self, at: usize) -> CardAction {
        let mut action = CardAction::default();
        let mut seen: Vec<Name> = Vec::new();
        let mut empty = true;
        match self.peek() {
            Some((_, Token::Word(word))) if fold(word) == "accion" => self.next += 1,
            Some((line, other)) => {
                self.wrong(line, format!("expected `ACCION` after `{{`, found {}", other.shown()));
            }
            None => {}
        }
        loop {
            match self.peek() {
                Some((_, Token::Close)) => {
                    self.next += 1;
                    break;
                }
                Some((line, Token::Word(word))) => {
                    self.next += 1;
                    empty = false;
                    self.entry(line, word, &mut action, &mut seen);
                }
                Some((line, Token::Equals)) => {
                    self.next += 1;
                    self.wrong(line, "expected the name of an action before `=`, found none");
                }
                end => {
                    let found = end.map_or("the end of the file".to_owned(), |(line, token)| {
                        format!("{} on line {line}", token.shown())
                    });
                    self.wrong(at, format!("expected `}}` at the end of the block, found {found}"));
                    return action;
                }
            }
        }
        if empty {
            self.wrong(at, "expected at least one `name= value` in the block, found none");
        }
        action
    }

    fn entry(&mut self, at: usize, word: &str, action: &mut CardAction, seen: &mut Vec<Name>) {
        let value = self.value(at, word);
        let name = match Name::find(word) {
            Ok(name) => name,
            Err(_) if value.is_err() => {
                return self.wrong(at, format!("expected `name= value`, found {}", quote(word)));
            }
            Err(reason) => return self.wrong(at, reason),
        };
        if seen.contains(&name) {
            return self.wrong(at, format!("{word}: expected once in a block, found again"));
        }
        seen.push(name);
        let set = value
            .and_then(|text| name.set(action, text).map_err(|reason| format!("{word}: {reason}")));
        if let Err(reason) = set {
            self.wrong(at, reason);
        }
    }
}
