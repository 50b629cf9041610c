//! The fixture: a table set up from a few words, and played by a script.

use ludoteca_core::{Audience, Game as _, Seat, Turn};
use ludoteca_parchis::{
    Action, Colour, Event, Illegal, Outcome, Parchis, Piece, Position, Rules, Spot, Square, State,
    View,
};

/// A game in play, with everything that happened so far.
pub(crate) struct Table {
    pub(crate) game: Parchis,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// A preset in a position described by [`position`].
#[track_caller]
pub(crate) fn preset(name: &str, text: &str) -> Table {
    with_rules(Rules::preset(name).expect("a shipped preset"), text)
}

/// Two players with two colours each.
#[track_caller]
pub(crate) fn classic(text: &str) -> Table {
    preset("classic", text)
}

/// Single players.
#[track_caller]
pub(crate) fn four(text: &str) -> Table {
    preset("four", text)
}

/// Any rules.
#[track_caller]
pub(crate) fn with_rules(rules: Rules, text: &str) -> Table {
    let game = Parchis::new(rules).expect("rules that can be played");
    let state = position(text).to_state(&game).unwrap_or_else(|faults| panic!("{faults:#?}"));
    Table { game, state, events: Vec::new() }
}

/// The beginning of a game.
pub(crate) fn beginning(name: &str, players: u8) -> Table {
    let game = Parchis::preset(name).expect("a shipped preset");
    let state = game.start(players);
    Table { game, state, events: Vec::new() }
}

/// A position in words: a letter begins a colour, and its pieces follow: `17` a square, `c3` the
/// third square of the corridor, `goal`, `home`. What is not named is at home. `seats=2`,
/// `turn=1`, `dice=6` (`dice=2+5`), `bonus=20`, `again`, `sixes=2`, `last=y1`, `came=b1` set the rest.
pub(crate) fn position(text: &str) -> Position {
    let mut position = Position::default();
    let mut colour = None;
    for word in text.split_whitespace() {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{word} in {text:?}"));
        if let Some((key, value)) = word.split_once('=') {
            match key {
                "seats" => position.seats = Some(number(value)),
                "turn" => position.on_turn = Seat(number(value)),
                "dice" => position.dice = value.split('+').map(number).collect(),
                "bonus" => position.bonus = number(value),
                "sixes" => position.repeats = number(value),
                "last" => position.last_moved = Some(value.parse().expect("a piece")),
                "came" => position.came_last.push(value.parse().expect("a piece")),
                _ => panic!("{word} in {text:?}"),
            }
            continue;
        }
        let letter = word.parse().ok().and_then(Colour::of_letter);
        if letter.is_some() {
            colour = letter;
            continue;
        }
        if word == "again" {
            position.again = true;
            continue;
        }
        let spot = match word {
            "home" => Spot::Home,
            "goal" => Spot::Goal,
            _ => match word.strip_prefix('c') {
                Some(nth) => Spot::Corridor(number(nth)),
                None => Spot::Ring(Square(number(word))),
            },
        };
        let colour = colour.unwrap_or_else(|| panic!("{word} before any colour in {text:?}"));
        position.pieces_mut(colour).push(spot);
    }
    position
}

pub(crate) fn piece(text: &str) -> Piece {
    text.parse().expect("the notation of a piece")
}

impl Table {
    /// Plays a script: `* 5` is a roll, everything else a move; `1: y1+5` says whose it is.
    ///
    /// Every state on the way is audited, and every one is told by its position.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) {
        for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            if let Some(roll) = step.strip_prefix('*') {
                self.roll(roll.trim());
            } else {
                self.act(step);
            }
            assert_eq!(self.game.audit(&self.state), Ok(()), "after {step:?}");
            let position = Position::of(&self.game, &self.state);
            assert_eq!(position.to_state(&self.game).as_ref(), Ok(&self.state), "after {step:?}");
        }
    }

    #[track_caller]
    fn roll(&mut self, roll: &str) {
        let roll: Outcome = roll.parse().expect("the notation of a roll");
        let possible = self.game.is_possible(&self.state, roll);
        assert!(possible, "{roll} cannot happen in {:?}", self.state);
        let mut log: Vec<(Audience, Event)> = Vec::new();
        self.game.resolve(&mut self.state, roll, &mut log);
        self.events.extend(log.into_iter().map(|(_, event)| event));
    }

    #[track_caller]
    fn act(&mut self, step: &str) {
        let action = match step.split_once(':') {
            Some((seat, action)) => {
                assert_eq!(self.on_turn().to_string(), seat, "whose turn it is before {step:?}");
                action.trim()
            }
            None => step,
        };
        let action: Action = action.parse().expect("the notation of a move");
        assert_eq!(self.game.check(&self.state, action), Ok(()), "{step:?} of {:?}", self.listed());
        assert!(self.listed().contains(&action.to_string()), "{step:?} of {:?}", self.listed());
        let mut log: Vec<(Audience, Event)> = Vec::new();
        self.game.play(&mut self.state, action, &mut log);
        self.events.extend(log.into_iter().map(|(_, event)| event));
    }

    /// Why a move is refused.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> Illegal {
        let parsed = action.parse().expect("the notation of a move");
        self.game.check(&self.state, parsed).expect_err(action)
    }

    /// What the seat on turn can do, as text; nothing while the dice roll.
    pub(crate) fn listed(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Rolls, and gives what can be done with it.
    #[track_caller]
    pub(crate) fn after(mut self, script: &str) -> Vec<String> {
        self.play(script);
        self.listed()
    }

    /// Where a piece stands, as text.
    pub(crate) fn at(&self, text: &str) -> String {
        let piece = piece(text);
        self.game.board().spot(piece.colour(), self.state.place(piece)).to_string()
    }

    /// Where several pieces stand.
    pub(crate) fn where_are(&self, pieces: &str) -> String {
        let spots: Vec<_> = pieces.split_whitespace().map(|piece| self.at(piece)).collect();
        spots.join(", ")
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.game.view(&self.state, Seat(0))
    }

    pub(crate) fn on_turn(&self) -> u8 {
        self.state.on_turn().0
    }

    /// Whether this seat is about to roll.
    pub(crate) fn rolls(&self, seat: u8) -> bool {
        self.game.turn(&self.state) == Turn::Chance && self.on_turn() == seat
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    /// Whether this happened.
    pub(crate) fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// How many bonuses of so many steps were given.
    pub(crate) fn bonuses(&self, wanted: u8) -> usize {
        let given =
            |event: &&Event| matches!(event, Event::BonusGiven { steps, .. } if *steps == wanted);
        self.events.iter().filter(given).count()
    }

    pub(crate) fn scores(&self) -> Vec<f32> {
        let mut scores = vec![0.0; usize::from(self.game.seats(&self.state))];
        self.game.scores(&self.state, &mut scores);
        scores
    }
}
