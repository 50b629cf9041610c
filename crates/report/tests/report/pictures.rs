//! Every kind of picture, compared with the one that was looked at.

use ludoteca_report::charts::{intervals, lines, stacked};
use ludoteca_report::pictures::{self, Bin};
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};

use crate::played::{LADDER, ROBIN, SWEEP, TEST, chronicle, outcome};

/// The document of every picture, read by somebody who knows nothing of us.
pub(crate) fn texts(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert!(root.attribute("aria-label").is_some_and(|label| !label.is_empty()));
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
    texts.filter_map(|node| node.text()).map(|text| text.trim().to_owned()).collect()
}

fn words(lang: Lang) -> Words {
    Words::new(lang)
}

#[test]
fn the_course_of_a_game() {
    let words = words(Lang::Spanish);
    // Players whose play does not change from one version to the next.
    let told = chronicle("pig", &["hold-at", "hold-at:at=10", "uniform"], 400);
    let svg = lines(&words, &pictures::course(&words, &told, 0));
    check_golden("tests/golden/course.svg", &svg);
    let told = chronicle("monopoly", &["rules", "quick"], 400);
    let charts: Vec<_> =
        (0..told.measures.len()).map(|measure| pictures::course(&words, &told, measure)).collect();
    let texts = texts(&stacked(&words, "Monopoly", "Todas las medidas", &charts));
    for expected in ["Dinero", "Propiedades", "Calles edificables", "rules", "quick"] {
        assert!(texts.iter().any(|text| text == expected), "{expected}: {texts:?}");
    }
}

#[test]
fn every_measure_of_every_game() {
    let words = words(Lang::English);
    for game in ludoteca_catalog::GAMES {
        let open = game.open(&ludoteca_catalog::Opening::default()).unwrap();
        let told = chronicle(game.key(), &vec!["uniform"; open.usual_players()], 500);
        for measure in 0..told.measures.len() {
            let chart = pictures::course(&words, &told, measure);
            let texts = texts(&lines(&words, &chart));
            assert!(texts.contains(&chart.title), "{texts:?}");
            assert!(texts.contains(&"uniform (2)".to_owned()), "{texts:?}");
        }
    }
}

#[test]
fn standings_and_ratings() {
    let words = words(Lang::English);
    check_golden(
        "tests/golden/points.svg",
        &intervals(&words, &pictures::points(&words, &outcome(LADDER))),
    );
    let robin = outcome(ROBIN);
    check_golden("tests/golden/wins.svg", &intervals(&words, &pictures::wins(&words, &robin)));
    check_golden(
        "tests/golden/ratings.svg",
        &intervals(&words, &pictures::ratings(&words, &robin)),
    );
    assert_eq!(pictures::sweep(&words, &robin), None, "not everybody has the parameter");
}

#[test]
fn a_sweep() {
    let words = words(Lang::Spanish);
    let chart = pictures::sweep(&words, &outcome(SWEEP)).unwrap();
    let xs: Vec<f64> = chart.lines[0].points.iter().map(|point| point.x).collect();
    assert_eq!(xs, [5.0, 10.0, 20.0, 40.0]);
    check_golden("tests/golden/sweep.svg", &lines(&words, &chart));
}

#[test]
fn a_sequential_test() {
    let words = words(Lang::English);
    let found = outcome(TEST);
    let test = found.sprt.as_ref().unwrap();
    let last = test.path.last().unwrap();
    assert_eq!((last.blocks, last.llr), (found.blocks, test.llr), "the path ends at the result");
    let before = test.path.iter().rev().skip(1);
    assert!(before.into_iter().all(|step| test.lower < step.llr && step.llr < test.upper));
    check_golden("tests/golden/sprt.svg", &lines(&words, &pictures::sprt(&words, test)));
}

/// The tables of calibration in the documents, as pictures of the documents.
#[test]
fn reliability() {
    let words = words(Lang::English);
    let text = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rift-search.md");
    let text = std::fs::read_to_string(text).unwrap();
    let mut tables: Vec<Vec<Bin>> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let head = line.starts_with("| stated | mean stated |");
        if head {
            tables.push(Vec::new());
        }
        inside = head || inside && line.starts_with('|');
        if inside && !head && !line.starts_with("|---") {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let (low, high) = cells[4].split_once('–').unwrap();
            let interval = (low.parse().unwrap(), high.parse().unwrap());
            let (predicted, observed) = (cells[2].parse().unwrap(), cells[3].parse().unwrap());
            tables.last_mut().unwrap().push(Bin { predicted, observed, interval });
        }
    }
    let [single, matches] = tables.try_into().unwrap();
    assert_eq!((single.len(), matches.len()), (10, 10));
    let title = "The Rift: does search know its chances?";
    let lines_of = [("single games", single), ("matches of two", matches)];
    let chart = pictures::reliability(&words, title, &lines_of);
    check_golden("../../docs/pictures/rift-reliability.svg", &lines(&words, &chart));
}

#[test]
fn the_same_data_are_the_same_bytes() {
    let once = || {
        let words = words(Lang::English);
        let told = chronicle("parchis", &["random", "random"], 300);
        lines(&words, &pictures::course(&words, &told, 0))
    };
    assert_eq!(once(), once());
}
