//! The search against plain enumeration.

use ludoteca_core::{Game as _, Purpose, Rng, Seat};
use ludoteca_monopoly::subset::{self, Plan};
use ludoteca_monopoly::{DeedKind, Monopoly, State, View};

use super::case::{Case, Topic, case};
use super::oracle::{Problem, best, enumerate, lots, rents};

/// Random cases for each problem.
const CASES: u64 = 10_000;

pub(crate) fn solve(view: &View<'_>, problem: Problem, amount: i64) -> Option<Plan> {
    match problem {
        Problem::Sell => subset::sell(view, amount),
        Problem::Mortgage => subset::mortgage(view, amount),
        Problem::Lift => Some(subset::lift(view, amount)),
        Problem::Build => Some(subset::build(view, amount)),
    }
}

/// Plays a plan to its end.
#[track_caller]
pub(crate) fn carry_out(game: &Monopoly, state: &State, plan: &Plan, seat: Seat) -> State {
    let mut state = state.clone();
    for _ in 0..=plan.items() {
        let Some(action) = plan.next(&game.view(&state, seat)) else { break };
        assert_eq!(game.check(&state, action), Ok(()), "{action}");
        game.play(&mut state, action, &mut ());
    }
    assert_eq!(plan.next(&game.view(&state, seat)), None, "done after all its items");
    state
}

/// Whether half prices add up however they are rounded.
fn is_even(game: &Monopoly) -> bool {
    game.board().deeds().iter().all(|deed| match deed.kind {
        DeedKind::Street { house_price, hotel_price, .. } => {
            house_price % 2 == 0 && hotel_price % 2 == 0
        }
        _ => true,
    })
}

fn check_plan(case: &Case, problem: Problem, plan: &Plan, wanted: &[u8]) {
    let Case { game, state } = case;
    let after = carry_out(game, state, plan, Seat(0));
    assert_eq!(lots(game, &after), wanted);
    let purse = |state: &State| i64::from(game.view(state, Seat(0)).cash(Seat(0)));
    let sign = if problem.raises() { 1 } else { -1 };
    let money = sign * (purse(&after) - purse(state));
    assert!(money == plan.money() || money > plan.money() && !is_even(game));
    let rent = rents(game, state, Seat(0)) - rents(game, &after, Seat(0));
    assert_eq!(sign * rent, plan.rent());
}

fn compare(topic: Topic, problem: Problem) {
    let cases = ludoteca_testkit::effort(CASES, 20 * CASES);
    let mut choices = 0;
    for number in 0..cases {
        let case = case(topic, number);
        let all = enumerate(&case.game, &case.state, problem);
        let rng = &mut Rng::stream(8, number, Purpose::Setup);
        let total = all.iter().map(|reached| reached.money).max().unwrap_or(0);
        for _ in 0..3 {
            let amount = i64::from(rng.below(total as u32 + 3)) - 1;
            let view = case.game.view(&case.state, Seat(0));
            let plan = solve(&view, problem, amount);
            let wanted = best(&all, problem, amount);
            let context = || format!("{problem:?} {number} for {amount}: {:#?}", case.state);
            let Some(wanted) = wanted else {
                assert_eq!(plan, None, "{}", context());
                continue;
            };
            let plan = plan.unwrap_or_else(|| panic!("a plan for {wanted:?}, {}", context()));
            let found = (plan.rent(), plan.items() as usize, plan.money());
            let expected = (wanted.rent, wanted.squares.len(), wanted.money);
            assert_eq!(found, expected, "{wanted:?} {plan:?} {}", context());
            check_plan(&case, problem, &plan, &wanted.lots);
            choices += u64::from(all.len() > 2);
        }
    }
    assert!(choices > cases, "{problem:?}: only {choices} cases had something to choose");
}

#[test]
fn sales_equal_plain_enumeration() {
    compare(Topic::Buildings, Problem::Sell);
}

#[test]
fn buildings_equal_plain_enumeration() {
    compare(Topic::Buildings, Problem::Build);
}

#[test]
fn mortgages_equal_plain_enumeration() {
    compare(Topic::Mortgages, Problem::Mortgage);
}

#[test]
fn lifting_equals_plain_enumeration() {
    compare(Topic::Mortgages, Problem::Lift);
}
