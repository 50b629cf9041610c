//! Whole boards in one hand, and a bank that runs short: too much to enumerate, but no plan may be
//! worse than a greedy one.

use ludoteca_core::{Game as _, Purpose, Rng, Seat};
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::{Action, Monopoly, Place, Position, Rules, State, subset};

use super::case::built;
use super::enumeration::{carry_out, solve};
use super::oracle::{Problem, lots, rents};

/// A shipped board on which seat 0 owns and has built on many groups.
fn estate(number: u64) -> (Monopoly, State, Rng) {
    let mut rng = Rng::stream(11, number, Purpose::Setup);
    let (name, rules, _) = Rules::PRESETS[rng.below(4) as usize];
    let game = Monopoly::preset(name).expect("a shipped preset");
    let rules = Rules { even_building: rng.below(3) > 0, ..rules };
    let missing = rng.below(8);
    let mut lots: Vec<Lot> = Vec::new();
    for group in game.board().groups().iter().filter(|group| group.streets) {
        let place = |lot: ludoteca_monopoly::DeedId| game.board().deeds()[lot.idx()].place;
        let squares: Vec<Place> = group.members.into_iter().map(place).collect();
        if rng.below(8) >= missing {
            lots.extend(built(&mut rng, &squares, &rules));
        }
    }
    let houses = lots.iter().map(|lot| lot.houses).sum::<u8>() + rng.below(33) as u8;
    let hotels = lots.iter().filter(|lot| lot.hotel).count() as u8 + rng.below(13) as u8;
    let rules = Rules { houses, hotels, ..rules };
    let game = game.with_rules(rules).expect("sound rules");
    let most = if rules.start_cash > 10_000 { 1_500_000 } else { 15_000 };
    let cash = Some(rng.below(most) as i32);
    let players = vec![Player { cash, lots, ..Player::default() }, Player::default()];
    let position = Position { players, ..Position::default() };
    let state = position.to_state(&game).expect("a sound position");
    (game, state, rng)
}

/// Takes the best step again and again until the amount is raised or spent.
fn greedy(game: &Monopoly, start: &State, problem: Problem, amount: i64) -> Option<i64> {
    let purse = |state: &State| i64::from(game.view(state, Seat(0)).cash(Seat(0)));
    let rent = |state: &State| rents(game, state, Seat(0));
    let mut state = start.clone();
    loop {
        let moved = (purse(&state) - purse(start)).abs();
        if problem == Problem::Sell && moved >= amount {
            return Some(rent(start) - rent(&state));
        }
        let places = game.board().deeds().iter().map(|deed| deed.place);
        let steps = places.flat_map(|place| match problem {
            Problem::Sell => [Action::Sell(place), Action::SellDown(place, 0)],
            _ => [Action::Build(place); 2],
        });
        let steps = steps.filter(|&step| game.check(&state, step).is_ok()).map(|step| {
            let mut next = state.clone();
            game.play(&mut next, step, &mut ());
            next
        });
        let fits =
            |next: &State| problem == Problem::Sell || (purse(next) - purse(start)).abs() <= amount;
        let value = |next: &State| {
            let money = (purse(next) - purse(&state)).abs().max(1);
            (rent(next) - rent(&state)) * 1000 / money
        };
        match steps.filter(fits).max_by_key(value) {
            Some(next) => state = next,
            None if problem == Problem::Sell => return None,
            None => return Some(rent(&state) - rent(start)),
        }
    }
}

#[test]
fn no_greedy_plan_is_better() {
    for number in 0..ludoteca_testkit::effort(400, 20_000) {
        let (game, state, mut rng) = estate(number);
        let view = game.view(&state, Seat(0));
        let most = [subset::sell_all(&view).money(), view.cash(Seat(0)).into()];
        for (problem, most) in [Problem::Sell, Problem::Build].into_iter().zip(most) {
            let amount = i64::from(rng.below(most as u32 + 1));
            let plan = solve(&view, problem, amount).expect("no more than everything");
            let after = carry_out(&game, &state, &plan, Seat(0));
            let rent = rents(&game, &after, Seat(0)) - rents(&game, &state, Seat(0));
            let greedy = greedy(&game, &state, problem, amount);
            let context = (number, problem, lots(&game, &state), amount);
            if problem == Problem::Sell {
                assert_eq!(-rent, plan.rent(), "{context:?}");
                assert!(greedy.is_none_or(|lost| plan.rent() <= lost), "{context:?}");
            } else {
                assert_eq!(rent, plan.rent(), "{context:?}");
                assert!(greedy.is_some_and(|gained| plan.rent() >= gained), "{context:?}");
            }
        }
    }
}
