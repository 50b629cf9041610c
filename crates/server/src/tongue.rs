//! The words of both languages, made once.

use std::sync::LazyLock;

use ludoteca_words::{Lang, Words};

static SPANISH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::Spanish));
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::English));

/// The words of a language.
pub(crate) fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::Spanish => &SPANISH,
        Lang::English => &ENGLISH,
    }
}
