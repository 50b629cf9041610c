//! The terminal of this machine.

use std::env;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use ludoteca_console::{Lines, Piped, Style, Typed};

/// Boards are not drawn wider than this.
const WIDEST: usize = 160;

/// Where lines come from: a keyboard, if somebody sits there and sees what is written. What is
/// typed there is remembered for the next time that this command runs.
pub(crate) fn lines(style: Style, command: &str) -> io::Result<Box<dyn Lines>> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(Box::new(Typed::new(style, history(command))?));
    }
    Ok(Box::new(Piped(io::stdin().lock())))
}

/// The file of what was typed: in the folder that desktops have for such things.
fn history(command: &str) -> Option<PathBuf> {
    Some(state_folder()?.join(format!("{command}-history")))
}

/// Where this program keeps what it remembers of its user.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local/state")))?;
    Some(state.join("ludoteca"))
}

/// What the terminal can show.
pub(crate) fn style(ascii: bool) -> Style {
    let terminal = io::stdout().is_terminal();
    let value = |name| env::var_os(name).unwrap_or_default();
    let colour = terminal && value("NO_COLOR").is_empty() && value("TERM") != "dumb";
    let size = console::Term::stdout().size_checked().filter(|_| terminal);
    let (height, width) = size.map_or((24, 80), |(rows, columns)| (rows.into(), columns.into()));
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let locale = locale.iter().find(|locale| !locale.is_empty()).map_or("", String::as_str);
    let unicode = !ascii && has_unicode(locale);
    Style { colour, unicode, width: usize::min(width, WIDEST), height }
}

/// Whether a locale has signs beyond ASCII. One that says nothing of its signs has them nearly
/// everywhere today, and so has a machine that names no locale.
fn has_unicode(locale: &str) -> bool {
    match locale.split_once('.') {
        Some((_, signs)) => {
            let signs = signs.to_lowercase();
            signs.starts_with("utf-8") || signs.starts_with("utf8")
        }
        None => !["C", "POSIX"].contains(&locale),
    }
}

/// A seed that nobody chose, short enough to be typed again.
pub(crate) fn any_seed() -> u64 {
    RandomState::new().hash_one("seed") % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_says_which_signs_there_are() {
        for locale in ["es_ES.UTF-8", "en_GB.utf8", "C.UTF-8", "es_ES", ""] {
            assert!(has_unicode(locale), "{locale}");
        }
        for locale in ["C", "POSIX", "es_ES.ISO-8859-1"] {
            assert!(!has_unicode(locale), "{locale}");
        }
    }
}
