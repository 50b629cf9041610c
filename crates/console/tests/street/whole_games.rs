//! Whole games from `nuevo` to the last bankruptcy, saved in the middle and not.

use crate::desk::{Desk, Shown, replayed};

/// Two people, `rules` and `random`, as in the document.
const FOUR: &str = "nuevo\ns\n4\nn\nAna\namarillo\nn\nLuis\nrojo\ns\nrules\ns\nrandom\n\n\n";

/// Somebody who buys everything, bids a little, and gives up when money runs out. What is typed
/// depends only on the prompt, and on how often it has come in a row.
struct Habit {
    last: String,
    times: usize,
}

impl Habit {
    fn new() -> Self {
        Self { last: String::new(), times: 0 }
    }

    fn answer(&mut self, prompt: &str) -> String {
        self.times = if self.last == prompt { self.times + 1 } else { 0 };
        prompt.clone_into(&mut self.last);
        if !prompt.ends_with("> ") {
            let answer = match prompt {
                "Elige: " => "1",
                bid if bid.starts_with("Puja") => "salir",
                _ => "s",
            };
            return answer.to_owned();
        }
        // Rolling is what nearly always helps; then debts, and in the end giving up.
        ["tirar", "pagar", "bancarrota"][self.times % 3].to_owned()
    }
}

/// Types a beginning, and then by habit until the game is over or the lines run out.
fn play(desk: &Desk, beginning: &str, most: usize, ending: &str) -> Shown {
    let mut lines = beginning.lines();
    let mut last = ending.lines();
    let (mut habit, mut typed) = (Habit::new(), 0);
    desk.run_typist(&mut |prompt| {
        if let Some(line) = lines.next() {
            return Some(line.to_owned());
        }
        typed += 1;
        if typed <= most || !prompt.ends_with("> ") && !ending.is_empty() {
            // No name stands there once the game is over.
            let over = prompt == "street master's> ";
            return if over { None } else { Some(habit.answer(prompt)) };
        }
        last.next().map(str::to_owned)
    })
}

#[test]
fn a_game_of_four_goes_from_the_beginning_to_the_last_bankruptcy() {
    let desk = Desk { seed: Some(3), ..Desk::new() };
    let shown = play(&desk, FOUR, 20_000, "");
    shown.says("La partida ha terminado: ¡gana");
    assert_eq!(shown.text.matches("quebrado").count(), 3, "the last one standing wins");
    assert_eq!(replayed(shown.record.as_ref().unwrap()), shown.print.unwrap());
}

#[test]
fn saved_in_the_middle_it_ends_the_same() {
    let desk = Desk { seed: Some(3), ..Desk::new() };
    let whole = play(&desk, FOUR, 20_000, "");
    for most in [1, 40, 90, 200] {
        play(&desk, FOUR, most, "guardar medio\nsalir\n").says("Partida guardada en");
        let rest = play(&desk, "cargar medio\n", 20_000, "");
        assert_eq!(rest.record, whole.record, "saved after {most} lines");
        assert_eq!(rest.print, whole.print);
    }
}
