//! Golden transcripts of what a client can do at our tables, scene by scene.

use std::path::Path;

use ludoteca_testkit::golden::check_golden;

use crate::stage::Stage;

fn check(name: &str, scenes: &[(&str, &str)]) {
    let mut log = String::new();
    for (position, script) in scenes {
        let mut stage = Stage::open(position);
        stage.run(script);
        log += &stage.log;
        log.push('\n');
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    check_golden(golden, &log);
}

/// Ana before her roll; she has a jail card, and so has Bea.
const BEFORE: &str = r#"{"players":[
    {"cash":500,"lots":[5,6,39],"jail_cards":1},
    {"cash":500,"lots":[8,15],"jail_cards":1},
    {"cash":500,"lots":[9,25]}]}"#;
/// The same with Bea on turn; Ana has just closed her window.
const ELSEWHERE: &str = r#"{"on_turn":1,"players":[
    {"cash":500,"lots":[1,3,6]},{"cash":500,"lots":[8,15]},{"cash":500,"lots":[9,25]}]}"#;

#[test]
fn offers_of_ours() {
    check(
        "scene-offers.txt",
        &[
            (
                BEFORE,
                "
            # an offer, filled in, accepted by its maker and by the other
            > .Tn17
            > .Te1:5:17
            > .Te1:8:1
            > .Tm1:1:17:50
            > .Tm1:1:17:-50
            > .Ta1:2
            > .Ta1:4
            > .Tm1:1:17:60
            > .Tr1
            1: accept
            # another is refused, one is taken back before it is made
            > .Tn17
            > .Te2:39:17
            > .Ta2:2
            1: refuse
            > .Tn18
            > .Te3:9:1
            > .Te3:9:18
            > .Ta3:3
            > .Tr3
        ",
            ),
            (
                BEFORE,
                "
            # with cards, one against the other's money
            > .Tn17
            > .Tc1:1:17
            > .Tm1:17:1:30
            > .Ta1:3
            1: accept
            > .f
        ",
            ),
            (
                BEFORE,
                "
            # of three: a third is pulled in when something of his is named
            > .Tn17
            > .Te1:5:17
            > .Te1:15:18
            > .Te1:25:1
            > .Tm1:1:18:40
            > .Tm1:18:1:15
            > .Ta1:6
            1: accept
            2: accept
            # the same way, and the last one refuses
            > .Tn17
            > .Te2:6:17
            > .Te2:9:1
            > .Ta2:3
            1: accept
            2: refuse
        ",
            ),
            (
                BEFORE,
                "
            # what the rules do not allow is a draft again
            > .Tn17
            > .Tm1:1:17:501
            > .Ta1:2
            > .Te1:8:1
            > .Te1:9:1
            > .Ta1:4
            > .Tr1
        ",
            ),
        ],
    );
}

#[test]
fn offers_of_others() {
    check(
        "scene-answers.txt",
        &[
            (
                ELSEWHERE,
                "
            # accepted, refused
            1: trade 0 give 15 want 6 cash 20
            > .Ta1:1
            1: trade 0 give 8 want 3
            > .Ta2:0
            > .Tr2
            # countered: refused, and the client's own offer waits for its window
            1: trade 0 give 8 cash -100
            > .Tm3:1:17:80
            > .Ta3:2
            1: roll
            * 1+2
            1: accept
        ",
            ),
            (
                ELSEWHERE,
                "
            # a package of others in which the client is asked last, and says so before
            1: leg 1 2 give 8
            1: leg 2 0 give 25
            1: leg 0 1 give 6
            1: propose
            > .Ta1:1
            2: accept
        ",
            ),
            (
                ELSEWHERE,
                "
            # a draft loses what its owner loses
            > .Tn18
            > .Te1:9:1
            > .Ta1:2
            1: trade 2 want 9 cash 10
            2: accept
        ",
            ),
        ],
    );
}
