//! Our bots at the real server of Debian's package `monopd`, bound to loopback only.

mod agents;
mod server;

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use agents::{Lively, usual};
use ludoteca_core::{Agent, Purpose, Rng, Seat};
use ludoteca_monopd::client::{Bot, Ending, Entry, Output, Settings, Tell};
use ludoteca_monopd::wire::Command;
use ludoteca_monopoly::Monopoly;
use ludoteca_testkit::effort;
use server::Server;

/// The longest that one game may take.
const MOST: Duration = Duration::from_secs(60);
/// Rounds after which a game without a winner is left.
const ROUNDS: i32 = 400;

/// What a bot said and how it ended.
struct Story {
    ending: Ending,
    said: Vec<Command>,
}

fn play(address: SocketAddr, mut bot: Bot) -> Story {
    let mut stream = TcpStream::connect(address).expect("a server");
    stream.set_nodelay(true).expect("a socket");
    let start = Instant::now();
    let (mut said, mut out) = (Vec::new(), Vec::new());
    let mut bytes = [0; 8192];
    let mut traffic: Vec<String> = Vec::new();
    loop {
        let mut text = String::new();
        for output in out.drain(..) {
            match output {
                Output::Send(command) => {
                    text += &command.to_string();
                    text.push('\n');
                    said.push(command);
                }
                Output::Tell(tell) => {
                    // Nothing that we say is refused, and everything that comes is understood.
                    let bad = matches!(
                        tell,
                        Tell::Refused { .. } | Tell::Garbled(_) | Tell::NoPicture(_)
                    );
                    assert!(!bad, "{tell:?} after {traffic:#?}");
                }
            }
        }
        traffic.extend(text.lines().map(|line| format!("> {line}")));
        stream.write_all(text.as_bytes()).expect("a connection");
        if let Some(ending) = bot.ended() {
            return Story { ending, said };
        }
        let last = traffic.split_off(traffic.len().saturating_sub(20));
        assert!(start.elapsed() < MOST, "the game stands still after {last:#?}");
        traffic = last;
        let until = bot.deadline().map(|at| at.saturating_sub(start.elapsed()));
        let wait = until.unwrap_or(MOST).clamp(Duration::from_millis(1), Duration::from_secs(1));
        stream.set_read_timeout(Some(wait)).expect("a socket");
        match stream.read(&mut bytes) {
            Ok(0) => bot.closed(&mut out),
            Ok(count) => {
                traffic.push(String::from_utf8_lossy(&bytes[..count]).into_owned());
                bot.receive(&bytes[..count], start.elapsed(), &mut out);
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(error) => panic!("{error}"),
        }
        bot.tick(start.elapsed(), &mut out);
    }
}

/// Three bots at one table.
fn table(
    server: &Server,
    auctions: bool,
    rounds: i32,
    agent: impl Fn(u8) -> Box<dyn Agent<Monopoly>>,
) -> Vec<Story> {
    let address = server.address;
    let options = vec![("auctionsenabled".to_owned(), auctions)];
    let create = Entry::Create { kind: "city".into(), players: 3, options };
    let bots = (0..).zip([create, Entry::Any, Entry::Any]).map(|(number, entry)| {
        let settings = Settings { name: format!("Bot{number}"), entry, rounds: Some(rounds) };
        let thoughts = Rng::stream(7, 0, Purpose::Thinking(Seat(number)));
        let bot = Bot::new(settings, agent(number), thoughts);
        thread::spawn(move || play(address, bot))
    });
    let bots: Vec<_> = bots.collect();
    bots.into_iter().map(|bot| bot.join().expect("a bot that did not panic")).collect()
}

fn count(stories: &[Story], what: impl Fn(&Command) -> bool) -> usize {
    stories.iter().flat_map(|story| &story.said).filter(|command| what(command)).count()
}

#[test]
fn three_bots_play_whole_games_without_auctions() {
    let server = Server::start();
    let games = effort(6, 200);
    let (mut finished, mut houses, mut mortgages) = (0, 0, 0);
    for _ in 0..games {
        let stories = table(&server, false, ROUNDS, usual);
        let endings: Vec<Ending> = stories.iter().map(|story| story.ending).collect();
        let limit = endings.contains(&Ending::Limit);
        let won = endings.iter().filter(|&&ending| ending == Ending::Won).count();
        assert!(limit || won == 1, "{endings:?}");
        finished += u32::from(!limit);
        houses += count(&stories, |it| matches!(it, Command::BuyHouse(_)));
        mortgages += count(&stories, |it| matches!(it, Command::ToggleMortgage(_)));
    }
    assert!(finished > games / 2, "{finished} of {games} games came to an end");
    assert!(houses > 0 && mortgages > 0, "{houses} houses, {mortgages} mortgages");
}

#[test]
fn three_bots_play_with_auctions_and_trades_to_a_limit() {
    let server = Server::start();
    let stories = table(&server, true, 6, |number| Box::new(Lively::new(number)));
    // Each leaves when its turn comes, and the last one has won then.
    let mut endings: Vec<Ending> = stories.iter().map(|story| story.ending).collect();
    endings.sort_by_key(|ending| *ending == Ending::Won);
    assert_eq!(endings, [Ending::Limit, Ending::Limit, Ending::Won]);
    let said = |what: fn(&Command) -> bool| count(&stories, what);
    assert!(said(|it| matches!(it, Command::Auction)) >= 1, "a lot is auctioned");
    assert!(said(|it| matches!(it, Command::Bid { .. })) >= 1, "somebody bids");
    assert!(said(|it| matches!(it, Command::OpenTrade(_))) >= 1, "somebody offers");
    // Who offers accepts first, who is asked second or not at all.
    let accepts = said(|it| matches!(it, Command::AcceptTrade { .. }));
    assert!(accepts > said(|it| matches!(it, Command::OpenTrade(_))), "an offer is taken");
}
