//! The check of agents finds what agents do wrong.

use ludoteca_core::{Agent, SeatView as _, Thinking, Weighed};
use ludoteca_testkit::agent::check_agent;

use crate::coin::{Action, Coin, View};

/// What an agent does wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    FlipsAlways,
    FlipsWhenAskedWhy,
    SumsWrong,
    WeighsSomethingElse,
}

/// Passes for a reason, but for its fault.
#[derive(Clone, Copy)]
struct Passer {
    fault: Option<Fault>,
    n_heard: u32,
}

impl Agent<Coin> for Passer {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        assert!(self.n_heard > 0, "seat {} has not heard of its secret", view.seat());
        let has = |fault| self.fault == Some(fault);
        let flips =
            has(Fault::FlipsAlways) || (has(Fault::FlipsWhenAskedWhy) && thinking.is_aloud());
        let action = if flips { Action::Flip } else { Action::Pass };
        let value = if has(Fault::SumsWrong) { 2.0 } else { 1.5 };
        let weighed = if has(Fault::WeighsSomethingElse) { Action::Brittle } else { action };
        let terms = vec![("rest", 1.0), ("peace", 0.5)];
        thinking.weigh(|| Weighed { action: weighed, value, terms });
        action
    }

    fn hear(&mut self, _: &crate::coin::Event) {
        self.n_heard += 1;
    }
}

fn check(fault: Option<Fault>) {
    let agent = Passer { fault, n_heard: 0 };
    check_agent(&Coin::default(), &mut [agent; 2], 3, 5, 100);
}

#[test]
fn a_sound_agent_passes_and_hears_of_what_happens() {
    check(None);
}

#[test]
#[should_panic(expected = "coin, seed 5, game 0, seat 0: flip is refused: not allowed: not now")]
fn an_illegal_choice_is_found() {
    check(Some(Fault::FlipsAlways));
}

#[test]
#[should_panic(expected = "seat 0: pass unless asked why, then flip")]
fn a_choice_that_depends_on_being_asked_is_found() {
    check(Some(Fault::FlipsWhenAskedWhy));
}

#[test]
#[should_panic(expected = "seat 0: the reasons are not sound")]
fn terms_that_do_not_sum_are_found() {
    check(Some(Fault::SumsWrong));
}

#[test]
#[should_panic(expected = "seat 0: the reasons are not sound")]
fn a_choice_that_was_not_weighed_is_found() {
    check(Some(Fault::WeighsSomethingElse));
}
