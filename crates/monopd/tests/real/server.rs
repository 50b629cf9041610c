//! The real server as a process of its own.

use std::net::{SocketAddr, TcpListener};
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running server, ended with this value.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    process: Child,
}

impl Server {
    /// Starts it. By itself it would bind every interface, but it takes a listening socket as
    /// systemd hands one over: as descriptor 3. The shell puts ours there.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let script = "exec 3<&0 </dev/null; LISTEN_FDS=1 LISTEN_PID=$$ exec \"$0\"";
        let process = Command::new("sh")
            .args(["-c", script])
            .arg(program())
            .stdin(OwnedFd::from(listener))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        Self { address, process }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Where the package puts it, which the search path of users does not always name.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path);
    let found = folders.chain(["/usr/sbin".into(), "/usr/games".into()]);
    found
        .map(|folder| folder.join("monopd"))
        .find(|file| file.is_file())
        .expect("`cargo xtask test` installs Debian's package monopd")
}
