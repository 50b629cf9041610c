//! The quick guide of the document: every command and option is there, with its help.

use ludoteca_words::Lang;

use crate::desk::{Desk, TWO};

/// The commands of document 000, 4.6.3.4, with their options, and those that came later.
const GUIDE: &[&str] = &[
    "ayuda",
    "ayuda nuevo",
    "bancarrotar",
    "bancarrota",
    "cambiar",
    "cambiar -color amarillo",
    "cambiar -nombre Ana",
    "cargar",
    "cargar nada",
    "cerrar",
    "construir",
    "construir 1",
    "deshipotecar",
    "deshipotecar 1",
    "fin",
    "guardar",
    "guardar uno",
    "hipotecar",
    "hipotecar 1",
    "lista",
    "lista -g",
    "negociar",
    "nuevo",
    "pagar",
    "salir",
    "tirar",
    "vender",
    "vender 1",
    "ver",
    "ver -leyenda",
    "ver -banca",
    "ver -casilla 39",
    "ver -jugador",
    "ver -jugador amarillo",
    "minicomo",
    "siguiente",
    "anterior",
    "deshacer",
    "pista",
    "porque",
    "grafica",
];

const ENGLISH: &[&str] = &[
    "help",
    "bankrupt",
    "change -colour red",
    "change -name Ana",
    "load x",
    "close",
    "build",
    "lift",
    "end",
    "save one",
    "mortgage",
    "list -g",
    "trade",
    "new",
    "pay",
    "quit",
    "roll",
    "sell",
    "show",
    "show -legend",
    "show -bank",
    "show -square 3",
    "show -player",
    "show -player red",
    "tutorial",
    "next",
    "previous",
    "undo",
    "hint",
    "why",
    "chart",
];

/// What is said of a line that is not understood, in either language.
const MISUNDERSTOOD: [&str; 6] = [
    "No conozco la orden",
    "no tiene la opción",
    "no va nada, y encontré",
    "There is no command",
    "has no option",
    "Nothing goes after",
];

#[test]
fn every_command_of_the_guide_is_understood_in_both_languages() {
    for (lang, lines) in [(Lang::Spanish, GUIDE), (Lang::English, ENGLISH), (Lang::English, GUIDE)]
    {
        for line in lines {
            let desk = Desk { lang, ..Desk::new() };
            // Whatever the command asks is given up.
            let shown = desk.run(&format!("{TWO}{line}\n^C\n^C\n"));
            shown.says(&format!("> {line}"));
            for wrong in MISUNDERSTOOD {
                shown.never_says(wrong);
            }
        }
    }
}

#[test]
fn every_command_has_its_help() {
    for (lang, lines) in [(Lang::Spanish, GUIDE), (Lang::English, ENGLISH)] {
        for line in lines {
            let command = line.split(' ').next().unwrap();
            let help = if lang == Lang::Spanish { "ayuda" } else { "help" };
            let shown = Desk { lang, ..Desk::new() }.run(&format!("{help} {command}"));
            for wrong in MISUNDERSTOOD {
                shown.never_says(wrong);
            }
            // Its page: more than the line that was typed.
            let after = shown.text.split_once(&format!("> {help} {command}\n")).unwrap().1;
            assert!(after.lines().count() > 3, "{command}: {after}");
        }
    }
    Desk::new().run("ayuda volar").says("No conozco la orden «volar»");
}

#[test]
fn the_list_of_help_names_every_command_once() {
    let shown = Desk::new().run("ayuda");
    for line in GUIDE.iter().filter(|line| !line.contains(' ') && **line != "bancarrotar") {
        shown.says(line);
    }
}

#[test]
fn without_a_game_only_some_commands_make_sense() {
    for line in ["tirar", "fin", "guardar x", "cerrar", "ver", "pista", "deshacer", "grafica"] {
        Desk::new().run(line).says("No hay ninguna partida abierta");
    }
    Desk::new().run("tira").says("¿Querías decir «tirar»?");
    Desk::new().run("ver -nada").says("no tiene la opción «-nada»; tiene -leyenda, -casilla");
    Desk::new().run("tirar ya").says("«ayuda tirar» lo explica");
}

#[test]
fn the_tutorial_has_pages_or_a_browser() {
    let shown = Desk::new().run("minicomo\nsiguiente\nanterior\nanterior\n");
    shown.says("Página 1 de").says("Página 2 de").says("No hay más páginas");
    let shown = Desk { browser: true, ..Desk::new() }.run("minicomo\n");
    shown.says("navegador").never_says("Página");
    assert!(shown.opened[0].starts_with("tutorial "), "{:?}", shown.opened);
}

#[test]
fn a_shell_command_does_not_leave_the_game() {
    let shown = Desk::new().run("!ls -l\n! false\n!false\n!\n");
    assert_eq!(shown.shell, ["ls -l", "false", "false"]);
    shown.says("exit status: 1").says("como !ls");
}
