//! What is seen at three sizes of screen, and whole games of `play`.

use ludoteca_testkit::golden::check_golden;
use ludoteca_words::Lang;

use crate::dealings::prepare;
use crate::terminal::Desk;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 40), (160, 50)];

/// Everybody owns something; there are houses, a hotel, a mortgage and somebody in jail.
const MIDDLE: &str = r#"{"players":[
    {"cash":31000,"square":24,"lots":[{"square":6,"houses":2},{"square":8,"houses":2},
        {"square":9,"houses":3},5,15]},
    {"cash":8200,"square":10,"jail":2,"lots":[{"square":37,"hotel":true},{"square":39,"hotel":true},12]},
    {"cash":54000,"square":39,"lots":[{"square":1,"mortgaged":true},16,18,28]},
    {"cash":12000,"square":5,"lots":[11,26,35]}],"on_turn":0,"turns":60}"#;

/// The screen when the last of these lines has been answered, before it is the program's turn.
fn seen(desk: &Desk, line: &str, answers: &[&str]) -> String {
    let mut tty = desk.start(line);
    tty.answer_all(answers);
    tty.question().unwrap();
    tty.screen()
}

#[test]
fn screens_of_every_game_at_every_size() {
    for (columns, rows) in SIZES {
        for lang in [Lang::Spanish, Lang::English] {
            let desk = Desk::new(lang, columns, rows);
            prepare(&desk, &["Ana", "Luis", "rules", "random"], MIDDLE);
            let (code, show) = (lang.code(), if lang == Lang::Spanish { "ver" } else { "show" });
            let pages = [
                ("console", seen(&desk, "console --load x", &[show])),
                (
                    "rift",
                    seen(&desk, "play rift --seed 5 --seats you,classic", &["1 2 2", "1 1 1"]),
                ),
                (
                    "parchis",
                    seen(&desk, "play parchis --seed 5 --seats you,random", &["1", "1", "1"]),
                ),
                (
                    "monopoly",
                    seen(&desk, "play monopoly --seed 5 --seats you,rules", &["1", "1", "1"]),
                ),
            ];
            for (what, page) in pages {
                assert!(page.lines().count() <= usize::from(rows));
                check_golden(format!("tests/pty/golden/{what}-{columns}x{rows}-{code}.txt"), &page);
            }
        }
    }
}
