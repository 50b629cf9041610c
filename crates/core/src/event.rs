//! Events: what happened, and who may know it.

use crate::Seat;

/// Who may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody at and around the table.
    Table,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether `seat` (or a spectator, `None`) may know what is told to this audience.
    pub fn includes(self, seat: Option<Seat>) -> bool {
        match self {
            Self::Table => true,
            Self::Only(only) => seat == Some(only),
        }
    }
}

/// Takes events as the rules make them.
///
/// Rules are generic over the sink: with `()` the compiler removes every event, so that a
/// playout pays nothing for a log that nobody reads, and there is still only one code path.
pub trait EventSink<E> {
    /// Takes one event.
    fn push(&mut self, to: Audience, event: E);
}

impl<E> EventSink<E> for () {
    #[inline(always)]
    fn push(&mut self, _: Audience, _: E) {}
}

impl<E> EventSink<E> for Vec<(Audience, E)> {
    fn push(&mut self, to: Audience, event: E) {
        Self::push(self, (to, event));
    }
}

impl<E, S: EventSink<E>> EventSink<E> for &mut S {
    #[inline]
    fn push(&mut self, to: Audience, event: E) {
        (**self).push(to, event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_reach_their_seat_only() {
        assert!(Audience::Table.includes(None));
        assert!(Audience::Only(Seat(1)).includes(Some(Seat(1))));
        assert!(!Audience::Only(Seat(1)).includes(Some(Seat(0))));
        assert!(!Audience::Only(Seat(1)).includes(None));
    }
}
