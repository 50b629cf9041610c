//! The lobby: types of games, and the tables that a client can join or watch.

use std::collections::BTreeMap;

use ludoteca_host::wire::{SeatKind, Summary, TableState};

use super::{ME, Output, Session, tell};
use crate::wire::{DeleteGame, Element, GameUpdate};

/// The only types that `GtkAtlantic` shows, each with the message that names it.
const KINDS: [(&str, &str); 2] =
    [("city", "monopd-kind-city"), ("french_city", "monopd-kind-spanish")];
/// The board of each type.
const BOARDS: [&str; 2] = ["atlantic-city", "atlantic-city-es"];
/// The players that a table may have for these clients.
const MOST_PLAYERS: usize = 8;

/// What the client knows of tables.
#[derive(Debug, Default)]
pub(super) struct Lobby {
    /// Their numbers, by name.
    pub(super) numbers: BTreeMap<String, i32>,
    told: BTreeMap<i32, GameUpdate>,
    last: i32,
}

impl Lobby {
    /// The number of a table.
    pub(super) fn number(&mut self, table: &str) -> i32 {
        if let Some(&number) = self.numbers.get(table) {
            return number;
        }
        self.last += 1;
        self.numbers.insert(table.to_owned(), self.last);
        self.last
    }

    /// The table of a number.
    pub(super) fn table(&self, number: i32) -> Option<&String> {
        self.numbers.iter().find(|&(_, &other)| other == number).map(|(table, _)| table)
    }

    /// What a client has not been told yet of a game.
    pub(super) fn news(&mut self, game: &GameUpdate) -> Option<Element> {
        let number = game.game?;
        let told = self.told.entry(number).or_default();
        let news = GameUpdate { game: Some(number), ..game.since(told) };
        told.merge(game);
        let said = news != GameUpdate { game: Some(number), ..GameUpdate::default() };
        said.then_some(Element::Game(news))
    }
}

/// The board of a type of game.
pub(super) fn board_of(kind: &str) -> Option<&'static str> {
    let at = KINDS.iter().position(|(known, _)| *known == kind)?;
    BOARDS.get(at).copied()
}

/// Whether clients of this network can show a table: theirs is a picture of 40 spaces.
pub(super) fn is_for_us(summary: &Summary) -> bool {
    let boards = ["atlantic-city", "atlantic-city-es", "madrid"];
    let somebody = summary.seats.iter().any(|seat| seat.kind != SeatKind::Open);
    summary.game == "monopoly"
        && somebody
        && (2..=MOST_PLAYERS).contains(&summary.seats.len())
        && summary.board.as_deref().is_none_or(|board| boards.contains(&board))
}

impl Session {
    pub(super) fn tell_templates(&self, out: &mut Vec<Output>) {
        let template = |&(kind, name): &(&str, &str)| {
            Element::Game(GameUpdate {
                game: Some(-1),
                kind: Some(kind.into()),
                name: Some(self.words.plain(name)),
                description: Some(self.words.plain(&format!("{name}-about"))),
                ..GameUpdate::default()
            })
        };
        let all: Vec<Element> = KINDS.iter().map(template).collect();
        tell(&all, out);
    }

    /// A table as a game of the lobby.
    pub(super) fn game_of(&mut self, summary: &Summary) -> GameUpdate {
        let number = self.lobby.number(&summary.table);
        let seats = || summary.seats.iter();
        let taken = seats().filter(|seat| seat.kind != SeatKind::Open).count();
        let open = seats().filter(|seat| seat.kind == SeatKind::Open).count();
        let waiting = summary.state == TableState::Waiting;
        let status = match summary.state {
            TableState::Waiting => "config",
            TableState::Playing => "run",
            TableState::Over => "end",
        };
        let names: Vec<&str> =
            seats().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
        let spanish = summary.board.as_deref() == Some(BOARDS[1]);
        let (kind, name) = KINDS[usize::from(spanish)];
        let players = i32::try_from(summary.seats.len()).unwrap_or(8);
        let round = summary.turns / u32::try_from(summary.seats.len().max(1)).unwrap_or(1) + 1;
        GameUpdate {
            game: Some(number),
            kind: Some(kind.into()),
            name: Some(self.words.plain(name)),
            description: Some(summary.title.clone().unwrap_or_else(|| names.join(", "))),
            status: Some(status.into()),
            turn: Some(if waiting { 0 } else { i32::try_from(round).unwrap_or(1) }),
            master: summary.made.then_some(ME),
            min_players: Some(2),
            max_players: Some(players),
            players: i32::try_from(taken).ok(),
            can_be_joined: Some(waiting && open > 0),
            can_be_watched: Some(summary.state == TableState::Playing),
        }
    }

    pub(super) fn tell_tables(&mut self, tables: &[Summary], out: &mut Vec<Output>) {
        let own = self.seated.as_ref().map(|seated| seated.table.clone());
        let mut elements = Vec::new();
        let shown: Vec<&Summary> = tables
            .iter()
            .filter(|summary| is_for_us(summary) && summary.state != TableState::Over)
            .collect();
        let gone: Vec<String> = self
            .lobby
            .numbers
            .keys()
            .filter(|table| {
                own.as_ref() != Some(table) && !shown.iter().any(|it| it.table == **table)
            })
            .cloned()
            .collect();
        for table in gone {
            if let Some(number) = self.lobby.numbers.remove(&table) {
                self.lobby.told.remove(&number);
                elements.push(Element::DeleteGame(DeleteGame { game: Some(number) }));
            }
        }
        for summary in shown {
            // Of its own table a client hears at the table itself.
            if own.as_ref() != Some(&summary.table) {
                let game = self.game_of(summary);
                elements.extend(self.lobby.news(&game));
            }
        }
        tell(&elements, out);
    }
}
