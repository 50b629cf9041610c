//! What every player keeps: legal choices, reasons that add up, the same choice aloud and silently.

use ludoteca_core::Game as _;
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::effort;

use super::table::{Player, games};

#[test]
fn classic_and_bold_keep_the_law_of_players_under_all_rules() {
    let tables = [
        [Player::Classic, Player::Bold],
        [Player::Bold, Player::Classic],
        [Player::Classic, Player::Random],
        [Player::Random, Player::Bold],
    ];
    for (seed, game) in (1..).zip(games()) {
        for mut table in tables {
            check_agent(&game, &mut table, effort(10, 300), seed, game.default_cap());
        }
    }
}
