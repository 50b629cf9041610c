//! Plans for positions of real games, carried out by the engine.

use ludoteca_core::{Audience, Game as _, Match, Purpose, Rng, Seat, Step, Turn, Witness};
use ludoteca_monopoly::agents::Quick;
use ludoteca_monopoly::subset::{self, Plan};
use ludoteca_monopoly::{Action, Event, Monopoly, Position, Question, Rules, State};

use super::enumeration::solve;
use super::oracle::{Problem, rents};

/// Stops a game now and then, and tries plans on copies of it.
struct Prober<'a> {
    game: &'a Monopoly,
    rng: Rng,
    tally: Tally,
}

#[derive(Default, Debug)]
struct Tally {
    positions: u64,
    plans: [u64; 4],
    actions: u64,
}

impl Witness<Monopoly> for Prober<'_> {
    const EVENTS: bool = false;

    fn step(&mut self, state: &State, _: Step<Monopoly>, _: &[(Audience, Event)]) {
        if let Turn::Decide(seat) = self.game.turn(state)
            && self.rng.below(12) == 0
        {
            self.probe(state, seat);
        }
    }
}

impl Prober<'_> {
    fn probe(&mut self, state: &State, seat: Seat) {
        let question = self.game.view(state, seat).question();
        // Where debts are paid as soon as the money is there, the game goes on in between.
        let waits = !self.game.rules().pay_automatically;
        let problems: &[Problem] = match question {
            Question::Manage => &[Problem::Sell, Problem::Mortgage, Problem::Lift, Problem::Build],
            Question::Debt if waits => &[Problem::Sell, Problem::Mortgage],
            _ => return,
        };
        self.tally.positions += 1;
        // Now and then somebody finds a treasure: cash is what limits buildings most.
        let mut state = state.clone();
        if self.rng.below(2) == 0 && question == Question::Manage {
            let mut position = Position::of(self.game, &state);
            let cash = &mut position.players[seat.idx()].cash;
            *cash = Some(cash.unwrap_or(0) * 20);
            state = position.to_state(self.game).expect("the same but richer");
        }
        for &problem in problems {
            self.try_plans(&state, seat, problem);
        }
    }

    fn try_plans(&mut self, state: &State, seat: Seat, problem: Problem) {
        let view = self.game.view(state, seat);
        let everything = match problem {
            Problem::Sell => subset::sell_all(&view).money(),
            Problem::Mortgage => subset::mortgage_all(&view).money(),
            Problem::Lift | Problem::Build => view.cash(seat).into(),
        };
        let amount = i64::from(self.rng.below(everything as u32 + 1));
        let plan = solve(&view, problem, amount).expect("no more than everything");
        let enough = if problem.raises() { plan.money() >= amount } else { plan.money() <= amount };
        assert!(enough, "{plan:?} for {amount}");
        self.carry_out(state, seat, problem, &plan);
        if problem.raises() {
            assert_eq!(solve(&view, problem, everything + 1), None);
            let all = match problem {
                Problem::Sell => subset::sell_all(&view),
                _ => subset::mortgage_all(&view),
            };
            assert!(plan.rent() <= all.rent());
            self.carry_out(state, seat, problem, &all);
        }
    }

    fn carry_out(&mut self, before: &State, seat: Seat, problem: Problem, plan: &Plan) {
        let game = self.game;
        let mut state = before.clone();
        while let Some(action) = plan.next(&game.view(&state, seat)) {
            assert_eq!(game.check(&state, action), Ok(()));
            game.play(&mut state, action, &mut ());
            self.tally.actions += 1;
            // The others leave the last buildings to the one who builds.
            while let Turn::Decide(other) = game.turn(&state)
                && game.view(&state, other).question() == Question::Claim
            {
                game.play(&mut state, Action::Pass, &mut ());
            }
        }
        let view = game.view(&state, seat);
        for lot in plan.lots() {
            let lifted = !view.mortgaged().has(lot);
            match plan.level(lot) {
                Some(level) => assert_eq!(view.level(lot), level),
                None => assert_eq!(lifted, problem == Problem::Lift),
            }
        }
        let sign = if problem.raises() { 1 } else { -1 };
        let raised = view.cash(seat) - game.view(before, seat).cash(seat);
        assert_eq!(sign * i64::from(raised), plan.money());
        let lost = rents(game, before, seat) - rents(game, &state, seat);
        assert_eq!(sign * lost, plan.rent());
        self.tally.plans[problem as usize] += u64::from(!plan.is_empty());
    }
}

/// Every preset, with and without house rules that change what can be built and sold.
fn games() -> Vec<Monopoly> {
    let mut games = Vec::new();
    for (name, rules, _) in Rules::PRESETS {
        let game = Monopoly::preset(name).expect("a shipped preset");
        // Contested buildings count as offers; here they never run out.
        let rules = Rules { offers_per_window: 255, ..rules };
        let variants = [
            rules,
            rules.short(),
            Rules { houses: 12, hotels: 4, ..rules },
            Rules { even_building: false, houses: 20, hotels: 6, ..rules },
        ];
        for rules in variants {
            let short = rules.dealt_lots > 0 && rules.start_cash > 100_000;
            let rules = if short { Rules { dealt_lots: 0, ..rules } } else { rules };
            games.push(game.with_rules(rules).expect("sound rules"));
        }
    }
    games
}

#[test]
fn the_engine_carries_plans_out_as_promised() {
    let mut tally = Tally::default();
    for (nth, game) in (0..).zip(games()) {
        let rng = Rng::stream(9, nth, Purpose::Setup);
        let mut prober = Prober { game: &game, rng, tally };
        for game_no in 0..ludoteca_testkit::effort(15, 1500) {
            let mut table = Match::new(&game, game.start(4), nth, game_no);
            table.run(&mut [Quick::default(); 4], 400, &mut prober);
        }
        tally = prober.tally;
    }
    assert!(tally.positions > 5000, "{tally:?}");
    assert!(tally.plans.iter().all(|&plans| plans > 1000), "{tally:?}");
    assert!(tally.actions > 50_000, "{tally:?}");
}
