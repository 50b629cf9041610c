//! Defensor: never flips anything by being played.

use ludoteca_rift::Rules;

use crate::desk::Desk;

const ROWS: [&str; 3] = [". | 1 1-1-1-1 | .", "1 1-1-1-1 | . | .", ". | . | ."];

#[test]
fn a_defensor_flips_nothing() {
    Desk::new(Rules::CLASSIC, &ROWS, [&["9-9-9-9 Defensor"], &["2-2-2-2"]])
        .play("9-9-9-9 Defensor@1,1")
        .expect(&[".1.", "10.", "..."]);
}

#[test]
fn a_defensor_with_other_abilities_flips_nothing_either() {
    Desk::new(Rules::STANDARD, &ROWS, [&["9-9-9-9 Defensor, Fuerza, Eco"], &["2-2-2-2"]])
        .play("9-9-9-9 Defensor, Fuerza, Eco@1,1")
        .expect(&[".1.", "10.", "..."]);
}

#[test]
fn a_defensor_can_be_flipped() {
    let rows = [". | 1 1-1-8-1 Defensor | .", ". | . | .", ". | . | 0 1-1-1-1"];
    Desk::new(Rules::CLASSIC, &rows, [&["9-9-9-9"], &["2-2-2-2"]])
        .play("9-9-9-9@1,1")
        .expect(&[".0.", ".0.", "..0"]);
}
