//! `ludoteca play`: whole games in a terminal, as the README begins them.

use ludoteca_words::Lang;

use crate::terminal::Desk;

/// More than any of these games needs.
const MANY: usize = 4000;

/// Plays until the program ends; what is typed depends on how often a question was asked again.
fn play(lang: Lang, line: &str, answer: impl Fn(usize) -> String) -> String {
    let desk = Desk::new(lang, 100, 40);
    let mut tty = desk.start(line);
    for typed in 0..MANY {
        if tty.question().is_none() {
            tty.end();
            return tty.transcript();
        }
        tty.answer(&answer(typed));
    }
    panic!("{line} does not end\n{}", tty.screen());
}

/// The first card on every cell in turn; a choice between cards is the first one.
fn cell(typed: usize) -> String {
    let n = typed % 10;
    if n == 9 { "1".to_owned() } else { format!("1 {} {}", n % 3 + 1, n / 3 + 1) }
}

fn first(_: usize) -> String {
    "1".to_owned()
}

#[test]
fn every_game_is_played_to_its_end() {
    for (lang, won) in [(Lang::Spanish, "ganado"), (Lang::English, "won")] {
        let rift = play(lang, "play rift --seed 5 --seats you,classic", cell);
        let parchis = play(lang, "play parchis --seed 5 --seats you,level:n=2", first);
        let short =
            "play monopoly --seed 5 --rules official:time_limit=40 --seats you,rules,optimal";
        let monopoly = play(lang, short, first);
        for page in [rift, parchis, monopoly] {
            let end = page.lines().last().unwrap();
            assert!(end.contains(won) || end.contains("mpate") || end.contains("draw"), "{page}");
        }
    }
}
