//! What a player does at a table of others, measured.

use ludoteca_core::{Agent, Audience, Game as _, Match, Seat, Step, Witness};
use ludoteca_parchis::agents::Rating;
use ludoteca_parchis::agents::rating::REACH;
use ludoteca_parchis::{Action, Colour, Event, Parchis, Piece, State, View};

/// What a player did in a number of games, in all.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Habits {
    games: f64,
    won: f64,
    turns: f64,
    captures: f64,
    lost: f64,
    with_barrier: f64,
    exposed: f64,
    progress: f64,
    first_goals: f64,
    turns_to_first_goal: f64,
}

impl Habits {
    /// The share of games won.
    pub(crate) fn wins(&self) -> f64 {
        self.won / self.games
    }

    /// Enemies captured in a game.
    pub(crate) fn captures(&self) -> f64 {
        self.captures / self.games
    }

    /// Own pieces captured by enemies in a game.
    pub(crate) fn losses(&self) -> f64 {
        self.lost / self.games
    }

    /// The share of its turns that end with a barrier of its own on the ring.
    pub(crate) fn barriers(&self) -> f64 {
        self.with_barrier / self.turns
    }

    /// Own pieces that an enemy could capture with one die, at the end of a turn.
    pub(crate) fn risk(&self) -> f64 {
        self.exposed / self.turns
    }

    /// Steps gained in a turn, less those lost by captures.
    pub(crate) fn progress(&self) -> f64 {
        self.progress / self.turns
    }

    /// Own turns until the first piece is in the goal, where one gets there.
    pub(crate) fn first_goal(&self) -> f64 {
        self.turns_to_first_goal / self.first_goals
    }
}

/// Lets `player` play `dice` times on every seat against [`Rating`] players, on the same dice on
/// every seat and for every player that is measured with this seed.
pub(crate) fn measure<A>(game: &Parchis, players: u8, player: &A, dice: u64, seed: u64) -> Habits
where
    A: Agent<Parchis> + Clone,
{
    let mut habits = Habits::default();
    for game_no in 0..dice {
        for watched in Seat::all(players) {
            let mut agents: Vec<_> =
                Seat::all(players)
                    .map(|seat| {
                        if seat == watched { Guest::Watched(player.clone()) } else { Guest::Other }
                    })
                    .collect();
            let start = game.start(players);
            let mut table = Match::new(game, start, seed, game_no);
            let mut watcher = Watcher { game, watched, habits: &mut habits, turns: 0.0, home: 0 };
            table.run(&mut agents, game.default_cap(), &mut watcher);
            let mut scores = vec![0.0; players.into()];
            game.scores(table.state(), &mut scores);
            habits.games += 1.0;
            habits.won += f64::from(scores[watched.idx()]);
            habits.progress += way(game, table.state(), watched) - way(game, &start, watched);
        }
    }
    habits
}

/// Who sits at the table.
enum Guest<A> {
    Watched(A),
    Other,
}

impl<A: Agent<Parchis>> Agent<Parchis> for Guest<A> {
    fn choose(
        &mut self,
        view: &View<'_>,
        thinking: &mut ludoteca_core::Thinking<'_, Action>,
    ) -> Action {
        match self {
            Self::Watched(agent) => agent.choose(view, thinking),
            Self::Other => Rating::default().choose(view, thinking),
        }
    }
}

/// Looks at one seat in one game.
struct Watcher<'a> {
    game: &'a Parchis,
    watched: Seat,
    habits: &'a mut Habits,
    turns: f64,
    /// Pieces in the goal.
    home: u32,
}

impl Watcher<'_> {
    fn owns(&self, view: &View<'_>, piece: Piece) -> bool {
        view.owner(piece.colour()) == Some(self.watched)
    }
}

impl Witness<Parchis> for Watcher<'_> {
    const EVENTS: bool = true;

    fn step(&mut self, state: &State, _: Step<Parchis>, events: &[(Audience, Event)]) {
        let view = self.game.view(state, self.watched);
        for (_, event) in events {
            match *event {
                Event::Captured { by, piece, .. } if view.is_enemy(piece.colour()) => {
                    self.habits.captures += f64::from(u8::from(self.owns(&view, by)));
                }
                Event::Captured { by, piece, .. } if view.is_enemy(by.colour()) => {
                    self.habits.lost += f64::from(u8::from(self.owns(&view, piece)));
                }
                Event::ReachedGoal { piece } if self.owns(&view, piece) => {
                    self.home += 1;
                    if self.home == 1 {
                        self.habits.first_goals += 1.0;
                        self.habits.turns_to_first_goal += self.turns + 1.0;
                    }
                }
                Event::TurnEnded { seat } if seat == self.watched => {
                    self.turns += 1.0;
                    self.habits.turns += 1.0;
                    let pieces = || view.colours_of(seat).flat_map(Colour::pieces);
                    let in_barrier = |piece: Piece| {
                        view.square(piece).is_some_and(|square| view.is_barrier(square))
                    };
                    let holds = pieces().any(in_barrier);
                    self.habits.with_barrier += f64::from(u8::from(holds));
                    let exposed = pieces().filter(|&p| !in_barrier(p) && is_exposed(&view, p));
                    self.habits.exposed += exposed.map(|_| 1.0).sum::<f64>();
                }
                _ => {}
            }
        }
    }
}

/// Whether an enemy is at most [`REACH`] squares behind a piece that stands on no safe square.
///
/// Written apart from the rating's own count, on squares instead of places.
fn is_exposed(view: &View<'_>, piece: Piece) -> bool {
    let Some(square) = view.square(piece).filter(|&square| !view.is_safe(square)) else {
        return false;
    };
    let board = view.board();
    view.enemies().any(|enemy| {
        let here = board.place(enemy, square);
        enemy.pieces().any(|chaser| {
            let from = view.place(chaser);
            here.is_some_and(|here| from >= 1 && from < here && here - from <= REACH)
        })
    })
}

/// The steps that all pieces of a seat have come.
fn way(game: &Parchis, state: &State, seat: Seat) -> f64 {
    let view = game.view(state, seat);
    let places = view.colours_of(seat).flat_map(|colour| view.places(colour));
    places.map(f64::from).sum()
}
