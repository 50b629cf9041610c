//! The end of the move: first mortgages are lifted, then houses are built.

use ludoteca_monopoly::Phase;
use ludoteca_monopoly::agents::RuleBased;

use crate::scene::{preset, scene};

/// What `rules` does after its move.
fn improves(me: &str) -> String {
    let scene = scene(&[me, ""]).phase(Phase::After);
    scene.plays(&mut RuleBased::default(), 1).join("; ")
}

#[test]
fn at_most_70_percent_go_into_mortgages() {
    // Lifting 39 costs 22 000.
    assert_eq!(improves("$31429 39m"), "lift 39; done");
    assert_eq!(improves("$31428 39m"), "done");
    let scene = |me: &str| scene(&[me, ""]).phase(Phase::After).verdict();
    assert_eq!(scene("$31429 39m"), "4.3.2.2 lift 39");
    assert_eq!(scene("$31428 39m"), "nothing more to improve done");
}

#[test]
fn building_takes_more_than_50_000_and_at_most_70_percent() {
    let verdict = |me: &str| scene(&[me, ""]).phase(Phase::After).verdict();
    assert!(verdict("$50001 1 3").starts_with("4.3.2.4 build"));
    assert_eq!(verdict("$50000 1 3"), "nothing more to improve done");
    // A house on 37 costs 20 000: 35 000 are for one, 139 999 for six, 140 000 for seven; the
    // 60 000 that are left would do for more, but this window has had its share.
    let houses = |me: &str| improves(me).matches("build").count();
    assert_eq!(houses("$50001 37 39"), 1);
    assert_eq!(houses("$199999 37 39"), 6);
    assert_eq!(houses("$200000 37 39"), 7);
}

#[test]
fn mortgages_come_before_buildings() {
    // 200 000 less 22 000 are 178 000, and 70 % of them six houses of 20 000.
    let played = improves("$200000 31 32 34 39m");
    assert!(played.starts_with("lift 39; build"), "{played}");
    assert_eq!(played.matches("build").count(), 6, "{played}");
    // A group that is complete once it is lifted is built on in the same window.
    let played = improves("$200000 37 39m");
    assert!(played.starts_with("lift 39; build"), "{played}");
}

#[test]
fn it_manages_in_its_last_window_only() {
    for phase in [Phase::Before, Phase::Others] {
        let mut scene = scene(&["$200000 37 39", ""]).phase(phase);
        scene.position.on_turn.0 = u8::from(phase == Phase::Others);
        let played = scene.plays(&mut RuleBased::default(), 1);
        assert!(played == ["roll"] || played == ["done"], "{played:?}");
    }
    // Monopolio Serial has no window after the move.
    let scene = preset("serial", &["$2000 37 39", ""]);
    let played = scene.plays(&mut RuleBased::default(), 1).join("; ");
    assert!(played.starts_with("build") && played.ends_with("roll"), "{played}");
}
