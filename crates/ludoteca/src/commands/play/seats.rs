//! Who sits where.

use ludoteca_catalog::{AnyGame, GameEntry, split_agents};
use ludoteca_console::{PERSON, Sitter, is_person, own_name, seat_names};
use ludoteca_words::Words;

use super::Chosen;
use crate::output::Output;
use crate::problem::Problem;

/// Who sits where: `you` or `you:NAME` for people, else the name of an agent.
pub(super) struct Places {
    pub(super) names: Vec<String>,
}

impl Places {
    /// Who sits where: whoever was asked for, whoever sat there when the game was saved, or a
    /// person and as many rivals as usual.
    pub(super) fn find(
        out: &Output,
        chosen: &Chosen<'_>,
        game: &dyn AnyGame,
        saved: &[String],
    ) -> anyhow::Result<Self> {
        let Chosen { matches, entry, rival, .. } = *chosen;
        let usual = || {
            let first = if matches.get_flag("auto") { rival } else { PERSON };
            let mut names = vec![rival.to_owned(); game.usual_players()];
            first.clone_into(&mut names[0]);
            names
        };
        let mut names = match matches.get_one::<String>("seats") {
            Some(seats) => split_agents(seats),
            None if saved.is_empty() => usual(),
            None if matches.get_flag("auto") => {
                let rival = rival.to_owned();
                let watched = |name: &String| if is_person(name) { &rival } else { name }.clone();
                saved.iter().map(watched).collect()
            }
            None => saved.to_vec(),
        };
        for name in &mut names {
            if name.is_empty() {
                PERSON.clone_into(name);
            }
        }
        let places = Self { names };
        places.check(out, entry, game, saved.len())?;
        Ok(places)
    }

    fn check(
        &self,
        out: &Output,
        entry: &dyn GameEntry,
        game: &dyn AnyGame,
        saved: usize,
    ) -> anyhow::Result<()> {
        let found = self.names.len();
        let (low, high) = match saved {
            0 => game.players().into_inner(),
            saved => (saved.try_into().unwrap_or(u8::MAX), saved.try_into().unwrap_or(u8::MAX)),
        };
        if !(usize::from(low)..=usize::from(high)).contains(&found) {
            let args = [
                ("game", entry.key().into()),
                ("low", u64::from(low).into()),
                ("high", u64::from(high).into()),
                ("found", (found as u64).into()),
            ];
            return Err(Problem::Usage(out.words.say("play-too-many-seats", &args)).into());
        }
        let people = self.names.iter().any(|name| is_person(name));
        for name in self.names.iter().filter(|name| !is_person(name)) {
            let facts = entry.check_agent(name).map_err(|error| out.problem(&error))?;
            if people && facts.sees_everything {
                let text = out.words.say("play-sees-everything", &[("agent", name.into())]);
                return Err(Problem::Usage(text).into());
            }
        }
        Ok(())
    }

    /// The same as the loop needs it: what to call them, and who is here.
    pub(super) fn sitters(&self, words: &Words) -> Vec<Sitter> {
        let unnamed = self.names.iter().filter(|name| *name == PERSON).count();
        let person = words.plain(if unnamed > 1 { "play-person" } else { "play-you" });
        let called = |name: &String| match own_name(name) {
            _ if !is_person(name) => name.clone(),
            Some(own) if !own.trim().is_empty() => own.trim().to_owned(),
            _ => person.clone(),
        };
        let names = seat_names(&self.names.iter().map(called).collect::<Vec<_>>());
        let sitter = |(name, called): (&String, String)| Sitter {
            name: called,
            here: is_person(name),
            colour: None,
        };
        self.names.iter().zip(names).map(sitter).collect()
    }
}
