//! The rules once more, as plainly as possible: lists of lists, no bits, no tables.

use ludoteca_rift::{Card, Rules, TieBreak};

/// Above, right of, below and left of a cell.
const AROUND: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

#[derive(Clone, Copy)]
struct Lying {
    card: usize,
    owner: usize,
    placed_by: usize,
}

pub(crate) struct Naive {
    cards: Vec<Card>,
    rules: Rules,
    grid: Vec<Vec<Option<Lying>>>,
    blocked: Vec<Vec<bool>>,
    hands: [Vec<usize>; 2],
    decks: [Vec<usize>; 2],
    to_move: usize,
    second: usize,
    /// How often a seat has had its turn in this game.
    turns: u32,
    first_cell: Option<(usize, usize)>,
    taken_over: bool,
    /// Flipped cards that still have to attack.
    waiting: Vec<(usize, usize)>,
    games: u32,
    between_games: bool,
    over: bool,
    pub(crate) wins: [u32; 2],
    pub(crate) points: [u32; 2],
}

impl Naive {
    pub(crate) fn new(cards: &[Card], rules: &Rules) -> Self {
        let (width, height) = (rules.board.width(), rules.board.height());
        let is_blocked = |x, y| rules.board.is_blocked(ludoteca_rift::Cell::new(x, y));
        let row = |y| (0..width).map(|x| is_blocked(x, y)).collect();
        Self {
            cards: cards.to_vec(),
            rules: *rules,
            grid: vec![vec![None; width.into()]; height.into()],
            blocked: (0..height).map(row).collect(),
            hands: [vec![], vec![]],
            decks: [vec![], vec![]],
            to_move: 0,
            second: 1,
            turns: 0,
            first_cell: None,
            taken_over: false,
            waiting: vec![],
            games: 0,
            between_games: true,
            over: false,
            wins: [0; 2],
            points: [0; 2],
        }
    }

    /// A game begins with these decks in draw order.
    pub(crate) fn begin(&mut self, decks: [Vec<usize>; 2]) {
        for row in &mut self.grid {
            row.fill(None);
        }
        self.decks = decks;
        self.hands = [vec![], vec![]];
        self.to_move = (self.games % 2) as usize;
        self.second = 1 - self.to_move;
        (self.turns, self.first_cell, self.taken_over) = (0, None, false);
        self.between_games = false;
        for _ in 0..5 {
            self.draw(0);
            self.draw(1);
        }
        for _ in 0..self.rules.extra_cards {
            self.draw(self.second);
        }
    }

    fn draw(&mut self, seat: usize) {
        if !self.decks[seat].is_empty() {
            let card = self.decks[seat].remove(0);
            self.hands[seat].push(card);
        }
    }

    pub(crate) fn at(&self, x: usize, y: usize) -> Option<(usize, usize)> {
        self.grid[y][x].map(|lying| (lying.card, lying.owner))
    }

    pub(crate) fn hand(&self, seat: usize) -> &[usize] {
        &self.hands[seat]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    pub(crate) fn to_move(&self) -> Option<usize> {
        (!self.over && !self.between_games).then_some(self.to_move)
    }

    fn n_placed(&self) -> usize {
        self.grid.iter().flatten().flatten().count()
    }

    fn n_open(&self) -> usize {
        self.blocked.iter().flatten().filter(|&&blocked| !blocked).count()
    }

    /// Everything that may be done, as sorted text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if self.to_move().is_none() {
            return list;
        }
        if let Some(&from) = self.waiting.first() {
            list.extend(self.victims(from).iter().map(|(x, y)| format!("echo@{x},{y}")));
            list.sort();
            return list;
        }
        let (width, height) = (self.grid[0].len(), self.grid.len());
        for card in &self.hands[self.to_move] {
            for y in 0..height {
                for x in 0..width {
                    let centre = (x, y) == (width / 2, height / 2);
                    let forced = self.rules.forced_centre && self.n_placed() == 0 && !centre;
                    if self.grid[y][x].is_none() && !self.blocked[y][x] && !forced {
                        list.push(format!("c{card}@{x},{y}"));
                    }
                }
            }
        }
        if self.rules.pie && self.turns == 1 {
            list.push("take-over".to_owned());
        }
        list.sort();
        list.dedup();
        list
    }

    pub(crate) fn act(&mut self, text: &str) {
        if text == "take-over" {
            let (x, y) = self.first_cell.expect("a first card");
            self.grid[y][x].as_mut().expect("a first card").owner = self.to_move;
            self.second = 1 - self.to_move;
            self.taken_over = true;
            self.end_turn();
            return;
        }
        let (what, cell) = text.split_once('@').expect("notation");
        let (x, y) = cell.split_once(',').expect("notation");
        let cell: (usize, usize) = (x.parse().expect("a column"), y.parse().expect("a row"));
        if what == "echo" {
            self.win(cell);
            self.waiting.remove(0);
            self.echo_on();
        } else {
            self.place(what[1..].parse().expect("a card"), cell);
        }
    }

    fn place(&mut self, card: usize, (x, y): (usize, usize)) {
        let me = self.to_move;
        let held = self.hands[me].iter().position(|&held| held == card).expect("a held card");
        self.hands[me].remove(held);
        self.grid[y][x] = Some(Lying { card, owner: me, placed_by: me });
        self.first_cell = self.first_cell.or(Some((x, y)));
        let abilities = self.cards[card].abilities;
        for _ in 0..abilities.draw {
            self.draw(me);
        }
        let mut flipped = Vec::new();
        for (side, there) in self.beside((x, y)) {
            if let Some(lying) = self.grid[there.1][there.0] {
                let mine = self.cards[card].values[side];
                let other = self.cards[lying.card].values[(side + 2) % 4];
                let wins = mine > other || (abilities.force && mine == other);
                if lying.owner != me && wins && !abilities.defender {
                    flipped.push(there);
                }
            }
        }
        for &there in &flipped {
            self.win(there);
        }
        if abilities.echo && self.rules.eco {
            self.waiting = flipped;
        }
        self.echo_on();
    }

    fn win(&mut self, (x, y): (usize, usize)) {
        self.grid[y][x].as_mut().expect("a card").owner = self.to_move;
    }

    /// The cells around one, with the side on which they touch it.
    fn beside(&self, (x, y): (usize, usize)) -> Vec<(usize, (usize, usize))> {
        let mut cells = Vec::new();
        for (side, (right, down)) in AROUND.into_iter().enumerate() {
            let there = (x.checked_add_signed(right), y.checked_add_signed(down));
            if let (Some(x), Some(y)) = there
                && x < self.grid[0].len()
                && y < self.grid.len()
            {
                cells.push((side, (x, y)));
            }
        }
        cells
    }

    /// What a flipped card would flip in its turn.
    fn victims(&self, from: (usize, usize)) -> Vec<(usize, usize)> {
        let attacker = self.grid[from.1][from.0].expect("a flipped card");
        let mut victims = Vec::new();
        for (side, there) in self.beside(from) {
            if let Some(lying) = self.grid[there.1][there.0] {
                let mine = self.cards[attacker.card].values[side];
                let other = self.cards[lying.card].values[(side + 2) % 4];
                if lying.owner != self.to_move && mine > other {
                    victims.push(there);
                }
            }
        }
        victims
    }

    fn echo_on(&mut self) {
        while let Some(&from) = self.waiting.first() {
            let victims = self.victims(from);
            if victims.len() > 1 {
                return;
            }
            if let Some(&victim) = victims.first() {
                self.win(victim);
            }
            self.waiting.remove(0);
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        if self.n_placed() == self.n_open() {
            self.end_game();
            return;
        }
        self.to_move = 1 - self.to_move;
        self.draw(self.to_move);
    }

    fn end_game(&mut self) {
        let mut points = [0; 2];
        let (mut controlled, mut played) = ([0_u32; 2], [0_u32; 2]);
        for lying in self.grid.iter().flatten().flatten() {
            points[lying.owner] += 1;
            controlled[lying.owner] += u32::from(self.cards[lying.card].value);
            played[lying.placed_by] += u32::from(self.cards[lying.card].value);
        }
        if self.rules.unplayed_counts && self.n_open() % 2 == 1 {
            points[self.second] += 1;
        }
        let (mine, other) = match self.rules.tie_break {
            _ if points[0] != points[1] => (points[0], points[1]),
            TieBreak::Draw => (0, 0),
            TieBreak::HigherControlled => (controlled[0], controlled[1]),
            TieBreak::LowerPlayed => (played[1], played[0]),
        };
        self.wins[0] += u32::from(mine > other);
        self.wins[1] += u32::from(other > mine);
        for (sum, points) in self.points.iter_mut().zip(points) {
            *sum += points;
        }
        self.games += 1;
        // Decided when the one behind could not draw level in the games that are left.
        let left = u32::from(self.rules.games) - self.games;
        let ahead = self.wins[0].abs_diff(self.wins[1]);
        self.over = left == 0 || ahead > left;
        self.between_games = true;
    }

    pub(crate) fn winner(&self) -> Option<usize> {
        let seats = [(self.wins[0], self.points[0]), (self.wins[1], self.points[1])];
        match seats[0].cmp(&seats[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        }
    }
}
