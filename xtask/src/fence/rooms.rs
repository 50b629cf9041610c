//! The rooms of the house: every package of ours with its level, and what it may stand on.

/// One package of ours.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) package: &'static str,
    pub(crate) level: u8,
    pub(crate) role: Role,
}

/// What a room is for, as far as the fence cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The kernel.
    Core,
    /// Players that know no game.
    Agents,
    /// What games are tested with.
    Testkit,
    /// A game.
    Game,
    /// Everything above the games.
    Upper,
    /// This program.
    Chores,
}

const fn room(package: &'static str, level: u8, role: Role) -> Room {
    Room { package, level, role }
}

/// The layer table. Rooms that are still to be built have their place already.
const ROOMS: &[Room] = &[
    room("ludoteca-core", 0, Role::Core),
    room("ludoteca-agents", 1, Role::Agents),
    room("ludoteca-testkit", 1, Role::Testkit),
    room("ludoteca-pig", 1, Role::Game),
    room("ludoteca-monopoly", 1, Role::Game),
    room("ludoteca-parchis", 1, Role::Game),
    room("ludoteca-rift", 1, Role::Game),
    room("ludoteca-catalog", 2, Role::Upper),
    room("ludoteca-words", 2, Role::Upper),
    room("ludoteca-host", 3, Role::Upper),
    room("ludoteca-lab", 3, Role::Upper),
    room("ludoteca-monopd", 3, Role::Upper),
    room("ludoteca-ring", 3, Role::Upper),
    room("ludoteca-client", 4, Role::Upper),
    room("ludoteca-export", 4, Role::Upper),
    room("ludoteca-console", 4, Role::Upper),
    room("ludoteca-report", 4, Role::Upper),
    room("ludoteca-serial", 4, Role::Upper),
    room("ludoteca-server", 4, Role::Upper),
    room("ludoteca-python", 4, Role::Upper),
    room("ludoteca-queue", 4, Role::Upper),
    // The binary puts console, server and lab together, and so stands above them.
    room("ludoteca", 5, Role::Upper),
    room("xtask", 5, Role::Chores),
];

/// Edges between rooms of one level that are meant, with the reason.
pub(crate) const SIDEWAYS: &[(&str, &str, &str)] = &[
    ("ludoteca-testkit", "ludoteca-agents", "the kit's series need somebody who plays them"),
    ("ludoteca-monopd", "ludoteca-host", "its server is a client of tables, in their messages"),
    ("ludoteca-server", "ludoteca-console", "its faces have the words for every event and move"),
];

/// A crate of somebody else that a low room may name in its manifest.
#[derive(Debug)]
pub(crate) struct Foreign {
    pub(crate) package: &'static str,
    /// Only behind a feature.
    pub(crate) optional: bool,
}

/// Rules, positions and records as data for files; nothing in play needs it.
const SERDE: Foreign = Foreign { package: "serde", optional: true };
/// A generator whose numbers are the same for ever, with streams that can be sought.
const RAND_CHACHA: Foreign = Foreign { package: "rand_chacha", optional: false };
/// Lists of bounded length inside states, without allocation.
const ARRAYVEC: Foreign = Foreign { package: "arrayvec", optional: false };
/// The generator that a player of document 000 draws with; players only, never rules.
const RAND_MT: Foreign = Foreign { package: "rand_mt", optional: true };

/// What the foreign crates above bring with them: bit twiddling for the generator, and the
/// derive macros of serde, which run in the compiler only.
pub(crate) const REACHABLE: &[&str] = &[
    "arrayvec",
    "rand_chacha",
    "rand_mt",
    "rand_core",
    "ppv-lite86",
    "zerocopy",
    "zerocopy-derive",
    "serde",
    "serde_core",
    "serde_derive",
    "proc-macro2",
    "quote",
    "syn",
    "unicode-ident",
];

impl Role {
    /// The foreign crates that the manifest may name; `None`: any, and the review decides.
    pub(crate) fn foreign(self) -> Option<&'static [Foreign]> {
        match self {
            Self::Core => Some(&[RAND_CHACHA, SERDE]),
            Self::Game => Some(&[ARRAYVEC, SERDE, RAND_MT]),
            Self::Agents | Self::Testkit | Self::Chores => Some(&[]),
            Self::Upper => None,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Core => "the kernel",
            Self::Agents => "a player that knows no game",
            Self::Testkit => "the test kit",
            Self::Game => "a game",
            Self::Upper => "a room above the games",
            Self::Chores => "xtask",
        }
    }
}

pub(crate) fn find(package: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.package == package)
}
