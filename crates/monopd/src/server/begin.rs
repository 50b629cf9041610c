//! Sitting down, and the start of a game.

use super::picture::Picture;
use super::seated::Seated;
use super::{ME, Output, Request, Session, tell};
use crate::wire::{
    DeletePlayer, Display, DisplayText, Element, GameUpdate, MAX_NAME, PlayerUpdate, first_chars,
};

impl Session {
    /// The client is at this table from now on.
    pub(super) fn sit_at(&mut self, table: String, out: &mut Vec<Output>) {
        let game = self.lobby.number(&table);
        self.held.clear();
        self.seated = Some(Seated::new(table.clone(), game));
        out.push(Output::Ask(Request::Listen(table)));
    }

    /// Tells who is at the table before the game begins.
    pub(super) fn tell_waiting(&mut self, first: bool, out: &mut Vec<Output>) {
        let Some(summary) = self.seated.as_ref().and_then(|seated| seated.summary.clone()) else {
            return;
        };
        let game = self.game_of(&summary);
        let mut elements: Vec<Element> = self.lobby.news(&game).into_iter().collect();
        let Some(seated) = &mut self.seated else { return };
        if first {
            seated.options = None;
        }
        elements.extend(seated.new_options(self.words));
        let taken = seated.taken();
        for (&seat, name) in &taken {
            if seated.players.get(&seat) != Some(name) || first {
                elements.push(Element::Player(PlayerUpdate {
                    player: Some(seated.player(seat)),
                    name: Some(first_chars(name, MAX_NAME)),
                    host: Some(String::new()),
                    game: Some(seated.game),
                    ..PlayerUpdate::default()
                }));
            }
        }
        for &seat in seated.players.keys().filter(|seat| !taken.contains_key(seat)) {
            let player = Some(seated.player(seat)).filter(|&player| player != ME);
            elements.push(Element::DeletePlayer(DeletePlayer { player }));
        }
        seated.players = taken;
        tell(&elements, out);
    }

    /// Tells all options as they are: one was not changed.
    pub(super) fn tell_options(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        seated.options = None;
        let options = seated.new_options(self.words);
        tell(&options, out);
    }

    /// Tells everything of a game that has begun.
    pub(super) fn tell_start(&mut self, out: &mut Vec<Output>) {
        let Some(summary) = self.seated.as_ref().and_then(|seated| seated.summary.clone()) else {
            return;
        };
        let game = self.game_of(&summary);
        let Some(seated) = &mut self.seated else { return };
        let Some(picture) = Picture::of(seated, self.words) else { return };
        let number = seated.game;
        // First that there is such a game and that we are in it, even for somebody who watches.
        let begun = GameUpdate { status: Some("init".into()), ..game.clone() };
        let mut elements: Vec<Element> = self.lobby.news(&begun).into_iter().collect();
        let watching = seated.looks.is_none();
        elements.push(Element::Player(PlayerUpdate {
            player: Some(ME),
            game: Some(number),
            spectator: Some(watching),
            ..PlayerUpdate::default()
        }));
        tell(&elements, out);
        let mut whole = picture.since(&Picture::default());
        for element in &mut whole {
            if let Element::Player(player) = element {
                player.direct_move = Some(true);
            }
        }
        tell(&whole, out);
        let begins = !seated.running && seated.position.as_ref().is_some_and(|it| it.turns <= 1);
        let key = if begins { "monopd-serve-started" } else { "monopd-serve-goes-on" };
        seated.told = picture;
        seated.players = seated.taken();
        seated.running = true;
        let started = DisplayText {
            estate: Some(-1),
            text: Some(self.words.plain(key)),
            clear_text: Some(true),
            clear_buttons: Some(true),
        };
        tell(&[Element::Display(Display { shown: started, buttons: Vec::new() })], out);
        let running: Vec<Element> = self.lobby.news(&game).into_iter().collect();
        tell(&running, out);
    }
}
