//! Clients of the monopd network at a real server, over real sockets.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../../monopd/tests/serve/agree.rs"]
mod agree;
mod asks;
mod bots;
mod doors;
#[path = "../lobby/guest.rs"]
#[expect(dead_code, reason = "the tests of the lobby use all of it")]
mod guest;
mod line;
#[path = "../../../monopd/tests/serve/mad.rs"]
mod mad;
mod many;
mod returns;
mod waits;

use std::path::Path;

use guest::House;
use ludoteca_server::{MonopdLimits, Settings};
use tempfile::TempDir;

/// A server with a door for the network, in a folder.
async fn open_in(folder: &Path, limits: MonopdLimits) -> House {
    let settings = Settings {
        monopd: Some("127.0.0.1:0".into()),
        monopd_limits: limits,
        ..Settings::in_folder(folder.to_owned())
    };
    House::with(settings).await
}

/// The same in a folder that goes with it.
async fn open(limits: MonopdLimits) -> (House, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open_in(folder.path(), limits).await, folder)
}
