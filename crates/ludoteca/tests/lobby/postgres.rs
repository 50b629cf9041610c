//! The other database: a server for one test, reached by a socket in its own folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A server that ends with the test.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: TempDir,
}

impl Postgres {
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Self { programs: programs(), folder };
        // It refuses to run as root, and wants the folder for itself.
        if is_root() {
            let given = Command::new("chown").arg("postgres").arg(server.folder.path()).output();
            assert!(given.unwrap().status.success());
        }
        let data = server.data();
        server.run("initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "--no-sync"]);
        let place = server.folder.path().display().to_string();
        let options = format!("-c listen_addresses= -k {place}");
        let log = format!("{place}/log");
        server.run("pg_ctl", &["-D", &data, "-l", &log, "-w", "-o", &options, "start"]);
        server.run("createdb", &["-h", &place, "-U", "postgres", "ludoteca"]);
        server
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@localhost/ludoteca?host={}", self.folder.path().display())
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    #[track_caller]
    fn run(&self, program: &str, args: &[&str]) {
        let output = call(&self.programs.join(program), self.folder.path(), args);
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let args = ["-D", &self.data(), "-m", "immediate", "stop"];
        call(&self.programs.join("pg_ctl"), self.folder.path(), &args);
    }
}

fn call(program: &Path, folder: &Path, args: &[&str]) -> Output {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // What is left running must not hold the pipes of the test.
    let quiet = folder.join("said");
    command.args(args).current_dir(folder).stdin(std::process::Stdio::null());
    if args.contains(&"start") {
        let file = std::fs::File::create(quiet).unwrap();
        command.stdout(file.try_clone().unwrap()).stderr(file);
    }
    command.output().unwrap()
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout.starts_with(b"0\n")
}

/// Debian keeps the programs of each version in a folder of its own.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let mut found: Vec<PathBuf> = versions
        .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    found.retain(|folder| folder.join("initdb").is_file());
    found.sort();
    found.pop().expect("postgresql is installed: `cargo xtask test` sees to it")
}
