//! The fixture: a position in a few words, and what an agent makes of it.

use ludoteca_core::{Agent, Choice, Game as _, Purpose, Rng, Seat, Thinking, Turn};
use ludoteca_monopoly::agents::RuleBased;
use ludoteca_monopoly::position::{Business, Debt, JailCards, Lot, Player};
use ludoteca_monopoly::{Action, Cause, Monopoly, Phase, Place, Position, State};

/// A game and a position in it.
pub(crate) struct Scene {
    pub(crate) game: Monopoly,
    pub(crate) position: Position,
}

/// A table of Street Master's; see [`player`] for the words. Seat 0 is before its roll.
pub(crate) fn scene(players: &[&str]) -> Scene {
    preset("street-masters", players)
}

/// The same under another preset.
pub(crate) fn preset(name: &str, players: &[&str]) -> Scene {
    on(Monopoly::preset(name).expect("a shipped preset"), players)
}

/// The same in any game.
pub(crate) fn on(game: Monopoly, players: &[&str]) -> Scene {
    let players = players.iter().map(|text| player(text)).collect();
    Scene { game, position: Position { players, ..Position::default() } }
}

/// A player in words: `$500` cash, `@10` square, `jail2` second turn in jail, `card1` jail cards,
/// and lots: `5` bare, `5m` mortgaged, `39*3` three houses, `39h` a hotel.
fn player(text: &str) -> Player {
    let mut player = Player::default();
    for word in text.split_whitespace() {
        let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{word}"));
        if let Some(cash) = word.strip_prefix('$') {
            player.cash = Some(cash.parse().unwrap_or_else(|_| panic!("{word}")));
        } else if let Some(square) = word.strip_prefix('@') {
            player.square = Some(Place(number(square)));
        } else if let Some(turn) = word.strip_prefix("jail") {
            player.jail = number(turn);
        } else if let Some(count) = word.strip_prefix("card") {
            player.jail_cards = JailCards::Count(number(count));
        } else if let Some((square, houses)) = word.split_once('*') {
            player.lots.push(Lot { houses: number(houses), ..Lot::bare(Place(number(square))) });
        } else {
            let bare = Lot::bare(Place(number(word.trim_end_matches(['m', 'h']))));
            let lot = Lot { mortgaged: word.ends_with('m'), hotel: word.ends_with('h'), ..bare };
            player.lots.push(lot);
        }
    }
    player
}

impl Scene {
    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.position.phase = phase;
        self
    }

    pub(crate) fn business(mut self, business: Business) -> Self {
        self.position.business = Some(business);
        self
    }

    /// Seat 0 owes seat 1 a rent.
    pub(crate) fn owing(mut self, amount: i32) -> Self {
        let (debtors, creditors) = (vec![Seat(0)], vec![Seat(1)]);
        self.position.debts = vec![Debt { amount, debtors, creditors, cause: Cause::Rent }];
        self.phase(Phase::After)
    }

    #[track_caller]
    pub(crate) fn state(&self) -> State {
        self.position.to_state(&self.game).unwrap_or_else(|faults| panic!("{faults:#?}"))
    }

    /// What `rules` does here, and the rules that fired: `2.1.6 buy`.
    #[track_caller]
    pub(crate) fn verdict(&self) -> String {
        let choice = ask(&self.game, &self.state(), &mut RuleBased::default(), 0);
        verdict(&choice)
    }

    /// What an agent does until the turn is no longer its own, in words.
    #[track_caller]
    pub(crate) fn plays(&self, agent: &mut impl Agent<Monopoly>, seed: u64) -> Vec<String> {
        let mut state = self.state();
        let mut rng = Rng::stream(seed, 0, Purpose::Thinking(Seat(0)));
        let mut played = Vec::new();
        while self.game.turn(&state) == Turn::Decide(Seat(0)) {
            let mut thinking = Thinking::silent(&mut rng);
            let action = agent.choose(&self.game.view(&state, Seat(0)), &mut thinking);
            assert_eq!(self.game.check(&state, action), Ok(()), "{action}");
            self.game.play(&mut state, action, &mut ());
            played.push(action.to_string());
            if matches!(action, Action::Done | Action::Roll | Action::Bankrupt | Action::Pay) {
                break;
            }
        }
        played
    }
}

/// Asks the agent of whoever is to move.
#[track_caller]
pub(crate) fn ask(
    game: &Monopoly,
    state: &State,
    agent: &mut impl Agent<Monopoly>,
    seed: u64,
) -> Choice<Action> {
    let Turn::Decide(seat) = game.turn(state) else { panic!("no seat decides") };
    let mut rng = Rng::stream(seed, 0, Purpose::Thinking(seat));
    let mut thinking = Thinking::aloud(&mut rng);
    let action = agent.choose(&game.view(state, seat), &mut thinking);
    assert_eq!(game.check(state, action), Ok(()), "{action}");
    thinking.conclude(action)
}

/// The names of the terms that decided, and the action. All other rules must have been tried
/// before, and none of them fired.
#[track_caller]
pub(crate) fn verdict(choice: &Choice<Action>) -> String {
    let mut text = String::new();
    for weighed in choice.why.iter().skip_while(|weighed| weighed.value == 0.0) {
        assert_eq!((weighed.value, weighed.action), (1.0, choice.action), "{choice:?}");
        text += weighed.terms[0].0;
        text.push(' ');
    }
    text + &choice.action.to_string()
}
