//! What every face must keep, whatever is played under whatever rules.

use ludoteca_catalog::{GAMES, GameEntry};
use ludoteca_console::{Face, Scene, Style, TableLink, face_of};
use ludoteca_core::{Seat, Turn};
use ludoteca_testkit::effort;
use ludoteca_words::{Lang, Words};

use crate::table::{open, table};

const STYLES: [Style; 3] = [
    Style::PLAIN,
    Style { colour: true, width: 100, height: 50, ..Style::PLAIN },
    Style { width: 30, ..Style::PLAIN },
];

/// Plays random games and looks at every moment of them with all eyes.
fn check_face(game: &dyn GameEntry, rules: &str, seed: u64, most_steps: usize) {
    let opened = open(game.key(), rules);
    let names = vec!["uniform"; opened.usual_players()];
    let mut at = table(opened.as_ref(), &names, seed);
    let face = face_of(game.key()).unwrap();
    let languages = Lang::ALL.map(Words::new);
    for step in 0..most_steps {
        if at.turn() == Turn::Over {
            break;
        }
        let words = &languages[step % 2];
        let style = STYLES[step / 2 % 3];
        let looks = Some(Seat(0)).filter(|_| step % 5 > 0);
        let news = at.advance().unwrap();
        let mover = if let Turn::Decide(seat) = at.turn() { Some(seat) } else { looks };
        for looks in [looks, mover] {
            let view = at.view(looks.unwrap_or(Seat(0)));
            let scene = Scene {
                setting: at.setting(),
                view: &view,
                seats: at.seats(),
                looks,
                turn: at.turn(),
                words,
                style: &style,
            };
            check_drawing(face, &scene, step);
            for one in news.iter().filter(|one| one.to.includes(looks)) {
                let told = face.tell(&one.event, &scene);
                assert!(told.is_none_or(|told| is_sentence(&told)), "{:?}", one.event);
            }
            if looks == mover {
                check_actions(face, &scene, &at.actions());
            }
        }
    }
}

fn is_sentence(text: &str) -> bool {
    !text.is_empty() && !text.contains('{') && !text.contains("  ")
}

fn check_drawing(face: &dyn Face, scene: &Scene<'_>, step: usize) {
    if !step.is_multiple_of(7) {
        return;
    }
    let board = face.draw(scene);
    assert_eq!(board.contains('\x1b'), scene.style.colour, "colours where there are some");
    if scene.style.width >= 80 {
        for line in board.lines() {
            assert!(console::measure_text_width(line) <= scene.style.width, "too wide: {line}");
        }
    }
}

/// Every action has words, and its notation is understood.
fn check_actions(face: &dyn Face, scene: &Scene<'_>, actions: &[String]) {
    let _ = face.question(scene);
    for action in actions {
        let name = face.name_action(action, scene);
        assert!(!name.is_empty() && !name.contains('{'), "{action}: {name}");
        let read = face.read(action, scene).unwrap();
        let same = |text: &str| {
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            words.sort();
            words
        };
        assert_eq!(same(&read), same(action), "notation is always understood");
    }
}

#[test]
fn every_moment_of_every_game_can_be_shown() {
    for game in GAMES {
        for rules in game.presets() {
            for seed in 0..effort(2, 20) {
                check_face(*game, rules, seed, effort(700, 5_000));
            }
        }
    }
}

#[test]
fn strange_lines_are_refused_or_handed_on_but_never_a_panic() {
    let lines = [
        "",
        " ",
        "0",
        "99999999999999999999",
        "-1",
        "ñ",
        "1 1",
        "1 1 1 1",
        "c",
        "@",
        "a@b",
        "+",
        "y",
        "Y1 out out",
        "trade",
        "trade zz",
        "trade a give",
        "trade 0 give , want",
        "build ñandú",
        "bid",
        "\u{1f3b2} \u{1f3b2}",
        "sí",
        "no",
        "look",
        "tirar tirar",
    ];
    for game in GAMES {
        let opened = open(game.key(), game.presets()[0]);
        let names = vec!["uniform"; opened.usual_players()];
        let mut at = table(opened.as_ref(), &names, 1);
        let (words, style) = (Words::new(Lang::Spanish), Style::PLAIN);
        for _ in 0..60 {
            at.advance().unwrap();
            let view = at.view(Seat(0));
            let scene = Scene {
                setting: at.setting(),
                view: &view,
                seats: at.seats(),
                looks: Some(Seat(0)),
                turn: at.turn(),
                words: &words,
                style: &style,
            };
            let face = face_of(game.key()).unwrap();
            for line in lines {
                let answer = face.read(line, &scene);
                assert!(answer.is_ok() || !answer.unwrap_err().is_empty());
                let _ = face.look(line, &scene);
                assert!(!face.name_action(line, &scene).contains('{'));
            }
        }
    }
}
