//! What people do at a table, one thing at a time.

use crate::room::{self, about, person, plan};
use ludoteca_core::{Seat, Turn};
use ludoteca_host::wire::{Code, Plan, SeatKind, SeatPlan, TableState, Then};
use ludoteca_host::{Entry, Library, PersonId, PlanError, Table};

fn here(_: &PersonId) -> bool {
    true
}

/// A table of Ana's, as it is opened.
fn table(plan: Plan) -> Table {
    Table::open(&Library::new(None), plan, about(&person("Ana")), 4).expect("a sound plan").0
}

/// Lets chance and computer players go on until a person has to decide.
fn go_on(table: &mut Table) {
    while let Some(mut play) = table.lend() {
        play.run(100);
        let _ = table.take_back(play);
    }
}

fn fault(plan: Plan) -> String {
    let opened = Table::open(&Library::new(None), plan, about(&person("Ana")), 4);
    opened.map(|_| ()).expect_err("a plan with a fault").to_string()
}

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
fn a_game_that_is_over_can_be_looked_at_played_again_and_played_on() {
    for (game, rules) in room::GAMES {
        let library = Library::new(None);
        let seats = if game == "parchis" { "mccc" } else { "mc" };
        let ana = person("Ana");
        let opened = Table::open(&library, plan(game, rules, seats), about(&ana), 4);
        let mut table = opened.unwrap().0;
        let _ = table.leave(&ana.id);
        go_on(&mut table);
        assert_eq!(table.state(), TableState::Over, "{game}");
        assert!(table.record().unwrap().starts_with("ludoteca-record 1"));
        let version = table.version();
        let reviewed = table.reviewer().unwrap().review(8, 4);
        assert_eq!(reviewed.steps.last().unwrap().version, version);
        assert!((8..=10).contains(&reviewed.chances.len()), "{game}");
        for chances in &reviewed.chances {
            let sum: f64 = chances.values.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{game}: {chances:?}");
        }
        let middle = table.at(version / 2).unwrap();
        assert_eq!(middle.steps(), version as usize / 2);
        assert_eq!(table.at(version + 1).map(|_| ()).unwrap_err().code, Code::NoSuchMoment);
        // Again, with the seats moved on by one.
        let (next, people) = table.rematch_plan().unwrap();
        let (rematch, change) =
            Table::open_seated(&library, next.clone(), about(&ana), &people, 5).unwrap();
        assert_eq!(rematch.state(), TableState::Playing, "{game}");
        let last = Seat(u8::try_from(seats.len() - 1).unwrap());
        assert_eq!(rematch.seats_of(&ana.id).collect::<Vec<_>>(), [last], "{game}");
        let again =
            Table::restore(&library, rematch.plan().clone(), about(&ana), change.entries).unwrap();
        assert_eq!(room::fingerprint(&again), room::fingerprint(&rematch), "{game}");
        let _ = table.set_rematch("k4");
        assert_eq!(table.rematch(), Some("k4"));
        // On from the middle, twice with the same dice and once from what was kept.
        let (branch, record) = table.branch(&ana.id, version / 2, 77).unwrap();
        let (mut one, mut change) =
            Table::open_from(&library, branch.clone(), about(&ana), 77, record).unwrap();
        assert_eq!(one.version(), version / 2, "{game}");
        assert_eq!(one.shown(None).view.unwrap(), middle.watch(), "{game}");
        let mut kept = std::mem::take(&mut change.entries);
        kept.extend(one.leave(&ana.id).entries);
        while let Some(mut play) = one.lend() {
            play.run(13);
            kept.extend(one.take_back(play).entries);
        }
        let two = Table::restore(&library, one.plan().clone(), about(&ana), kept).unwrap();
        assert_eq!(room::fingerprint(&two), room::fingerprint(&one), "{game}");
    }
}

#[test]
fn bad_plans_are_refused_with_a_reason() {
    let with = |change: &dyn Fn(&mut Plan)| {
        let mut plan = plan("monopoly", "official", "mc");
        change(&mut plan);
        fault(plan)
    };
    assert!(with(&|plan| plan.game = "chess".into()).contains("there is no game \"chess\""));
    assert!(with(&|plan| plan.rules = Some("oficial".into())).contains("official"));
    assert!(with(&|plan| plan.seats.truncate(1)).contains("played by 2 to 8, not by 1"));
    let seats = |plan: &mut Plan| plan.seats = vec![SeatPlan::Open {}; 9];
    assert!(with(&seats).contains("not by 9"));
    let agent = |plan: &mut Plan| {
        plan.seats[1] = SeatPlan::Computer { agent: "genius".into(), name: None };
    };
    assert!(with(&agent).contains("there is no agent \"genius\""));
    let name = |plan: &mut Plan| plan.seats[1] = SeatPlan::Person { name: "\u{7}".into() };
    assert!(with(&name).contains("expected a name"));
    let colours = |names: [&str; 2]| {
        with(&move |plan: &mut Plan| plan.colours = Some(names.map(str::to_owned).to_vec()))
    };
    assert!(colours(["red", "red"]).contains("two seats want the colour \"red\""));
    assert!(colours(["red", "sky"]).contains("there is no colour \"sky\""));
    assert!(with(&|plan| plan.tokens = Some(vec!["hat".into()])).contains("2 seats, found 1"));
    let clock = |plan: &mut Plan| {
        plan.clock = Some(ludoteca_host::wire::ClockPlan { seconds: 1, then: Then::Pass });
    };
    assert!(with(&clock).contains("5 to 86,400 seconds"));
    assert!(with(&|plan| plan.title = Some("x".repeat(61))).contains("at most 60"));
    assert!(with(&|plan| plan.decks = Some(vec![Some("A".into()), None])).contains("no cards"));
    let board = |plan: &mut Plan| {
        plan.board = Some(ludoteca_host::wire::BoardPlan {
            text: Some("nonsense\n".into()),
            ..Default::default()
        });
    };
    assert!(with(&board).contains("board.tab"));
    let mut rift = plan("rift", "classic", "mc");
    rift.seats[1] = SeatPlan::Computer { agent: "open".into(), name: None };
    assert!(fault(rift.clone()).contains("no table of people"));
    rift.seats[1] = SeatPlan::Computer { agent: "search:nodes=9000000".into(), name: None };
    assert!(fault(rift.clone()).contains("too long"));
    rift.seats[1] = SeatPlan::Open {};
    rift.rules = Some("classic:deck1=ABC".into());
    assert!(fault(rift.clone()).contains("decks stand under"));
    rift.rules = None;
    rift.decks = Some(vec![None, Some("ABC".into())]);
    assert!(fault(rift).contains("deck 2: expected a deck code"));
}

#[test]
fn faults_of_files_say_where_they_are() {
    let mut plan = plan("monopoly", "official", "mc");
    let text = ludoteca_catalog::find("monopoly").unwrap().shipped_board("madrid").unwrap();
    let broken: Vec<&str> =
        text.lines().map(|it| if it.contains("30") { "?" } else { it }).collect();
    plan.board = Some(ludoteca_host::wire::BoardPlan {
        name: Some("mine".into()),
        text: Some(broken.join("\n")),
        decks: Vec::new(),
    });
    let error = Table::open(&Library::new(None), plan.clone(), about(&person("Ana")), 1);
    let faults = error.map(|_| ()).unwrap_err().faults();
    assert!(faults.iter().any(|fault| fault.file == "mine.tab" && fault.line > 0), "{faults:?}");
    plan.board = Some(ludoteca_host::wire::BoardPlan {
        name: Some("mine".into()),
        text: Some(text),
        decks: Vec::new(),
    });
    let table = table(plan);
    assert_eq!(table.summary(None, &here, 0).board.as_deref(), Some("mine.tab"));
}

#[test]
fn parchis_seats_people_by_the_colour_that_they_chose() {
    let mut chosen = plan("parchis", "four", "mccc");
    let names = ["green", "yellow", "blue", "red"];
    chosen.colours = Some(names.map(str::to_owned).to_vec());
    let table = table(chosen.clone());
    let seats = table.summary(Some(&person("Ana").id), &here, 0);
    let own = usize::from(seats.yours[0]);
    assert_eq!(seats.seats[own].colour.as_deref(), Some("green"));
    chosen.colours = Some(["green", "yellow", "blue", "purple"].map(str::to_owned).to_vec());
    assert!(fault(chosen).contains("there is no colour \"purple\""));
}

#[test]
fn whoever_sits_down_brings_a_deck() {
    let base = ludoteca_rift::CardBase::the_rift();
    let deck = |first: u8| {
        let cards = (first..first + 10).flat_map(|card| [card; 2]);
        let ids: Vec<_> = cards.map(ludoteca_rift::CardId).collect();
        ludoteca_rift::DeckList::new(&base, &ids).unwrap()
    };
    let mut waiting = plan("rift", "classic", "mo");
    waiting.decks = Some(vec![Some(deck(0).to_code()), None]);
    let library = Library::new(None);
    let (mut table, mut change) = Table::open(&library, waiting, about(&person("Ana")), 4).unwrap();
    let bea = person("Bea");
    let refused = table.sit(&bea, None, Some("nonsense"), 3).unwrap_err();
    assert_eq!((refused.code, table.state()), (Code::BadPlan, TableState::Waiting));
    let sat = table.sit(&bea, None, Some(&deck(20).to_code()), 3).unwrap();
    change.entries.extend(sat.entries);
    while let Some(mut play) = table.lend() {
        play.run(100);
        change.entries.extend(table.take_back(play).entries);
    }
    let hand = |seat| table.shown(Some(Seat(seat))).view.unwrap()["hand"].to_string();
    let ids = |hand: String| -> Vec<u8> {
        hand.trim_matches(['[', ']']).split(',').filter_map(|id| id.parse().ok()).collect()
    };
    assert!(ids(hand(0)).iter().all(|card| deck(0).cards().iter().any(|id| id.0 == *card)));
    assert!(ids(hand(1)).iter().all(|card| deck(20).cards().iter().any(|id| id.0 == *card)));
    let again =
        Table::restore(&library, table.plan().clone(), about(&person("Ana")), change.entries);
    assert_eq!(room::fingerprint(&again.unwrap()), room::fingerprint(&table));
    let shown = format!("{:?} {:?}", table.summary(None, &here, 0), table.shared().setting);
    assert!(!shown.contains(&deck(0).to_code()) && !shown.contains(&deck(20).to_code()));
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

#[test]
fn damaged_entries_are_refused() {
    let library = Library::new(None);
    let ana = person("Ana");
    let (mut table, change) =
        Table::open(&library, plan("pig", "quick", "mc"), about(&ana), 4).unwrap();
    let mut kept = change.entries;
    let _ = table.leave(&ana.id);
    let mut play = table.lend().unwrap();
    play.run(30);
    kept.extend(table.take_back(play).entries);
    let restore = |entries: Vec<Entry>| {
        let restored = Table::restore(&library, table.plan().clone(), about(&ana), entries);
        restored.map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(restore(kept.clone()), Ok(()));
    let fell = kept.iter().position(|it| matches!(it, Entry::Fell { .. })).unwrap();
    let mut other = kept.clone();
    other[fell] = Entry::Fell { outcome: "9".into() };
    assert!(restore(other).unwrap_err().contains("the dice fell differently"));
    let mut short = kept.clone();
    short.remove(fell);
    assert!(restore(short).unwrap_err().starts_with(&format!("entry {}", fell + 1)));
    let mut strange = kept;
    strange.insert(0, Entry::Back { seat: Seat(8) });
    assert!(restore(strange).unwrap_err().contains("there is no seat 8"));
}

#[test]
fn tables_that_play_the_same_share_the_game() {
    let library = Library::new(None);
    let one = library.open(&plan("monopoly", "official", "mc")).unwrap();
    let two = library.open(&plan("monopoly", "official", "mccc")).unwrap();
    assert!(std::sync::Arc::ptr_eq(&one, &two));
    let other = library.open(&plan("monopoly", "official:short", "mc")).unwrap();
    assert!(!std::sync::Arc::ptr_eq(&one, &other));
    assert!(matches!(library.open(&plan("chess", "", "mc")), Err(PlanError::Catalog(_))));
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
