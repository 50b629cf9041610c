//! What a scenario has come to.

use std::time::Duration;

use serde::Deserialize;

use crate::{Share, Tally, wilson};

/// A text in every language of the house.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In Spanish.
    pub es: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// The text in the language of this code; English unless it is Spanish.
    pub fn of(&self, code: &str) -> &str {
        if code == "es" { &self.es } else { &self.en }
    }
}

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// How many.
    pub count: u64,
    /// Of how many.
    pub of: u64,
}

impl Count {
    /// The share with its interval, for independent trials.
    pub fn share(self) -> Share {
        wilson(self.count, self.of)
    }
}

/// So many of so many of our games, with the interval that follows from how they were played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// So many of so many.
    pub count: Count,
    /// The share with its interval.
    pub share: Share,
}

impl Figure {
    /// The games that reached the cap.
    pub(crate) fn capped(tally: &Tally) -> Self {
        let count = Count { count: tally.capped.sum, of: tally.games };
        Self { count, share: tally.capped() }
    }
}

/// Of independent trials.
impl From<Count> for Figure {
    fn from(count: Count) -> Self {
        Self { count, share: count.share() }
    }
}

/// What a scenario has come to.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games, or auctions, that were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Figures, with the document's beside them.
    pub rows: Vec<Row>,
    /// Games that reached the cap; `None` where that cannot happen.
    pub capped: Option<Figure>,
    /// Turns per game, or bids per auction.
    pub mean_length: Option<f64>,
    /// What each seat is worth at the start: what the document says, and what we find.
    pub worths: Vec<(i64, i64)>,
    /// What counts for the sum of several scenarios.
    pub contests: Vec<Contest>,
    /// The cells of a table of players.
    pub matchups: Vec<Matchup>,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether it was stopped before everything was played.
    pub stopped: bool,
}

impl Report {
    /// The rows that say something of their own: where every game has ended, the shares of all
    /// games are those of the games that ended.
    pub fn telling(&self) -> impl Iterator<Item = &Row> {
        let all_ended = self.capped.is_some_and(|capped| capped.count.count == 0);
        let again = move |row: &&Row| all_ended && matches!(row.what, What::Wins(_));
        self.rows.iter().filter(move |row| !again(row))
    }
}

/// One figure.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What was counted.
    pub what: What,
    /// What the document says.
    pub document: Document,
    /// Our share with its interval.
    pub ours: Share,
    /// Our count; a weighted sum has none.
    pub count: Option<Count>,
}

impl Row {
    pub(crate) fn counted(what: What, document: Document, figure: Figure) -> Self {
        Self { what, document, ours: figure.share, count: Some(figure.count) }
    }

    /// Whether our share lies within the interval of the document's; `None` without a figure.
    pub fn agrees(&self) -> Option<bool> {
        let Document::Count(count) = self.document else { return None };
        let theirs = count.share();
        Some((theirs.low..=theirs.high).contains(&self.ours.share))
    }
}

/// What was counted.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// All games that an agent has won, those at the cap included.
    Wins(String),
    /// Wins among the games that came to an end.
    WinsOfEnded(String),
    /// Games without a single winner.
    Draws,
    /// Auctions of a class.
    Class(Text),
    /// Auctions of no class.
    NoClass,
    /// Wins of players whose parameter lies in this part of its range.
    Bucket {
        /// The parameter.
        parameter: String,
        /// The lower end.
        from: f64,
        /// The upper end.
        to: f64,
    },
    /// What an agent has won in all scenarios, each weighted as in the document.
    Together(String),
}

/// What the document says.
#[derive(Clone, PartialEq, Debug)]
pub enum Document {
    /// Nothing.
    Silent,
    /// A figure.
    Count(Count),
    /// Something in words.
    Finding(Text),
}

impl From<Option<Count>> for Document {
    fn from(count: Option<Count>) -> Self {
        count.map_or(Self::Silent, Self::Count)
    }
}

/// What an agent has won in one scenario, for the sum of several.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The agent.
    pub agent: String,
    /// The share that it has won.
    pub share: f64,
    /// The variance of that share.
    pub variance: f64,
    /// How many contests the document had.
    pub weight: u64,
}

impl Contest {
    /// Of independent trials.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
    pub(crate) fn independent(agent: String, ours: Count, weight: u64) -> Self {
        let p = ours.share().share;
        Self { agent, share: p, variance: p * (1.0 - p) / ours.of.max(1) as f64, weight }
    }
}

/// Two kinds of players at one table.
#[derive(Clone, PartialEq, Debug)]
pub struct Matchup {
    /// The player.
    pub agent: String,
    /// Against whom.
    pub against: String,
    /// How many seats of the table it has.
    pub seats: usize,
    /// What it has won.
    pub wins: Figure,
    /// What the others have won.
    pub losses: Figure,
    /// Games that reached the cap.
    pub capped: Figure,
    /// Turns per game.
    pub mean_turns: f64,
}
