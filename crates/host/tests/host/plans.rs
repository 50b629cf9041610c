//! What a table can be made of.

use std::sync::Arc;

use crate::room::{self, about, fault, here, person, plan, table};
use ludoteca_core::Seat;
use ludoteca_host::wire::{Code, Plan, SeatPlan, TableState, Then};
use ludoteca_host::{Library, PlanError, Table};

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
fn a_deck_goes_with_whoever_brought_it() {
    let base = ludoteca_rift::CardBase::the_rift();
    let cards = (0..10).flat_map(|card| [card; 2]).map(ludoteca_rift::CardId).collect::<Vec<_>>();
    let code = ludoteca_rift::DeckList::new(&base, &cards).unwrap().to_code();
    let library = Library::new(None);
    let (ana, bea, carl) = (person("Ana"), person("Bea"), person("Carl"));
    let first = plan("rift", "classic", "oo");
    let (mut table, change) = Table::open(&library, first.clone(), about(&ana), 4).unwrap();
    let mut kept = change.entries;
    kept.extend(table.sit(&bea, Some(Seat(1)), Some(&code), 3).unwrap().entries);
    let with_deck = Arc::clone(table.shared());
    kept.extend(table.leave(&bea.id).entries);
    kept.extend(table.sit(&bea, Some(Seat(0)), Some(&code), 3).unwrap().entries);
    kept.extend(table.send_away(&ana.id, Seat(0)).unwrap().entries);
    kept.extend(table.sit(&carl, Some(Seat(0)), None, 3).unwrap().entries);
    kept.extend(table.sit(&ana, Some(Seat(1)), None, 3).unwrap().entries);
    assert_eq!(table.state(), TableState::Playing);
    // Tables that play the same share the game.
    let plain = Table::open(&library, plan("rift", "classic", "mc"), about(&ana), 4).unwrap().0;
    assert!(Arc::ptr_eq(table.shared(), plain.shared()));
    assert!(!Arc::ptr_eq(table.shared(), &with_deck));
    let again = Table::restore(&library, first, about(&ana), kept).unwrap();
    assert_eq!(room::fingerprint(&again), room::fingerprint(&table));
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
