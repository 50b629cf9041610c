//! Where a card sends a token.

use arrayvec::ArrayVec;

use crate::{Board, CardAction, DeedKind, Place, SquareKind};

/// Whether a lot is of the kind that a card names.
type Wanted = fn(&DeedKind) -> bool;

impl Board {
    /// The moves of a card from a square, in the order in which they happen; jail is not among
    /// them. None: the card does not move the token.
    pub(crate) fn course(&self, from: Place, action: &CardAction) -> ArrayVec<i16, 5> {
        let len = self.squares.len() as i16;
        let mut moves = ArrayVec::new();
        let mut here = i16::from(from.0);
        let mut go = |here: &mut i16, steps: i16| {
            if steps != 0 {
                moves.push(steps);
                *here = (*here + steps).rem_euclid(len);
            }
        };
        if let Some(target) = action.advance_to {
            // Already there means once round the board.
            let steps = (i16::from(target) - here).rem_euclid(len);
            go(&mut here, if steps == 0 { len } else { steps });
        }
        go(&mut here, action.advance);
        let kinds: [(bool, Wanted); 3] = [
            (action.next_station, |kind| matches!(kind, DeedKind::Station { .. })),
            (action.next_utility, |kind| matches!(kind, DeedKind::Utility { .. })),
            (action.next_street, |kind| matches!(kind, DeedKind::Street { .. })),
        ];
        for (_, wanted) in kinds.into_iter().filter(|(asked, _)| *asked) {
            let steps = self.steps_to_next(here, wanted);
            go(&mut here, steps);
        }
        moves
    }

    /// Steps forward to the next lot of a kind, once round at most; 0 when there is none.
    fn steps_to_next(&self, from: i16, wanted: Wanted) -> i16 {
        let len = self.squares.len() as i16;
        let is_wanted = |steps: &i16| {
            let place = Place(((from + steps) % len) as u8);
            self.deed_at(place).is_some_and(|lot| wanted(&self.deeds[lot.idx()].kind))
        };
        (1..=len).find(is_wanted).unwrap_or(0)
    }

    /// The squares that draw from a deck without a card that ever lets the token rest: a turn
    /// that gets there would never end.
    pub(crate) fn endless_draws(&self, decks: &[crate::Deck]) -> Vec<Place> {
        let deck_of = |place: Place| match self.squares.get(usize::from(place.0))?.kind {
            SquareKind::Cards(deck) => decks.get(usize::from(deck)),
            _ => None,
        };
        let mut endless: Vec<Place> =
            (0..self.squares.len() as u8).map(Place).filter(|&at| deck_of(at).is_some()).collect();
        // A square is harmless when some card there rests, whatever alternative is chosen; then
        // so are the squares that lead to it. Repeat until nothing changes. Cards that can be
        // kept do not count: when they are held they are not in the deck, and an empty deck is
        // passed over.
        let is_keepable = |card: &crate::Card| card.alternatives.iter().any(|action| action.keep);
        loop {
            let rests = |at: Place, action: &CardAction| {
                let moves = self.course(at, action);
                let to = (i16::from(at.0) + moves.iter().sum::<i16>())
                    .rem_euclid(self.squares.len() as i16);
                action.jail || moves.is_empty() || !endless.contains(&Place(to as u8))
            };
            let harmless = |at: Place| {
                let cards = deck_of(at).map_or(&[][..], |deck| &deck.cards);
                let mut left = cards.iter().filter(|card| !is_keepable(card)).peekable();
                left.peek().is_none()
                    || left.any(|card| card.alternatives.iter().all(|action| rests(at, action)))
            };
            let left: Vec<Place> = endless.iter().copied().filter(|&at| !harmless(at)).collect();
            if left.len() == endless.len() {
                return left;
            }
            endless = left;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, Deck};

    fn madrid() -> Board {
        crate::shipped::find("madrid").expect("shipped").load().0
    }

    #[test]
    fn cards_lead_where_they_say() {
        let board = madrid();
        let steps = |from: u8, action: CardAction| board.course(Place(from), &action).to_vec();
        let card = CardAction::default();
        assert_eq!(steps(7, card), []);
        assert_eq!(steps(7, CardAction { advance_to: Some(0), ..card }), [33]);
        assert_eq!(steps(7, CardAction { advance_to: Some(7), ..card }), [40]);
        assert_eq!(steps(2, CardAction { advance: -3, ..card }), [-3]);
        assert_eq!(steps(36, CardAction { next_station: true, ..card }), [9]);
        assert_eq!(steps(22, CardAction { next_utility: true, ..card }), [6]);
        let both = CardAction { advance_to: Some(20), next_street: true, ..card };
        assert_eq!(steps(7, both), [13, 1]);
    }

    #[test]
    fn a_deck_that_only_sends_to_its_own_squares_is_endless() {
        let board = madrid();
        let to = |target| CardAction { advance_to: Some(target), ..CardAction::default() };
        let deck = |alternatives: &[CardAction]| Deck {
            cards: vec![Card { number: 1, text: "x".into(), alternatives: alternatives.to_vec() }],
        };
        let rest = deck(&[CardAction::default()]);
        let endless = |caja: Deck, suerte: Deck| board.endless_draws(&[caja, suerte]);
        assert_eq!(endless(rest.clone(), rest.clone()), []);
        // 2, 17, 33 draw from the first deck, 7, 22, 36 from the second.
        assert_eq!(endless(deck(&[to(17)]), rest.clone()).len(), 3);
        assert_eq!(endless(deck(&[to(7)]), rest.clone()), [], "one deck leads to the other");
        assert_eq!(endless(deck(&[to(7)]), deck(&[to(2)])).len(), 6);
        assert_eq!(endless(deck(&[to(17), to(0)]), rest).len(), 3, "one may choose to go round");
        let keep = CardAction { keep: true, ..CardAction::default() };
        let mut kept = deck(&[keep]);
        kept.cards.extend(deck(&[to(17)]).cards);
        let rest = deck(&[CardAction::default()]);
        assert_eq!(endless(kept, rest).len(), 3, "a kept card is not there to rest on");
    }
}
