//! `ludoteca serve`: the lobby, which is also what the program does without a command.
//!
//! It serves until Ctrl-C or a signal to end; then everybody is told, everything is kept, and the
//! status is 0.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_server::{OpenError, Server, Settings, write_log};
use ludoteca_words::Words;
use tokio::runtime::Builder;
use tokio::signal::unix::{SignalKind, signal};

use crate::options::option;
use crate::output::Output;
use crate::problem::Problem;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let folder = |name| option(name, "value-folder", words).value_hint(ValueHint::DirPath);
    command
        .arg(option("listen", "value-address", words))
        .arg(option("monopd", "value-address", words))
        .arg(folder("data"))
        .arg(option("database", "value-url", words))
        .arg(folder("reports").action(ArgAction::Append))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let text = |name: &str| matches.get_one::<String>(name).cloned();
    let data = text("data").map(PathBuf::from);
    let data = data.or_else(user_folder).ok_or_else(|| no_folder(out))?;
    let mut settings = Settings::in_folder(data);
    if let Some(listen) = text("listen") {
        settings.listen = listen;
    }
    settings.monopd = text("monopd");
    settings.lang = out.words.lang();
    settings.database = text("database");
    let reports = matches.get_many::<String>("reports").into_iter().flatten();
    settings.reports.extend(reports.map(PathBuf::from));
    serve(out, settings)
}

/// Serves with the usual settings.
pub(crate) fn usual(out: &mut Output) -> anyhow::Result<()> {
    let data = user_folder().ok_or_else(|| no_folder(out))?;
    serve(out, Settings::in_folder(data))
}

fn serve(out: &mut Output, settings: Settings) -> anyhow::Result<()> {
    write_log();
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    let place = settings.data.display().to_string();
    runtime.block_on(async {
        let server = Server::open(settings).await.map_err(|error| refused(out, &error))?;
        let address = format!("http://{}", shown(server.address()));
        out.say("serve-open", &[("address", (&address).into())])?;
        if let Some(monopd) = server.monopd_address() {
            let address = monopd.to_string();
            out.say("serve-monopd", &[("address", (&address).into())])?;
        }
        out.say("serve-kept", &[("place", (&place).into())])?;
        if !server.has_page() {
            out.say("serve-without-page", &[("address", (&address).into())])?;
        }
        out.flush()?;
        server.run(end()?).await?;
        out.say("serve-closed", &[])
    })
}

/// Waits for Ctrl-C or a signal to end.
fn end() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// An address that a browser can open: whoever listens everywhere listens here too.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

/// The folder of the user for the data of this program.
fn user_folder() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    shared.map(|shared| shared.join("ludoteca"))
}

fn no_folder(out: &Output) -> anyhow::Error {
    Problem::Usage(out.words.plain("serve-no-folder")).into()
}

fn refused(out: &Output, error: &OpenError) -> anyhow::Error {
    let words = out.words;
    let text = match error {
        OpenError::Folder { folder, error } => {
            let (folder, reason) = (folder.display().to_string(), error.to_string());
            let args = [("folder", (&folder).into()), ("reason", (&reason).into())];
            words.say("serve-bad-folder", &args)
        }
        OpenError::Used { folder } => {
            words.say("serve-used", &[("folder", (&folder.display().to_string()).into())])
        }
        OpenError::Store(error) => {
            words.say("serve-bad-database", &[("reason", (&error.to_string()).into())])
        }
        OpenError::Listen { address, error } if error.kind() == ErrorKind::AddrInUse => {
            let other = next(address);
            let args = [("address", address.into()), ("other", (&other).into())];
            words.say("serve-taken", &args)
        }
        OpenError::Listen { address, error } => {
            let reason = error.to_string();
            let args = [("address", address.into()), ("reason", (&reason).into())];
            words.say("serve-cannot-listen", &args)
        }
    };
    Problem::Failed(text).into()
}

/// The address with the next port.
fn next(address: &str) -> String {
    let (host, port) = address.rsplit_once(':').unwrap_or((address, ""));
    let port = port.parse().map_or(8081, |port: u16| port.checked_add(1).unwrap_or(8081));
    format!("{host}:{port}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_port_is_offered() {
        assert_eq!(next("127.0.0.1:8080"), "127.0.0.1:8081");
        assert_eq!(next("[::1]:65535"), "[::1]:8081");
        assert_eq!(next("localhost"), "localhost:8081");
    }

    #[test]
    fn a_browser_can_open_what_is_shown() {
        assert_eq!(shown("0.0.0.0:80".parse().unwrap()), "localhost:80");
        assert_eq!(shown("[::1]:80".parse().unwrap()), "[::1]:80");
    }
}
