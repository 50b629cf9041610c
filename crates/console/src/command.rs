//! What people type that is no action.

/// A command, with what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help(String),
    Hint,
    Why,
    Undo,
    Save(String),
    Board,
    Actions,
    Again,
    Look(String),
    Windows,
    Say(String),
    Quit,
}

type Make = fn(String) -> Command;

/// Every command by its names, those of both languages: nobody should have to remember which
/// one the program speaks now.
const COMMANDS: &[(&[&str], Make)] = &[
    (&["help", "ayuda", "?"], Command::Help),
    (&["hint", "pista"], |_| Command::Hint),
    (&["why", "porque", "porqué"], |_| Command::Why),
    (&["undo", "deshacer"], |_| Command::Undo),
    (&["save", "guardar"], Command::Save),
    (&["board", "tablero"], |_| Command::Board),
    (&["actions", "acciones"], |_| Command::Actions),
    (&["again", "repetir"], |_| Command::Again),
    (&["look", "mirar"], Command::Look),
    (&["windows", "ventanas"], |_| Command::Windows),
    (&["say", "decir"], Command::Say),
    (&["quit", "exit", "salir"], |_| Command::Quit),
];

impl Command {
    /// The command of a line, if it is one.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let (_, make) = COMMANDS.iter().find(|(names, _)| names.contains(&word.as_str()))?;
        Some(make(rest.trim().to_owned()))
    }

    /// Every name, for completion.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        COMMANDS.iter().flat_map(|(names, _)| names.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        assert_eq!(Command::read("AYUDA"), Some(Command::Help(String::new())));
        assert_eq!(Command::read("save my game.txt "), Some(Command::Save("my game.txt".into())));
        assert_eq!(Command::read("guardar"), Some(Command::Save(String::new())));
        assert_eq!(Command::read("roll"), None);
        assert_eq!(Command::read(""), None);
    }
}
