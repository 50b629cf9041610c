//! `nuevo`: the dialogue that begins a game.

use ludoteca_catalog::{AnyGame, GameEntry, Opening, Start};
use ludoteca_core::Seat;
use ludoteca_words::Words;

use super::dialogue::{Stop, Told};
use super::game::Open;
use super::people::{LONGEST, Player, clean, notes};
use super::{Console, monopoly};
use crate::{Colour, Completion, LocalTable, Word, describe, rival_of};

/// The ready-made rules of the game.
pub(super) const RULES: &str = "street-masters";
/// Computer players are these unless somebody chooses others.
const USUAL_AGENT: &str = "rules";
/// As many as there are colours.
const MOST: i64 = 6;
const _: () = assert!(MOST.unsigned_abs() == Colour::ALL.len() as u64);

impl Console<'_> {
    /// Asks for everything that a new game needs, and begins it.
    pub(super) fn begin(&mut self) -> Told<()> {
        if self.game.is_some() && !self.close()? {
            return Ok(());
        }
        let (game, currency) = if self.is_yes("console-default", &[], Some(true))? {
            let opened = monopoly().open(&Opening::rules(RULES));
            let game = opened.map_err(|error| Stop::Broken(std::io::Error::other(error)))?;
            (game, self.terminal.words.plain("console-currency"))
        } else {
            self.own_configuration()?
        };
        let players = self.ask_players()?;
        let seed = match self.manner.seed {
            Some(seed) => seed.wrapping_add(self.begun),
            None => self.outside.any_seed(),
        };
        self.begun += 1;
        self.sit_down(game, players, &currency, seed)
    }

    fn sit_down(
        &mut self,
        mut game: Box<dyn AnyGame>,
        players: Vec<Player>,
        currency: &str,
        seed: u64,
    ) -> Told<()> {
        if let Some(clock) = self.manner.clock {
            game.set_clock(clock);
        }
        let seats: Vec<String> = players.iter().map(Player::seat).collect();
        let begun =
            game.begin(seats, &Start::players(players.len()), seed).and_then(|mut table| {
                table.note(&notes(&players, currency));
                seat_all(table.as_mut(), &players)?;
                Ok(table)
            });
        match begun {
            Ok(table) => {
                let open = open(game.as_ref(), table, players, currency.to_owned());
                let seed = seed.to_string();
                self.say("console-begins", &[("seed", (&seed).into())])?;
                let auto = if self.manner.auto { "-auto" } else { "" };
                self.say(&format!("console-first-steps{auto}"), &[])?;
                self.game = Some(open);
                Ok(())
            }
            Err(error) => {
                let text = describe(self.terminal.words, &error);
                Ok(self.terminal.write(&text)?)
            }
        }
    }

    fn ask_players(&mut self) -> Told<Vec<Player>> {
        self.say("console-data", &[])?;
        let most = MOST.to_string();
        let prompt = self
            .terminal
            .words
            .say("console-how-many", &[("low", "2".into()), ("high", (&most).into())]);
        let count = self.number(&prompt, &(2..=MOST), None)?;
        self.say("console-players-data", &[])?;
        let mut players: Vec<Player> = Vec::new();
        for n in 1..=count {
            let player = self.ask_player(&players, n)?;
            players.push(player);
        }
        Ok(players)
    }

    fn ask_player(&mut self, others: &[Player], n: i64) -> Told<Player> {
        let number = n.to_string();
        let number = [("number", (&number).into())];
        self.say("console-player", &number)?;
        let free: Vec<Colour> = Colour::ALL
            .into_iter()
            .filter(|colour| others.iter().all(|other| other.colour != Some(*colour)))
            .collect();
        if self.is_yes("console-by-computer", &[], Some(false))? {
            let agent = self.ask_agent()?;
            let mut name = self.terminal.words.say("console-computer-name", &number);
            while others.iter().any(|other| is_same(&other.name, &name)) {
                name.push('\'');
            }
            let colour = free.first().copied();
            let called = colour.map_or_else(String::new, |colour| colour.name(self.terminal.words));
            let args = [("name", (&name).into()), ("colour", (&called).into())];
            self.say("console-computer-is", &args)?;
            return Ok(Player { name, colour, agent: Some(agent) });
        }
        let usual = self.terminal.words.say("console-person-name", &number);
        let prompt = self.terminal.words.say("console-name", &[("usual", (&usual).into())]);
        let name = self.until(&prompt, &Completion::Nothing, |line, words| {
            read_name(if line.is_empty() { &usual } else { line }, others, words)
        })?;
        let colour = self.ask_colour(&free)?;
        Ok(Player { name, colour: Some(colour), agent: None })
    }

    fn ask_colour(&mut self, free: &[Colour]) -> Told<Colour> {
        let words = self.terminal.words;
        let names: Vec<String> = free.iter().map(|colour| colour.name(words)).collect();
        let known = names.join(" ");
        let usual = free.first().copied();
        let args =
            [("known", (&known).into()), ("usual", names.first().map_or("", |name| name).into())];
        let prompt = words.say("console-colour", &args);
        self.until(&prompt, &Completion::words(names), |line, words| {
            let chosen = if line.is_empty() { usual } else { Colour::read(line) };
            let chosen = chosen.filter(|colour| free.contains(colour));
            chosen.ok_or_else(|| {
                let args = [("found", line.into()), ("known", (&known).into())];
                words.say("console-no-free-colour", &args)
            })
        })
    }

    fn ask_agent(&mut self) -> Told<String> {
        let entry = monopoly();
        let fair = |agent: &ludoteca_catalog::AgentEntry| !agent.sees_everything;
        let names: Vec<&str> =
            entry.agents().iter().filter(|agent| fair(agent)).map(|agent| agent.name).collect();
        let known = names.join(" ");
        let args = [("known", (&known).into()), ("usual", USUAL_AGENT.into())];
        let prompt = self.terminal.words.say("console-agent", &args);
        let word = |&name: &&str| {
            // Some players play any game.
            let keys = [format!("agent-{}-{name}", entry.key()), format!("agent-{name}")];
            let known = keys.iter().find(|key| self.terminal.words.has(key));
            Word::about(name, known.map_or_else(String::new, |key| self.terminal.words.plain(key)))
        };
        let completion = Completion::Words(names.iter().map(word).collect());
        self.until(&prompt, &completion, |line, words| read_agent(line, entry, words))
    }
}

fn read_agent(line: &str, entry: &dyn GameEntry, words: &Words) -> Result<String, String> {
    let name = if line.is_empty() { USUAL_AGENT } else { line };
    match entry.check_agent(name) {
        Ok(facts) if facts.sees_everything => {
            Err(words.say("play-sees-everything", &[("agent", name.into())]))
        }
        Ok(_) => Ok(name.to_owned()),
        Err(error) => Err(describe(words, &error)),
    }
}

fn read_name(line: &str, others: &[Player], words: &Words) -> Result<String, String> {
    let Some(name) = clean(line) else {
        let most = LONGEST as u64;
        return Err(words.say("console-bad-name", &[("most", most.into())]));
    };
    if others.iter().any(|other| is_same(&other.name, &name)) {
        return Err(words.say("console-name-taken", &[("name", (&name).into())]));
    }
    Ok(name)
}

fn is_same(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// Lets everybody take their seat.
pub(super) fn seat_all(
    table: &mut dyn ludoteca_catalog::AnyMatch,
    players: &[Player],
) -> Result<(), ludoteca_catalog::CatalogError> {
    for (seat, player) in (0..).map(Seat).zip(players) {
        match &player.agent {
            Some(agent) => table.sit(seat, agent)?,
            None => table.sit_person(seat, &player.seat())?,
        }
    }
    Ok(())
}

/// The open game around a match at which everybody sits.
pub(super) fn open(
    game: &dyn AnyGame,
    table: Box<dyn ludoteca_catalog::AnyMatch>,
    players: Vec<Player>,
    currency: String,
) -> Open {
    let sitters = players.iter().map(Player::sitter).collect();
    let teacher = rival_of(monopoly());
    let table = LocalTable::new(game.key(), game.setting(), sitters, teacher, table);
    Open::new(table, players, currency)
}
