//! Scenarios as TOML files.

use crate::CLOCK;
use ludoteca_catalog::{
    AnyGame, BoardSource, CatalogError, Fault, Opening, RulesSource, Start, find,
};
use serde::Deserialize;
use toml::Spanned;

use super::{
    AuctionsPlan, Bucket, Class, Count, GamesPlan, Plan, RiskPlan, Scenario, TablePlan, Text,
    TogetherPlan,
};
use crate::AtCap;

/// How many games a scenario plays unless it says otherwise.
const GAMES: u64 = 10_000;

/// Everything that can stand in a file. What a kind does not know it refuses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    kind: Spanned<Kind>,
    title: Text,
    note: Option<Text>,
    #[serde(default = "monopoly")]
    game: Spanned<String>,
    rules: Option<Spanned<String>>,
    board: Option<Spanned<String>>,
    #[serde(default)]
    agents: Vec<Spanned<String>>,
    agent: Option<Spanned<String>>,
    games: Option<u64>,
    seed: Option<u64>,
    rotate: Option<Spanned<bool>>,
    counts: Option<Spanned<bool>>,
    max_turns: Option<Spanned<u32>>,
    at_cap: Option<Spanned<Cap>>,
    start: Option<Spanned<toml::Table>>,
    worth: Option<Spanned<Vec<i64>>>,
    #[serde(default)]
    document: Vec<Figure>,
    #[serde(default)]
    class: Vec<Spanned<ClassText>>,
    parameter: Option<Spanned<String>>,
    players: Option<Spanned<usize>>,
    #[serde(default)]
    bucket: Vec<Spanned<BucketText>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Games,
    Auctions,
    Risk,
    Table,
    Together,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Cap {
    None,
    Richest,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figure {
    agent: Spanned<String>,
    count: u64,
    of: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ClassText {
    name: Text,
    winner: String,
    #[serde(default)]
    first_bid: bool,
    over: Option<i64>,
    up_to: Option<i64>,
    document: Option<Count>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BucketText {
    from: f64,
    to: f64,
    document: Option<Text>,
}

fn monopoly() -> Spanned<String> {
    Spanned::new(0..0, "monopoly".to_owned())
}

impl Scenario {
    /// Whether a text says that it is a scenario, by its kind.
    pub fn is_meant(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Any {
            #[expect(dead_code, reason = "it only has to be one of the words")]
            kind: Kind,
        }
        toml::from_str::<Any>(text).is_ok()
    }

    /// Reads a scenario and checks all of it that can be checked without playing.
    ///
    /// # Errors
    /// What is wrong, with file and line.
    pub fn read(file: &str, text: &str) -> Result<Self, CatalogError> {
        let source = Source { file, text };
        let read: File = toml::from_str(text).map_err(|error| {
            source.fault(error.span().map_or(0, |span| span.start), error.message())
        })?;
        source.refuse_strangers(&read)?;
        let plan = match *read.kind.get_ref() {
            Kind::Games => Plan::Games(source.games(&read)?),
            Kind::Auctions => Plan::Auctions(source.auctions(&read)?),
            Kind::Risk => Plan::Risk(source.risk(&read)?),
            Kind::Table => Plan::Table(source.table(&read)?),
            Kind::Together => {
                let agent = source.needed(&read, read.agent.as_ref(), "agent")?;
                let document = read.document.first();
                let document = document.map(|&Figure { count, of, .. }| Count { count, of });
                Plan::Together(TogetherPlan { agent: agent.get_ref().clone(), document })
            }
        };
        Ok(Self {
            file: file.to_owned(),
            title: read.title,
            note: read.note,
            games: read.games.unwrap_or(GAMES),
            seed: read.seed.unwrap_or(1),
            plan,
        })
    }
}

/// The text that is read, to tell where a fault is.
struct Source<'a> {
    file: &'a str,
    text: &'a str,
}

type Read<T> = Result<T, CatalogError>;

impl Source<'_> {
    fn fault(&self, at: usize, reason: &str) -> CatalogError {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let line = before.split(|&byte| byte == b'\n').count();
        // A parser may explain itself over several lines; a fault is one.
        let reason = reason.lines().collect::<Vec<_>>().join("; ");
        CatalogError::Files(vec![Fault { file: self.file.to_owned(), line, reason }])
    }

    /// The error of the shelf, told where the file has caused it.
    fn at<T>(&self, place: usize, result: Result<T, CatalogError>) -> Read<T> {
        result.map_err(|error| match error {
            CatalogError::Files(faults) => {
                let reasons: Vec<String> = faults.into_iter().map(|fault| fault.reason).collect();
                self.fault(place, &reasons.join("; "))
            }
            other => self.fault(place, &other.to_string()),
        })
    }

    fn needed<'r, T>(&self, read: &File, value: Option<&'r T>, name: &str) -> Read<&'r T> {
        let missing = || self.fault(read.kind.span().start, &format!("this kind needs `{name}`"));
        value.ok_or_else(missing)
    }

    /// What stands in the file but means nothing to its kind.
    fn refuse_strangers(&self, read: &File) -> Read<()> {
        use Kind::{Auctions, Games, Risk, Table, Together};
        let kind = *read.kind.get_ref();
        let at = |span: Option<std::ops::Range<usize>>| span.map(|span| span.start);
        let first = |list: &[Spanned<String>]| at(list.first().map(Spanned::span));
        let known: [(&str, Option<usize>, &[Kind]); 14] = [
            ("agents", first(&read.agents), &[Games, Auctions, Table]),
            ("agent", at(read.agent.as_ref().map(Spanned::span)), &[Risk, Together]),
            ("rules", at(read.rules.as_ref().map(Spanned::span)), &[Games, Auctions, Risk, Table]),
            ("board", at(read.board.as_ref().map(Spanned::span)), &[Games, Auctions, Risk, Table]),
            ("rotate", at(read.rotate.as_ref().map(Spanned::span)), &[Games]),
            ("counts", at(read.counts.as_ref().map(Spanned::span)), &[Games]),
            ("max-turns", at(read.max_turns.as_ref().map(Spanned::span)), &[Games, Risk, Table]),
            ("at-cap", at(read.at_cap.as_ref().map(Spanned::span)), &[Games, Table]),
            ("start", at(read.start.as_ref().map(Spanned::span)), &[Games, Auctions]),
            ("worth", at(read.worth.as_ref().map(Spanned::span)), &[Games]),
            ("class", at(read.class.first().map(Spanned::span)), &[Auctions]),
            ("parameter", at(read.parameter.as_ref().map(Spanned::span)), &[Risk]),
            ("players", at(read.players.as_ref().map(Spanned::span)), &[Risk]),
            ("bucket", at(read.bucket.first().map(Spanned::span)), &[Risk]),
        ];
        let stranger =
            known.iter().find(|(_, place, kinds)| place.is_some() && !kinds.contains(&kind));
        match stranger {
            Some((name, place, _)) => {
                let reason = format!("`{name}` means nothing to a scenario of this kind");
                Err(self.fault(place.unwrap_or(0), &reason))
            }
            None => Ok(()),
        }
    }

    fn open(&self, read: &File) -> Read<Box<dyn AnyGame>> {
        let entry = self.at(read.game.span().start, find(read.game.get_ref()))?;
        let place = |value: Option<&Spanned<String>>| value.map_or(0, |value| value.span().start);
        let rules = read.rules.as_ref().map(|name| RulesSource::Named(name.get_ref().clone()));
        let board = read.board.as_ref().map(|name| BoardSource::Shipped(name.get_ref().clone()));
        let at = place(read.rules.as_ref().or(read.board.as_ref()));
        let mut game = self.at(at, entry.open(&Opening { rules, board, ..Opening::default() }))?;
        game.set_clock(&CLOCK);
        Ok(game)
    }

    /// The players, who must all be on the shelf.
    fn agents(&self, read: &File) -> Read<Vec<String>> {
        let entry = self.at(read.game.span().start, find(read.game.get_ref()))?;
        for name in &read.agents {
            self.at(name.span().start, entry.check_agent(name.get_ref()))?;
        }
        for figure in &read.document {
            let name = &figure.agent;
            if read.agents.iter().all(|agent| agent.get_ref() != name.get_ref()) {
                return Err(self.fault(name.span().start, "this agent does not play here"));
            }
        }
        Ok(read.agents.iter().map(|name| name.get_ref().clone()).collect())
    }

    /// The start: a position that the file has, or the game's own beginning.
    fn start(&self, read: &File, game: &dyn AnyGame, players: usize) -> Read<Start> {
        let (place, position) = match &read.start {
            Some(table) => {
                let text = serde_json::to_string(table.get_ref())
                    .map_err(|error| self.fault(table.span().start, &error.to_string()))?;
                (table.span().start, Some((self.file.to_owned(), text)))
            }
            None => (read.kind.span().start, None),
        };
        let start = Start { players, position };
        self.at(place, game.worths(&start))?;
        Ok(start)
    }

    fn games(&self, read: &File) -> Read<GamesPlan> {
        let (game, agents) = (self.open(read)?, self.agents(read)?);
        let start = self.start(read, game.as_ref(), agents.len())?;
        let figure = |figure: &Figure| {
            let Figure { ref agent, count, of } = *figure;
            (agent.get_ref().clone(), Count { count, of })
        };
        Ok(GamesPlan {
            game,
            agents,
            start,
            rotate: read.rotate.as_ref().is_none_or(|rotate| *rotate.get_ref()),
            counts: read.counts.as_ref().is_none_or(|counts| *counts.get_ref()),
            cap: cap(read),
            at_cap: at_cap(read),
            document: read.document.iter().map(figure).collect(),
            worth: read.worth.as_ref().map(|worth| worth.get_ref().clone()).unwrap_or_default(),
        })
    }

    fn auctions(&self, read: &File) -> Read<AuctionsPlan> {
        let (game, agents) = (self.open(read)?, self.agents(read)?);
        self.needed(read, read.start.as_ref(), "start")?;
        let start = self.start(read, game.as_ref(), agents.len())?;
        let mut classes = Vec::new();
        for class in &read.class {
            let place = class.span().start;
            let ClassText { name, winner, first_bid, over, up_to, document } = class.get_ref();
            if !agents.contains(winner) {
                return Err(self.fault(place, &format!("{winner:?} does not bid here")));
            }
            let (name, winner) = (name.clone(), winner.clone());
            let (first_bid, over, up_to, document) = (*first_bid, *over, *up_to, *document);
            classes.push(Class { name, winner, first_bid, over, up_to, document });
        }
        Ok(AuctionsPlan { game, agents, start, classes })
    }

    fn risk(&self, read: &File) -> Read<RiskPlan> {
        let game = self.open(read)?;
        let agent = self.needed(read, read.agent.as_ref(), "agent")?;
        let parameter = self.needed(read, read.parameter.as_ref(), "parameter")?;
        let players = self.needed(read, read.players.as_ref(), "players")?;
        let name = format!("{}:{}=0.5", agent.get_ref(), parameter.get_ref());
        let start = Start::players(*players.get_ref());
        self.at(players.span().start, game.worths(&start))?;
        let entry = self.at(read.game.span().start, find(game.key()))?;
        self.at(agent.span().start, entry.check_agent(&name))?;
        let mut buckets = Vec::new();
        for bucket in &read.bucket {
            let BucketText { from, to, ref document } = *bucket.get_ref();
            if !(0.0 <= from && from < to && to <= 1.0) {
                return Err(self.fault(bucket.span().start, "expected 0 ≤ from < to ≤ 1"));
            }
            buckets.push(Bucket { from, to, finding: document.clone() });
        }
        Ok(RiskPlan {
            game,
            agent: agent.get_ref().clone(),
            parameter: parameter.get_ref().clone(),
            players: *players.get_ref(),
            cap: cap(read),
            buckets,
        })
    }

    fn table(&self, read: &File) -> Read<TablePlan> {
        let (game, agents) = (self.open(read)?, self.agents(read)?);
        if let Some(twice) = (1..agents.len()).find(|&n| agents[..n].contains(&agents[n])) {
            return Err(self.fault(read.agents[twice].span().start, "this agent is there twice"));
        }
        Ok(TablePlan { game, agents, cap: cap(read), at_cap: at_cap(read) })
    }
}

fn cap(read: &File) -> Option<u32> {
    read.max_turns.as_ref().map(|cap| *cap.get_ref())
}

fn at_cap(read: &File) -> AtCap {
    match read.at_cap.as_ref().map(Spanned::get_ref) {
        Some(Cap::Richest) => AtCap::Richest,
        Some(Cap::None) | None => AtCap::None,
    }
}
