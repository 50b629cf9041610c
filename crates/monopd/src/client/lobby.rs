//! From the greeting to the start of the game.

use std::collections::BTreeSet;

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
    /// Games that did not let us in.
    refused: BTreeSet<i32>,
    returning: bool,
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
        Self { settings, step: Step::Nothing, options, refused: BTreeSet::new(), returning: false }
    }

    pub(super) fn rounds(&self) -> Option<i32> {
        self.settings.rounds
    }

    /// On another connection nothing has to be asked for but what we had.
    pub(super) fn come_back(&mut self) {
        self.step = Step::Started;
        self.returning = true;
    }

    /// Whether we have a new connection and are not in our game again yet.
    pub(super) const fn is_returning(&self) -> bool {
        self.returning
    }

    /// Whether the game that we are to join has not turned up yet.
    pub(super) fn waits_for_its_game(&self) -> bool {
        self.step == Step::Named && matches!(self.settings.entry, Entry::Join(_))
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
                Element::Server(_) if self.lobby.returning => {
                    let cookie = self.mirror.cookie.clone().unwrap_or_default();
                    self.send(Command::Reconnect(cookie), out);
                }
                Element::Client(_) if !self.lobby.returning => self.named(out),
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
                let Some(known) = self.mirror.games.get(game) else { return };
                if !has_room(known) {
                    return self.leave(Ending::Full, out);
                }
                Command::Join(*game)
            }
            Entry::Any => {
                let refused = &self.lobby.refused;
                let open = self.mirror.games.values().find(|game| {
                    has_room(game) && game.game.is_some_and(|id| !refused.contains(&id))
                });
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
        if let Some(name) = self.unknown_option() {
            let known = self.mirror.options.values().filter_map(|it| it.name.clone()).collect();
            out.push(Output::Tell(Tell::NoOption { name, known }));
            return self.leave(Ending::Refused, out);
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

    /// An option that we are to set and that the game, whose options we know, does not have.
    fn unknown_option(&self) -> Option<String> {
        let options = &self.mirror.options;
        let knows = |name: &str| options.values().any(|it| it.name.as_deref() == Some(name));
        let unknown = self.lobby.options.iter().find(|(name, _)| !knows(name))?;
        (!options.is_empty()).then(|| unknown.0.clone())
    }

    /// Without a name or a game there is nothing to wait for; another game may let us in.
    pub(super) fn refused_in_the_lobby(&mut self, out: &mut Vec<Output>) {
        if self.lobby.returning {
            return self.leave(Ending::Gone, out);
        }
        match (self.lobby.step, &self.lobby.settings.entry, &self.last_sent) {
            (Step::Asked, Entry::Any, Some(Command::Join(game))) => {
                self.lobby.refused.insert(*game);
                self.lobby.step = Step::Named;
            }
            (Step::Named, _, _) if self.mirror.me.is_none() => self.leave(Ending::Refused, out),
            (Step::Asked, _, _) => self.leave(Ending::Refused, out),
            _ => {}
        }
    }

    fn start(&mut self, out: &mut Vec<Output>) {
        self.rules = board::game_of(&self.mirror);
        if self.rules.is_some() {
            let back = std::mem::take(&mut self.lobby.returning);
            out.push(Output::Tell(if back { Tell::Back } else { Tell::Started }));
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
