//! The rating of document 004 rule by rule, on positions worked by hand, and whole games with it.

#![cfg(all(feature = "agents", feature = "serde"))]

mod rating {
    mod bench;
    mod chain;
    mod exits;
    mod extras;
    mod games;
    mod naive;
    mod rules;
    mod sides;
}
