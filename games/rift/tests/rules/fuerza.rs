//! Fuerza: flips on equal values, too.

use ludoteca_rift::Rules;

use crate::desk::Desk;

#[test]
fn fuerza_flips_on_equal_values_but_not_on_higher_ones() {
    let rows = [". | 1 1-1-5-1 | .", "1 1-6-1-1 | . | .", ". | . | ."];
    Desk::new(Rules::CLASSIC, &rows, [&["5-5-5-5 Fuerza"], &["2-2-2-2"]])
        .play("5-5-5-5 Fuerza@1,1")
        .expect(&[".0.", "10.", "..."]);
}

#[test]
fn without_fuerza_equal_values_do_nothing() {
    let rows = [". | 1 1-1-5-1 | .", "1 1-6-1-1 | . | .", ". | . | ."];
    Desk::new(Rules::CLASSIC, &rows, [&["5-5-5-5"], &["2-2-2-2"]])
        .play("5-5-5-5@1,1")
        .expect(&[".1.", "10.", "..."]);
}

#[test]
fn fuerza_does_not_help_a_card_that_is_attacked() {
    let rows = [". | 1 1-1-5-1 Fuerza | .", ". | . | .", ". | . | 0 0-0-0-0"];
    Desk::new(Rules::CLASSIC, &rows, [&["6-5-5-5"], &["2-2-2-2"]])
        .play("6-5-5-5@1,1")
        .expect(&[".0.", ".0.", "..0"]);
}
