//! Laws of tables, over all games: commands that are refused change nothing, and what was kept
//! makes the same table again.

use crate::room::{GAMES, Room, fingerprint};
use ludoteca_core::{Seat, Turn};
use ludoteca_host::wire::{Code, TableState};
use ludoteca_host::{Library, PersonId, Play, Table};
use ludoteca_testkit::effort;

#[test]
fn tables_can_be_sent_to_other_threads() {
    fn sent<T: Send>() {}
    fn shared<T: Send + Sync>() {}
    sent::<Table>();
    sent::<Play>();
    shared::<Library>();
}

#[test]
fn what_was_kept_makes_the_same_table_again() {
    for (game, rules) in GAMES {
        for seed in 0..effort(3, 30) {
            let mut room = Room::new(game, rules, seed);
            for _ in 0..effort(150, 600) {
                room.do_something();
                if room.rng.below(25) == 0 {
                    room.restart();
                }
            }
            let before = fingerprint(&room.table);
            room.restart();
            assert_eq!(fingerprint(&room.table), before, "{game} {seed}");
        }
    }
}

#[test]
fn refused_commands_change_nothing() {
    for (game, rules) in GAMES {
        let mut room = Room::new(game, rules, 7);
        for _ in 0..effort(60, 300) {
            room.do_something();
            let before = fingerprint(&room.table);
            let version = room.table.version();
            let stranger = PersonId("stranger".to_owned());
            let ana = room.people[0].id.clone();
            for seat in (0..9).map(Seat) {
                let refused = room.table.play(&stranger, seat, version, "roll").unwrap_err();
                assert_eq!(refused.code, Code::NotYourSeat, "{game}");
                assert_eq!(refused.version, version);
                assert!(room.table.undo(&stranger, seat, version).is_err());
                assert!(room.table.resign(&stranger, seat).is_err());
                assert!(room.table.hint(&stranger, seat, None).is_err());
                for action in ["", "nonsense", "\u{0}", "999999999999999999999", "trade 9"] {
                    let refused = room.table.play(&ana, seat, version, action).unwrap_err();
                    let fits = matches!(
                        refused.code,
                        Code::NotYourSeat
                            | Code::NotYourTurn
                            | Code::Notation
                            | Code::Over
                            | Code::Waiting
                            | Code::Illegal
                    );
                    assert!(fits, "{game}: {refused:?}");
                }
            }
            for stale in [version.wrapping_sub(1), version + 1, u32::MAX] {
                for seat in room.table.seats_of(&ana).collect::<Vec<_>>() {
                    let refused = room.table.play(&ana, seat, stale, "roll").unwrap_err();
                    let code = match room.table.state() {
                        TableState::Waiting => Code::Waiting,
                        TableState::Playing => Code::Stale,
                        TableState::Over => Code::Over,
                    };
                    assert_eq!(refused.code, code, "{game}");
                }
            }
            assert!(room.table.start(&stranger, 1).is_err());
            assert!(room.table.leave(&stranger).is_empty());
            assert!(room.table.expired(Seat(0), version + 1).is_none());
            if room.table.state() != TableState::Over {
                assert_eq!(room.table.record().unwrap_err().code, Code::NotOver);
                assert!(room.table.rematch_plan().is_err() && room.table.at(0).is_err());
            }
            assert_eq!(fingerprint(&room.table), before, "{game}");
        }
    }
}

#[test]
fn everybody_may_go_and_the_game_still_ends() {
    for (game, rules) in GAMES {
        let mut room = Room::new(game, rules, 3);
        room.fill();
        for person in room.people.clone() {
            let change = room.table.leave(&person.id);
            room.keep(change);
        }
        for _ in 0..20_000 {
            let Some(mut play) = room.table.lend() else { break };
            play.run(50);
            let change = room.table.take_back(play);
            room.keep(change);
        }
        assert_eq!(room.table.state(), TableState::Over, "{game}");
        let record = room.table.record().unwrap();
        assert!(record.contains("seats "), "{game}");
        // Whoever comes back to a game that was given up can go on with it.
        let over = room.table.turn() == Turn::Over;
        let ana = room.people[0].clone();
        let change = room.table.come_back(&ana.id);
        room.keep(change);
        assert_eq!(room.table.state() == TableState::Over, over, "{game}");
    }
}
