//! The rules of the toy, with a place for each flaw.

use std::ops::RangeInclusive;

use ludoteca_core::{Audience, Determinize, EventSink, Game, Rng, Seat, Turn};

use super::{Action, COINS, Coin, Flaw, Hand, Outcome, Phase, ROUNDS, Shared, Smudge, State, View};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt { secret: u8 },
    Flipped { heads: bool },
    Passed { mood: u32 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not now")
    }
}

impl std::error::Error for Refused {}

/// Toys are small: their counts fit any type.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn secret(rng: &mut Rng) -> u8 {
    small(rng.below(3) as usize)
}

impl Coin {
    /// Whether the seat to move has a coin to flip, or does not need one.
    fn can_flip(&self, state: &State) -> bool {
        state.hands[state.to_move.idx()].coins > 0 || self.has(Flaw::FlipWithoutCoin)
    }

    fn pass_on(&self, state: &mut State) {
        let n_seats = state.hands.len();
        state.to_move = Seat(small((state.to_move.idx() + 1) % n_seats));
        if !self.has(Flaw::EndlessTurn) {
            state.turns += 1;
        }
        let over = u64::from(state.turns) >= u64::from(ROUNDS) * n_seats as u64;
        state.phase = if over { Phase::Over } else { Phase::Deciding };
    }

    /// What flaws do to a step, whatever the step.
    fn smear<S>(&self, state: &mut State, log: &S) {
        state.steps += 1 + self.mood(Flaw::MoodyState);
        state.smudge.0 += self.mood(Flaw::MoodyHash);
        if self.has(Flaw::SharedState) {
            state.shared.raise();
        }
        if self.has(Flaw::SilenceMatters) && size_of_val(log) == 0 {
            state.steps += 100;
        }
    }

    /// An action that only a flaw brings into the game.
    fn odd_action(&self) -> Option<Action> {
        match self.flaw? {
            Flaw::Nameless => Some(Action::Nameless),
            Flaw::TwoLines => Some(Action::TwoLines),
            Flaw::Smudged => Some(Action::Smudged),
            Flaw::Brittle => Some(Action::Brittle),
            _ => None,
        }
    }
}

impl Game for Coin {
    const KEY: &'static str = "coin";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View<'a> = View<'a>;
    type Illegal = Refused;

    fn start(&self, players: u8) -> State {
        let hand = Hand { secret: None, coins: COINS, flips: 0, heads: 0 };
        State {
            phase: Phase::Dealing,
            to_move: Seat(0),
            hands: vec![hand; usize::from(players)],
            turns: 0,
            steps: 0,
            shared: Shared::default(),
            smudge: Smudge::default(),
        }
    }

    fn players(&self) -> RangeInclusive<u8> {
        2..=4
    }

    fn seats(&self, state: &State) -> u8 {
        small(state.hands.len())
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Dealing | Phase::Flipping => Turn::Chance,
            Phase::Deciding if self.has(Flaw::DecidesElsewhere) => Turn::Decide(Seat(7)),
            Phase::Deciding => Turn::Decide(state.to_move),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, state: &State, out: &mut Vec<Action>) {
        if self.has(Flaw::ListsClear) {
            out.clear();
        }
        let stray = match state.phase {
            Phase::Dealing | Phase::Flipping => self.has(Flaw::ActionsDuringChance),
            Phase::Over => self.has(Flaw::ActionsWhenOver),
            Phase::Deciding => false,
        };
        let deciding = state.phase == Phase::Deciding && !self.has(Flaw::NoActions);
        if !deciding && !stray {
            return;
        }
        if state.hands[state.to_move.idx()].coins > 0 {
            out.push(Action::Flip);
        }
        out.push(Action::Pass);
        out.extend(self.odd_action());
        if self.has(Flaw::ActionTwice) {
            out.push(Action::Pass);
        }
        if self.has(Flaw::ActionsReversed) {
            out.reverse();
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        if self.has(Flaw::NoOutcomes) {
            return;
        }
        match state.phase {
            Phase::Dealing => out.extend((0..=2).map(|secret| (Outcome::Deal(secret), 1))),
            Phase::Flipping => {
                let heads = match self.flaw {
                    Some(Flaw::WeightlessOutcome) => 0,
                    Some(Flaw::HeavyOutcomes) => u32::MAX,
                    _ => 1,
                };
                out.extend([(Outcome::Tails, 1), (Outcome::Heads, heads)]);
                out.extend(self.has(Flaw::BlurredOutcome).then_some((Outcome::Blurred, 1)));
            }
            Phase::Deciding | Phase::Over => {}
        }
        if self.has(Flaw::OutcomesReversed) {
            out.reverse();
        }
    }

    fn sample(&self, state: &State, rng: &mut Rng) -> Outcome {
        match (state.phase, self.flaw) {
            (_, Some(Flaw::SampleUnlisted)) => Outcome::Blurred,
            (Phase::Dealing, _) => Outcome::Deal(secret(rng)),
            (_, Some(Flaw::LoadedCoin)) if rng.below(10) == 0 => Outcome::Heads,
            _ if rng.below(2) == 0 => Outcome::Tails,
            _ => Outcome::Heads,
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refused> {
        if self.has(Flaw::CheckTouches) {
            state.shared.raise();
        }
        let can_flip = self.can_flip(state);
        assert!(
            !self.has(Flaw::CheckPanics) || can_flip || action != Action::Flip,
            "there is no coin to flip"
        );
        let now = state.phase == Phase::Deciding || self.has(Flaw::AcceptsOutOfTurn);
        let legal = match action {
            Action::Flip => can_flip,
            Action::Pass => !self.has(Flaw::ListedRefused),
            odd => self.odd_action() == Some(odd),
        };
        if now && legal { Ok(()) } else { Err(Refused) }
    }

    fn play(&self, state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        match action {
            Action::Flip => {
                state.phase = Phase::Flipping;
                let hand = &mut state.hands[state.to_move.idx()];
                hand.coins = hand.coins.saturating_sub(1);
                hand.flips += 1;
            }
            _ if self.has(Flaw::PassDoesNothing) => return,
            _ => {
                let mood = self.mood(Flaw::MoodyEvents);
                log.push(Audience::Table, Event::Passed { mood });
                self.pass_on(state);
            }
        }
        self.smear(state, log);
    }

    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl EventSink<Event>) {
        let seat = state.to_move;
        let hand = &mut state.hands[seat.idx()];
        if let Outcome::Deal(secret) = outcome {
            hand.secret = Some(secret);
            log.push(Audience::Only(seat), Event::Dealt { secret });
            let last = seat.idx() + 1 == state.hands.len();
            state.to_move = if last { Seat(0) } else { Seat(seat.0 + 1) };
            state.phase = if last { Phase::Deciding } else { Phase::Dealing };
        } else {
            let heads = outcome != Outcome::Tails;
            hand.heads += u8::from(heads);
            log.push(Audience::Table, Event::Flipped { heads });
            self.pass_on(state);
        }
        self.smear(state, log);
    }

    fn view<'a>(&'a self, state: &'a State, seat: Seat) -> View<'a> {
        View { game: self, state, seat }
    }

    fn turns_taken(&self, state: &State) -> u32 {
        if self.has(Flaw::TurnsFall) { 100 - state.turns } else { state.turns }
    }

    fn default_cap(&self) -> u32 {
        1000
    }

    fn scores(&self, state: &State, out: &mut [f32]) {
        let best = state.hands.iter().map(Hand::points).max();
        let n_best = state.hands.iter().filter(|hand| Some(hand.points()) == best).count();
        let share = 1.0 / f32::from(small(n_best));
        let skipped = usize::from(self.has(Flaw::ScoreForgotten));
        for (hand, score) in state.hands.iter().zip(out).skip(skipped) {
            let wins = Some(hand.points()) == best;
            *score =
                if self.has(Flaw::EverybodyWins) { 1.0 } else { share * f32::from(u8::from(wins)) };
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        if self.has(Flaw::AuditComplains) && state.phase == Phase::Over {
            return Err("something is missing".into());
        }
        let sound = state.hands.iter().all(|hand| hand.coins + hand.flips == COINS);
        if sound { Ok(()) } else { Err(format!("coins were made or lost: {:?}", state.hands)) }
    }

    fn is_possible(&self, state: &State, outcome: Outcome) -> bool {
        let mut listed = Vec::new();
        self.outcomes(state, &mut listed);
        let possible = listed.iter().any(|&(here, _)| here == outcome);
        match self.flaw {
            Some(Flaw::EverythingPossible) => true,
            Some(Flaw::ListedImpossible) => possible && outcome != Outcome::Heads,
            _ => possible,
        }
    }
}

impl Determinize for Coin {
    fn guess(&self, view: &View<'_>, rng: &mut Rng) -> State {
        let mut guess = view.state.clone();
        for (seat, hand) in (0..).map(Seat).zip(&mut guess.hands) {
            if seat != view.seat && hand.secret.is_some() {
                hand.secret = Some(secret(rng));
            }
        }
        if self.has(Flaw::GuessForgetsTurn) {
            guess.to_move = Seat(0);
        }
        if self.has(Flaw::GuessUnsound) {
            guess.hands[0].flips += 1;
        }
        if self.has(Flaw::GuessGivesCoins) {
            let hand = &mut guess.hands[view.seat.idx()];
            (hand.coins, hand.flips) = (COINS, 0);
        }
        guess
    }
}
