//! The manual that is checked in is the one that the pages make.

use ludoteca_console::pages;
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};

#[test]
fn the_manual_is_up_to_date() {
    for lang in Lang::ALL {
        let manual = pages::manual(&Words::new(lang));
        check_golden(format!("../../docs/help/{}/index.html", lang.code()), &manual);
    }
}

/// Every link leads somewhere inside the same file.
#[test]
fn links_lead_somewhere() {
    for lang in Lang::ALL {
        let manual = pages::manual(&Words::new(lang));
        let links: Vec<&str> = manual.split("href=\"#").skip(1).collect();
        assert!(links.len() > 60, "{}", links.len());
        for link in links {
            let to = link.split('"').next().unwrap();
            assert!(manual.contains(&format!("id=\"{to}\"")), "{to}");
        }
    }
}
