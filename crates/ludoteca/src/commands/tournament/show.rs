//! The result of a tournament as tables.

use ludoteca_lab::tournament::{Cell, Outcome, SprtOutcome, Tournament, Verdict};
use ludoteca_words::Words;

use crate::output::Output;

/// A crosstable of more rows than that is no table any more.
const WIDEST: usize = 12;

pub(super) fn all(
    out: &mut Output,
    tournament: &Tournament,
    outcome: &Outcome,
) -> anyhow::Result<()> {
    let words = out.words;
    let players = words.say("players", &[("players", (outcome.players as u64).into())]);
    let seed = words.say("sim-seed", &[("seed", (&outcome.seed.to_string()).into())]);
    if let Some(title) = &outcome.title {
        out.title(title)?;
    }
    let Outcome { kind, game, rules, .. } = outcome;
    out.title(&format!("{kind} · {game} · {rules} · {players} · {seed}"))?;
    let blocks = words.say("sim-blocks", &[("blocks", outcome.blocks.into())]);
    out.say("sim-games", &[("games", outcome.games.into()), ("blocks", (&blocks).into())])?;
    standings(out, outcome)?;
    let others = tournament.pairings.len() > 1 || tournament.field.len() > 1;
    if others && outcome.standings.len() <= WIDEST {
        crosstable(out, outcome)?;
    }
    match &outcome.sprt {
        Some(test) => sprt(out, outcome, test),
        None => Ok(()),
    }
}

fn interval(words: &Words, cell: &Cell, digits: usize) -> String {
    format!("{} – {}", words.decimal(cell.low, digits), words.decimal(cell.high, digits))
}

fn standings(out: &mut Output, outcome: &Outcome) -> anyhow::Result<()> {
    let words = out.words;
    let field = words.plain("tournament-field");
    let rows: Vec<Vec<String>> = outcome
        .standings
        .iter()
        .zip(1_u64..)
        .map(|(one, place)| {
            let mark = if one.field { format!(" {field}") } else { String::new() };
            let rating = one.rating;
            vec![
                words.number(place),
                format!("{}{mark}", one.agent),
                words.number(one.games),
                words.number(one.wins.count),
                words.decimal(one.points.mean, 3),
                interval(words, &one.points, 3),
                words.decimal(one.fair, 3),
                words.decimal(one.mean_rank.mean, 2),
                format!(
                    "{} ± {}",
                    words.decimal(rating.rating, 1),
                    words.decimal(rating.uncertainty, 1)
                ),
            ]
        })
        .collect();
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
    out.table(&head, &[0, 2, 3, 4, 5, 6, 7, 8], &rows)
}

fn crosstable(out: &mut Output, outcome: &Outcome) -> anyhow::Result<()> {
    let words = out.words;
    out.say("tournament-crosstable", &[])?;
    let mut head = vec![words.plain("head-place"), words.plain("head-agent")];
    head.extend((1..=outcome.standings.len() as u64).map(|place| words.number(place)));
    let cell = |cell: &Option<Cell>| match cell {
        Some(Cell { mean, low, high }) => {
            let reach = (high - low) / 2.0;
            format!("{} ± {}", words.decimal(*mean, 3), words.decimal(reach, 3))
        }
        None => "–".to_owned(),
    };
    let rows: Vec<Vec<String>> = outcome
        .standings
        .iter()
        .zip(&outcome.crosstable)
        .zip(1_u64..)
        .map(|((one, cells), place)| {
            let names = [words.number(place), one.agent.clone()];
            names.into_iter().chain(cells.iter().map(cell)).collect()
        })
        .collect();
    let numbers: Vec<usize> = std::iter::once(0).chain(2..head.len()).collect();
    out.table_with(head, &numbers, &rows)
}

fn sprt(out: &mut Output, outcome: &Outcome, test: &SprtOutcome) -> anyhow::Result<()> {
    let words = out.words;
    let signed = |value: f64| {
        let sign = if value < 0.0 { "−" } else { "+" };
        format!("{sign}{}", words.decimal(value.abs(), 4))
    };
    let question = test.question;
    let [h0, h1] = [question.score0, question.score1].map(|score| signed(score - question.fair));
    let [alpha, beta] = [question.alpha, question.beta].map(|risk| words.percent(risk));
    let args = [
        ("agent", (&test.agent).into()),
        ("before", (&h0).into()),
        ("after", (&h1).into()),
        ("alpha", (&alpha).into()),
        ("beta", (&beta).into()),
    ];
    out.say("tournament-question", &args)?;
    let found = signed(test.difference.mean);
    let range = format!("{} – {}", signed(test.difference.low), signed(test.difference.high));
    let number = |value: f64| {
        let sign = if value < 0.0 { "−" } else { "" };
        format!("{sign}{}", words.decimal(value.abs(), 2))
    };
    let (llr, lower, upper) = (number(test.llr), number(test.lower), number(test.upper));
    let args = [
        ("found", (&found).into()),
        ("range", (&range).into()),
        ("llr", (&llr).into()),
        ("lower", (&lower).into()),
        ("upper", (&upper).into()),
    ];
    out.say("tournament-ratio", &args)?;
    if let Some(elo) = &test.elo {
        let [mean, low, high] = [elo.mean, elo.low, elo.high].map(number);
        let args = [("elo", (&mean).into()), ("low", (&low).into()), ("high", (&high).into())];
        out.say("tournament-elo", &args)?;
    }
    let key = match test.verdict {
        Verdict::H0 => "tournament-accepts-null",
        Verdict::H1 => "tournament-accepts-other",
        Verdict::Open if outcome.complete => "tournament-undecided",
        Verdict::Open => "tournament-open",
    };
    let args = [("games", outcome.games.into()), ("all", test.max_games.into())];
    out.say(key, &args)
}
