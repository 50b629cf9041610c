//! Deals of two, three and four through the real engine.

use ludoteca_core::{Agent as _, Game as _, Purpose, Rng, Seat, Thinking};
use ludoteca_monopoly::agents::{Optimal, Quick};
use ludoteca_monopoly::{Action, DeedSet, Event};

use crate::table::{Table, official, preset};

fn complete(table: &Table, seat: Seat) -> Vec<DeedSet> {
    let mine = table.view().owned_by(seat);
    let groups = table.game.board().groups().iter().filter(|group| group.streets);
    groups.map(|group| group.members).filter(|&group| mine.covers(group)).collect()
}

fn ask(table: &Table, agent: &mut Optimal) -> Action {
    let mut rng = Rng::stream(1, 1, Purpose::Chance);
    let mut thinking = Thinking::silent(&mut rng);
    let seat = Seat(table.decides());
    agent.choose(&table.game.view(&table.state, seat), &mut thinking)
}

/// Lets optimal players deal until seat 0 wants to roll, and holds the outcome against the walk.
#[track_caller]
fn deal(mut table: Table, participants: u32) -> Table {
    let mut agents = vec![Optimal::default(); table.cash().len()];
    let study = agents[0].study(&table.view());
    let promised = study.deal.clone().expect("a deal");
    assert_eq!(promised.assignment.participants().len(), participants);
    let before = table.cash();
    let owned: Vec<_> =
        (0..).map(Seat).take(before.len()).map(|s| table.view().owned_by(s)).collect();
    let mut steps = 0;
    loop {
        let seat = Seat(table.decides());
        let action = ask(&table, &mut agents[seat.idx()]);
        assert!(!matches!(action, Action::Refuse | Action::Withdraw), "{study}");
        table.play(&format!("{seat}: {action}"));
        let moved = table.view().owned_by(Seat(0)) != owned[0];
        steps += 1;
        assert!(moved || table.events.iter().all(|e| !matches!(e, Event::Transferred { .. })));
        if moved {
            break;
        }
        assert!(steps < 20, "{study}");
    }
    for (seat, group) in &promised.assignment.0 {
        let lots = study.streets.groups()[usize::from(*group)].lots;
        assert_eq!(complete(&table, *seat), [lots], "seat {seat} has what the walk promised");
    }
    for (seat, (after, before)) in table.cash().iter().zip(&before).enumerate() {
        assert_eq!(i64::from(after - before), promised.net[seat], "seat {seat}: {study}");
    }
    table
}

#[test]
fn two_swap() {
    let t = deal(preset("optimal", &["1 39", "3 37", ""]), 2);
    assert_eq!((t.lots(0), t.lots(1)), (vec![37, 39], vec![1, 3]), "the dearer one for seat 0");
    assert_eq!(t.cash(), [1472, 1528, 1500]);
    // Under the official rules, too.
    let t = deal(official(&["1 39", "3 37", ""]), 2);
    assert_eq!(t.cash(), [1472, 1528, 1500]);
}

#[test]
fn two_for_one() {
    let t = deal(official(&["1 6", "3 8 9"]), 2);
    assert_eq!((t.lots(0), t.lots(1)), (vec![6, 8, 9], vec![1, 3]));
    assert_eq!(t.cash(), [1490, 1510], "1 % of 1700 − 700");
}

#[test]
fn three_go_round_in_one_package() {
    let t = deal(preset("optimal", &["1 14", "3 6 8", "9 11 13", "5"]), 3);
    assert!(t.saw(Event::PackageDone { by: Seat(0) }));
    assert_eq!(t.count(|event| matches!(event, Event::PackageProposed { .. })), 1);
    assert_eq!(t.cash().iter().sum::<i32>(), 6000);
}

#[test]
fn four_go_round_in_one_package() {
    let t = deal(preset("optimal", &["1 19", "3 6 8", "9 11 13", "14 16 18"]), 4);
    assert!(t.saw(Event::PackageDone { by: Seat(0) }));
    let transfers = t.count(|event| matches!(event, Event::Transferred { .. }));
    assert_eq!(transfers, 7, "two, two, two and one");
}

/// The document's own strings, `002 112 324 304 304`, on the five groups of three.
#[test]
fn the_documents_strings_are_dealt_in_one_package() {
    let lots = ["6 8 23 27", "11 13", "9 14 18", "16 21 26", "19 24 29"];
    let t = deal(preset("optimal", &lots), 4);
    assert!(t.saw(Event::PackageDone { by: Seat(0) }));
    assert_eq!(t.count(|event| matches!(event, Event::Transferred { .. })), 8);
}

#[test]
fn without_packages_only_two_deal() {
    let t = official(&["1 14", "3 6 8", "9 11 13", "5"]);
    let study = Optimal::default().study(&t.view());
    assert!(study.deal.is_none());
    assert!(
        preset("serial", &["1 39", "3 37"]).refused("trade 1 give 1 want 37").to_string().len() > 1
    );
    let t = preset("serial", &["$0 1 39", "$0 3 37"]);
    assert_eq!(ask(&t, &mut Optimal::default()), Action::Roll, "no trades at all");
}

#[test]
fn what_was_refused_is_not_proposed_again_until_lots_move() {
    let mut t = official(&["$0 1 39", "$0 3 37 6"]);
    let mut agent = Optimal::default();
    assert_eq!(ask(&t, &mut agent), Action::Roll, "nobody can pay");
    let mut t2 = official(&["$100 1 39", "$100 3 37 6"]);
    let mut agent2 = Optimal::default();
    let first = ask(&t2, &mut agent2);
    t2.play(&first.to_string());
    t2.play("1: refuse");
    let second = ask(&t2, &mut agent2);
    assert!(matches!(second, Action::Trade(_)) && second != first, "{first}, then {second}");
    t2.play(&second.to_string());
    t2.play("1: refuse");
    assert!(!matches!(ask(&t2, &mut agent2), Action::Trade(_)), "nothing new to offer");
    // A lot moves: it looks again.
    t2.play("window 1; 1: trade 0 give 6; 0: accept; 1: done");
    assert_eq!(ask(&t2, &mut agent2), first);
    // With a fresh memory, too: a new game begins.
    t.play("roll");
    agent2.reset();
    assert!(matches!(ask(&t2, &mut agent2), Action::Trade(_)));
}

#[test]
fn a_package_that_it_did_not_begin_is_gone_on_with_or_withdrawn() {
    let mut t = preset("optimal", &["1 14", "3 6 8", "9 11 13", "5"]);
    let first = ask(&t, &mut Optimal::default());
    t.play(&first.to_string());
    let next = ask(&t, &mut Optimal::default());
    assert!(matches!(next, Action::Leg(_)), "{next}");
    let mut t = preset("optimal", &["1 14", "3 6 8", "9 11 13", "5"]);
    t.play("leg 0 3 give 1");
    assert_eq!(ask(&t, &mut Optimal::default()), Action::Withdraw);
}

#[test]
fn another_kind_of_player_may_refuse_and_the_game_goes_on() {
    let mut t = preset("optimal", &["$0 1 14", "3 6 8", "9 11 13", "5"]);
    let mut agent = Optimal::default();
    let mut quick = Quick::default();
    for _ in 0..40 {
        let seat = t.decides();
        let action = if seat == 0 {
            ask(&t, &mut agent)
        } else {
            let mut rng = Rng::stream(1, 1, Purpose::Chance);
            let view = t.game.view(&t.state, Seat(seat));
            quick.choose(&view, &mut Thinking::silent(&mut rng))
        };
        if action == Action::Roll {
            assert!(t.count(|event| matches!(event, Event::PackageFailed { .. })) <= 3);
            return;
        }
        t.play(&format!("{seat}: {action}"));
    }
    panic!("it proposes for ever");
}
