//! `ayuda`, and `minicomo` with `siguiente` and `anterior`.

use super::Console;
use super::command::{COMMANDS, find};
use super::dialogue::Told;
use super::follow::visible;
use crate::pages::{self, Page};
use crate::style::{fit, width, wrap};

impl Console<'_> {
    /// All commands in a line each, or everything about one.
    pub(super) fn help(&mut self, said: &str) -> Told<()> {
        let lang = self.terminal.words.lang();
        if said.is_empty() {
            return self.all_commands();
        }
        let page = match find(said) {
            Some(spec) => pages::find(pages::commands(lang), spec.page),
            None if said.starts_with('!') => pages::find(pages::commands(lang), "shell"),
            None => None,
        };
        let Some(page) = page else {
            let found = visible(said);
            return Ok(self.say("console-unknown", &[("found", (&found).into())])?);
        };
        let text = page.render(&self.terminal.style);
        Ok(self.terminal.write(&text)?)
    }

    fn all_commands(&mut self) -> Told<()> {
        let words = self.terminal.words;
        let lang = words.lang();
        let shown = pages::commands(lang);
        let names: Vec<(String, &Page)> = shown
            .iter()
            .map(|page| {
                let called = COMMANDS.iter().filter(|spec| spec.page == page.key());
                let names: Vec<&str> = called.map(|spec| spec.names(lang.code())[0]).collect();
                let own = if names.is_empty() { page.title().to_owned() } else { names.join(", ") };
                (own, page)
            })
            .collect();
        let widest = names.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let line = |(name, page): &(String, &Page)| {
            let line = format!("  {}  {}", fit(name, widest), page.summary());
            wrap(&line, self.terminal.style.width, widest + 4)
        };
        let lines: Vec<String> = names.iter().map(line).collect();
        let (head, foot) = (words.plain("console-help-head"), words.plain("console-help-foot"));
        Ok(self.terminal.write(&format!("{head}\n{}\n{foot}", lines.join("\n")))?)
    }

    /// Opens the tutorial: in a browser if one is named, otherwise its first page here.
    pub(super) fn tutorial(&mut self) -> Told<()> {
        let html = pages::manual(self.terminal.words);
        match self.outside.browse(&html, "tutorial") {
            Some(Ok(())) => Ok(self.say("console-browser", &[])?),
            Some(Err(error)) => {
                let reason = error.to_string();
                self.say("console-no-browser", &[("reason", (&reason).into())])?;
                self.open_page(0)
            }
            None => self.open_page(0),
        }
    }

    /// Goes on or back in the tutorial.
    pub(super) fn turn_page(&mut self, by: isize) -> Told<()> {
        let last = pages::tutorial(self.terminal.words.lang()).len().saturating_sub(1);
        match self.page {
            None => self.open_page(0),
            Some(page) => match page.checked_add_signed(by).filter(|page| *page <= last) {
                Some(page) => self.open_page(page),
                None => Ok(self.say("console-no-more-pages", &[])?),
            },
        }
    }

    fn open_page(&mut self, n: usize) -> Told<()> {
        let all = pages::tutorial(self.terminal.words.lang());
        let Some(page) = all.get(n) else { return Ok(()) };
        self.page = Some(n);
        let text = page.render(&self.terminal.style);
        let args = [("page", ((n + 1) as u64).into()), ("pages", (all.len() as u64).into())];
        let foot = self.terminal.words.say("console-page", &args);
        Ok(self.terminal.write(&format!("{text}\n\n{foot}"))?)
    }
}
