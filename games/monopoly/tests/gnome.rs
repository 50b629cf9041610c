//! The scripted opponents of the published benchmark, sentence by sentence: a position in which
//! it fires, and one just past its threshold in which it does not.

#![cfg(feature = "agents")]

mod gnome {
    mod answer;
    mod ask;
    mod build;
    mod buy;
    mod deal;
    mod debt;
    mod games;
    mod jail;
    #[path = "../rules/table.rs"]
    #[expect(dead_code, reason = "the fixture serves the rules, too")]
    mod table;
}
