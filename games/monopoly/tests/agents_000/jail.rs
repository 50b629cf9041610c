//! Rules 3.1 and 3.2.

use ludoteca_monopoly::{Board, Monopoly, Rules, shipped};

use crate::scene::{on, preset};

/// Madrid with another fine: at 5 000 it would never matter beside the 50 000.
fn madrid(fine: i32) -> Monopoly {
    let madrid = shipped::find("madrid").expect("a shipped board");
    let tab = madrid.tab.replace("|3|5000\n", &format!("|3|{fine}\n"));
    assert_eq!(fine == 5000, tab == madrid.tab, "the jail of Madrid");
    let board = Board::read("madrid", &tab).into_result().expect("a sound board");
    Monopoly::new(board, madrid.load().1, Rules::STREET_MASTERS).expect("a sound game")
}

/// The first lots of Madrid, of 28.
fn lots(count: usize) -> String {
    let lots = [
        1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32,
        34, 35, 37, 39,
    ];
    lots[..count].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_rule_of_leaving_jail_fires_up_to_its_threshold() {
    // Fine, owned lots of 28, me, verdict.
    let cases = [
        (5000, 0, "jail1 $50001", "3.1.1 fine"),
        (5000, 0, "jail1 $50000", "rolls roll"),
        (60_000, 0, "jail1 $60001", "3.1.1 fine"),
        (60_000, 0, "jail1 $60000", "rolls roll"),
        (5000, 1, "jail1 $50001", "3.1.2 fine"),
        (5000, 14, "jail1 $50001", "3.1.2 fine"),
        (5000, 14, "jail1 $50000", "rolls roll"),
        (5000, 15, "jail1 $50001", "3.1.3 fine"),
        (20_000, 14, "jail1 $60001", "3.1.2 fine"),
        (20_000, 14, "jail1 $60000", "rolls roll"),
        (5000, 22, "jail1 $50001", "3.1.3 fine"),
        (5000, 22, "jail1 $50000", "rolls roll"),
        (5000, 23, "jail1 $50001", "rolls roll"),
        (20_000, 22, "jail1 $100001", "3.1.3 fine"),
        (20_000, 22, "jail1 $100000", "rolls roll"),
        (5000, 22, "jail1 card1 $50001", "3.2.1 card"),
        (5000, 22, "jail1 card1 $50000", "rolls roll"),
        (5000, 23, "jail1 card1 $50001", "rolls roll"),
        // The last roll takes no fine, but a card.
        (5000, 0, "jail3 $250000", "rolls roll"),
        (5000, 0, "jail3 card1 $250000", "3.2.1 card"),
        (5000, 0, "$250000", "rolls roll"),
    ];
    for (fine, owned, me, verdict) in cases {
        let rival = lots(owned);
        let scene = on(madrid(fine), &[me, &rival]);
        assert_eq!(scene.verdict(), verdict, "fine {fine}, {owned} lots owned, {me}");
    }
}

#[test]
fn the_threshold_is_two_and_a_half_salaries_of_the_board() {
    let official = |me: &str| preset("official", &[me, ""]).verdict();
    assert_eq!(official("jail1 $501"), "3.1.1 fine");
    assert_eq!(official("jail1 $500"), "rolls roll");
}
