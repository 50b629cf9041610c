//! The subset search: it equals plain enumeration, and the engine carries its plans out.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards, amounts and cases are small"
)]

mod subset {
    mod case;
    mod enumeration;
    mod example;
    mod large;
    mod oracle;
    mod real_games;
    mod ties;
}
