//! Nothing is lost: on both databases, and whatever becomes of the program.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ludoteca_server::Settings;
use serde_json::{Value, json};

use crate::guest::{Guest, House, computer, me, open_seat, pig};
use crate::postgres::Cluster;

/// Plays a while, closes and opens again, and finds everything as it was.
async fn goes_on_after_closing(settings: Settings) {
    let house = House::with(settings.clone()).await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), computer("hold-at"), computer("hold-at")])).await;
    let (waiting, _) = ana.table(&pig(&[me(), open_seat()])).await;
    let mut socket = ana.watch(&table, None).await;
    let mut acknowledged = Value::Null;
    // In three turns nobody who holds at 20 can have 100 points.
    for _ in 0..3 {
        let moment = socket.my_turn().await;
        let done = socket.play(&moment, 0, &json!("hold")).await;
        assert_eq!(done["type"], "done", "{done}");
        acknowledged = done["version"].clone();
    }
    socket.ask(json!({ "type": "say", "text": "¡Adiós!" })).await;
    house.close().await;
    while let Some(message) = socket.hear().await {
        if message["type"] == "gone" {
            assert_eq!(message["code"], "restarting");
        }
    }

    let house = House::with(settings).await;
    let ana = Guest { address: house.address, ..ana };
    let mine = ana.get("/api/tables").await.json();
    assert_eq!(mine["mine"].as_array().unwrap().len(), 2, "{mine}");
    assert_eq!(ana.get(&format!("/api/tables/{waiting}")).await.json()["state"], "waiting");
    let mut socket = ana.watch(&table, None).await;
    let moment = socket.my_turn().await;
    assert!(moment["version"].as_u64() >= acknowledged.as_u64(), "{moment}");
    let log = moment["log"].as_array().unwrap();
    let holds = log.iter().filter(|step| step["by"] == 0 && step["action"] == "hold").count();
    assert_eq!(holds, 3);
    assert_eq!(moment["chat"][0]["text"], "¡Adiós!");
    assert_eq!(socket.play_first(&moment).await["type"], "done");
    house.close().await;
}

#[tokio::test]
async fn the_embedded_database_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    // A name that has to be escaped in the address of the database.
    let data = folder.path().join("a folder, ñ?");
    goes_on_after_closing(Settings::in_folder(data)).await;
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_sleeps_and_is_the_same_when_it_is_woken() {
    let folder = tempfile::tempdir().unwrap();
    let drowsy = Duration::from_millis(20);
    let settings = Settings { drowsy, ..Settings::in_folder(folder.path().to_owned()) };
    let house = House::with(settings).await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), computer("hold-at")])).await;
    let mut socket = ana.watch(&table, None).await;
    let mut moment = socket.my_turn().await;
    for _ in 0..3 {
        socket.play(&moment, 0, &json!("hold")).await;
        let turn = socket.my_turn().await;
        drop(socket);
        asleep(&ana).await;
        socket = ana.watch(&table, None).await;
        let again = socket.my_turn().await;
        for what in ["version", "view", "actions", "turn"] {
            assert_eq!(again[what], turn[what], "{what}");
        }
        moment = again;
    }
    house.close().await;
}

/// Waits until no table is in memory.
async fn asleep(guest: &Guest) {
    let begun = Instant::now();
    loop {
        let metrics = guest.get("/metrics").await.body;
        if metrics.contains("ludoteca_live_tables 0\n") {
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{metrics}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn postgres_keeps_everything() {
    let cluster = Cluster::start();
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::in_folder(folder.path().to_owned());
    goes_on_after_closing(Settings { database: Some(cluster.url()), ..settings }).await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_and_a_port_that_is_taken_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let wrong = ludoteca_server::Server::open(Settings::in_folder(file.join("data"))).await;
    assert!(matches!(wrong, Err(ludoteca_server::OpenError::Folder { .. })), "{wrong:?}");
    let house = House::open(folder.path()).await;
    assert_eq!(house.monopd, None, "nobody asked for a door for the network");
    let settings =
        Settings { listen: house.address.to_string(), ..Settings::in_folder(other(folder.path())) };
    let taken = ludoteca_server::Server::open(settings).await;
    assert!(matches!(taken, Err(ludoteca_server::OpenError::Listen { .. })), "{taken:?}");
    house.close().await;
}

fn other(folder: &Path) -> PathBuf {
    folder.join("other")
}
