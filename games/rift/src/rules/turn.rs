//! A turn: draw, play, abilities, flips, Eco, end.

use ludoteca_core::{Audience, EventSink, Seat};

use super::Table;
use crate::state::Phase;
use crate::{CardId, Cell, DECK_SIZE, Event, OPENING_HAND};

impl<L: EventSink<Event>> Table<'_, L> {
    /// Both decks are shuffled: both draw their opening hands, and the starter decides.
    pub(super) fn begin_game(&mut self) {
        let starter = self.s.starter;
        let game = self.s.games_done;
        self.tell(Event::GameBegins { game, starter: Seat(starter) });
        self.draw(starter.into(), OPENING_HAND);
        self.draw(usize::from(starter) ^ 1, OPENING_HAND + self.game.rules().extra_cards);
        self.s.to_move = starter;
        self.s.phase = Phase::Playing;
    }

    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        self.log.push(Audience::Table, event);
    }

    /// Draws cards; a deck that runs out simply stops drawing.
    #[inline]
    fn draw(&mut self, seat: usize, count: u8) {
        let from = self.s.drawn[seat];
        let count = count.min(DECK_SIZE as u8 - from);
        self.s.hands[seat] |= ((1 << count) - 1) << from;
        self.s.drawn[seat] = from + count;
        let drawer = Seat(seat as u8);
        // Without an index that could be out of range, silence costs nothing.
        for &card in self.s.decks[seat].iter().skip(from.into()).take(count.into()) {
            self.log.push(Audience::Only(drawer), Event::Drew { seat: drawer, card });
        }
        if count > 0 {
            let left = self.s.deck_size(drawer);
            self.tell(Event::CardsDrawn { seat: drawer, count, left });
        }
    }

    /// Plays a card from the hand, with everything that follows from it.
    #[inline]
    pub(super) fn play_card(&mut self, card: CardId, cell: Cell) {
        let seat = usize::from(self.s.to_move);
        let idx = cell.y * self.game.sheet.width + cell.x;
        self.take_from_hand(seat, card);
        let s = &mut *self.s;
        s.cells[usize::from(idx)] = card;
        s.order[usize::from(s.placed)] = idx;
        s.placed += 1;
        s.filled |= 1 << idx;
        s.owner |= (seat as u32) << idx;
        self.tell(Event::Played { seat: Seat(seat as u8), card, cell });
        let face = self.game.sheet.face(card);
        if face.draw > 0 {
            self.draw(seat, face.draw);
        }
        let flipped = self.flip_around(usize::from(idx));
        if face.echo && flipped > 0 {
            self.s.echo = flipped;
            self.go_on_echoing();
        } else {
            self.end_turn();
        }
    }

    /// Takes the first copy of a card out of the hand.
    #[inline]
    fn take_from_hand(&mut self, seat: usize, card: CardId) {
        // All places at once: looking through the hand would end at a place nobody can foresee.
        let mut places = 0;
        for (place, &other) in self.s.decks[seat].iter().enumerate() {
            places |= u32::from(other == card) << place;
        }
        let held = self.s.hands[seat] & places;
        debug_assert!(held > 0, "{card} is not in the hand");
        self.s.hands[seat] ^= held & held.wrapping_neg();
    }

    /// Flips what the card that was just played beats; the sides on which it did, as bits.
    #[inline]
    fn flip_around(&mut self, idx: usize) -> u8 {
        let sheet = &self.game.sheet;
        let face = sheet.face(self.s.cells[idx]);
        // A Defensor has no rivals. Without branches, because nobody can foresee what is beaten.
        let rivals = if face.defender { 0 } else { self.rivals() };
        let mut sides = 0;
        let mut flips = 0_u32;
        for side in 0..4 {
            let there = sheet.around[idx][side];
            let rival = sheet.face(self.s.cells[usize::from(there)]);
            let beats = face.values[side] + face.force > rival.values[(side + 2) % 4];
            let flipped = rivals >> there & u32::from(beats);
            flips |= flipped << there;
            sides |= (flipped as u8) << side;
        }
        self.s.owner ^= flips;
        for side in 0..4 {
            if sides >> side & 1 > 0 {
                self.tell_flip(sheet.neighbours[idx][side].into(), idx, false);
            }
        }
        sides
    }

    /// Tells that the card on `idx` went over to the seat to move.
    #[inline]
    pub(super) fn tell_flip(&mut self, idx: usize, by: usize, echo: bool) {
        let cells = &self.game.sheet.cells;
        // Without an index that could be out of range, silence costs nothing.
        if let (Some(&cell), Some(&by)) = (cells.get(idx), cells.get(by))
            && let Some(&card) = self.s.cells.get(idx)
        {
            let seat = self.s.to_move();
            self.tell(Event::Flipped { seat, card, cell, by, echo });
        }
    }

    /// The cells that the rival of the seat to move controls.
    #[inline]
    pub(super) fn rivals(&self) -> u32 {
        self.s.controlled(Seat(self.s.to_move ^ 1))
    }

    /// The pie rule: the second player controls the first card and counts as the first player.
    pub(super) fn take_over(&mut self) {
        let seat = self.s.to_move;
        let idx = usize::from(self.s.order[0]);
        self.s.owner ^= 1 << idx;
        self.s.starter = seat;
        self.s.taken_over = true;
        let (card, cell) = (self.s.cells[idx], self.game.rules().board.cell(idx));
        self.tell(Event::TakenOver { seat: Seat(seat), card, cell });
        self.pass_on();
    }

    /// The turn is over: the board is full, or the other one draws.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        if self.s.placed == self.game.sheet.n_open {
            self.end_game();
        } else {
            self.pass_on();
        }
    }

    #[inline]
    fn pass_on(&mut self) {
        self.s.to_move ^= 1;
        self.s.phase = Phase::Playing;
        self.draw(self.s.to_move.into(), 1);
    }
}
