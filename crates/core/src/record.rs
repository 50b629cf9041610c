//! Records: what was played, as text that replays without a generator.
//!
//! ```text
//! ludoteca-record 1
//! game pig
//! rules-version 1
//! players 2
//! options {"target":20}
//! seats you,uniform
//! seed 42
//! steps
//! 0 roll
//! * 4
//! end 2 8a1c90b5f0a1d3c7
//! ```
//!
//! A save file, a bug report, a golden game and a replay on the page are all this one format.
//! `start` gives a prepared position in one line (JSON made above this crate) instead of the
//! game's own beginning, and `notes` is one line that whoever plays keeps with the game for itself
//! (what people call themselves, the colours of tokens); replay does not read it. The last line carries the number of steps and a checksum of everything
//! before it, so that a damaged or cut file is refused and not half believed.

use std::fmt::{self, Write as _};

use crate::{Fingerprint, Game, ParseNotationError, PlayRefused, Seat, Turn};

const MAGIC: &str = "ludoteca-record";
/// The version of the format; raised when old readers would misread a new file.
const FORMAT: u32 = 1;

/// What a record says before its steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The key of the game.
    pub game: String,
    /// [`Game::RULES_VERSION`] when it was played.
    pub rules_version: u32,
    /// Number of seats.
    pub players: u8,
    /// The options in one line; only the game's catalogue entry reads them.
    pub options: String,
    /// The names of those who decided, in seat order.
    pub seats: Vec<String>,
    /// The seed of the series, as a cross-check; replay does not need it.
    pub seed: Option<u64>,
    /// A prepared position in one line, when the game did not begin at its beginning.
    pub start: Option<String>,
    /// What the table keeps with the game in one line; only the table reads it.
    pub notes: Option<String>,
}

/// One step of a game.
pub enum Step<G: Game> {
    /// A seat's decision.
    Play(Seat, G::Action),
    /// Nature's.
    Chance(G::Outcome),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Step<G> {}
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Play(seat, action), Self::Play(seat2, action2)) => {
                seat == seat2 && action == action2
            }
            (Self::Chance(outcome), Self::Chance(outcome2)) => outcome == outcome2,
            (Self::Play(..), Self::Chance(_)) | (Self::Chance(_), Self::Play(..)) => false,
        }
    }
}
impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}

/// A game as it was played.
pub struct Record<G: Game> {
    /// What was played, by whom.
    pub header: Header,
    /// Every decision and every chance, in order.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self { header: self.header.clone(), steps: self.steps.clone() }
    }
}
impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.steps == other.steps
    }
}
impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

/// Why a file is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there and what came.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

impl Header {
    fn write(&self, out: &mut String) {
        let one_line = |text: &str| text.replace(['\n', '\r'], " ");
        let _ = writeln!(out, "{MAGIC} {FORMAT}");
        let _ = writeln!(out, "game {}", one_line(&self.game));
        let _ = writeln!(out, "rules-version {}", self.rules_version);
        let _ = writeln!(out, "players {}", self.players);
        let _ = writeln!(out, "options {}", one_line(&self.options));
        let _ = writeln!(out, "seats {}", write_names(&self.seats));
        if let Some(seed) = self.seed {
            let _ = writeln!(out, "seed {seed}");
        }
        if let Some(start) = &self.start {
            let _ = writeln!(out, "start {}", one_line(start));
        }
        if let Some(notes) = &self.notes {
            let _ = writeln!(out, "notes {}", one_line(notes));
        }
        out.push_str("steps\n");
    }

    /// Reads the head of a record, which says what game it is, without reading the steps.
    ///
    /// # Errors
    /// Says in which line something else was expected.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::parse_lines(text).map(|(header, _)| header)
    }

    /// The header and the number of lines it takes.
    fn parse_lines(text: &str) -> Result<(Self, usize), RecordError> {
        let fail = |line, reason: String| Err(RecordError { line, reason });
        let mut header = Self::default();
        let mut seen: Vec<&str> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.contains('\r') {
                return fail(number, "a carriage return stands inside the line".into());
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if number == 1 {
                if word != MAGIC {
                    return fail(1, format!("expected \"{MAGIC} {FORMAT}\": this is no record"));
                }
                if rest != FORMAT.to_string() {
                    let reason = format!("format {FORMAT} can be read, this is format {rest:?}");
                    return fail(1, reason);
                }
                continue;
            }
            if seen.contains(&word) {
                return fail(number, format!("\"{word}\" is said twice"));
            }
            seen.push(word);
            let number_of = |what: &str| -> Result<u64, RecordError> {
                rest.parse().map_err(|_| RecordError {
                    line: number,
                    reason: format!("expected a number after \"{what}\", found {rest:?}"),
                })
            };
            let narrow = |value: u64, what: &str| RecordError {
                line: number,
                reason: format!("{what} {value} is too large"),
            };
            match word {
                "game" => rest.clone_into(&mut header.game),
                "rules-version" => {
                    let value = number_of(word)?;
                    header.rules_version = value.try_into().map_err(|_| narrow(value, word))?;
                }
                "players" => {
                    let value = number_of(word)?;
                    header.players = value.try_into().map_err(|_| narrow(value, word))?;
                }
                "options" => rest.clone_into(&mut header.options),
                "seats" => header.seats = read_names(rest),
                "seed" => header.seed = Some(number_of(word)?),
                "start" => header.start = Some(rest.to_owned()),
                "notes" => header.notes = Some(rest.to_owned()),
                "steps" => {
                    let needed = ["game", "rules-version", "players", "options"];
                    return match needed.iter().find(|word| !seen.contains(word)) {
                        Some(word) => fail(number, format!("expected a line \"{word} …\" first")),
                        None => Ok((header, number)),
                    };
                }
                _ => {
                    let reason = format!(
                        "expected game, rules-version, players, options, seats, seed, start, \
                         notes or steps, found {:?}",
                        word.chars().take(40).collect::<String>()
                    );
                    return fail(number, reason);
                }
            }
        }
        fail(text.lines().count() + 1, "the file ends before its steps".into())
    }
}

/// Names in one line: people choose theirs, so that what separates them is escaped.
fn write_names(names: &[String]) -> String {
    let escape = |name: &String| {
        name.replace('%', "%25").replace(',', "%2c").replace('\n', "%0a").replace('\r', "%0d")
    };
    names.iter().map(|name| escape(name) + ",").collect()
}

fn read_names(line: &str) -> Vec<String> {
    let unescape = |name: &str| {
        name.replace("%2c", ",").replace("%0a", "\n").replace("%0d", "\r").replace("%25", "%")
    };
    line.split_inclusive(',').map(|name| unescape(name.strip_suffix(',').unwrap_or(name))).collect()
}

impl<G: Game> Record<G> {
    /// The record as text, checksum included.
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        self.header.write(&mut out);
        for step in &self.steps {
            let _ = writeln!(out, "{step}");
        }
        let print = Fingerprint::of(&out);
        let _ = writeln!(out, "end {} {print}", self.steps.len());
        out
    }

    /// Reads a record back. Whether its steps are legal is found out by [`Replay`].
    ///
    /// # Errors
    /// Says in which line something else was expected, or that the file was cut or changed.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let (header, head_lines) = Header::parse_lines(text)?;
        let fail = |line, reason: String| Err(RecordError { line, reason });
        if header.game != G::KEY {
            let reason = format!("this is a record of {:?}, not of {}", header.game, G::KEY);
            return fail(2, reason);
        }
        if header.rules_version != G::RULES_VERSION {
            let reason = format!(
                "played by version {} of the rules, these are version {}",
                header.rules_version,
                G::RULES_VERSION
            );
            return fail(3, reason);
        }
        let mut steps = Vec::new();
        let mut offset = text.split_inclusive('\n').take(head_lines).map(str::len).sum::<usize>();
        for (number, raw) in (head_lines + 1..).zip(text.split_inclusive('\n').skip(head_lines)) {
            let line = raw.strip_suffix('\n').unwrap_or(raw);
            if let Some(rest) = line.strip_prefix("end ") {
                let print = Fingerprint::of(&text[..offset]);
                let expected = format!("{} {print}", steps.len());
                if rest != expected {
                    let reason = format!(
                        "the file was changed or damaged: its last line should be \"end {expected}\""
                    );
                    return fail(number, reason);
                }
                if !text[offset + raw.len()..].trim().is_empty() {
                    return fail(number + 1, "expected nothing after the line \"end …\"".into());
                }
                return Ok(Self { header, steps });
            }
            steps.push(parse_step(line).map_err(|reason| RecordError { line: number, reason })?);
            offset += raw.len();
        }
        fail(text.lines().count() + 1, "the file is cut off: its line \"end …\" is missing".into())
    }
}

fn parse_step<G: Game>(line: &str) -> Result<Step<G>, String> {
    let (who, what) = line.split_once(' ').unwrap_or((line, ""));
    if who == "*" {
        return match what.parse() {
            Ok(outcome) => Ok(Step::Chance(outcome)),
            Err(why) => Err(ParseNotationError::to_string(&why)),
        };
    }
    let seat = who.parse::<u8>().map_err(|_| {
        let found: String = line.chars().take(40).collect();
        format!("expected a seat number, \"*\" or \"end\", found {found:?}")
    })?;
    match what.parse() {
        Ok(action) => Ok(Step::Play(Seat(seat), action)),
        Err(why) => Err(ParseNotationError::to_string(&why)),
    }
}

/// Why a record does not fit the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayError<I> {
    /// The step, counted from 1.
    pub step: usize,
    /// Why it could not be taken.
    pub refused: PlayRefused<I>,
}

impl<I: fmt::Display> fmt::Display for ReplayError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {}", self.step, self.refused)
    }
}

impl<I: fmt::Debug + fmt::Display> std::error::Error for ReplayError<I> {}

/// Steps through a record, checking every step against the rules.
pub struct Replay<'a, G: Game> {
    game: &'a G,
    steps: &'a [Step<G>],
    state: G::State,
    next: usize,
}

impl<G: Game> fmt::Debug for Replay<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("next", &self.next).field("state", &self.state).finish()
    }
}

impl<'a, G: Game> Replay<'a, G> {
    /// A replay of `steps` from `state`.
    pub fn new(game: &'a G, state: G::State, steps: &'a [Step<G>]) -> Self {
        Self { game, steps, state, next: 0 }
    }

    /// The state that has been reached.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Takes the next step and tells which it was; `None` at the end.
    ///
    /// # Errors
    /// Says which step the rules refuse and why; the state stays as before it.
    pub fn advance(
        &mut self,
        log: &mut impl crate::EventSink<G::Event>,
    ) -> Option<Result<Step<G>, ReplayError<G::Illegal>>> {
        let step = *self.steps.get(self.next)?;
        let refused = |refused| Some(Err(ReplayError { step: self.next + 1, refused }));
        let turn = self.game.turn(&self.state);
        match step {
            Step::Play(seat, action) => {
                if turn != Turn::Decide(seat) {
                    return refused(PlayRefused::NotYourTurn { turn });
                }
                if let Err(why) = self.game.check(&self.state, action) {
                    return refused(PlayRefused::Illegal(why));
                }
                self.game.play(&mut self.state, action, log);
            }
            Step::Chance(outcome) => {
                if turn != Turn::Chance {
                    return refused(PlayRefused::NotYourTurn { turn });
                }
                if !self.game.is_possible(&self.state, outcome) {
                    return refused(PlayRefused::Impossible);
                }
                self.game.resolve(&mut self.state, outcome, log);
            }
        }
        self.next += 1;
        Some(Ok(step))
    }

    /// Takes all remaining steps and hands out the last state.
    ///
    /// # Errors
    /// The first step that the rules refuse.
    pub fn finish(mut self) -> Result<G::State, ReplayError<G::Illegal>> {
        while let Some(step) = self.advance(&mut ()) {
            step?;
        }
        Ok(self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_says_everything_once() {
        let head = |lines: &str| Header::parse(&format!("ludoteca-record 1\n{lines}steps\n"));
        let full = "game pig\nrules-version 1\nplayers 2\noptions {}\n";
        assert_eq!(head(full).unwrap().game, "pig");
        let message = |lines: &str| head(lines).unwrap_err().to_string();
        assert_eq!(message("game pig\ngame pig\n"), "line 3: \"game\" is said twice");
        assert_eq!(message("game pig\n"), "line 3: expected a line \"rules-version …\" first");
        assert_eq!(
            message("players x\n"),
            "line 2: expected a number after \"players\", found \"x\""
        );
        assert_eq!(message("players 300\n"), "line 2: players 300 is too large");
        assert!(message("colour red\n").starts_with("line 2: expected game,"));
        assert!(message("game pi\rg\n").contains("a carriage return"));
        assert!(Header::parse("PNG").unwrap_err().to_string().contains("this is no record"));
        assert!(Header::parse("ludoteca-record 9").unwrap_err().to_string().contains("format 1"));
        assert!(Header::parse("ludoteca-record 1\n").unwrap_err().to_string().contains("ends"));
    }

    #[test]
    fn any_name_survives() {
        for names in [vec![], vec![""], vec!["Ana, la de 50%2c", "", "a\nb"]] {
            let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
            assert_eq!(read_names(&write_names(&names)), names);
        }
    }
}
