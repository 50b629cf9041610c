//! Tournaments as TOML files.

use ludoteca_catalog::{
    AnyGame, BoardSource, CatalogError, Fault, GameEntry, Opening, RulesSource, Start, find,
};
use serde::Deserialize;
use toml::Spanned;

use super::braces::{Spread, spread};
use super::{Competitor, Kind, Question, Tournament, plan, score_of_elo};
use crate::{AtCap, CLOCK, Sides};

/// How many games a pairing has unless the file says otherwise, and a test at most.
const GAMES: u64 = 1000;
const MOST_GAMES_OF_A_TEST: u64 = 100_000;
/// More games than that nobody waits for.
const LIMIT: u64 = 1_000_000_000_000;

/// Everything that can stand in a file. What a kind does not know it refuses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    kind: Spanned<Word>,
    title: Option<String>,
    game: Spanned<String>,
    rules: Option<Spanned<String>>,
    board: Option<Spanned<String>>,
    #[serde(default)]
    agents: Vec<Spanned<String>>,
    agent: Option<Spanned<String>>,
    #[serde(default)]
    field: Vec<Spanned<String>>,
    players: Option<Spanned<usize>>,
    together: Option<Spanned<usize>>,
    games: Option<Spanned<u64>>,
    max_games: Option<Spanned<u64>>,
    seed: Option<u64>,
    max_turns: Option<Spanned<u32>>,
    at_cap: Option<Cap>,
    job: Option<Spanned<u64>>,
    h0: Option<Spanned<f64>>,
    h1: Option<Spanned<f64>>,
    elo0: Option<Spanned<f64>>,
    elo1: Option<Spanned<f64>>,
    alpha: Option<Spanned<f64>>,
    beta: Option<Spanned<f64>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    RoundRobin,
    Ladder,
    Sweep,
    Sprt,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Cap {
    None,
    Richest,
}

/// Finds what a file means by its rules and its board.
pub type Opener<'a> =
    &'a dyn Fn(&'static dyn GameEntry, Option<&str>, Option<&str>) -> Result<Opening, String>;

/// Rules and boards by name alone, for those who have no files.
///
/// # Errors
/// None; others have some.
pub fn named(
    _: &'static dyn GameEntry,
    rules: Option<&str>,
    board: Option<&str>,
) -> Result<Opening, String> {
    let rules = rules.map(|name| RulesSource::Named(name.to_owned()));
    let board = board.map(|name| BoardSource::Shipped(name.to_owned()));
    Ok(Opening { rules, board, ..Opening::default() })
}

impl Tournament {
    /// Reads a tournament and checks all of it that can be checked without playing.
    ///
    /// # Errors
    /// Everything that is wrong, with file and line; what is not TOML or has a field too many has
    /// one fault.
    pub fn read(file: &str, text: &str, opener: Opener<'_>) -> Result<Self, CatalogError> {
        let source = Source { file, text };
        let read: Read<File> = toml::from_str(text).map_err(|error| {
            source.fault(error.span().map_or(0, |span| span.start), error.message())
        });
        read.and_then(|read| source.tournament(read, opener)).map_err(|mut faults| {
            faults.sort_by_key(|fault| fault.line);
            CatalogError::Files(faults)
        })
    }
}

/// The text that is read, to tell where a fault is.
struct Source<'a> {
    file: &'a str,
    text: &'a str,
}

type Read<T> = Result<T, Vec<Fault>>;

/// What was read; what is wrong with it is gathered, so that everything is told at once.
fn gather<T>(faults: &mut Vec<Fault>, read: Read<T>) -> Option<T> {
    read.map_err(|more| faults.extend(more)).ok()
}

impl Source<'_> {
    fn tournament(&self, read: File, opener: Opener<'_>) -> Read<Tournament> {
        let mut faults = Vec::new();
        gather(&mut faults, self.refuse_strangers(&read));
        let entry = gather(&mut faults, self.at(read.game.span().start, find(read.game.get_ref())));
        let game = entry.and_then(|entry| gather(&mut faults, self.open(&read, entry, opener)));
        let agents = entry.and_then(|entry| gather(&mut faults, self.agents(&read, entry)));
        let games = gather(&mut faults, self.games(&read));
        let length = gather(&mut faults, self.length(&read));
        let risks = gather(&mut faults, self.risks(&read));
        let seats = match (&game, &agents) {
            (Some(game), Some(agents)) => {
                gather(&mut faults, self.seats(&read, game.as_ref(), agents.len()))
            }
            _ => None,
        };
        let (
            Some(entry),
            Some(game),
            Some(agents),
            Some(games),
            Some(length),
            Some(risks),
            Some((together, players)),
        ) = (entry, game, agents, games, length, risks, seats)
        else {
            return Err(faults);
        };
        let field: Vec<String> = read.field.iter().map(|name| name.get_ref().clone()).collect();
        let names: Vec<String> = agents.iter().map(|agent| agent.name.clone()).collect();
        let blocks = games.div_ceil(players as u64);
        let length = length.unwrap_or_else(|| plan::usual_length(blocks));
        let choices = plan::number_of_choices(names.len(), together);
        if choices.saturating_mul(blocks.div_ceil(length)) > plan::MOST_JOBS {
            let reason = format!("more than {} jobs: say a longer `job`", plan::MOST_JOBS);
            faults.extend(self.fault(read.kind.span().start, &reason));
            return Err(faults);
        }
        let tables = plan::tables(&names, &field, together, players);
        let kind = match read.kind.get_ref() {
            Word::RoundRobin => Some(Kind::RoundRobin),
            Word::Ladder => Some(Kind::Ladder),
            Word::Sweep => Some(Kind::Sweep),
            Word::Sprt => {
                gather(&mut faults, self.question(&read, &tables[0], risks)).map(Kind::Sprt)
            }
        };
        let Some(kind) = kind.filter(|_| faults.is_empty()) else { return Err(faults) };
        let pairings = plan::pairings(tables, blocks, kind.dice());
        let cap = read.max_turns.as_ref().map_or_else(|| game.default_cap(), |cap| *cap.get_ref());
        let mut tournament = Tournament {
            file: self.file.to_owned(),
            source: self.text.to_owned(),
            title: read.title,
            kind,
            rules_version: entry.rules_version(),
            game,
            agents,
            field,
            players,
            jobs: plan::jobs(&pairings, length),
            pairings,
            seed: read.seed.unwrap_or(1),
            cap,
            at_cap: match read.at_cap {
                Some(Cap::Richest) => AtCap::Richest,
                Some(Cap::None) | None => AtCap::None,
            },
            plan: String::new(),
        };
        tournament.plan = plan::fingerprint(&tournament);
        Ok(tournament)
    }

    fn fault(&self, at: usize, reason: &str) -> Vec<Fault> {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let line = before.split(|&byte| byte == b'\n').count();
        // A parser may explain itself over several lines; a fault is one.
        let reason = reason.lines().collect::<Vec<_>>().join("; ");
        vec![Fault { file: self.file.to_owned(), line, reason }]
    }

    /// The error of the shelf, told where the file has caused it.
    fn at<T>(&self, place: usize, result: Result<T, CatalogError>) -> Read<T> {
        result.map_err(|error| match error {
            CatalogError::Files(faults) => {
                let told = |fault: Fault| {
                    if fault.file.is_empty() { fault.reason } else { fault.to_string() }
                };
                let reasons: Vec<String> = faults.into_iter().map(told).collect();
                self.fault(place, &reasons.join("; "))
            }
            other => self.fault(place, &other.to_string()),
        })
    }

    /// What stands in the file but means nothing to its kind.
    fn refuse_strangers(&self, read: &File) -> Read<()> {
        use Word::{Ladder, RoundRobin, Sprt, Sweep};
        fn at<T>(value: Option<&Spanned<T>>) -> Option<usize> {
            value.map(|value| value.span().start)
        }
        let known: [(&str, Option<usize>, &[Word]); 11] = [
            ("agents", at(read.agents.first()), &[RoundRobin, Ladder, Sprt]),
            ("agent", at(read.agent.as_ref()), &[Sweep]),
            ("together", at(read.together.as_ref()), &[RoundRobin]),
            ("games", at(read.games.as_ref()), &[RoundRobin, Ladder, Sweep]),
            ("max-games", at(read.max_games.as_ref()), &[Sprt]),
            ("h0", at(read.h0.as_ref()), &[Sprt]),
            ("h1", at(read.h1.as_ref()), &[Sprt]),
            ("elo0", at(read.elo0.as_ref()), &[Sprt]),
            ("elo1", at(read.elo1.as_ref()), &[Sprt]),
            ("alpha", at(read.alpha.as_ref()), &[Sprt]),
            ("beta", at(read.beta.as_ref()), &[Sprt]),
        ];
        let kind = read.kind.get_ref();
        let mut faults = Vec::new();
        for (name, place, kinds) in known {
            if let Some(place) = place.filter(|_| !kinds.contains(kind)) {
                let reason = format!("`{name}` means nothing to a tournament of this kind");
                faults.extend(self.fault(place, &reason));
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn open(
        &self,
        read: &File,
        entry: &'static dyn GameEntry,
        opener: Opener<'_>,
    ) -> Read<Box<dyn AnyGame>> {
        let name =
            |value: &Option<Spanned<String>>| value.as_ref().map(|one| one.get_ref().clone());
        let place = read.rules.as_ref().or(read.board.as_ref()).map_or(0, |one| one.span().start);
        let opening = opener(entry, name(&read.rules).as_deref(), name(&read.board).as_deref())
            .map_err(|reason| self.fault(place, &reason))?;
        let mut game = self.at(place, entry.open(&opening))?;
        game.set_clock(&CLOCK);
        Ok(game)
    }

    /// Those who are compared; they and the field must be on the shelf, and nobody there twice.
    fn agents(&self, read: &File, entry: &dyn GameEntry) -> Read<Vec<Competitor>> {
        let sweep = *read.kind.get_ref() == Word::Sweep;
        let kind = read.kind.span().start;
        let mut faults = Vec::new();
        for name in &read.field {
            gather(&mut faults, self.at(name.span().start, entry.check_agent(name.get_ref())));
        }
        let mut agents: Vec<Competitor> = Vec::new();
        for text in read.agents.iter().chain(&read.agent) {
            let place = text.span().start;
            let spread = spread(text.get_ref()).map_err(|reason| self.fault(place, &reason));
            let names = gather(&mut faults, spread).unwrap_or_default();
            if sweep && names.len() == 1 {
                let reason = "a sweep needs a parameter with values, such as quick:reserve={0,50}";
                faults.extend(self.fault(place, reason));
            }
            for Spread { name, settings } in names {
                gather(&mut faults, self.at(place, entry.check_agent(&name)));
                let twice = agents.iter().any(|agent| agent.name == name);
                if twice || read.field.iter().any(|other| *other.get_ref() == name) {
                    let reason = format!("{name} is there twice, and could not be told apart");
                    faults.extend(self.fault(place, &reason));
                }
                agents.push(Competitor { name, settings });
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let missing = |what: &str| Err(self.fault(kind, &format!("this kind needs {what}")));
        match read.kind.get_ref() {
            Word::Sweep if agents.is_empty() => missing("`agent`"),
            Word::RoundRobin if agents.len() < 2 => missing("at least two `agents`"),
            Word::Ladder if agents.is_empty() => missing("`agents`"),
            Word::Ladder | Word::Sweep if read.field.is_empty() => missing("a `field`"),
            Word::Sprt if agents.len() + usize::from(!read.field.is_empty()) != 2 => {
                missing("two `agents`, or one and a `field`")
            }
            _ => Ok(agents),
        }
    }

    /// How many of the agents sit together, and how many sit at a table.
    fn seats(&self, read: &File, game: &dyn AnyGame, agents: usize) -> Read<(usize, usize)> {
        let field = read.field.len();
        let round_robin = *read.kind.get_ref() == Word::RoundRobin;
        let asked = read.together.as_ref().map(|one| *one.get_ref());
        let players = match &read.players {
            Some(players) => *players.get_ref(),
            // A field says by itself how large the table is, unless it is repeated.
            None if field > 0 => (if round_robin { asked.unwrap_or(2) } else { 1 }) + field,
            None => game.usual_players().max(asked.unwrap_or(0)),
        };
        let together = match read.kind.get_ref() {
            Word::RoundRobin => asked.unwrap_or(players.saturating_sub(field)),
            Word::Ladder | Word::Sweep => 1,
            Word::Sprt => agents,
        };
        let place = |one: &Option<Spanned<usize>>| one.as_ref().map(|one| one.span().start);
        let place = place(&read.together).or(place(&read.players));
        let place = place.unwrap_or(read.kind.span().start);
        self.at(place, game.seats(&Start::players(players)))?;
        let fault = |reason: String| Err(self.fault(place, &reason));
        if together == 0 || together > players {
            return fault(format!("{together} cannot sit together at a table of {players}"));
        }
        if together > agents {
            return fault(format!("{together} should sit together, but there are {agents} agents"));
        }
        if field > 0 && together + field > players {
            let reason = format!("{together} and a field of {field} do not fit {players} seats");
            return fault(reason);
        }
        if field == 0 && !players.is_multiple_of(together) {
            return fault(format!("{together} cannot share {players} seats evenly"));
        }
        if field == 0 && together == 1 && players > 1 {
            return fault("one agent alone meets nobody: more `together`, or a `field`".into());
        }
        Ok((together, players))
    }

    /// Games of a pairing.
    fn games(&self, read: &File) -> Read<u64> {
        let (given, usual) = match read.kind.get_ref() {
            Word::Sprt => (&read.max_games, MOST_GAMES_OF_A_TEST),
            Word::RoundRobin | Word::Ladder | Word::Sweep => (&read.games, GAMES),
        };
        match given {
            None => Ok(usual),
            Some(games) if (1..=LIMIT).contains(games.get_ref()) => Ok(*games.get_ref()),
            Some(games) => {
                let reason = format!("expected a number of games from 1 to {LIMIT}");
                Err(self.fault(games.span().start, &reason))
            }
        }
    }

    /// Blocks of a job, if the file says so.
    fn length(&self, read: &File) -> Read<Option<u64>> {
        match &read.job {
            Some(length) if *length.get_ref() == 0 => {
                Err(self.fault(length.span().start, "a job has at least one block"))
            }
            length => Ok(length.as_ref().map(|length| *length.get_ref())),
        }
    }

    /// How often a test may be wrong, in either direction.
    fn risks(&self, read: &File) -> Read<(f64, f64)> {
        let risk = |given: &Option<Spanned<f64>>| match given {
            None => Ok(0.05),
            Some(risk) if (0.0001..=0.4).contains(risk.get_ref()) => Ok(*risk.get_ref()),
            Some(risk) => {
                Err(self.fault(risk.span().start, "expected a number from 0.0001 to 0.4"))
            }
        };
        match (risk(&read.alpha), risk(&read.beta)) {
            (Ok(alpha), Ok(beta)) => Ok((alpha, beta)),
            (alpha, beta) => {
                Err([alpha.err(), beta.err()].into_iter().flatten().flatten().collect())
            }
        }
    }

    /// What a test asks of whoever has the first seat.
    fn question(&self, read: &File, seats: &[String], risks: (f64, f64)) -> Read<Question> {
        let first = |values: [&Option<Spanned<f64>>; 2]| {
            values.into_iter().flatten().next().map(|value| value.span().start)
        };
        let kind = read.kind.span().start;
        let sides = Sides::new(seats);
        let (mine, all) = (float(sides.sizes()[0]), float(seats.len() as u64));
        let fair = mine / all;
        let value = |value: &Option<Spanned<f64>>| value.as_ref().map(|value| *value.get_ref());
        let place = first([&read.h0, &read.h1]).or(first([&read.elo0, &read.elo1]));
        let place = place.unwrap_or(kind);
        let (score0, score1) = match (
            (value(&read.h0), value(&read.h1)),
            (value(&read.elo0), value(&read.elo1)),
        ) {
            ((h0, Some(h1)), (None, None)) => (fair + h0.unwrap_or(0.0), fair + h1),
            ((None, None), (elo0, Some(elo1))) => {
                (score_of_elo(elo0.unwrap_or(0.0), fair), score_of_elo(elo1, fair))
            }
            _ => {
                let reason = "expected `h1` (points per game above the fair share; `h0` is 0 unless \
                              given) or `elo1` (and `elo0`), not both";
                return Err(self.fault(place, reason));
            }
        };
        // NaN fits nothing.
        if !(0.0 < score0 && score0 < score1 && score1 < 1.0) {
            let reason = format!(
                "expected 0 < H0 < H1 < 1 in points per game, found {score0:.4} and {score1:.4} \
                 (the fair share is {fair:.4})"
            );
            return Err(self.fault(place, &reason));
        }
        let (alpha, beta) = risks;
        Ok(Question { fair, score0, score1, alpha, beta })
    }
}

#[expect(clippy::cast_precision_loss, reason = "at most 8 seats")]
fn float(seats: u64) -> f64 {
    seats as f64
}
