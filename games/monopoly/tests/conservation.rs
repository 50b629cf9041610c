//! Conservation over random decisions; `cargo xtask soak` runs the same for as long as wanted.

#[path = "common/soak.rs"]
mod soak;

#[test]
fn nothing_is_made_or_lost_in_random_play() {
    let decisions = ludoteca_testkit::effort(40_000, 2_000_000);
    for (name, game) in soak::games() {
        for players in [2, 4, 8] {
            let tally = soak::soak(&name, &game, players, decisions, players.into());
            assert!(tally.decisions >= decisions, "{name}: {tally:?}");
            assert!(tally.unlisted > 0 && tally.refused > 0, "{name}: {tally:?}");
        }
    }
}
