//! Programs that tests call, and the Debian packages that bring them.

use std::path::Path;

use crate::line::Line;

/// A program that some test runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    /// Its name on the search path.
    pub(crate) program: &'static str,
    /// The Debian package that brings it.
    pub(crate) package: &'static str,
}

/// What the tests need beyond cargo.
pub(crate) const NEEDED: &[Tool] = &[
    // The broker of tournaments on many machines.
    Tool { program: "nats-server", package: "nats-server" },
    // The server of the network that our bots play on.
    Tool { program: "monopd", package: "monopd" },
    // A client of that network at our tables, a display for it, hands, and eyes.
    Tool { program: "gtkatlantic", package: "gtkatlantic" },
    Tool { program: "Xvfb", package: "xvfb" },
    Tool { program: "xdotool", package: "xdotool" },
    Tool { program: "import", package: "imagemagick" },
    // The other database of the lobby; its own programs lie off the path.
    Tool { program: "pg_ctlcluster", package: "postgresql" },
    // The browser in which the page is played.
    Tool { program: "chromium", package: "chromium" },
];

/// Installs what is missing; does nothing at all when nothing is.
pub(crate) fn provide(root: &Path) -> Result<(), String> {
    let missing = missing(NEEDED, is_on_path);
    if missing.is_empty() {
        return Ok(());
    }
    for line in install(&missing, is_on_path) {
        line.show_and_run(root).map_err(|why| {
            let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
            format!("{why}\ninstall these by hand: {}", packages.join(" "))
        })?;
    }
    Ok(())
}

fn missing(needed: &[Tool], is_there: impl Fn(&str) -> bool) -> Vec<Tool> {
    needed.iter().copied().filter(|tool| !is_there(tool.program)).collect()
}

/// Containers run as root and know no sudo; people are asked by it.
fn install(missing: &[Tool], is_there: impl Fn(&str) -> bool) -> [Line; 2] {
    let sudo = is_there("sudo").then_some("sudo");
    let apt = || Line::new(sudo.into_iter().chain(["apt-get"]));
    let packages = missing.iter().map(|tool| tool.package);
    [
        apt().args(["update", "-qq"]),
        apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages),
    ]
}

/// Servers and games lie where a search path does not always lead; tests look there too.
fn is_on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/games".into()]);
    folders.any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &[Tool] = &[
        Tool { program: "cargo", package: "cargo" },
        Tool { program: "no-such-program", package: "no-such-package" },
    ];

    #[test]
    fn only_what_is_missing_is_installed() {
        assert_eq!(missing(TWO, is_on_path), TWO[1..]);
        assert_eq!(missing(TWO, |_| true), []);
        let [update, install_as_root] = install(&TWO[1..], |_| false).map(|line| line.to_string());
        assert_eq!(update, "apt-get update -qq");
        assert!(install_as_root.ends_with("--no-install-recommends no-such-package"));
        let [_, asked] = install(TWO, |program| program == "sudo").map(|line| line.to_string());
        assert!(asked.starts_with("sudo apt-get install") && asked.ends_with("no-such-package"));
    }

    #[test]
    fn every_program_is_needed_once() {
        let mut programs: Vec<&str> = NEEDED.iter().map(|tool| tool.program).collect();
        programs.sort_unstable();
        programs.dedup();
        assert_eq!(programs.len(), NEEDED.len());
    }
}
