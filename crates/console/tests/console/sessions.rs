//! Sessions as people see them, checked in as texts.

use ludoteca_console::{Ending, Style};
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::Lang;

use crate::table::Script;

const WIDE: Style = Style { width: 100, height: 50, ..Style::PLAIN };

fn script<'a>(game: &'a str, names: &'a [&'a str], typed: &'a str) -> Script<'a> {
    let rules = match game {
        "pig" => "quick",
        "monopoly" => "official",
        _ => "classic",
    };
    Script { game, rules, names, lang: Lang::English, style: Style::PLAIN, typed }
}

#[track_caller]
fn check(name: &str, script: &Script<'_>) {
    let (shown, ending) = script.run();
    assert_eq!(ending, Ending::Left, "the script is shorter than the game");
    check_golden(format!("tests/golden/{name}.txt"), &shown);
}

#[test]
fn pig_with_every_command() {
    let typed = "help\nhint\nwhy\nundo\nroll\nfoo\n0\n7\n1\nhold\nwhy\nactions\nboard\nundo\n\
                 look 3\nagain\nhelp game\nhelp nothing\nsave\nwindows\nwindows\nquit\n";
    check("pig-en", &script("pig", &["Ana", "uniform"], typed));
    let spanish = "ayuda\ntirar\nqué\np\nrepetir\nayuda juego\nporque\ndeshacer\nsalir\n";
    check("pig-es", &Script { lang: Lang::Spanish, ..script("pig", &["Ana", "uniform"], spanish) });
}

#[test]
fn monopoly_by_numbers_and_in_words() {
    let typed = "1\n1\nlook boardwalk\nlook avenue\nlook 4\nlook 99\nbuild\nbuild 200\njump\n\
                 trade\ntrade B give 1 want\ntrade B give 1 want 3\nbid 10\nbuild 1\nroll\nyes\ndone\nhint\nactions\n1\n1\n1\n";
    check("monopoly-en", &script("monopoly", &["Ana", "uniform", "uniform"], typed));
    let spanish = "1\n1\nmirar reading\n1\nhipotecar nada\nhipotecar 39\nquiebra\n1\n1\n1\n";
    let spanish = script("monopoly", &["Ana", "uniform"], spanish);
    let narrow = Style { unicode: false, width: 50, ..Style::PLAIN };
    check("monopoly-es-ascii", &Script { lang: Lang::Spanish, style: narrow, ..spanish });
}

#[test]
fn rift_with_hidden_hands() {
    let typed = "again\n1 2 2\nlook 1\nlook valeria\n1\n9 1 1\n1 4 1\n1 1 1\nagain\nwhy\nundo\n2 3 3\nhint\n";
    check("rift-en", &script("rift", &["Ana", "uniform"], typed));
    // Two people at one terminal: nobody is shown the hand of the other.
    let both = script("rift", &["Ana", "Luis"], "\n1 1 1\n\n1 2 2\n\n");
    check("rift-two-es", &Script { lang: Lang::Spanish, style: WIDE, ..both });
}

#[test]
fn parchis_on_the_cross_and_as_a_list() {
    let typed =
        "1\ny1\n\nz9\n1\nr1+99\nwhy\nlook red\nlook y\nlook 39\nlook 12\nlook 34\nlook 99\n1\n1\n";
    check("parchis-en", &script("parchis", &["Ana", "uniform"], typed));
    let spanish = script("parchis", &["Ana", "uniform"], "1\na1\n1\n1\n");
    check("parchis-es-wide", &Script { lang: Lang::Spanish, style: WIDE, ..spanish });
    let narrow = Style { width: 60, ..Style::PLAIN };
    let list = script("parchis", &["Ana", "uniform"], "1\n1\n");
    check("parchis-list", &Script { style: narrow, ..list });
}

#[test]
fn those_who_watch_hear_everything_and_see_no_hand() {
    let watched = script("rift", &["uniform", "random"], "");
    let (shown, ending) = watched.run();
    assert_eq!(ending, Ending::Over);
    check_golden("tests/golden/rift-watched.txt", &shown);
}
