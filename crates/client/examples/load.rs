//! Many tables at once, from a process of its own: how fast the lobby answers, and what it needs.
//!
//! ```text
//! ludoteca serve --listen 127.0.0.1:8080 --data /tmp/load &
//! cargo run --release -p ludoteca-client --example load -- 127.0.0.1:8080 2000 60
//! ```
//!
//! Every table has one person who decides whenever asked, after a pause, computer players at the
//! other seats, and somebody who watches: two connections for each table.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ludoteca_client::{Address, Desk, Socket};
use ludoteca_host::wire::{Choice, ClientMessage, Plan, SeatPlan, ServerMessage, TurnInfo};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::sleep;

/// Tables that one person sits at: more are not allowed.
const TABLES_EACH: usize = 10;
/// How long people think.
const PAUSE: Duration = Duration::from_secs(1);

/// What all connections count together.
#[derive(Default)]
struct Counts {
    moves: AtomicU64,
    messages: AtomicU64,
    dropped: AtomicU64,
    finished: AtomicU64,
    stop: AtomicBool,
}

fn plan(n: usize) -> Plan {
    let computer = |agent: &str| SeatPlan::Computer { agent: agent.to_owned(), name: None };
    let (game, rules, rivals) = match n % 3 {
        0 => ("monopoly", None, vec![computer("quick"), computer("quick"), computer("quick")]),
        1 => (
            "parchis",
            Some("four"),
            vec![computer("rating"), computer("rating"), computer("rating")],
        ),
        _ => ("rift", None, vec![computer("classic")]),
    };
    let seats = std::iter::once(SeatPlan::Me {}).chain(rivals).collect();
    Plan { game: game.to_owned(), rules: rules.map(str::to_owned), seats, ..Plan::default() }
}

/// Takes any action, but neither trades nor gives up.
fn choose(actions: &[Choice], version: u32) -> Option<&Choice> {
    let calm = |choice: &&Choice| {
        !["trade", "resign", "bankrupt"].iter().any(|word| choice.action.starts_with(word))
    };
    let calm: Vec<&Choice> = actions.iter().filter(calm).collect();
    calm.get(version as usize % calm.len().max(1)).copied().or(actions.first())
}

/// One connection; with a token it plays, without one it watches.
async fn sit(
    address: String,
    token: Option<String>,
    invitation: String,
    counts: Arc<Counts>,
    times: UnboundedSender<Duration>,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut socket = Socket::connect(&address).await?;
    let hello = ClientMessage::Hello { token, invitation: Some(invitation), lang: None };
    socket.say(&hello).await?;
    let mut id = 0;
    let mut sent = Instant::now();
    while let Some(message) = socket.hear().await? {
        counts.messages.fetch_add(1, Ordering::Relaxed);
        let (version, turn, actions) = match message {
            ServerMessage::Table { version, turn, actions, .. }
            | ServerMessage::Steps { version, turn, actions, .. } => (version, turn, actions),
            ServerMessage::Done { id: done, .. } if done == id => {
                counts.moves.fetch_add(1, Ordering::Relaxed);
                times.send(sent.elapsed())?;
                continue;
            }
            ServerMessage::Refused { code, text, .. } => {
                return Err(format!("refused ({code}): {text}").into());
            }
            ServerMessage::Gone { code, text } => return Err(format!("{code}: {text}").into()),
            _ => continue,
        };
        if turn == TurnInfo::Over {
            counts.finished.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        }
        if counts.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let TurnInfo::Decide { seat } = turn else { continue };
        if let Some(choice) = choose(&actions, version) {
            let action = choice.action.clone();
            sleep(PAUSE).await;
            id += 1;
            sent = Instant::now();
            socket.say(&ClientMessage::Play { id, seat, version, action }).await?;
        }
    }
    if counts.stop.load(Ordering::Relaxed) { Ok(()) } else { Err("the server closed".into()) }
}

#[expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark reports what it measured"
)]
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [address, tables, seconds] = &args[..] else {
        return Err("usage: load HOST:PORT TABLES SECONDS".into());
    };
    let (tables, seconds): (usize, u64) = (tables.parse()?, seconds.parse()?);
    let address = Address::read(address)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let counts = Arc::new(Counts::default());
    let (times, mut measured) = unbounded_channel();
    let begun = Instant::now();
    let mut desk = Desk::new(address.clone(), "en");
    let mut token = String::new();
    let mut tasks = Vec::new();
    for n in 0..tables {
        if n % TABLES_EACH == 0 {
            token = desk.introduce(&format!("Guest {}", n / TABLES_EACH))?.token;
            desk = desk.with_token(&token);
        }
        let made = desk.open(&plan(n))?;
        for token in [Some(token.clone()), None] {
            let (counts, times) = (Arc::clone(&counts), times.clone());
            let socket = address.socket(&made.table);
            let invitation = made.invitation.clone();
            let complaints = Arc::clone(&counts);
            tasks.push(runtime.spawn(async move {
                let sat = sit(socket, token, invitation, counts, times).await;
                let told = |error| {
                    if complaints.dropped.fetch_add(1, Ordering::Relaxed) < 5 {
                        eprintln!("dropped: {error}");
                    }
                };
                sat.unwrap_or_else(told);
            }));
        }
        if n % 20 == 0 {
            // Lets those that sit already go on.
            runtime.block_on(async { sleep(Duration::from_millis(1)).await });
        }
    }
    println!(
        "{tables} tables, {} connections, made in {:.1} s",
        tables * 2,
        begun.elapsed().as_secs_f64()
    );
    // What happened while tables were made is not measured.
    let before = counts.moves.load(Ordering::Relaxed);
    while measured.try_recv().is_ok() {}
    let begun = Instant::now();
    runtime.block_on(async { sleep(Duration::from_secs(seconds)).await });
    let elapsed = begun.elapsed().as_secs_f64();
    let moves = counts.moves.load(Ordering::Relaxed) - before;
    let mut times: Vec<Duration> = std::iter::from_fn(|| measured.try_recv().ok()).collect();
    times.sort_unstable();
    let at =
        |share: usize| times.get((times.len() * share / 1000).min(times.len().saturating_sub(1)));
    let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    #[expect(clippy::cast_precision_loss, reason = "a rate")]
    let rate = moves as f64 / elapsed;
    println!("{moves} decisions of people in {elapsed:.1} s: {rate:.0} a second");
    println!(
        "from command to acknowledgement: median {:.1} ms, 99 % {:.1} ms, worst {:.1} ms",
        millis(at(500)),
        millis(at(990)),
        millis(times.last())
    );
    println!(
        "{} messages heard, {} games finished, {} connections dropped",
        counts.messages.load(Ordering::Relaxed),
        counts.finished.load(Ordering::Relaxed) / 2,
        counts.dropped.load(Ordering::Relaxed)
    );
    counts.stop.store(true, Ordering::Relaxed);
    Ok(())
}
