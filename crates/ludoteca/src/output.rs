//! The standard output: lines, tables, JSON.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};

use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use ludoteca_catalog::CatalogError;
use ludoteca_words::{Arg, Words};
use serde::Serialize;

use crate::problem::Problem;

/// Where results go. Everything is buffered until the end or until asked.
pub(crate) struct Output {
    pub(crate) words: &'static Words,
    stdout: io::BufWriter<io::Stdout>,
    styled: bool,
    width: Option<u16>,
    /// Whether tables and titles are Markdown.
    pub(crate) markdown: bool,
}

impl Output {
    pub(crate) fn new(words: &'static Words) -> Self {
        let terminal = io::stdout().is_terminal();
        let env = |name| std::env::var_os(name).unwrap_or_default();
        let styled = terminal && env("NO_COLOR").is_empty() && env("TERM") != "dumb";
        let size = console::Term::stdout().size_checked().filter(|_| terminal);
        let width = size.map(|(_, columns)| columns);
        let stdout = io::BufWriter::new(io::stdout());
        Self { words, stdout, styled, width, markdown: false }
    }

    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        Ok(self.stdout.flush()?)
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, text: impl Display) -> anyhow::Result<()> {
        Ok(writeln!(self.stdout, "{text}")?)
    }

    /// Bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        Ok(self.stdout.write_all(bytes)?)
    }

    /// A message of the catalogue.
    pub(crate) fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> anyhow::Result<()> {
        let text = self.words.say(key, args);
        self.line(text)
    }

    /// A message beside the results, on standard error.
    pub(crate) fn warn(&self, key: &str) -> anyhow::Result<()> {
        Ok(writeln!(io::stderr(), "{}", self.words.plain(key))?)
    }

    /// A message that heads what follows.
    pub(crate) fn title(&mut self, text: &str) -> anyhow::Result<()> {
        if self.markdown {
            return self.line(format_args!("### {text}\n"));
        }
        let text = self.bold(text);
        self.line(text)
    }

    pub(crate) fn bold(&self, text: &str) -> String {
        if self.styled { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A value as JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(value)?;
        self.line(text)
    }

    /// A table with the messages of these keys at its head; the columns of `numbers` are aligned
    /// to the right.
    pub(crate) fn table(
        &mut self,
        head: &[&str],
        numbers: &[usize],
        rows: &[Vec<String>],
    ) -> anyhow::Result<()> {
        let head = head.iter().map(|key| self.words.plain(key)).collect();
        self.table_with(head, numbers, rows)
    }

    /// A table with this at its head.
    pub(crate) fn table_with(
        &mut self,
        head: Vec<String>,
        numbers: &[usize],
        rows: &[Vec<String>],
    ) -> anyhow::Result<()> {
        if self.markdown {
            return self.markdown_table(&head, numbers, rows);
        }
        let mut table = Table::new();
        table.load_style(UTF8_FULL_CONDENSED.with_rounded_corners());
        if let Some(width) = self.width {
            table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        }
        table.set_header(head);
        table.add_rows(rows);
        for &column in numbers {
            if let Some(column) = table.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        let mut in_head = true;
        for line in table.to_string().lines() {
            in_head &= !line.starts_with('╞');
            let text = if in_head { self.bold(line) } else { line.to_owned() };
            self.line(text)?;
        }
        Ok(())
    }

    fn markdown_table(
        &mut self,
        head: &[String],
        numbers: &[usize],
        rows: &[Vec<String>],
    ) -> anyhow::Result<()> {
        let line = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |", cells.join(" | "))
        };
        self.line(line(head))?;
        let rule = |column: usize| if numbers.contains(&column) { "---:" } else { "---" };
        let rules: Vec<String> = (0..head.len()).map(|column| rule(column).to_owned()).collect();
        self.line(line(&rules))?;
        rows.iter().try_for_each(|row| self.line(line(row)))
    }

    /// What the shelf says when it cannot do what it was asked.
    pub(crate) fn problem(&self, error: &CatalogError) -> anyhow::Error {
        Problem::from_catalog(self.words, error).into()
    }
}

/// A message on the standard error. If even that is closed there is nobody left to tell.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
