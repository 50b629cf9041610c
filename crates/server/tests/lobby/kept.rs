//! Nothing is lost: on both databases, and whatever becomes of the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ludoteca_server::Settings;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::guest::{Guest, House, computer, me, open_seat, pig};

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
async fn postgres_keeps_everything() {
    let cluster = Cluster::start();
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::in_folder(folder.path().to_owned());
    goes_on_after_closing(Settings { database: Some(cluster.url()), ..settings }).await;
}

/// A database server of our own.
struct Cluster {
    folder: TempDir,
    programs: PathBuf,
}

impl Cluster {
    fn start() -> Self {
        let versions = std::fs::read_dir("/usr/lib/postgresql")
            .expect("PostgreSQL is installed (cargo xtask test does it)");
        let newest = versions.map(|version| version.unwrap().path()).max().unwrap();
        let cluster = Self { folder: tempfile::tempdir().unwrap(), programs: newest.join("bin") };
        let data = cluster.folder.path().join("data");
        let socket = cluster.folder.path().display().to_string();
        if is_root() {
            // The server refuses to run as root.
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()));
        }
        run(cluster.program("initdb").arg("-D").arg(&data).args([
            "-U",
            "ludoteca",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]));
        let options = format!("-k {socket} -c listen_addresses= -c fsync=off");
        let log = cluster.folder.path().join("log");
        run(cluster
            .program("pg_ctl")
            .arg("-D")
            .arg(&data)
            .arg("-l")
            .arg(log)
            .args(["-w", "-o", &options, "start"]));
        run(cluster.program("createdb").args(["-h", &socket, "-U", "ludoteca", "lobby"]));
        cluster
    }

    fn url(&self) -> String {
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://ludoteca@{socket}/lobby")
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.path().join("data");
        let _ =
            self.program("pg_ctl").arg("-D").arg(data).args(["-m", "immediate", "stop"]).output();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

fn run(command: &mut Command) {
    let done =
        command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).status().unwrap();
    assert!(done.success(), "{command:?}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_and_a_port_that_is_taken_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let wrong = ludoteca_server::Server::open(Settings::in_folder(file.join("data"))).await;
    assert!(matches!(wrong, Err(ludoteca_server::OpenError::Folder { .. })), "{wrong:?}");
    let house = House::open(folder.path()).await;
    let settings =
        Settings { listen: house.address.to_string(), ..Settings::in_folder(other(folder.path())) };
    let taken = ludoteca_server::Server::open(settings).await;
    assert!(matches!(taken, Err(ludoteca_server::OpenError::Listen { .. })), "{taken:?}");
    house.close().await;
}

fn other(folder: &Path) -> PathBuf {
    folder.join("other")
}
