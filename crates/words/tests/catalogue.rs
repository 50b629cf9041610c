//! Both languages say the same things.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use ludoteca_words::{Lang, Words};

/// All messages of a language: its own file, and those in its folder.
fn text(lang: Lang) -> String {
    let own = format!("{}/messages/{}", env!("CARGO_MANIFEST_DIR"), lang.code());
    let mut files: Vec<_> =
        std::fs::read_dir(&own).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.insert(0, format!("{own}.ftl").into());
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// The variables of every message, by key, in the order of the file.
fn messages(lang: Lang) -> (Vec<String>, BTreeMap<String, BTreeSet<String>>) {
    let text = text(lang);
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
    let mut order = Vec::new();
    let mut variables = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                let pattern = message.value.unwrap_or_else(|| panic!("{key} says nothing"));
                let mut found = BTreeSet::new();
                look(&pattern, &mut found);
                assert!(variables.insert(key.clone(), found).is_none(), "{key} is there twice");
                order.push(key);
            }
            Entry::Junk { content } => panic!("{}: {content}", lang.code()),
            _ => {}
        }
    }
    (order, variables)
}

fn look(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => look_inline(inline, found),
            Expression::Select { selector, variants } => {
                look_inline(selector, found);
                for variant in variants {
                    look(&variant.value, found);
                }
            }
        }
    }
}

fn look_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        found.insert(id.name.to_owned());
    }
}

#[test]
fn every_language_has_the_same_keys_in_the_same_order_with_the_same_variables() {
    let (english_order, english) = messages(Lang::English);
    for lang in Lang::ALL {
        let (order, variables) = messages(lang);
        assert_eq!(order, english_order, "{}", lang.code());
        assert_eq!(variables, english, "{}", lang.code());
    }
}

#[test]
fn every_message_can_be_said() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (key, variables) in messages(lang).1 {
            let args: Vec<_> = variables.iter().map(|name| (name.as_str(), 3.into())).collect();
            let said = words.say(&key, &args);
            assert!(!said.is_empty() && said != key && !said.contains('{'), "{key}: {said}");
        }
    }
}

#[test]
fn the_languages_differ() {
    let (spanish, english) = (Words::new(Lang::Spanish), Words::new(Lang::English));
    let keys = messages(Lang::English).0;
    let plain = keys.iter().filter(|key| key.starts_with("command-"));
    for key in plain {
        assert_ne!(spanish.plain(key), english.plain(key), "{key}");
    }
}
