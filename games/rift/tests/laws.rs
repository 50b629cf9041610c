//! The law kit under every preset and variant.

use ludoteca_rift::{CardBase, Rift, Rules};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::Laws;

fn check(rules: Rules, seed: u64) {
    let game = Rift::new(CardBase::the_rift(), rules).unwrap();
    Laws::new(&game).games(effort(6, 100)).seed(seed).closed().check();
}

#[test]
fn presets_keep_the_laws() {
    for (_, rules) in Rules::PRESETS {
        check(rules, 1);
    }
}
