//! Any text as an action or an outcome: no panic, and what was read reads back from its notation.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use ludoteca_core::ParseNotationError;
use ludoteca_monopoly::{Action, Outcome};

fuzz_target!(|text: &str| {
    round_trip::<Action>(text);
    round_trip::<Outcome>(text);
});

fn round_trip<T>(text: &str)
where
    T: FromStr<Err = ParseNotationError> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => {
            let notation = value.to_string();
            let again = notation.parse::<T>();
            assert_eq!(again.as_ref(), Ok(&value), "{text:?} became {notation:?}");
            assert_eq!(again.map(|again| again.to_string()), Ok(notation));
        }
        Err(why) => assert!(why.to_string().starts_with("expected "), "{why}"),
    }
}
