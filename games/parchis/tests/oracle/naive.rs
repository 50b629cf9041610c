//! A table as one would set it up by hand: lists of pieces on squares.

use std::collections::BTreeMap;

use ludoteca_core::{Game as _, Seat};
use ludoteca_parchis::{
    Colour, GoalRule, Pairing, Parchis, Piece, Position, Rules, Seating, Spot, Square, SquareSet,
};

/// A place on the table; corridors and goals are a colour's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Site {
    Home,
    Ring(u8),
    Corridor(u8, u8),
    Goal,
}

/// A number of things at the table.
pub(crate) fn small(n: usize) -> u8 {
    u8::try_from(n).expect("a table has few of anything")
}

/// The table, and where the turn stands.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) rules: Rules,
    pub(crate) ring: u8,
    pub(crate) starts: Vec<u8>,
    pub(crate) lasts: Vec<u8>,
    pub(crate) safe: SquareSet,
    /// The colours of each seat.
    pub(crate) hands: Vec<Vec<u8>>,
    /// Who is on a site, in the order in which they came.
    pub(crate) sites: BTreeMap<Site, Vec<Piece>>,
    pub(crate) on_turn: u8,
    pub(crate) dice: Vec<u8>,
    pub(crate) bonus: u8,
    pub(crate) again: bool,
    pub(crate) repeats: u8,
    pub(crate) last_moved: Option<Piece>,
    pub(crate) finished: Vec<u8>,
    pub(crate) turns: u32,
}

impl Naive {
    /// A table from a position whose dice have not fallen yet.
    pub(crate) fn of(game: &Parchis, position: &Position) -> Self {
        let six = game.board().n_colours() == 6;
        let seats = position.seats.expect("a whole position");
        let state = game.start(seats);
        let view = game.view(&state, Seat(0));
        let hand = |seat| view.colours_of(seat).map(|colour| colour.0).collect();
        let sides = if six { 6 } else { 4 };
        let mut naive = Self {
            rules: *game.rules(),
            ring: 17 * sides,
            starts: (0..sides).map(|side| 5 + 17 * side).collect(),
            lasts: (0..sides).map(|side| if side == 0 { 17 * sides } else { 17 * side }).collect(),
            safe: game.safe_squares(),
            hands: Seat::all(seats).map(hand).collect(),
            sites: BTreeMap::new(),
            on_turn: position.on_turn.0,
            dice: Vec::new(),
            bonus: 0,
            again: false,
            repeats: position.repeats,
            last_moved: position.last_moved,
            finished: position.finished.iter().map(|seat| seat.0).collect(),
            turns: position.turns,
        };
        for colour in naive.colours() {
            let spots = position.pieces(Colour(colour)).iter().copied();
            let spots = spots.chain(std::iter::repeat(Spot::Home));
            for (piece, spot) in Colour(colour).pieces().zip(spots) {
                let site = match spot {
                    Spot::Home => Site::Home,
                    Spot::Ring(square) => Site::Ring(square.0),
                    Spot::Corridor(nth) => Site::Corridor(colour, nth),
                    Spot::Goal => Site::Goal,
                };
                naive.sites.entry(site).or_default().push(piece);
            }
        }
        for &last in &position.came_last {
            let site = naive.site(last);
            naive.set(last, site);
        }
        naive
    }

    pub(crate) fn colours(&self) -> Vec<u8> {
        let mut colours = self.hands.concat();
        colours.sort_unstable();
        colours
    }

    pub(crate) fn on(&self, site: Site) -> &[Piece] {
        self.sites.get(&site).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn site(&self, piece: Piece) -> Site {
        let found = self.sites.iter().find(|(_, pieces)| pieces.contains(&piece));
        found.map_or(Site::Home, |(&site, _)| site)
    }

    /// Puts a piece on a site as the last that came.
    pub(crate) fn set(&mut self, piece: Piece, site: Site) {
        for pieces in self.sites.values_mut() {
            pieces.retain(|&other| other != piece);
        }
        self.sites.entry(site).or_default().push(piece);
    }

    pub(crate) fn owner(&self, colour: u8) -> u8 {
        let owner = self.hands.iter().position(|hand| hand.contains(&colour));
        small(owner.expect("a colour in play"))
    }

    /// The seats that play together with this one, itself included.
    pub(crate) fn side(&self, seat: u8) -> Vec<u8> {
        if self.rules.seating != Seating::Partners {
            return vec![seat];
        }
        let n = small(self.hands.len());
        let mate = match (self.rules.pairing, seat % 2) {
            (Pairing::Opposite, _) => (seat + n / 2) % n,
            (Pairing::Next, 0) | (Pairing::Previous, 1) => (seat + 1) % n,
            (Pairing::Next | Pairing::Previous, _) => (seat + n - 1) % n,
        };
        let mut side = vec![seat, mate];
        side.sort_unstable();
        side
    }

    pub(crate) fn side_colours(&self, seat: u8) -> Vec<u8> {
        self.side(seat).iter().flat_map(|&seat| self.hands[usize::from(seat)].clone()).collect()
    }

    pub(crate) fn is_home(&self, colour: u8) -> bool {
        Colour(colour).pieces().all(|piece| self.site(piece) == Site::Goal)
    }

    pub(crate) fn has_pieces_at_home(&self, colour: u8) -> bool {
        Colour(colour).pieces().any(|piece| self.site(piece) == Site::Home)
    }

    /// The next site on the way of a colour; none after the goal.
    fn next(&self, colour: u8, site: Site) -> Option<Site> {
        match site {
            Site::Home | Site::Goal => None,
            Site::Ring(square) if square == self.lasts[usize::from(colour)] => {
                Some(Site::Corridor(colour, 1))
            }
            Site::Ring(square) => Some(Site::Ring(square % self.ring + 1)),
            Site::Corridor(_, 7) => Some(Site::Goal),
            Site::Corridor(_, nth) => Some(Site::Corridor(colour, nth + 1)),
        }
    }

    /// Where a piece gets in so many steps; none when it cannot go.
    pub(crate) fn walk(&self, piece: Piece, steps: u8) -> Option<Site> {
        let colour = piece.colour().0;
        let mut site = self.site(piece);
        if matches!(site, Site::Home | Site::Goal) {
            return None;
        }
        let others = |site| -> Vec<Piece> {
            self.on(site).iter().copied().filter(|&other| other != piece).collect()
        };
        let mut backwards = false;
        for _ in 0..steps {
            site = match (backwards, site) {
                (false, Site::Goal) if self.rules.goal == GoalRule::Exact => return None,
                (_, Site::Goal) => {
                    backwards = true;
                    Site::Corridor(colour, 7)
                }
                (true, Site::Corridor(_, 1)) => return None,
                (true, Site::Corridor(_, nth)) => Site::Corridor(colour, nth - 1),
                (_, site) => self.next(colour, site)?,
            };
            let here = others(site);
            let pair = here.len() == 2 && here[0].colour() == here[1].colour();
            if site != Site::Goal && pair && self.rules.barriers {
                return None;
            }
        }
        let here = others(site);
        if site != Site::Goal && here.len() >= 2 {
            return None;
        }
        if let (Site::Ring(square), [other]) = (site, &here[..])
            && !self.safe.has(Square(square))
            && self.is_partner(colour, other.colour().0)
        {
            return None;
        }
        Some(site)
    }

    /// Whether two colours belong to partners, who do not capture each other.
    pub(crate) fn is_partner(&self, colour: u8, other: u8) -> bool {
        self.rules.seating == Seating::Partners
            && colour != other
            && self.side(self.owner(colour)).contains(&self.owner(other))
    }

    /// Whom an exit would capture; an error when there is no exit at all.
    pub(crate) fn exit(&self, colour: u8) -> Result<Option<Piece>, ()> {
        let here = self.on(Site::Ring(self.starts[usize::from(colour)]));
        if here.len() < 2 {
            return Ok(None);
        }
        let is_prey = |piece: &&Piece| {
            let other = piece.colour().0;
            other != colour && !self.is_partner(colour, other)
        };
        let last = *here.iter().rev().find(is_prey).ok_or(())?;
        // Two of one colour are the same to the rules; the one with the higher number goes.
        let same = here.iter().copied().filter(|piece| piece.colour() == last.colour());
        Ok(same.max())
    }

    /// The picture of the table.
    pub(crate) fn position(&self) -> Position {
        let mut position = Position {
            seats: Some(small(self.hands.len())),
            on_turn: Seat(self.on_turn),
            dice: self.dice.clone(),
            bonus: self.bonus,
            again: self.again,
            repeats: self.repeats,
            last_moved: self.last_moved,
            finished: self.finished.iter().map(|&seat| Seat(seat)).collect(),
            turns: self.turns,
            ..Position::default()
        };
        for colour in self.colours() {
            let spot = |piece| match self.site(piece) {
                Site::Home => Spot::Home,
                Site::Ring(square) => Spot::Ring(Square(square)),
                Site::Corridor(_, nth) => Spot::Corridor(nth),
                Site::Goal => Spot::Goal,
            };
            let spots: Vec<Spot> = Colour(colour).pieces().map(spot).collect();
            if spots.iter().any(|&spot| spot != Spot::Home) {
                *position.pieces_mut(Colour(colour)) = spots;
            }
        }
        for (colour, &start) in self.starts.iter().enumerate() {
            if let [one, other] = self.on(Site::Ring(start))
                && one.colour() != other.colour()
                && one.colour().idx() != colour
                && other.colour().idx() != colour
            {
                position.came_last.push(*other);
            }
        }
        position
    }
}
