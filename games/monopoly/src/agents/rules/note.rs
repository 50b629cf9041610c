//! How the rules that were tried are noted.

use ludoteca_core::{Thinking, Weighed};

use crate::Action;

/// What the rules think with.
pub(in crate::agents) type Mind<'a> = Thinking<'a, Action>;

/// Tries a rule: notes under its number what it would do and whether it fires, 1 or 0.
#[inline]
pub(in crate::agents) fn tries(
    thinking: &mut Mind<'_>,
    rule: &'static str,
    fires: bool,
    then: Action,
) -> bool {
    thinking.weigh(|| {
        let value = f64::from(u8::from(fires));
        Weighed { action: then, value, terms: vec![(rule, value)] }
    });
    fires
}

/// What is left when no rule fires, or where the document has none.
#[inline]
pub(in crate::agents) fn otherwise(
    thinking: &mut Mind<'_>,
    thought: &'static str,
    action: Action,
) -> Action {
    tries(thinking, thought, true, action);
    action
}
