//! Games that are over, and what was kept of them.

use crate::room::{self, about, go_on, person, plan};
use ludoteca_core::Seat;
use ludoteca_host::wire::{Code, TableState};
use ludoteca_host::{Entry, Library, Table};

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
