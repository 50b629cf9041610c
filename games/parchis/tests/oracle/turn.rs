//! The course of a turn, sentence by sentence.

use ludoteca_parchis::{Colour, Piece, Square};

use super::naive::{Naive, Site, small};

impl Naive {
    fn is_over(&self) -> bool {
        let sides: Vec<u8> = self.sides();
        let left = sides.len() - self.finished.len();
        if self.rules.places { left <= 1 } else { !self.finished.is_empty() }
    }

    /// Every side by its first seat.
    fn sides(&self) -> Vec<u8> {
        let seats = 0..small(self.hands.len());
        seats.filter(|&seat| self.side(seat)[0] == seat).collect()
    }

    /// The colours that the player on turn moves.
    fn moving(&self) -> Vec<u8> {
        let own = self.hands[usize::from(self.on_turn)].clone();
        if own.iter().all(|&colour| self.is_home(colour)) {
            return self.side_colours(self.on_turn);
        }
        own
    }

    fn steps(&self, piece: Piece, die: u8) -> u8 {
        let none_at_home = !self.has_pieces_at_home(piece.colour().0);
        if die == 6 && none_at_home { self.rules.six_counts } else { die }
    }

    /// The pieces that can be named: of those on the same site the lowest.
    fn named(&self) -> Vec<Piece> {
        let mut colours = self.moving();
        colours.sort_unstable();
        let pieces: Vec<Piece> = colours.iter().flat_map(|&c| Colour(c).pieces()).collect();
        let is_lowest = |piece: &Piece| {
            let twins =
                piece.colour().pieces().filter(|&twin| self.site(twin) == self.site(*piece));
            twins.min() == Some(*piece)
        };
        pieces.into_iter().filter(is_lowest).collect()
    }

    fn exits(&self) -> Vec<Piece> {
        let can =
            |piece: &Piece| self.site(*piece) == Site::Home && self.exit(piece.colour().0).is_ok();
        self.named().into_iter().filter(can).collect()
    }

    fn stands_in_a_pair(&self, piece: Piece) -> bool {
        let site = self.site(piece);
        let twins = self.on(site).iter().filter(|twin| twin.colour() == piece.colour());
        !matches!(site, Site::Home | Site::Goal) && twins.count() == 2
    }

    /// The moves with one die.
    fn with_die(&self, die: u8) -> Vec<(Piece, u8)> {
        if die == 5 && !self.exits().is_empty() {
            return self.exits().into_iter().map(|piece| (piece, 0)).collect();
        }
        let walks = self.named().into_iter().map(|piece| (piece, self.steps(piece, die)));
        let mut walks: Vec<_> = walks.filter(|&(p, steps)| self.walk(p, steps).is_some()).collect();
        if die == 6 && self.rules.barriers && walks.iter().any(|w| self.stands_in_a_pair(w.0)) {
            walks.retain(|walk| self.stands_in_a_pair(walk.0));
        }
        walks
    }

    fn moves(&self) -> Vec<(Piece, u8)> {
        if self.is_over() {
            return Vec::new();
        }
        if self.bonus > 0 {
            let walks = self.named().into_iter().map(|piece| (piece, self.bonus));
            return walks.filter(|&(piece, steps)| self.walk(piece, steps).is_some()).collect();
        }
        if self.dice.len() == 2 && self.dice[0] + self.dice[1] == 5 && !self.exits().is_empty() {
            return self.exits().into_iter().map(|piece| (piece, 0)).collect();
        }
        let mut moves: Vec<_> = self.dice.iter().flat_map(|&die| self.with_die(die)).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The legal moves as text, in order.
    pub(crate) fn legal(&self) -> Vec<String> {
        let text = |(piece, steps)| match steps {
            0 => format!("{piece} out"),
            _ => format!("{piece}+{steps}"),
        };
        self.moves().into_iter().map(text).collect()
    }

    pub(crate) fn roll(&mut self, dice: [u8; 2]) {
        self.dice = dice.into_iter().filter(|&die| die > 0).collect();
        let repeats = match self.dice[..] {
            [one] => one == 6,
            [one, other] => one == other,
            _ => panic!("no dice"),
        };
        if repeats {
            self.repeats += 1;
            if self.repeats == 3 {
                if let Some(piece) = self.last_moved
                    && matches!(self.site(piece), Site::Ring(_))
                {
                    self.set(piece, Site::Home);
                }
                self.end_turn();
                return;
            }
        }
        self.again = repeats;
        self.go_on();
    }

    pub(crate) fn play(&mut self, action: &str) {
        let piece: Piece = action[..2].parse().expect("a piece");
        let steps: u8 =
            action[2..].strip_prefix('+').map_or(0, |steps| steps.parse().expect("steps"));
        if self.bonus > 0 {
            self.bonus = 0;
        } else {
            let used = self.dice.iter().position(|&die| {
                if steps == 0 { die == 5 } else { self.steps(piece, die) == steps }
            });
            match used {
                Some(idx) => drop(self.dice.remove(idx)),
                None => self.dice.clear(),
            }
        }
        self.carry_out(piece, steps);
        self.last_moved = Some(piece);
        let side = self.side_colours(self.on_turn);
        if side.iter().all(|&colour| self.is_home(colour)) {
            self.finished.push(self.side(self.on_turn)[0]);
            self.end_turn();
        } else {
            self.go_on();
        }
    }

    fn carry_out(&mut self, piece: Piece, steps: u8) {
        let colour = piece.colour().0;
        let (site, prey) = if steps == 0 {
            let start = Site::Ring(self.starts[usize::from(colour)]);
            (start, self.exit(colour).expect("an exit"))
        } else {
            let site = self.walk(piece, steps).expect("a move");
            let prey = match site {
                Site::Ring(square) if !self.safe.has(Square(square)) => {
                    let strangers = self.on(site).iter().filter(|other| other.colour().0 != colour);
                    strangers.copied().next()
                }
                _ => None,
            };
            (site, prey)
        };
        if let Some(prey) = prey {
            self.set(prey, Site::Home);
        }
        self.set(piece, site);
        if self.rules.bonuses {
            self.bonus = match (prey, site) {
                (Some(_), _) => 20,
                (None, Site::Goal) => 10,
                (None, _) => 0,
            };
        }
    }

    /// Until somebody can decide or rolls: what cannot be used is lost.
    fn go_on(&mut self) {
        if self.bonus > 0 && self.moves().is_empty() {
            self.bonus = 0;
        }
        if self.bonus > 0 || !self.moves().is_empty() {
            return;
        }
        self.dice.clear();
        if self.again {
            self.again = false;
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.dice.clear();
        self.bonus = 0;
        self.again = false;
        self.repeats = 0;
        self.last_moved = None;
        self.turns += 1;
        if self.is_over() {
            return;
        }
        let n = small(self.hands.len());
        loop {
            self.on_turn = (self.on_turn + 1) % n;
            if !self.finished.contains(&self.side(self.on_turn)[0]) {
                break;
            }
        }
    }
}
