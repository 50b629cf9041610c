//! Names and numbers that nobody expects.

use ludoteca_catalog::{Chronicle, Moment};
use ludoteca_report::Format;
use ludoteca_report::charts::{Axis, Chart, Intervals, Line, Point, Row, Rule, intervals, lines};
use ludoteca_report::pictures::course;
use ludoteca_words::{Lang, Words};

use crate::pictures::texts;

#[test]
fn names_from_files_are_only_text() {
    let words = Words::new(Lang::English);
    let evil = "<script>alert('&')</script>\u{1}\u{0}\"";
    let long = "a".repeat(500);
    let told = Chronicle {
        measures: &["score"],
        seats: vec![evil.into(), long, String::new(), "  ".into()],
        moments: vec![
            Moment { turn: 0, values: vec![0.0; 4] },
            Moment { turn: 9, values: vec![1.0, 2.0, 3.0, 4.0] },
        ],
    };
    let svg = lines(&words, &course(&words, &told, 0));
    assert!(!svg.contains("<script") && !svg.contains('\u{1}'), "{svg}");
    let texts = texts(&svg);
    assert!(texts.iter().any(|text| text.starts_with("<script>alert")), "{texts:?}");
    assert!(texts.contains(&"Player 3".into()) && texts.contains(&"Player 4".into()), "{texts:?}");
    assert!(texts.iter().all(|text| text.chars().count() < 60), "{texts:?}");
}

#[test]
fn what_is_no_number_is_left_out() {
    let words = Words::new(Lang::English);
    let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0, -0.0, 1e300, -1e300, 1e-300];
    let point = |(x, &y): (usize, &f64)| Point {
        x: [0.0, 1.0, f64::NAN][x % 3],
        y,
        interval: Some((y, y)),
    };
    for some in [&odd[..3], &odd[..6], &odd[3..4], &[], &odd] {
        let points: Vec<Point> = some.iter().enumerate().map(point).collect();
        let chart = Chart {
            title: String::from("odd"),
            about: String::new(),
            x: Axis::new("x", Format::Whole),
            y: Axis::new("y", Format::Percent),
            lines: vec![Line::new("", points)],
            rules: vec![Rule::diagonal("d"), Rule::level(0.5, "l")],
        };
        assert!(texts(&lines(&words, &chart)).contains(&"odd".to_owned()));
        let row = |&value: &f64| Row {
            name: "n".into(),
            value,
            low: value,
            high: value,
            fair: Some(value),
            aside: false,
        };
        let chart = Intervals {
            title: String::from("odd"),
            about: String::new(),
            axis: Axis::new("x", Format::Real),
            rows: some.iter().map(row).collect(),
            fair: "f".into(),
        };
        let texts = texts(&intervals(&words, &chart));
        assert!(
            texts.iter().all(|text| !text.contains("NaN") && !text.contains("inf")),
            "{texts:?}"
        );
    }
}

#[test]
fn a_long_game_is_a_small_picture_that_loses_no_peak() {
    let words = Words::new(Lang::English);
    let height = |turn: u32| if turn == 54_321 { 1000.0 } else { f64::from(turn % 7) };
    let points = (0..100_000).map(|turn| Point::exact(turn.into(), height(turn))).collect();
    let chart = Chart {
        title: "long".into(),
        about: String::new(),
        x: Axis::new("turn", Format::Whole),
        y: Axis::reaching("score", Format::Whole, &[0.0]),
        lines: vec![Line::new("a", points)],
        rules: Vec::new(),
    };
    let svg = lines(&words, &chart);
    assert!(svg.len() < 60_000, "{}", svg.len());
    let document = roxmltree::Document::parse(&svg).unwrap();
    let path = document
        .descendants()
        .filter(|node| node.tag_name().name() == "polyline")
        .filter_map(|node| node.attribute("points"))
        .max_by_key(|points| points.len())
        .unwrap();
    let heights = path.split_whitespace().filter_map(|pair| pair.split_once(',')?.1.parse().ok());
    let (top, bottom) =
        heights.fold((i32::MAX, i32::MIN), |(top, low), y: i32| (y.min(top), y.max(low)));
    assert!(bottom - top > 200, "{top} {bottom}");
}
