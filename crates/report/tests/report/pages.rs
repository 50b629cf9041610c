//! The page of a tournament says everything, in both languages, and asks nobody for anything.

use ludoteca_lab::tournament::Outcome;
use ludoteca_report::tournament::page;
use ludoteca_words::{Lang, Words};

use crate::played::{LADDER, ROBIN, SWEEP, TEST, outcome};

fn pages(outcomes: &[Outcome]) -> Vec<String> {
    Lang::ALL.iter().map(|&lang| page(&Words::new(lang), outcomes)).collect()
}

/// How often a text stands in another.
fn count(page: &str, what: &str) -> usize {
    page.matches(what).count()
}

#[test]
fn every_kind_has_its_tables_and_pictures() {
    for (text, tables, pictures) in [(ROBIN, 3, 2), (LADDER, 3, 2), (SWEEP, 2, 3), (TEST, 2, 3)] {
        for page in pages(&[outcome(text)]) {
            assert_eq!(count(&page, "<table>"), tables, "{text}");
            assert_eq!(count(&page, "<caption>"), tables, "every table says what it shows");
            assert_eq!(count(&page, "<svg "), pictures, "{text}");
            assert_eq!(count(&page, "<h1>"), 1);
            assert!(page.starts_with("<!DOCTYPE html><html lang=\"e"));
            assert!(page.contains("scope=\"col\"") && page.contains("scope=\"row\""));
            assert!(page.contains("prefers-color-scheme: dark") && page.contains("@media print"));
            assert!(page.contains("ludoteca tournament my.toml"));
            assert!(page.contains(text.trim().lines().last().unwrap()), "the file itself");
        }
    }
}

#[test]
fn nothing_is_fetched_and_no_script_runs() {
    let all = [ROBIN, TEST].map(outcome);
    for page in pages(&all) {
        for forbidden in
            ["<script", "<link", "<img", "<iframe", " src=", "url(", "@import", " href="]
        {
            assert_eq!(count(&page, forbidden), 0, "{forbidden}");
        }
        let elsewhere = page.replace("http://www.w3.org/2000/svg", "");
        assert_eq!(count(&elsewhere, "http:") + count(&elsewhere, "https:"), 0);
        assert_eq!(count(&page, "default-src 'none'"), 1);
    }
}

#[test]
fn what_files_say_is_only_text() {
    let evil = "</title><script>alert(1)</script>\"'&";
    let mut found = outcome(ROBIN);
    found.title = Some(evil.into());
    found.standings[0].agent = evil.into();
    found.pairings[0].seats[0] = evil.into();
    (found.rules, found.source, found.file) = (evil.into(), evil.into(), evil.into());
    for page in pages(std::slice::from_ref(&found)) {
        assert_eq!(count(&page, "<script"), 0);
        assert_eq!(count(&page, "</title>"), 1 + count(&page, "<svg "));
        assert!(count(&page, "&lt;script&gt;") >= 6);
    }
}

#[test]
fn several_tournaments_make_one_page() {
    let all = [ROBIN, LADDER, TEST].map(outcome);
    for page in pages(&all) {
        assert_eq!((count(&page, "<h1>"), count(&page, "<h2>")), (1, 3));
        assert_eq!(count(&page, "<table>"), 8);
    }
}

#[test]
fn what_is_not_finished_says_so() {
    let mut found = outcome(LADDER);
    let notice = "class=\"notice\"";
    assert!(pages(std::slice::from_ref(&found)).iter().all(|page| !page.contains(notice)));
    found.complete = false;
    assert!(pages(&[found]).iter().all(|page| page.contains(notice)));
}

#[test]
fn a_result_that_was_read_back_gives_the_same_page() {
    for text in [ROBIN, SWEEP, TEST] {
        let found = outcome(text);
        let written = serde_json::to_string_pretty(&found).unwrap();
        let read: Outcome = serde_json::from_str(&written).unwrap();
        assert_eq!(pages(&[read]), pages(&[found]));
    }
}
