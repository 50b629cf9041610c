//! Computer players: hints, reasons, and what happens when one breaks down.

use crate::room::{about, go_on, here, person, plan, table};
use ludoteca_core::Seat;
use ludoteca_host::wire::{Code, TableState};
use ludoteca_host::{Entry, Library, Table};

#[test]
fn hints_and_reasons_come_with_their_candidates() {
    let mut table = table(plan("monopoly", "official", "mc"));
    let ana = person("Ana").id;
    go_on(&mut table);
    let seat = table.awaits().unwrap().0;
    let thought = table.hint(&ana, seat, None).unwrap().answer().unwrap();
    assert_eq!(thought.agent, "optimal");
    assert_eq!(thought.candidates.iter().filter(|candidate| candidate.chosen).count(), 1);
    let legal = table.shown(Some(seat)).actions;
    assert!(legal.contains(&thought.action), "{thought:?}");
    let refused = table.hint(&ana, seat, Some("nobody")).unwrap_err();
    assert_eq!(refused.code, Code::UnknownAgent);
    let slow = table.hint(&ana, seat, Some("optimal:nodes=99")).unwrap_err();
    assert_eq!(slow.code, Code::UnknownAgent);
    for _ in 0..60 {
        let Some((seat, _)) = table.awaits() else { break };
        let shown = table.shown(Some(seat));
        let _ = table.play(&ana, seat, shown.version, &shown.actions[0]).unwrap();
        go_on(&mut table);
    }
    let log = table.log(None, 200);
    let step = log.iter().rev().find(|step| step.by == Some(Seat(1))).unwrap();
    let thought = table.why(step.version).unwrap().answer().unwrap();
    assert_eq!((thought.action.as_str(), thought.seat), (step.action.as_str(), Seat(1)));
    let chosen = thought.candidates.iter().find(|candidate| candidate.chosen).unwrap();
    assert!(chosen.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{chosen:?}");
    let chance = log.iter().find(|step| step.by.is_none()).unwrap();
    assert_eq!(table.why(chance.version).unwrap_err().code, Code::NoSuchMoment);
    assert_eq!(table.why(1_000_000).unwrap_err().code, Code::NoSuchMoment);
}

#[test]
fn while_hands_are_hidden_only_what_was_chosen_is_explained() {
    let mut table = table(plan("rift", "classic", "mc"));
    let ana = person("Ana").id;
    let mut seen = false;
    while table.state() == TableState::Playing {
        go_on(&mut table);
        let theirs = table.log(None, 9).into_iter().rev().find(|step| step.by == Some(Seat(1)));
        if let Some(step) = theirs
            && let Ok(ponder) = table.why(step.version)
        {
            let thought = ponder.answer().unwrap();
            let over = table.state() == TableState::Over;
            assert!(over || thought.candidates.iter().all(|candidate| candidate.chosen));
            assert!(over || thought.candidates.iter().all(|candidate| candidate.chance.is_none()));
            seen = true;
        }
        let Some((seat, _)) = table.awaits() else { break };
        let shown = table.shown(Some(seat));
        let _ = table.play(&ana, seat, shown.version, &shown.actions[0]).unwrap();
    }
    assert!(seen);
}

#[test]
fn a_computer_player_that_breaks_down_is_replaced() {
    let library = Library::new(None);
    let ana = person("Ana");
    let (table, change) =
        Table::open(&library, plan("monopoly", "official", "mcc"), about(&ana), 4).unwrap();
    let mut kept = change.entries;
    // As if a player that there was is no more.
    let gone = Entry::Failed { seat: Seat(1), agent: "retired".into() };
    kept.push(gone);
    let mut table = Table::restore(&library, table.plan().clone(), about(&ana), kept).unwrap();
    let _ = table.leave(&ana.id);
    let mut failed = Vec::new();
    for _ in 0..100 {
        let mut play = table.lend().expect("nobody has to be waited for");
        play.run(2);
        let change = table.take_back(play);
        failed.extend(change.failed.clone());
        if !change.failed.is_empty() {
            assert!(change.seats && !change.steps.is_empty());
            let gone = Entry::Failed { seat: Seat(1), agent: "quick".into() };
            assert!(change.entries.contains(&gone));
        }
    }
    assert_eq!(failed, [Seat(1)], "once, and for good");
    assert_eq!(table.summary(None, &here, 0).seats[1].agent.as_deref(), Some("quick"));
    // One that does not come back at all is overtaken, and comes too late.
    let mut late = table.lend().unwrap();
    let version = table.version();
    let _ = table.lost();
    late.run(1);
    assert!(table.take_back(late).is_empty());
    assert_eq!(table.version(), version);
    let mut next = table.lend().expect("the table goes on");
    next.run(1);
    assert!(!table.take_back(next).steps.is_empty());
}
