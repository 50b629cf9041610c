//! The result of a tournament as tables.

use ludoteca_lab::tournament::Outcome;
use ludoteca_report::page::Table;
use ludoteca_report::tables;

use crate::output::Output;

pub(super) fn all(out: &mut Output, outcome: &Outcome) -> anyhow::Result<()> {
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
    table(out, tables::standings(words, outcome))?;
    if let Some(crosstable) = tables::crosstable(words, outcome) {
        out.say("tournament-crosstable", &[])?;
        table(out, crosstable)?;
    }
    let test = outcome.sprt.iter().flat_map(|test| tables::test(words, outcome, test));
    test.into_iter().try_for_each(|line| out.line(line))
}

fn table(out: &mut Output, table: Table) -> anyhow::Result<()> {
    out.table_with(table.head, &table.numbers, &table.rows)
}
