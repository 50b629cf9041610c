//! The players of the document: their evaluation against a slow one, their manners, their strength.
#![cfg(feature = "agents")]

mod classic {
    mod manners;
    mod oracle;
    mod strength;
    mod table;
    mod ties;
}
