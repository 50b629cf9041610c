//! The rules: what may be done, and who does what next.

use ludoteca_core::EventSink;

use crate::state::{Phase, bits};
use crate::{Action, Cell, Event, Illegal, Rift, State};

mod deal;
mod echo;
mod end;
mod turn;

pub(crate) use deal::{Filling, list_outcomes, sample, weight};
pub(crate) use echo::{asked, targets};
pub(crate) use end::{scores, standing};

/// A game being played: the rules, the state and who listens.
pub(crate) struct Table<'a, L> {
    pub(crate) game: &'a Rift,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut L,
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Plays an action that [`check`] accepts.
    #[inline]
    pub(crate) fn play(&mut self, action: Action) {
        debug_assert!(check(self.game, self.s, action).is_ok(), "{action} in {:?}", self.s);
        match action {
            Action::Play { card, cell } => self.play_card(card, cell),
            Action::TakeOver => self.take_over(),
            Action::Echo { target } => self.echo_at(target),
        }
    }
}

/// Whether the second player may take the first card over now.
#[inline]
pub(crate) fn can_take_over(game: &Rift, s: &State) -> bool {
    game.rules().pie && s.placed == 1 && !s.taken_over && s.phase == Phase::Playing
}

/// The cells that a card may be played on now, as bits by index.
#[inline]
pub(crate) fn free_cells(game: &Rift, s: &State) -> u32 {
    let free = game.sheet.open & !s.filled;
    if game.rules().forced_centre && s.placed == 0 {
        return free & 1 << (game.rules().board.len() / 2);
    }
    free
}

/// Whether the seat to move may do this; total, and the only judge of it.
pub(crate) fn check(game: &Rift, s: &State, action: Action) -> Result<(), Illegal> {
    match (s.phase, action) {
        (Phase::Dealing, _) => Err(Illegal::Dealing),
        (Phase::Over, _) => Err(Illegal::GameIsOver),
        (Phase::Playing, Action::Echo { .. }) => Err(Illegal::NoEcho),
        (Phase::Playing, Action::TakeOver) => {
            if can_take_over(game, s) {
                Ok(())
            } else {
                Err(Illegal::NothingToTakeOver)
            }
        }
        (Phase::Playing, Action::Play { card, cell }) => {
            check_cell(game, s, cell)?;
            let held = s.hand(s.to_move()).any(|held| held == card);
            if held { Ok(()) } else { Err(Illegal::NotInHand { card }) }
        }
        (Phase::Echo, Action::Echo { target }) => {
            let from = asked(game, s);
            let idx = game.rules().board.index(target);
            let flips = idx.is_some_and(|idx| targets(game, s, from) >> idx & 1 > 0);
            let from = game.rules().board.cell(from);
            if flips { Ok(()) } else { Err(Illegal::NoEchoTarget { from, target }) }
        }
        (Phase::Echo, Action::Play { .. } | Action::TakeOver) => {
            Err(Illegal::EchoFirst { from: game.rules().board.cell(asked(game, s)) })
        }
    }
}

fn check_cell(game: &Rift, s: &State, cell: Cell) -> Result<(), Illegal> {
    let board = game.rules().board;
    let Some(idx) = board.index(cell) else {
        let (width, height) = (board.width(), board.height());
        return Err(Illegal::NoSuchCell { cell, width, height });
    };
    if board.is_blocked(cell) {
        return Err(Illegal::Blocked { cell });
    }
    if let Some((card, _)) = s.at(idx) {
        return Err(Illegal::Occupied { cell, card });
    }
    match board.centre() {
        Some(centre) if free_cells(game, s) >> idx & 1 == 0 => Err(Illegal::CentreFirst { centre }),
        Some(_) | None => Ok(()),
    }
}

/// Appends all legal actions, ascending.
pub(crate) fn list_actions(game: &Rift, s: &State, out: &mut Vec<Action>) {
    let from = out.len();
    let board = game.rules().board;
    match s.phase {
        Phase::Dealing | Phase::Over => {}
        Phase::Playing => {
            for card in s.hand(s.to_move()) {
                // The second of two copies is the same action.
                let same = |&&listed: &&Action| matches!(listed, Action::Play { card: it, .. } if it == card);
                if out[from..].iter().find(same).is_none() {
                    let play = |idx| Action::Play { card, cell: board.cell(idx) };
                    out.extend(bits(free_cells(game, s)).map(play));
                }
            }
            out.extend(can_take_over(game, s).then_some(Action::TakeOver));
        }
        Phase::Echo => {
            let targets = targets(game, s, asked(game, s));
            out.extend(bits(targets).map(|idx| Action::Echo { target: board.cell(idx) }));
        }
    }
    out[from..].sort_unstable();
}
