//! Who somebody is to a lobby: a name, and the secret that the lobby gave for it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ludoteca_client::{Desk, DeskError};
use ludoteca_console::write_whole;
use ludoteca_host::wire::Code;
use serde_json::Value;

use crate::terminal;

/// Somebody whom the lobby knows.
pub(super) struct Identity {
    pub(super) token: String,
}

/// Lobbies with their people: address, name, token.
type Known = BTreeMap<String, BTreeMap<String, String>>;

/// The name of whoever is logged in.
pub(super) fn own_name() -> String {
    let name = ["USER", "USERNAME", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "Player".to_owned())
}

/// The person of this name: the one that this lobby knows already, so that their seats are still
/// theirs, or a new one.
pub(super) fn find(desk: &Desk, name: &str) -> Result<Identity, DeskError> {
    let lobby = desk.address().to_string();
    let mut known = read();
    let token = known.get(&lobby).and_then(|people| people.get(name)).cloned();
    if let Some(token) = token {
        match desk.clone().with_token(&token).me() {
            Ok(_) => return Ok(Identity { token }),
            // The lobby has forgotten them: they are somebody new there.
            Err(DeskError::Refused(problem)) if problem.code == Code::UnknownToken => {}
            Err(error) => return Err(error),
        }
    }
    let token = desk.introduce(name)?.token;
    known.entry(lobby).or_default().insert(name.to_owned(), token.clone());
    write(&known);
    Ok(Identity { token })
}

fn file() -> Option<PathBuf> {
    Some(terminal::state_folder()?.join("people.json"))
}

fn read() -> Known {
    let text = file().and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Where it cannot be kept, they are somebody new the next time.
fn write(known: &Known) {
    let Some(file) = file() else { return };
    let text = serde_json::to_value(known).unwrap_or(Value::Null).to_string();
    let folder = file.parent().map(std::fs::create_dir_all);
    if folder.is_some_and(|made| made.is_ok()) && write_whole(&file, &text).is_ok() {
        keep_private(&file);
    }
}

/// Tokens are secrets.
#[cfg(unix)]
fn keep_private(file: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let _ = std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600));
}

#[cfg(not(unix))]
fn keep_private(_: &std::path::Path) {}
