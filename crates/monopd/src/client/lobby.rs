//! From the greeting to the start of the game.

use super::{Bot, Ending, Output, Tell, board};
use crate::wire::{Command, Element, GameUpdate};

/// How we come to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// We create one of this type, and start it when so many are there.
    Create {
        /// The type.
        kind: String,
        /// Players to wait for.
        players: i32,
        /// Options to set, by name.
        options: Vec<(String, bool)>,
    },
    /// We join this one.
    Join(i32),
    /// We join the first one that has room.
    Any,
}

/// Who we are and what we want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Our name.
    pub name: String,
    /// How we come to a game.
    pub entry: Entry,
    /// The rounds after which we leave; none: we play to the end.
    pub rounds: Option<i32>,
}

/// How far we are.
#[derive(Clone, Debug)]
pub(super) struct Lobby {
    settings: Settings,
    step: Step,
    /// Options that we have still to set.
    options: Vec<(String, bool)>,
}

/// What we have done so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Step {
    Nothing,
    Named,
    Asked,
    Joined,
    Started,
}

impl Lobby {
    pub(super) fn new(settings: Settings) -> Self {
        let options = match &settings.entry {
            Entry::Create { options, .. } => options.clone(),
            Entry::Join(_) | Entry::Any => Vec::new(),
        };
        Self { settings, step: Step::Nothing, options }
    }

    pub(super) fn rounds(&self) -> Option<i32> {
        self.settings.rounds
    }
}

impl Bot {
    pub(super) fn lobby_steps(&mut self, elements: &[Element], out: &mut Vec<Output>) {
        for element in elements {
            match element {
                Element::Server(_) if self.lobby.step == Step::Nothing => {
                    self.lobby.step = Step::Named;
                    self.send(Command::Name(self.lobby.settings.name.clone()), out);
                }
                Element::Client(_) => self.named(out),
                _ => {}
            }
        }
        if self.mirror.me.is_none() || self.rules.is_some() {
            return;
        }
        if self.lobby.step < Step::Asked {
            self.ask_for_a_game(out);
        }
        let Some(game) = self.mirror.game() else { return };
        let (id, status) = (game.game.unwrap_or(-1), game.status.clone());
        if self.lobby.step < Step::Joined {
            self.lobby.step = Step::Joined;
            out.push(Output::Tell(Tell::Joined(id)));
        }
        match status.as_deref() {
            Some("config") => self.prepare(out),
            Some("run") => self.start(out),
            _ => {}
        }
    }

    fn named(&self, out: &mut Vec<Output>) {
        let Some(player) = self.mirror.me else { return };
        out.push(Output::Tell(Tell::Named { player, name: self.lobby.settings.name.clone() }));
    }

    fn ask_for_a_game(&mut self, out: &mut Vec<Output>) {
        let command = match &self.lobby.settings.entry {
            Entry::Create { kind, .. } => Command::NewGame(kind.clone()),
            Entry::Join(game) => {
                // It may be created after us: joining too early would be refused.
                if !self.mirror.games.get(game).is_some_and(has_room) {
                    return;
                }
                Command::Join(*game)
            }
            Entry::Any => {
                let open = self.mirror.games.values().find(|game| has_room(game));
                let Some(game) = open.and_then(|game| game.game) else { return };
                Command::Join(game)
            }
        };
        self.lobby.step = Step::Asked;
        self.send(command, out);
    }

    /// Sets the options that we want, and starts when everybody is there.
    fn prepare(&mut self, out: &mut Vec<Output>) {
        let Entry::Create { players, .. } = self.lobby.settings.entry else { return };
        let Some(game) = self.mirror.game() else { return };
        let there = game.players.unwrap_or(0);
        if game.master.is_some() && game.master != self.mirror.me {
            return;
        }
        let mut commands = Vec::new();
        for (name, wanted) in std::mem::take(&mut self.lobby.options) {
            let known = self.mirror.options.values();
            let option = known.into_iter().find(|it| it.name.as_deref() == Some(&*name));
            match option.and_then(|option| option.config) {
                Some(option) if self.mirror.option(&name) != Some(wanted) => {
                    let value = i32::from(wanted).to_string();
                    commands.push(Command::Configure { option, value });
                }
                Some(_) => {}
                None => self.lobby.options.push((name, wanted)),
            }
        }
        let ready = self.lobby.options.is_empty() && there >= players;
        if ready && self.lobby.step < Step::Started {
            self.lobby.step = Step::Started;
            commands.push(Command::Start);
        }
        for command in commands {
            self.send(command, out);
        }
    }

    fn start(&mut self, out: &mut Vec<Output>) {
        self.rules = board::game_of(&self.mirror);
        if self.rules.is_some() {
            out.push(Output::Tell(Tell::Started));
        } else if self.mirror.estates.is_empty() {
            // Somebody who comes late asks for the whole picture.
            self.send(Command::Refresh, out);
        } else {
            let spaces = self.mirror.estates.len();
            out.push(Output::Tell(Tell::NoPicture(format!("a board of {spaces} spaces"))));
            self.leave(Ending::Gone, out);
        }
    }
}

fn has_room(game: &GameUpdate) -> bool {
    game.status.as_deref() == Some("config")
        && game.can_be_joined == Some(true)
        && game.players.unwrap_or(0) < game.max_players.unwrap_or(i32::MAX)
}
