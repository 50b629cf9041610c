//! The other database: a server for one test, reached by a socket in its own folder.
//!
//! The tests of the program use this file too.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A database server of our own.
pub(crate) struct Cluster {
    folder: TempDir,
    programs: PathBuf,
}

impl Cluster {
    pub(crate) fn start() -> Self {
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

    pub(crate) fn url(&self) -> String {
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
