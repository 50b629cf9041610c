//! The fixture: a table set up from a few words, and played by a script.

use ludoteca_core::{Audience, Game as _, Seat, Turn};
use ludoteca_monopoly::position::{Business, JailCards, Lot, Player};
use ludoteca_monopoly::{
    Action, Event, Illegal, Monopoly, Outcome, Phase, Place, Position, Rules, State, View,
};

/// A game in play, with everything that happened so far.
pub(crate) struct Table {
    pub(crate) game: Monopoly,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// A preset at a table of players described by [`player`].
pub(crate) fn preset(name: &str, players: &[&str]) -> Table {
    table(Monopoly::preset(name).expect("a shipped preset"), &position(players))
}

/// The official rules.
pub(crate) fn official(players: &[&str]) -> Table {
    preset("official", players)
}

/// The official game under changed rules.
pub(crate) fn house_rules(rules: Rules, players: &[&str]) -> Table {
    let game = Monopoly::preset("official").expect("a shipped preset");
    table(game.with_rules(rules).expect("sound rules"), &position(players))
}

/// A game set up in any position.
pub(crate) fn table(game: Monopoly, position: &Position) -> Table {
    let state = position.to_state(&game).unwrap_or_else(|faults| panic!("{faults:#?}"));
    Table { game, state, events: Vec::new() }
}

/// The position of these players, before the roll of the first.
pub(crate) fn position(players: &[&str]) -> Position {
    Position { players: players.iter().map(|text| player(text)).collect(), ..Position::default() }
}

/// A player in words: `$500` cash, `@10` square, `jail2` second turn in jail, `card1` jail cards,
/// `out`, and lots: `5` bare, `5m` mortgaged, `39*3` three houses, `39h` a hotel.
fn player(text: &str) -> Player {
    let mut player = Player::default();
    for word in text.split_whitespace() {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{word} in {text:?}"));
        if let Some(cash) = word.strip_prefix('$') {
            player.cash = Some(cash.parse().unwrap_or_else(|_| panic!("{word}")));
        } else if let Some(square) = word.strip_prefix('@') {
            player.square = Some(Place(number(square)));
        } else if let Some(turn) = word.strip_prefix("jail") {
            player.jail = number(turn);
        } else if let Some(count) = word.strip_prefix("card") {
            player.jail_cards = JailCards::Count(number(count));
        } else if word == "out" {
            player.out = true;
        } else if let Some((square, houses)) = word.split_once('*') {
            let bare = Lot::bare(Place(number(square)));
            player.lots.push(Lot { houses: number(houses), ..bare });
        } else {
            let bare = Lot::bare(Place(number(word.trim_end_matches(['m', 'h']))));
            let lot = Lot { mortgaged: word.ends_with('m'), hotel: word.ends_with('h'), ..bare };
            player.lots.push(lot);
        }
    }
    player
}

impl Table {
    /// Plays a script of steps with `;` between them.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) {
        for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            if let Some(outcome) = step.strip_prefix('*') {
                self.chance(outcome.trim());
            } else {
                self.act(step);
            }
            let audit = self.game.audit(&self.state);
            assert_eq!(audit, Ok(()), "after {step:?}");
            let position = Position::of(&self.game, &self.state);
            assert_eq!(position.to_state(&self.game).as_ref(), Ok(&self.state), "after {step:?}");
        }
    }

    #[track_caller]
    fn chance(&mut self, outcome: &str) {
        let outcome: Outcome = outcome.parse().expect("the notation of an outcome");
        let possible = self.game.is_possible(&self.state, outcome);
        assert!(possible, "{outcome} cannot happen in {:?}", self.state);
        let mut log: Vec<(Audience, Event)> = Vec::new();
        self.game.resolve(&mut self.state, outcome, &mut log);
        self.events.extend(log.into_iter().map(|(_, event)| event));
    }

    #[track_caller]
    fn act(&mut self, step: &str) {
        let action = match step.split_once(':') {
            Some((seat, action)) => {
                assert_eq!(self.decides().to_string(), seat, "who decides before {step:?}");
                action
            }
            None => step,
        };
        let action: Action = action.parse().expect("the notation of an action");
        let allowed = self.game.check(&self.state, action);
        assert_eq!(allowed, Ok(()), "{step:?} in {:?}", self.state);
        let mut log: Vec<(Audience, Event)> = Vec::new();
        self.game.play(&mut self.state, action, &mut log);
        self.events.extend(log.into_iter().map(|(_, event)| event));
    }

    /// Why an action is refused.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> Illegal {
        let parsed = action.parse().expect("the notation of an action");
        let allowed = self.game.check(&self.state, parsed);
        allowed.expect_err(action)
    }

    /// Whether the rules allow an action.
    pub(crate) fn allows(&self, action: &str) -> bool {
        let action = action.parse().expect("the notation of an action");
        self.game.check(&self.state, action).is_ok()
    }

    /// What the seat to move is offered, as text.
    pub(crate) fn listed(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.game.view(&self.state, Seat(0))
    }

    pub(crate) fn position(&self) -> Position {
        Position::of(&self.game, &self.state)
    }

    pub(crate) fn business(&self) -> Option<Business> {
        self.position().business
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().phase()
    }

    /// The seat that decides now.
    #[track_caller]
    pub(crate) fn decides(&self) -> u8 {
        match self.game.turn(&self.state) {
            Turn::Decide(seat) => seat.0,
            other => panic!("{other:?}: no seat decides"),
        }
    }

    pub(crate) fn is_chance(&self) -> bool {
        self.game.turn(&self.state) == Turn::Chance
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    pub(crate) fn on_turn(&self) -> u8 {
        self.view().on_turn().0
    }

    /// What all seats have, in order.
    pub(crate) fn cash(&self) -> Vec<i32> {
        let seats = 0..self.game.seats(&self.state);
        seats.map(|seat| self.view().cash(Seat(seat))).collect()
    }

    pub(crate) fn square(&self, seat: u8) -> u8 {
        self.view().place(Seat(seat)).0
    }

    pub(crate) fn jail(&self, seat: u8) -> u8 {
        self.view().jail_turn(Seat(seat))
    }

    pub(crate) fn jail_cards(&self, seat: u8) -> u8 {
        self.view().jail_cards(Seat(seat))
    }

    /// The squares of all lots of a seat.
    pub(crate) fn lots(&self, seat: u8) -> Vec<u8> {
        let lots = &self.position().players[usize::from(seat)].lots;
        lots.iter().map(|lot| lot.square.0).collect()
    }

    /// What is on a square: whose it is, houses (5: a hotel), mortgaged.
    #[track_caller]
    pub(crate) fn lot(&self, square: u8) -> (Option<u8>, u8, bool) {
        let lot = self.game.board().deed_at(Place(square)).expect("a lot");
        let view = self.view();
        (view.owner(lot).map(|seat| seat.0), view.level(lot), view.mortgaged().has(lot))
    }

    pub(crate) fn owner(&self, square: u8) -> Option<u8> {
        self.lot(square).0
    }

    pub(crate) fn level(&self, square: u8) -> u8 {
        self.lot(square).1
    }

    pub(crate) fn stock(&self) -> (u8, u8) {
        self.view().stock()
    }

    /// Whether this happened.
    pub(crate) fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// How often something of a kind happened.
    pub(crate) fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }

    pub(crate) fn scores(&self) -> Vec<f32> {
        let mut scores = vec![0.0; usize::from(self.game.seats(&self.state))];
        self.game.scores(&self.state, &mut scores);
        scores
    }
}
