//! The tables and sentences of a tournament, for the terminal and for pages alike.

use ludoteca_lab::tournament::{Cell, Outcome, PairingOutcome, SprtOutcome, Verdict};
use ludoteca_words::Words;

use crate::page::Table;

fn heads(words: &Words, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| words.plain(key)).collect()
}

fn interval(words: &Words, cell: &Cell, digits: usize) -> String {
    format!("{} – {}", words.decimal(cell.low, digits), words.decimal(cell.high, digits))
}

/// What everybody has come to.
pub fn standings(words: &Words, outcome: &Outcome) -> Table {
    let field = words.plain("tournament-field");
    let rows = outcome.standings.iter().zip(1_u64..).map(|(one, place)| {
        let mark = if one.field { format!(" {field}") } else { String::new() };
        let (rating, apart) = (one.rating.rating, one.rating.uncertainty);
        vec![
            words.number(place),
            format!("{}{mark}", one.agent),
            words.number(one.games),
            words.number(one.wins.count),
            words.decimal(one.points.mean, 3),
            interval(words, &one.points, 3),
            words.decimal(one.fair, 3),
            words.decimal(one.mean_rank.mean, 2),
            format!("{} ± {}", words.decimal(rating, 1), words.decimal(apart, 1)),
        ]
    });
    let head = [
        "head-place",
        "head-agent",
        "head-games",
        "head-wins",
        "head-points",
        "head-interval",
        "head-fair",
        "head-mean-rank",
        "head-rating",
    ];
    let numbers = vec![0, 2, 3, 4, 5, 6, 7, 8];
    Table { head: heads(words, &head), numbers, named: 1, rows: rows.collect() }
}

/// What each row has won at the tables of each column; `None` when nobody met two others, or when
/// so many met that it is no table any more.
pub fn crosstable(words: &Words, outcome: &Outcome) -> Option<Table> {
    /// The most rows that a crosstable can have.
    const WIDEST: usize = 12;
    let field = outcome.standings.iter().filter(|one| one.field).count();
    // The values of a sweep meet nobody but the field.
    let several = (outcome.pairings.len() > 1 || field > 1) && outcome.kind != "sweep";
    if !several || outcome.standings.len() > WIDEST {
        return None;
    }
    let mut head = heads(words, &["head-place", "head-agent"]);
    head.extend((1..=outcome.standings.len() as u64).map(|place| words.number(place)));
    let cell = |cell: &Option<Cell>| match cell {
        Some(Cell { mean, low, high }) => {
            let reach = (high - low) / 2.0;
            format!("{} ± {}", words.decimal(*mean, 3), words.decimal(reach, 3))
        }
        None => "–".to_owned(),
    };
    let rows = outcome.standings.iter().zip(&outcome.crosstable).zip(1_u64..);
    let rows = rows.map(|((one, cells), place)| {
        let names = [words.number(place), one.agent.clone()];
        names.into_iter().chain(cells.iter().map(cell)).collect()
    });
    let numbers = std::iter::once(0).chain(2..head.len()).collect();
    Some(Table { numbers, named: 1, rows: rows.collect(), head })
}

/// Table by table: how long games were, and how many had no winner.
pub fn pairings(words: &Words, outcome: &Outcome) -> Table {
    let share = |count: u64, games: u64| match count {
        0 => words.number(0),
        count => format!("{} ({})", words.number(count), part(words, count, games)),
    };
    let row = |one: &PairingOutcome| {
        vec![
            gathered(&one.seats),
            words.number(one.games),
            words.number(one.blocks),
            share(one.draws, one.games),
            share(one.unfinished, one.games),
            share(one.capped, one.games),
            words.decimal(one.mean_turns, 1),
        ]
    };
    let head = [
        "report-head-seats",
        "head-games",
        "report-head-blocks",
        "report-head-draws",
        "head-unfinished",
        "report-head-capped",
        "head-turns",
    ];
    let rows = outcome.pairings.iter().map(row).collect();
    Table { head: heads(words, &head), numbers: (1..head.len()).collect(), named: 0, rows }
}

/// Names in a row, those that come several times running said once.
fn gathered(names: &[String]) -> String {
    let runs = names.chunk_by(|one, next| one == next);
    let said = |run: &[String]| match run {
        [one] => one.clone(),
        several => format!("{} × {}", several.len(), several[0]),
    };
    runs.map(said).collect::<Vec<_>>().join(", ")
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
fn part(words: &Words, count: u64, games: u64) -> String {
    words.percent(if games == 0 { 0.0 } else { count as f64 / games as f64 })
}

/// What a test asked, what it found and what it says, in a sentence each; the verdict is the last.
pub fn test(words: &Words, outcome: &Outcome, test: &SprtOutcome) -> Vec<String> {
    let signed = |value: f64| {
        let sign = if value < 0.0 { "−" } else { "+" };
        format!("{sign}{}", words.decimal(value.abs(), 4))
    };
    let question = test.question;
    let [h0, h1] = [question.score0, question.score1].map(|score| signed(score - question.fair));
    let [alpha, beta] = [question.alpha, question.beta].map(|risk| words.percent(risk));
    let asked = [
        ("agent", (&test.agent).into()),
        ("before", (&h0).into()),
        ("after", (&h1).into()),
        ("alpha", (&alpha).into()),
        ("beta", (&beta).into()),
    ];
    let found = signed(test.difference.mean);
    let range = format!("{} – {}", signed(test.difference.low), signed(test.difference.high));
    let number = |value: f64| words.decimal(value, 2);
    let (llr, lower, upper) = (number(test.llr), number(test.lower), number(test.upper));
    let ratio = [
        ("found", (&found).into()),
        ("range", (&range).into()),
        ("llr", (&llr).into()),
        ("lower", (&lower).into()),
        ("upper", (&upper).into()),
    ];
    let mut lines =
        vec![words.say("tournament-question", &asked), words.say("tournament-ratio", &ratio)];
    if let Some(elo) = &test.elo {
        let [mean, low, high] = [elo.mean, elo.low, elo.high].map(number);
        let args = [("elo", (&mean).into()), ("low", (&low).into()), ("high", (&high).into())];
        lines.push(words.say("tournament-elo", &args));
    }
    let key = match test.verdict {
        Verdict::H0 => "tournament-accepts-null",
        Verdict::H1 => "tournament-accepts-other",
        Verdict::Open if outcome.complete => "tournament-undecided",
        Verdict::Open => "tournament-open",
    };
    let args = [("games", outcome.games.into()), ("all", test.max_games.into())];
    lines.push(words.say(key, &args));
    lines
}
