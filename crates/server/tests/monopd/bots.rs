//! Bots of ours at a real server.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use ludoteca_core::{Agent, Purpose, Rng, Seat, SeatView as _, Thinking};
use ludoteca_monopd::client::{Bot, Ending, Entry, Output, Settings as Guest, Tell};
use ludoteca_monopoly::agents::RuleBased;
use ludoteca_monopoly::{Action, Monopoly, Question, View};
use ludoteca_server::MonopdLimits;
use tokio::task::spawn_blocking;

use crate::open;

/// The longest that one game may take.
const MOST: Duration = Duration::from_mins(1);

/// Plays until the bot has had enough; what it complained of.
fn play(address: SocketAddr, guest: Guest) -> (Ending, Vec<Tell>) {
    let (ending, tells, _) = play_as(Box::new(RuleBased::default()), address, guest);
    (ending, tells)
}

/// The same with any agent, and everything that the server said.
fn play_as(
    agent: Box<dyn Agent<Monopoly>>,
    address: SocketAddr,
    guest: Guest,
) -> (Ending, Vec<Tell>, String) {
    let mut heard = Vec::new();
    let thoughts = Rng::stream(7, 0, Purpose::Thinking(Seat(0)));
    let mut bot = Bot::new(guest, agent, thoughts);
    let mut stream = TcpStream::connect(address).expect("a server");
    stream.set_nodelay(true).expect("a socket");
    let start = Instant::now();
    let (mut out, mut tells, mut bytes) = (Vec::new(), Vec::new(), [0; 8192]);
    loop {
        let mut text = String::new();
        for output in out.drain(..) {
            match output {
                Output::Send(command) => {
                    text += &command.to_string();
                    text.push('\n');
                }
                Output::Tell(tell) => tells.push(tell),
            }
        }
        stream.write_all(text.as_bytes()).expect("a connection");
        if let Some(ending) = bot.ended() {
            return (ending, tells, String::from_utf8_lossy(&heard).into_owned());
        }
        assert!(start.elapsed() < MOST, "the game stands still: {bot:?}");
        let until = bot.deadline().map(|at| at.saturating_sub(start.elapsed()));
        let wait = until.unwrap_or(MOST).clamp(Duration::from_millis(1), Duration::from_secs(1));
        stream.set_read_timeout(Some(wait)).expect("a socket");
        match stream.read(&mut bytes) {
            Ok(0) => bot.closed(&mut out),
            Ok(count) => {
                heard.extend_from_slice(&bytes[..count]);
                bot.receive(&bytes[..count], start.elapsed(), &mut out);
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(error) => panic!("{error}"),
        }
        bot.tick(start.elapsed(), &mut out);
    }
}

fn complaints(tells: &[Tell]) -> Vec<&Tell> {
    let bad =
        |tell: &&Tell| matches!(tell, Tell::Refused { .. } | Tell::Garbled(_) | Tell::NoPicture(_));
    tells.iter().filter(bad).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_of_the_network_plays_with_computer_players() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let options = vec![("auctionsenabled".to_owned(), false)];
    let entry = Entry::Create { kind: "city".into(), players: 1, options };
    let guest = Guest { name: "Ana".into(), entry, rounds: Some(30) };
    let address = house.monopd.unwrap();
    let (ending, tells) = spawn_blocking(move || play(address, guest)).await.unwrap();
    assert_eq!(complaints(&tells), Vec::<&Tell>::new());
    assert!(matches!(ending, Ending::Limit | Ending::Won | Ending::Lost | Ending::Bankrupt));
    let rounds = tells.iter().filter(|tell| matches!(tell, Tell::Round(_))).count();
    assert!(rounds > 5, "{rounds} rounds");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clients_sit_at_one_table() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let options = vec![("auctionsenabled".to_owned(), false)];
    let entry = Entry::Create { kind: "city".into(), players: 2, options };
    let maker = Guest { name: "Ana".into(), entry, rounds: Some(10) };
    let other = Guest { name: "Bea".into(), entry: Entry::Any, rounds: Some(10) };
    let address = house.monopd.unwrap();
    let first = spawn_blocking(move || play(address, maker));
    let second = spawn_blocking(move || play(address, other));
    for (_, tells) in [first.await.unwrap(), second.await.unwrap()] {
        assert!(tells.contains(&Tell::Started), "{tells:?}");
        assert_eq!(complaints(&tells), Vec::<&Tell>::new());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_bid_and_trade_at_one_table_with_a_computer_player() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let address = house.monopd.unwrap();
    let (mut bids, mut done) = (0, 0);
    for game in 0..2 {
        let entry = Entry::Create { kind: "city".into(), players: 2, options: Vec::new() };
        let maker = Guest { name: format!("Ana {game}"), entry, rounds: Some(10) };
        let other = Guest { name: format!("Bea {game}"), entry: Entry::Any, rounds: Some(10) };
        let both = [maker, other].map(|guest| {
            spawn_blocking(move || play_as(Box::new(Trader::default()), address, guest))
        });
        for player in both {
            let (_, tells, heard) = player.await.unwrap();
            assert!(tells.contains(&Tell::Started), "{tells:?}");
            assert_eq!(complaints(&tells), Vec::<&Tell>::new(), "game {game}");
            bids += heard.matches("highbidder=\"").count();
            done += heard.matches("type=\"completed\"").count();
        }
    }
    assert!(bids > 0 && done > 0, "{bids} bids, {done} trades");
    house.close().await;
}

/// One that declines its first lots, makes offers, and takes some that are made to it, so that a
/// short game has all of that.
struct Trader {
    inner: RuleBased,
    declines: u8,
    offers: u8,
    accepts: u8,
}

impl Default for Trader {
    fn default() -> Self {
        Self { inner: RuleBased::default(), declines: 2, offers: 6, accepts: 3 }
    }
}

impl Agent<Monopoly> for Trader {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let mut actions = Vec::new();
        view.actions(&mut actions);
        let wish = match view.question() {
            Question::Buy if self.declines > 0 => {
                self.declines -= 1;
                Some(Action::Decline)
            }
            Question::Trade if self.accepts > 0 && actions.contains(&Action::Accept) => {
                self.accepts -= 1;
                Some(Action::Accept)
            }
            Question::Manage if self.offers > 0 => {
                let offer = actions.into_iter().find(|action| matches!(action, Action::Trade(_)));
                self.offers -= u8::from(offer.is_some());
                offer
            }
            _ => None,
        };
        wish.unwrap_or_else(|| self.inner.choose(view, thinking))
    }
}
