//! The architecture fence: edges point down only.
//!
//! [`rooms`] has the table of rooms and levels. The rules:
//!
//! - A dependency points to a room of a lower level; the few exceptions are listed with reasons.
//! - A game needs `core` and nothing else of ours; players that know no game (`agents`) it may
//!   have behind its optional feature `agents`. Games never see each other, not even in tests.
//! - `testkit` is a dev-dependency of rooms from level 1 on, and nothing else.
//! - A dev-dependency may also point sideways, never up: `crates/agents` plays pig in its tests,
//!   because a player that knows no game can only be tried on some game.
//! - The rooms of levels 0 and 1 have only the foreign crates that [`rooms`] names, and reach
//!   only those that it names. So no rule reaches a socket, a thread pool or a runtime.

mod reach;
mod rooms;
#[cfg(test)]
mod tests;

use std::path::Path;

use crate::step::all_or_nothing;
use crate::workspace::{Dependency, Kind, Package, load};
use rooms::{Role, Room, SIDEWAYS};

/// The level of one of our packages.
pub(crate) fn level(package: &str) -> Option<u8> {
    rooms::find(package).map(|room| room.level)
}

pub(crate) fn check(root: &Path) -> Result<(), String> {
    let packages = load(root)?;
    let mut faults = faults(&packages);
    let members = packages.iter().filter(|package| package.member);
    for package in members.filter(|package| level(&package.name).is_some_and(|level| level <= 1)) {
        faults.extend(reach::fault(&package.name, &reach::tree(root, &package.name)?));
    }
    all_or_nothing(&faults)
}

/// What is wrong with the dependencies that our packages declare.
fn faults(packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    for package in packages.iter().filter(|package| package.member) {
        let Some(room) = rooms::find(&package.name) else {
            faults.push(format!(
                "{}: a package without a level: add it to the layer table in \
                 xtask/src/fence/rooms.rs",
                package.name
            ));
            continue;
        };
        for dependency in &package.dependencies {
            let fault = if dependency.ours {
                inner(room, package, dependency)
            } else {
                outer(room, dependency)
            };
            let edge = format!("{} → {}", package.name, dependency.package);
            faults.extend(fault.map(|why| format!("{edge}: {why}")));
        }
    }
    faults
}

/// What is wrong with a dependency on one of our packages.
fn inner(room: &Room, package: &Package, dependency: &Dependency) -> Option<String> {
    // A package without a level is reported where it is the one that depends.
    let to = rooms::find(&dependency.package)?;
    if room.role == Role::Chores {
        return Some("xtask has to compile in a moment: it depends on nothing".into());
    }
    if room.role == Role::Game && to.role == Role::Game {
        return Some("games never see each other, not even in their tests".into());
    }
    if dependency.kind == Kind::Dev {
        return if to.role == Role::Testkit && room.level == 0 {
            Some("the kernel is tested without the kit, which stands on it".into())
        } else if to.level > room.level {
            Some(format!("a dev-dependency up, from level {} to level {}", room.level, to.level))
        } else {
            None
        };
    }
    if to.role == Role::Testkit {
        return Some("testkit is a dev-dependency only".into());
    }
    if room.role == Role::Game && to.role == Role::Agents {
        return game_agents(package, dependency);
    }
    if to.level < room.level
        || SIDEWAYS.iter().any(|edge| (edge.0, edge.1) == (room.package, to.package))
    {
        return None;
    }
    let direction = if to.level > room.level { "up" } else { "sideways" };
    let (from, to) = (room.level, to.level);
    Some(format!("edges point down only, this one points {direction}: level {from} to level {to}"))
}

/// A game sees `agents` only through its own feature of that name, which is off by default.
fn game_agents(package: &Package, dependency: &Dependency) -> Option<String> {
    if !dependency.optional {
        return Some("a game has agents only as an optional dependency".into());
    }
    let alias = &dependency.alias;
    let brings = |parts: &[String]| {
        let named = |part: &String| {
            let part = part.strip_prefix("dep:").unwrap_or(part);
            part == alias || part.strip_prefix(&**alias).is_some_and(|rest| rest.starts_with('/'))
        };
        parts.iter().any(named)
    };
    let mut others =
        package.features.iter().filter(|(name, parts)| name != "agents" && brings(parts));
    if let Some((name, _)) = others.next() {
        return Some(format!("only the feature \"agents\" may bring it in, not {name:?}"));
    }
    let on = |(name, parts): &(String, Vec<String>)| {
        name == "default" && parts.iter().any(|part| part == "agents")
    };
    package.features.iter().any(on).then(|| "the feature \"agents\" must be off by default".into())
}

/// What is wrong with a dependency on somebody else's package.
fn outer(room: &Room, dependency: &Dependency) -> Option<String> {
    // What tests need is not shipped.
    if dependency.kind == Kind::Dev {
        return None;
    }
    let allowed = room.role.foreign()?;
    match allowed.iter().find(|foreign| foreign.package == dependency.package) {
        None => Some(format!(
            "{} depends on no foreign crate but {}; a new one is a change of architecture: argue \
             for it in xtask/src/fence/rooms.rs",
            room.role.name(),
            allowed.iter().map(|foreign| foreign.package).collect::<Vec<_>>().join(", "),
        )),
        Some(foreign) if foreign.optional && !dependency.optional => {
            Some("it must be optional".into())
        }
        Some(_) if dependency.kind == Kind::Build => Some("rules are built without scripts".into()),
        Some(_) => None,
    }
}
