//! The whole page with a handful of games for each experiment.

use std::sync::atomic::AtomicBool;

use ludoteca_words::Lang;

use super::*;
use crate::cli;

/// Runs all of it, as far as nobody has stopped it.
fn made(words: &'static Words, stopped: bool) -> Made {
    let (out, stop) = (Output::new(words), AtomicBool::new(stopped));
    let size = Size { quick: true, most: Some(4) };
    let specs: Vec<&'static Spec> = ALL.iter().collect();
    make(&Lab::new(&out, "there", size, 1, 2, &stop, &|_| ()), &specs).unwrap()
}

fn words(lang: Lang) -> &'static Words {
    Box::leak(Box::new(Words::new(lang)))
}

/// The part of the page that is about an experiment.
fn section<'p>(page: &'p str, id: &str) -> &'p str {
    let (_, rest) = page.split_once(&format!("<div id=\"{id}\"></div>")).expect(id);
    rest.split("<div id=\"").next().unwrap_or_default()
}

/// The commands of a part of the page.
fn commands(section: &str) -> Vec<String> {
    let listings = section.split("<code>").skip(1).filter_map(|rest| rest.split("</code>").next());
    let lines = listings.flat_map(str::lines).filter(|line| line.starts_with("ludoteca "));
    lines.map(|line| line.replace("&amp;", "&").replace('\'', "")).collect()
}

#[test]
fn every_experiment_is_there_with_the_documents_figures_and_commands_that_can_be_given() {
    for lang in Lang::ALL {
        let words = words(lang);
        let Made { page, files, missing } = made(words, false);
        assert!(missing.is_empty(), "{missing:?}");
        for spec in ALL {
            let section = section(&page, spec.id);
            let commands = commands(section);
            assert!(!commands.is_empty(), "{} cannot be made again", spec.id);
            for command in &commands {
                let parsed = cli::command(words).try_get_matches_from(command.split_whitespace());
                assert!(parsed.is_ok(), "{command}: {}", parsed.unwrap_err());
                let named =
                    command.split_whitespace().filter_map(|word| word.strip_prefix("there/"));
                for file in named.filter(|file| !file.contains('*') && *file != "again") {
                    assert!(files.iter().any(|(name, _)| name == file), "{command}: no {file}");
                }
            }
            if let experiments::Work::Scenario(text) = spec.work {
                let figures = document_figures(text);
                for figure in &figures {
                    assert!(section.contains(figure), "{}: {figure} is missing", spec.id);
                }
                assert!(files.contains(&(format!("scenarios/{}.toml", spec.id), text.to_owned())));
            }
        }
        assert!(page.contains("9 de 9") || page.contains("9 of 9"), "the printed game");
        assert!(page.contains("34, 24, 6") && page.matches("<svg ").count() > 20);
    }
}

/// `count/of` of everything that a scenario file has of its document.
fn document_figures(text: &str) -> Vec<String> {
    fn look(value: &toml::Value, found: &mut Vec<String>) {
        match value {
            toml::Value::Table(table) => {
                let number = |key| table.get(key).and_then(toml::Value::as_integer);
                if let (Some(count), Some(of)) = (number("count"), number("of")) {
                    found.push(format!("{count}/{of} = "));
                }
                table.values().for_each(|value| look(value, found));
            }
            toml::Value::Array(list) => list.iter().for_each(|value| look(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    look(&toml::from_str(text).unwrap(), &mut found);
    found
}

#[test]
fn all_figures_of_the_documents_are_looked_for() {
    let scenarios = ALL.iter().filter_map(|spec| match spec.work {
        experiments::Work::Scenario(text) => Some(document_figures(text).len()),
        experiments::Work::Own(..) => None,
    });
    assert_eq!(scenarios.sum::<usize>(), 4 + 4 + 4 + 2 + 1 + 1, "games, auctions, sum, The Rift");
}

#[test]
fn the_same_seed_makes_the_same_figures() {
    let figures = |page: &str| -> Vec<String> {
        // Times are no figures.
        let cells = page.split("<td").filter(|cell| !cell.contains(" ms<") && !cell.contains("µs"));
        cells.skip(1).filter_map(|cell| cell.split("</td>").next()).map(str::to_owned).collect()
    };
    let words = words(Lang::English);
    let (one, two) = (made(words, false), made(words, false));
    assert!(figures(&one.page) == figures(&two.page), "the figures differ");
    assert_eq!(one.files, two.files);
}

#[test]
fn what_was_stopped_is_said_to_be_missing() {
    let Made { page, missing, .. } = made(words(Lang::English), true);
    assert_eq!(missing, ALL.iter().map(|spec| spec.id).collect::<Vec<_>>());
    assert_eq!(page.matches("Not played: the run was stopped before.").count(), ALL.len());
}
