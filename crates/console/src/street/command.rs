//! The one table of commands: names, options, what follows them.

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Id {
    New,
    Load,
    Save,
    List,
    Close,
    Quit,
    Roll,
    Change,
    End,
    Build,
    Sell,
    Mortgage,
    Lift,
    Trade,
    Pay,
    Bankrupt,
    Show,
    Help,
    Tutorial,
    Next,
    Previous,
    Undo,
    Hint,
    Why,
    Chart,
}

/// What can follow a command or an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Follows {
    Nothing,
    /// A square on which the listed action of this verb is possible.
    Lot(&'static str),
    /// Any square.
    Square,
    /// The name of somebody at the table.
    Name,
    /// The colour of somebody at the table.
    Colour,
    /// A saved game.
    Saved,
    /// A command.
    Command,
}

/// An option of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// What it is known by among the options of its command.
    pub(super) key: &'static str,
    pub(super) spanish: &'static [&'static str],
    pub(super) english: &'static [&'static str],
    pub(super) follows: Follows,
}

/// Everything about a command but what it does. Its help is the page of its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spec {
    pub(super) id: Id,
    /// The page that explains it.
    pub(super) page: &'static str,
    /// Its names, the usual one first.
    pub(super) spanish: &'static [&'static str],
    pub(super) english: &'static [&'static str],
    pub(super) follows: Follows,
    pub(super) options: &'static [Choice],
    /// Whether it makes sense only while a game is open.
    pub(super) needs_game: bool,
    /// Whether it only looks: such commands are followed in the middle of a question, too.
    pub(super) looks: bool,
}

const fn spec(
    id: Id,
    page: &'static str,
    spanish: &'static [&'static str],
    english: &'static [&'static str],
    follows: Follows,
) -> Spec {
    Spec { id, page, spanish, english, follows, options: &[], needs_game: true, looks: false }
}

impl Spec {
    const fn anytime(self) -> Self {
        Self { needs_game: false, ..self }
    }

    const fn looking(self) -> Self {
        Self { looks: true, ..self }
    }

    const fn with(self, options: &'static [Choice]) -> Self {
        Self { options, ..self }
    }

    /// Its names in a language.
    pub(super) fn names(&self, lang: &str) -> &'static [&'static str] {
        if lang == "es" { self.spanish } else { self.english }
    }

    fn is_called(&self, said: &str) -> bool {
        self.spanish.contains(&said) || self.english.contains(&said)
    }
}

const fn choice(
    key: &'static str,
    spanish: &'static [&'static str],
    english: &'static [&'static str],
    follows: Follows,
) -> Choice {
    Choice { key, spanish, english, follows }
}

impl Choice {
    /// Its usual name in a language.
    pub(super) fn name(&self, lang: &str) -> &'static str {
        if lang == "es" { self.spanish[0] } else { self.english[0] }
    }

    fn is_called(&self, said: &str) -> bool {
        self.spanish.contains(&said) || self.english.contains(&said)
    }
}

use Follows::{Colour, Command, Lot, Name, Nothing, Saved, Square};

/// Every command, in the order of the help.
pub(super) const COMMANDS: &[Spec] = &[
    spec(Id::New, "new", &["nuevo"], &["new"], Nothing).anytime(),
    spec(Id::Load, "load", &["cargar"], &["load"], Saved).anytime(),
    spec(Id::Save, "save", &["guardar"], &["save"], Saved),
    spec(Id::List, "list", &["lista"], &["list"], Nothing).anytime().looking().with(&[choice(
        "saved",
        &["-g"],
        &["-g", "-s"],
        Nothing,
    )]),
    spec(Id::Close, "close", &["cerrar"], &["close"], Nothing),
    spec(Id::Quit, "quit", &["salir"], &["quit", "exit"], Nothing).anytime(),
    spec(Id::Roll, "roll", &["tirar"], &["roll"], Nothing),
    spec(Id::Change, "change", &["cambiar"], &["change"], Nothing).with(&[
        choice("colour", &["-color"], &["-colour", "-color"], Colour),
        choice("name", &["-nombre"], &["-name"], Name),
    ]),
    spec(Id::End, "end", &["fin"], &["end"], Nothing),
    spec(Id::Build, "build", &["construir"], &["build"], Lot("build")),
    spec(Id::Sell, "sell", &["vender"], &["sell"], Lot("sell")),
    spec(Id::Mortgage, "mortgage", &["hipotecar"], &["mortgage"], Lot("mortgage")),
    spec(Id::Lift, "lift", &["deshipotecar"], &["lift"], Lot("lift")),
    spec(Id::Trade, "trade", &["negociar"], &["trade"], Nothing),
    spec(Id::Pay, "pay", &["pagar"], &["pay"], Nothing),
    spec(Id::Bankrupt, "bankrupt", &["bancarrota", "bancarrotar"], &["bankrupt"], Nothing),
    spec(Id::Show, "show", &["ver"], &["show"], Nothing).looking().with(&[
        choice("legend", &["-leyenda"], &["-legend"], Nothing),
        choice("square", &["-casilla"], &["-square"], Square),
        choice("player", &["-jugador"], &["-player"], Colour),
        choice("bank", &["-banca"], &["-bank"], Nothing),
    ]),
    spec(Id::Help, "help", &["ayuda"], &["help", "?"], Command).anytime().looking(),
    spec(Id::Tutorial, "tutorial", &["minicomo", "minicómo"], &["tutorial"], Nothing)
        .anytime()
        .looking(),
    spec(Id::Next, "tutorial", &["siguiente"], &["next"], Nothing).anytime().looking(),
    spec(Id::Previous, "tutorial", &["anterior"], &["previous", "back"], Nothing)
        .anytime()
        .looking(),
    spec(Id::Undo, "undo", &["deshacer"], &["undo"], Nothing),
    spec(Id::Hint, "hint", &["pista"], &["hint"], Nothing).looking(),
    spec(Id::Why, "why", &["porque", "porqué"], &["why"], Nothing).looking(),
    spec(Id::Chart, "chart", &["grafica", "gráfica"], &["chart"], Nothing).looking(),
];

impl Id {
    fn spec(self) -> &'static Spec {
        let found = COMMANDS.iter().find(|spec| spec.id == self);
        found.unwrap_or_else(|| unreachable!("every command is in the table"))
    }

    /// The usual name in a language.
    pub(super) fn name(self, lang: &str) -> &'static str {
        self.spec().names(lang)[0]
    }
}

/// A line that is a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) spec: &'static Spec,
    /// The key of the option that was given.
    pub(super) option: Option<&'static str>,
    /// What follows.
    pub(super) rest: String,
}

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Misread {
    /// There is no such command.
    Command(String),
    /// The command has no such option.
    Option(&'static Spec, String),
    /// Nothing may follow there.
    Surplus(&'static Spec, String),
}

impl Line {
    /// Reads a line, in either language. An empty line is no command and no mistake.
    pub(super) fn read(line: &str) -> Option<Result<Self, Misread>> {
        let line = line.trim();
        let (said, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if said.is_empty() {
            return None;
        }
        let Some(spec) = find(said) else {
            return Some(Err(Misread::Command(said.chars().take(40).collect())));
        };
        Some(Self::read_rest(spec, rest.trim()))
    }

    fn read_rest(spec: &'static Spec, rest: &str) -> Result<Self, Misread> {
        let found = |text: &str| text.chars().take(40).collect::<String>();
        let (option, follows, rest) = if rest.starts_with('-') && !spec.options.is_empty() {
            let (said, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let lower = said.to_lowercase();
            let Some(option) = spec.options.iter().find(|option| option.is_called(&lower)) else {
                return Err(Misread::Option(spec, found(said)));
            };
            (Some(option.key), option.follows, after.trim())
        } else {
            (None, spec.follows, rest)
        };
        if follows == Nothing && !rest.is_empty() {
            return Err(Misread::Surplus(spec, found(rest)));
        }
        Ok(Self { spec, option, rest: rest.to_owned() })
    }

    /// A command that only looks, if the line is one.
    pub(super) fn look(line: &str) -> Option<Self> {
        Self::read(line)?.ok().filter(|line| line.spec.looks)
    }
}

/// The command of a name, in either language.
pub(super) fn find(said: &str) -> Option<&'static Spec> {
    let said = said.to_lowercase();
    COMMANDS.iter().find(|spec| spec.is_called(&said))
}

/// The command that was probably meant.
pub(super) fn nearest(said: &str, lang: &str) -> Option<&'static str> {
    let said = said.to_lowercase();
    let names = COMMANDS.iter().map(|spec| spec.names(lang)[0]);
    names
        .map(|name| (strsim::damerau_levenshtein(&said, name), name))
        .min_by_key(|&(distance, _)| distance)
        // A third of the letters may be wrong: more is another word.
        .filter(|&(distance, name)| distance <= name.len().div_ceil(3))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn read(line: &str) -> Line {
        Line::read(line).unwrap().unwrap()
    }

    #[test]
    fn both_languages_are_understood_whatever_the_program_speaks() {
        assert_eq!(read("TIRAR").spec.id, Id::Roll);
        assert_eq!(read("roll").spec.id, Id::Roll);
        let line = read("  cambiar  -COLOR   rojo ");
        assert_eq!((line.option, line.rest.as_str()), (Some("colour"), "rojo"));
        assert_eq!(read("change -name Ana María").rest, "Ana María");
        assert_eq!(read("ver -jugador").option, Some("player"));
        assert_eq!(read("cargar -g").rest, "-g", "a command without options takes it as it is");
        assert_eq!(Line::read("   "), None);
    }

    #[test]
    fn a_line_that_is_no_command_says_why() {
        let wrong = |line: &str| Line::read(line).unwrap().unwrap_err();
        assert_eq!(wrong("saltar alto"), Misread::Command("saltar".into()));
        assert!(matches!(wrong("ver -nada"), Misread::Option(spec, said)
            if spec.id == Id::Show && said == "-nada"));
        assert!(matches!(wrong("tirar ya"), Misread::Surplus(spec, said)
            if spec.id == Id::Roll && said == "ya"));
        assert!(matches!(wrong("ver 12"), Misread::Surplus(..)));
        assert_eq!(nearest("tira", "es"), Some("tirar"));
        assert_eq!(nearest("xyz", "es"), None);
    }

    #[test]
    fn no_name_has_two_meanings() {
        let mut seen = BTreeSet::new();
        for spec in COMMANDS {
            let names: BTreeSet<&str> = spec.spanish.iter().chain(spec.english).copied().collect();
            for name in names {
                assert!(seen.insert(name), "{name} is said of two commands");
            }
        }
    }

    #[test]
    fn only_lookers_are_followed_in_questions() {
        assert!(Line::look("ver -banca").is_some());
        for line in ["s", "paso", "salir", "tirar", "deshacer", "230", "ver -nada"] {
            assert!(Line::look(line).is_none(), "{line}");
        }
    }
}
