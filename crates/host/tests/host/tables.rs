//! What people do at a table, one thing at a time.

use crate::room::{self, go_on, here, person, plan, table};
use ludoteca_core::{Seat, Turn};
use ludoteca_host::wire::{Code, SeatKind, SeatPlan, TableState, Then};
use ludoteca_host::{Change, Library, Refused, Table};

#[test]
fn a_game_begins_with_the_last_open_seat() {
    let mut table = table(plan("pig", "quick", "moo"));
    assert_eq!(table.state(), TableState::Waiting);
    let (ana, bea, carl) = (person("Ana"), person("Bea"), person("Carl"));
    assert_eq!(table.play(&ana.id, Seat(0), 0, "roll").unwrap_err().code, Code::Waiting);
    let change = table.sit(&bea, Some(Seat(2)), None, 1).unwrap();
    assert!(change.seats && change.entries.len() == 1);
    assert_eq!(table.sit(&carl, Some(Seat(2)), None, 1).unwrap_err().code, Code::Full);
    assert!(table.sit(&bea, None, None, 1).unwrap().is_empty(), "she sits there already");
    let change = table.sit(&carl, None, None, 1).unwrap();
    assert!(change.reset && table.state() == TableState::Playing);
    assert_eq!(table.sit(&person("Dora"), None, None, 1).unwrap_err().code, Code::Begun);
    assert_eq!(table.names(), ["Ana", "Carl", "Bea"]);
}

#[test]
fn whoever_made_the_table_can_begin_early() {
    let mut table = table(plan("pig", "quick", "moo"));
    let refused = table.start(&person("Bea").id, 1).unwrap_err();
    assert_eq!(refused.code, Code::Forbidden);
    let _ = table.start(&person("Ana").id, 1).unwrap();
    let kinds: Vec<SeatKind> =
        table.summary(None, &here, 0).seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Person, SeatKind::Computer, SeatKind::Computer]);
    assert_eq!(table.start(&person("Ana").id, 1).unwrap_err().code, Code::Begun);
    assert_eq!(table.names(), ["Ana", "hold-at 1", "hold-at 2"]);
}

#[test]
fn who_leaves_is_stood_in_for_until_they_are_back() {
    let mut table = table(plan("pig", "quick", "mc"));
    let ana = person("Ana");
    go_on(&mut table);
    let change = table.leave(&ana.id);
    assert!(change.seats);
    let seat = table.summary(None, &here, 0).seats[0].clone();
    assert!(seat.away && seat.kind == SeatKind::Person && seat.agent.as_deref() == Some("hold-at"));
    let version = table.version();
    let refused = table.play(&ana.id, Seat(0), version, "roll").unwrap_err();
    assert_eq!(refused.code, Code::NotYourTurn);
    let mut play = table.lend().expect("a computer player decides for her");
    play.run(1);
    assert!(!table.take_back(play).steps.is_empty());
    if table.state() == TableState::Playing {
        let _ = table.sit(&ana, None, None, 1).unwrap();
        assert!(!table.summary(None, &here, 0).seats[0].away);
    }
}

#[test]
fn before_the_game_whoever_leaves_opens_the_seat_again() {
    let mut table = table(plan("pig", "quick", "moo"));
    let _ = table.sit(&person("Bea"), None, None, 1).unwrap();
    let _ = table.leave(&person("Bea").id);
    assert_eq!(table.summary(None, &here, 0).seats[1].kind, SeatKind::Open);
    assert!(table.leave(&person("Bea").id).is_empty());
}

#[test]
fn whoever_made_the_table_sends_others_away() {
    let mut table = table(plan("pig", "quick", "moo"));
    let (ana, bea) = (person("Ana"), person("Bea"));
    let _ = table.sit(&bea, Some(Seat(2)), None, 1).unwrap();
    let code = |refused: Result<_, Refused>| refused.map(|_: Change| ()).unwrap_err().code;
    assert_eq!(code(table.send_away(&bea.id, Seat(0))), Code::Forbidden);
    assert_eq!(code(table.send_away(&ana.id, Seat(0))), Code::NotFound, "not herself");
    assert_eq!(code(table.send_away(&ana.id, Seat(1))), Code::NotFound, "nobody is there");
    assert_eq!(code(table.send_away(&ana.id, Seat(9))), Code::NotFound);
    assert!(table.send_away(&ana.id, Seat(2)).unwrap().seats);
    assert_eq!(table.names(), ["Ana", "", ""]);
    let _ = table.start(&ana.id, 1).unwrap();
    assert_eq!(code(table.send_away(&ana.id, Seat(1))), Code::Begun);
}

#[test]
fn a_table_is_arranged_anew_and_those_who_came_stay() {
    let first = plan("monopoly", "official", "moo");
    let mut table = table(first.clone());
    let (ana, bea) = (person("Ana"), person("Bea"));
    let mut kept = table.sit(&bea, Some(Seat(2)), None, 1).unwrap().entries;
    let four = plan("monopoly", "official:free_parking_pot", "mcoo");
    assert_eq!(table.arrange(&bea.id, four.clone(), 1).unwrap_err().code, Code::Forbidden);
    let small = table.arrange(&ana.id, plan("monopoly", "official", "mc"), 1).unwrap_err();
    assert_eq!(small.code, Code::Full);
    assert!(small.text.contains("at least 1 open seats"), "{small}");
    let wrong = table.arrange(&ana.id, plan("monopoly", "nonsense", "moo"), 1).unwrap_err();
    assert_eq!(wrong.code, Code::BadPlan);
    let change = table.arrange(&ana.id, four, 1).unwrap();
    assert!(change.reset && change.seats);
    kept.extend(change.entries);
    let summary = table.summary(None, &here, 0);
    assert!(summary.rules.contains("free_parking_pot"), "{}", summary.rules);
    assert_eq!(table.names(), ["Ana", "quick", "Bea", ""]);
    let again = Table::restore(&Library::new(None), first, room::about(&ana), kept).unwrap();
    assert_eq!(room::fingerprint(&again), room::fingerprint(&table));
    // With no seat left open the game begins.
    let change = table.arrange(&ana.id, plan("monopoly", "official", "mo"), 1).unwrap();
    assert!(change.reset && table.state() == TableState::Playing);
}

#[test]
fn whoever_gives_up_still_belongs_to_the_table() {
    let mut table = table(plan("pig", "quick", "co"));
    let bea = person("Bea");
    let _ = table.sit(&bea, None, None, 1).unwrap();
    let _ = table.resign(&bea.id, Seat(1)).unwrap();
    assert!(table.belongs_to(&bea.id) && table.seats_of(&bea.id).next().is_none());
    go_on(&mut table);
    assert_eq!(table.state(), TableState::Over);
    let (plan, people) = table.rematch_plan().unwrap();
    assert_eq!(people, [(Seat(0), bea)]);
    assert_eq!(plan.seats[0], SeatPlan::Open {});
}

#[test]
fn nobody_takes_a_second_seat() {
    let mut table = table(plan("pig", "quick", "moo"));
    let _ = table.sit(&person("Bea"), Some(Seat(1)), None, 1).unwrap();
    assert!(table.sit(&person("Bea"), Some(Seat(2)), None, 1).unwrap().is_empty());
    assert_eq!(table.names(), ["Ana", "Bea", ""]);
}

#[test]
fn only_the_own_last_decision_is_taken_back() {
    // Monopoly's windows before the roll leave several decisions to the same person.
    let mut table = table(plan("monopoly", "official", "mc"));
    let ana = person("Ana").id;
    go_on(&mut table);
    let mut undone = 0;
    for _ in 0..400 {
        let Some((seat, _)) = table.awaits() else { break };
        let shown = table.shown(Some(seat));
        let (view, version) = (shown.view.clone(), shown.version);
        let prefer = ["mortgage", "build", "buy", "done", "roll"];
        let found = prefer
            .iter()
            .find_map(|word| shown.actions.iter().find(|action| action.starts_with(word)));
        let action = found.unwrap_or(&shown.actions[0]).clone();
        let change = table.play(&ana, seat, version, &action).unwrap();
        assert_eq!(change.steps[0].version, version + 1);
        let last = change.steps[0].version;
        assert_eq!(table.undo(&ana, seat, version).unwrap_err().code, Code::Stale);
        if action.starts_with("mortgage") {
            let change = table.undo(&ana, seat, last).unwrap();
            assert!(change.reset);
            assert_eq!(table.version(), version + 2, "versions only grow");
            assert_eq!(table.shown(Some(seat)).view, view);
            assert!(table.log(None, 200).iter().all(|step| step.version != last));
            undone += 1;
            let again = table.version();
            let _ = table
                .play(&ana, seat, again, "done")
                .or_else(|_| table.play(&ana, seat, again, "roll"));
        }
        let before = table.version();
        go_on(&mut table);
        if table.version() > before && table.state() == TableState::Playing {
            let refused = table.undo(&ana, Seat(0), table.version()).unwrap_err();
            assert_eq!(refused.code, Code::NothingToUndo, "something has happened since");
        }
        if undone >= 3 {
            return;
        }
    }
    panic!("nothing was ever mortgaged: {undone}");
}

#[test]
fn nothing_is_taken_back_where_seats_have_secrets() {
    let mut table = table(plan("rift", "classic", "mh"));
    let ana = person("Ana").id;
    go_on(&mut table);
    let (seat, _) = table.awaits().unwrap();
    let shown = table.shown(Some(seat));
    let _ = table.play(&ana, seat, shown.version, &shown.actions[0]).unwrap();
    let version = table.version();
    assert_eq!(table.undo(&ana, seat, version).unwrap_err().code, Code::NothingToUndo);
    assert!(!table.summary(None, &here, 0).undo);
}

#[test]
fn two_at_one_screen_look_with_the_eyes_of_whoever_decides() {
    let mut table = table(plan("rift", "classic", "mh"));
    let ana = person("Ana").id;
    assert_eq!(table.names(), ["Ana", "Luis"]);
    let mut turns = [0, 0];
    while table.state() == TableState::Playing {
        go_on(&mut table);
        let Some((seat, _)) = table.awaits() else { break };
        let shown = table.shown(table.looks(Some(&ana)));
        assert_eq!(shown.looks, Some(seat));
        assert_eq!(shown.view.as_ref().unwrap()["seat"], seat.0);
        turns[seat.idx()] += 1;
        let _ = table.play(&ana, seat, shown.version, &shown.actions[0]).unwrap();
    }
    assert!(turns.iter().all(|&turns| turns > 2), "{turns:?}");
    assert_eq!(table.looks(Some(&person("Bea").id)), None);
}

#[test]
fn the_log_of_a_hidden_hand_tells_each_seat_its_own_draws_only() {
    let mut table = table(plan("rift", "classic", "mo"));
    let _ = table.sit(&person("Bea"), None, None, 8).unwrap();
    go_on(&mut table);
    let draws = |looks| {
        let log = table.log(looks, 200);
        assert!(log.iter().filter(|step| step.by.is_none()).all(|step| step.action.is_empty()));
        let news: Vec<_> = log.into_iter().flat_map(|step| step.news).collect();
        let drawn = news.iter().filter(|(_, event)| event["event"] == "drew");
        drawn.map(|(_, event)| event["seat"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert!(draws(None).is_empty());
    assert!(!draws(Some(Seat(0))).is_empty() && draws(Some(Seat(0))).iter().all(|&seat| seat == 0));
    assert!(!draws(Some(Seat(1))).is_empty() && draws(Some(Seat(1))).iter().all(|&seat| seat == 1));
    assert_eq!(table.shown(None).view.unwrap()["hand"].as_array().unwrap().len(), 0);
    assert!(table.shown(None).actions.is_empty());
}

#[test]
fn when_time_is_over_the_plan_says_what_happens() {
    for then in [Then::Pass, Then::Computer] {
        let mut plan = plan("monopoly", "official", "mc");
        plan.clock = Some(ludoteca_host::wire::ClockPlan { seconds: 30, then });
        let mut table = table(plan);
        go_on(&mut table);
        let (seat, _) = table.awaits().unwrap();
        let version = table.version();
        assert!(table.expired(seat, version + 1).is_none(), "another version");
        assert!(table.expired(Seat(1), version).is_none(), "another seat");
        let change = table.expired(seat, version).unwrap();
        match then {
            Then::Pass => assert_eq!(change.steps.len(), 1),
            Then::Computer => assert!(change.seats && table.awaits().is_none()),
        }
    }
}

#[test]
fn a_game_in_which_nobody_decides_in_time_goes_on_to_its_end() {
    for (game, rules) in room::GAMES {
        let seats = if game == "parchis" { "mhhh" } else { "mh" };
        let mut plan = plan(game, rules, seats);
        plan.clock = Some(ludoteca_host::wire::ClockPlan { seconds: 30, then: Then::Pass });
        let mut table = table(plan);
        for _ in 0..6_000 {
            go_on(&mut table);
            let Some((seat, _)) = table.awaits() else { break };
            let version = table.version();
            let change = table.expired(seat, version).unwrap();
            assert_eq!(change.steps.len(), 1, "{game}");
        }
        // Whoever never buys is never broke: Monopoly without a limit goes on for ever.
        let turns = table.summary(None, &here, 0).turns;
        assert!(table.turn() == Turn::Over || turns > 1_000, "{game}: {turns} turns");
    }
}

#[test]
fn what_is_said_is_one_line_and_not_too_long() {
    let mut table = table(plan("pig", "quick", "mc"));
    let said = table.say(&person("Zoe"), "  <script>hola\n</script> ", 5).unwrap().said.unwrap();
    assert_eq!((said.text.as_str(), said.seat), ("<script>hola </script>", None));
    assert_eq!(table.say(&person("Ana"), " \n", 5).unwrap_err().code, Code::TooLong);
    assert_eq!(table.say(&person("Ana"), &"x".repeat(281), 5).unwrap_err().code, Code::TooLong);
    for n in 0..150 {
        let _ = table.say(&person("Ana"), &n.to_string(), 5).unwrap();
    }
    assert_eq!(table.chat().len(), 100);
    assert_eq!(table.chat().last().unwrap().seat, Some(0));
}
