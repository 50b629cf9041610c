//! `ludoteca monopd-bot`: an agent of ours as a player at a monopd server.
//!
//! It plays one game and leaves. Ctrl-C or a signal to end makes it leave at once; a connection that
//! breaks in a running game is opened again.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::{Arg, ArgAction, ArgMatches, Command};
use ludoteca_catalog::make_agent;
use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_monopd::client::{Bot, Ending, Entry, Output as Asked, Settings, Tell};
use ludoteca_monopd::wire::MAX_NAME;
use ludoteca_monopoly::Monopoly;
use ludoteca_words::Words;

use super::sim::stopped_by_the_user;
use crate::options::{number, whole};
use crate::output::{Output, complain};
use crate::problem::Problem;
use crate::terminal;

/// How long it sleeps at the most before it looks whether somebody wants it to stop.
const NAP: Duration = Duration::from_millis(500);
/// How long a server may take to answer the call.
const CALL: Duration = Duration::from_secs(10);
/// How long it waits before each try to come back.
const TRIES: [Duration; 6] = [
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
];

/// An option with a value; its help is the message `option-monopd-NAME`.
fn option(name: &'static str, value: &str, words: &Words) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.plain(value))
        .help(words.plain(&format!("option-monopd-{name}")))
}

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let count = |name, low, high| {
        option(name, "value-number", words).value_parser(whole(words, low..=high))
    };
    command
        .arg(option("connect", "value-host-port", words).required(true))
        .arg(
            option("agent", "value-agent", words).default_value("optimal").hide_default_value(true),
        )
        .arg(option("name", "value-text", words))
        .arg(option("create", "value-text", words).conflicts_with("game"))
        .arg(count("game", 0, i32::MAX as u64))
        .arg(count("players", 2, 8).requires("create"))
        .arg(option("set", "value-setting", words).requires("create").action(ArgAction::Append))
        .arg(count("rounds", 1, i32::MAX as u64))
        .arg(count("seed", 0, u64::MAX))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let agent = make_agent::<Monopoly>(text("agent")).map_err(|error| out.problem(&error))?;
    let settings = settings(out, matches)?;
    let seed = number(matches, "seed").unwrap_or_else(terminal::any_seed);
    let bot = Bot::new(settings, agent, Rng::stream(seed, 0, Purpose::Thinking(Seat(0))));
    let stop = stopped_by_the_user()?;
    let address = text("connect");
    let stream = connect(address).map_err(|why| {
        let why = why.to_string();
        let args = [("address", address.into()), ("reason", (&why).into())];
        Problem::Failed(out.words.say("monopd-no-server", &args))
    })?;
    let ending = Line { address, stream, stop: &stop }.play(out, bot)?;
    let key = match ending {
        Ending::Won => "monopd-won",
        Ending::Lost => "monopd-lost",
        Ending::Bankrupt => "monopd-bankrupt",
        Ending::Limit => "monopd-limit",
        Ending::Stopped => "monopd-stopped",
        other => return Err(failed(out, matches, other).into()),
    };
    out.say(key, &[])
}

/// Why nothing was played, or not to an end.
fn failed(out: &Output, matches: &ArgMatches, ending: Ending) -> Problem {
    let address = matches.get_one::<String>("connect").map_or("", String::as_str);
    let game = number(matches, "game").unwrap_or_default().to_string();
    let args = [("address", address.into()), ("game", (&game).into())];
    let key = match ending {
        Ending::Stranger => "monopd-stranger",
        Ending::NoGame => "monopd-no-such-game",
        Ending::Full => "monopd-full",
        Ending::Refused => "monopd-not-let-in",
        Ending::Gone
        | Ending::Won
        | Ending::Lost
        | Ending::Bankrupt
        | Ending::Limit
        | Ending::Stopped => "monopd-gone",
    };
    Problem::Failed(out.words.say(key, &args))
}

fn settings(out: &Output, matches: &ArgMatches) -> anyhow::Result<Settings> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let short = |name: &str| number(matches, name).and_then(|n| i32::try_from(n).ok());
    let entry = match (text("create"), short("game")) {
        (Some(kind), _) => {
            let set = matches.get_many::<String>("set").into_iter().flatten();
            let options: Option<Vec<_>> = set.map(|set| option_of(set)).collect();
            let options = options
                .ok_or_else(|| Problem::Usage(out.words.plain("monopd-expected-setting")))?;
            let players = short("players").unwrap_or(2);
            Entry::Create { kind: kind.to_owned(), players, options }
        }
        (None, Some(game)) => Entry::Join(game),
        (None, None) => Entry::Any,
    };
    let name = text("name").or(text("agent")).unwrap_or_default();
    let name = name.split(':').next().unwrap_or_default().chars().take(MAX_NAME).collect();
    Ok(Settings { name, entry, rounds: short("rounds") })
}

/// `NAME=0` or `NAME=1`.
fn option_of(text: &str) -> Option<(String, bool)> {
    let (name, value) = text.split_once('=')?;
    let value = match value {
        "0" => false,
        "1" => true,
        _ => return None,
    };
    Some((name.to_owned(), value))
}

fn connect(address: &str) -> std::io::Result<TcpStream> {
    use std::net::ToSocketAddrs as _;
    let mut last = None;
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, CALL) {
            Ok(stream) => {
                // Small lines that somebody waits for.
                stream.set_nodelay(true)?;
                return Ok(stream);
            }
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| ErrorKind::AddrNotAvailable.into()))
}

/// The connection to a server.
struct Line<'a> {
    address: &'a str,
    stream: TcpStream,
    stop: &'a AtomicBool,
}

impl Line<'_> {
    fn play(&mut self, out: &mut Output, mut bot: Bot) -> anyhow::Result<Ending> {
        let start = Instant::now();
        let mut bytes = vec![0; 1 << 16];
        let mut asked = Vec::new();
        loop {
            let mut text = String::new();
            for asked in asked.drain(..) {
                match asked {
                    Asked::Send(command) => {
                        text += &command.to_string();
                        text.push('\n');
                    }
                    Asked::Tell(tell) => tell_person(out, &tell)?,
                }
            }
            out.flush()?;
            let broken = self.stream.write_all(text.as_bytes()).is_err();
            if let Some(ending) = bot.ended() {
                return Ok(ending);
            }
            if self.stop.load(Ordering::Relaxed) {
                bot.stop(start.elapsed(), &mut asked);
            }
            let until = bot.deadline().map_or(NAP, |at| at.saturating_sub(start.elapsed()));
            match self.read(&mut bytes, until).filter(|_| !broken) {
                Some(count) => bot.receive(&bytes[..count], start.elapsed(), &mut asked),
                None if bot.broken(&mut asked) => {
                    complain(&out.words.plain("monopd-lost-connection"));
                    match self.call_again() {
                        Some(stream) => {
                            self.stream = stream;
                            // What was to be said belonged to the connection that is gone.
                            asked.clear();
                            bot.reconnected();
                        }
                        None => bot.closed(&mut asked),
                    }
                }
                None => {}
            }
            bot.tick(start.elapsed(), &mut asked);
        }
    }

    /// Reads for a while; none: the connection is gone.
    fn read(&mut self, bytes: &mut [u8], until: Duration) -> Option<usize> {
        let nap = Some(until.clamp(Duration::from_millis(1), NAP));
        self.stream.set_read_timeout(nap).ok()?;
        match self.stream.read(bytes) {
            Ok(count) => Some(count).filter(|&count| count > 0),
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Some(0),
                _ => None,
            },
        }
    }

    /// Calls the same server again, a few times; none: it does not answer any more.
    fn call_again(&self) -> Option<TcpStream> {
        for wait in TRIES {
            let until = Instant::now() + wait;
            while Instant::now() < until {
                if self.stop.load(Ordering::Relaxed) {
                    return None;
                }
                thread::sleep(NAP.min(until.saturating_duration_since(Instant::now())));
            }
            if let Ok(stream) = connect(self.address) {
                return Some(stream);
            }
        }
        None
    }
}

fn tell_person(out: &mut Output, tell: &Tell) -> anyhow::Result<()> {
    match tell {
        Tell::Named { player, name } => {
            // A name, not a quantity: no separators in it.
            let player = player.to_string();
            let args = [("player", (&player).into()), ("name", name.into())];
            out.say("monopd-named", &args)
        }
        Tell::Joined(game) => out.say("monopd-joined", &[("game", (&game.to_string()).into())]),
        Tell::Started => out.say("monopd-started", &[]),
        Tell::Back => out.say("monopd-came-back", &[]),
        Tell::NoOption { name, known } => {
            let known = known.join(", ");
            let args = [("name", name.into()), ("known", (&known).into())];
            complain(&out.words.say("monopd-no-option", &args));
            Ok(())
        }
        Tell::Refused { after, text } => {
            let after = after.as_ref().map(ToString::to_string).unwrap_or_default();
            let args = [("command", (&after).into()), ("text", text.into())];
            complain(&out.words.say("monopd-refused", &args));
            Ok(())
        }
        Tell::NoPicture(why) | Tell::Garbled(why) => {
            complain(&out.words.say("monopd-not-understood", &[("reason", why.into())]));
            Ok(())
        }
        Tell::Round(_) | Tell::Ended(_) => Ok(()),
    }
}
