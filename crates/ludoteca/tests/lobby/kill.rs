//! The lobby dies at random moments: what it acknowledged has happened, and happened once.

use std::time::Duration;

use ludoteca_client::Desk;
use ludoteca_host::wire::{ClientMessage, Plan, SeatPlan, ServerMessage, Step, TurnInfo};
use ludoteca_testkit::effort;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::guest::{Standing, any_action, sit_down, standing};
use crate::postgres::Cluster;
use crate::program::{PATIENCE, Program};

/// Somebody who plays on whatever happens, and remembers what was promised.
struct Witness {
    address: String,
    token: String,
    /// Decisions that were acknowledged since the log was last compared: version, action.
    kept: Vec<(u32, String)>,
    /// The one that was not answered yet.
    open: Option<(u32, String)>,
    /// Up to here the log has been compared.
    compared: u32,
    acknowledged: usize,
}

impl Witness {
    /// Everything that was acknowledged stands in the log, in order and once; nothing else of
    /// ours does, except what was sent last and may have arrived.
    fn compare(&mut self, log: &[Step], version: u32) {
        let oldest = log.first().map_or(0, |step| step.version);
        let ours: Vec<(u32, &str)> = log
            .iter()
            .filter(|step| step.by == Some(0) && step.version > self.compared)
            .map(|step| (step.version, step.action.as_str()))
            .collect();
        let mut expected: Vec<(u32, &str)> = self
            .kept
            .iter()
            .map(|(version, action)| (version + 1, action.as_str()))
            .filter(|(version, _)| *version >= oldest)
            .collect();
        assert!(expected.len() * 2 >= self.kept.len(), "the log is too short to compare");
        if let Some((version, action)) = &self.open
            && ours.len() > expected.len()
        {
            expected.push((version + 1, action.as_str()));
        }
        assert_eq!(ours, expected, "what the lobby kept, and what it had acknowledged");
        self.kept.clear();
        self.open = None;
        self.compared = version;
    }

    /// Plays until told to stop, through every loss of the connection.
    async fn play(mut self, mut stop: watch::Receiver<bool>) -> usize {
        let mut id = 0;
        'connected: loop {
            if *stop.borrow() && self.kept.is_empty() && self.open.is_none() {
                return self.acknowledged;
            }
            let Ok(mut socket) = sit_down(&self.address, Some(&self.token), None).await else {
                sleep(Duration::from_millis(30)).await;
                continue;
            };
            let mut stands: Option<Standing> = None;
            loop {
                let heard = timeout(PATIENCE, socket.hear()).await;
                let heard =
                    heard.unwrap_or_else(|_| panic!("{} is silent after {stands:?}", self.address));
                let Ok(Some(message)) = heard else { continue 'connected };
                match &message {
                    ServerMessage::Table { version, log, .. } => self.compare(log, *version),
                    ServerMessage::Done { id: done, .. } if *done == id => {
                        self.kept.extend(self.open.take());
                        self.acknowledged += 1;
                    }
                    ServerMessage::Refused { code, text, .. } => panic!("{code}: {text}"),
                    _ => {}
                }
                if *stop.borrow_and_update() {
                    // One last look at the log.
                    continue 'connected;
                }
                if let Some(now) = standing(&message) {
                    stands = Some(now);
                }
                // What was done is answered before or after what it led to.
                let Some(now) = stands.as_ref().filter(|_| self.open.is_none()) else { continue };
                if now.turn == TurnInfo::Over {
                    return self.acknowledged;
                }
                let Some(choice) = any_action(now) else { continue };
                id += 1;
                let (version, action) = (now.version, choice.action.clone());
                stands = None;
                self.open = Some((version, action.clone()));
                let play = ClientMessage::Play { id, seat: 0, version, action };
                if socket.say(&play).await.is_err() {
                    continue 'connected;
                }
            }
        }
    }
}

fn open(desk: &Desk, game: &str, rules: Option<&str>, rivals: &[&str]) -> String {
    let computer = |agent: &&str| SeatPlan::Computer { agent: (*agent).to_owned(), name: None };
    let seats = std::iter::once(SeatPlan::Me {}).chain(rivals.iter().map(computer)).collect();
    let plan =
        Plan { game: game.into(), rules: rules.map(str::to_owned), seats, ..Plan::default() };
    desk.open(&plan).unwrap().table
}

/// Moments that are the same in every run, as far as a machine has such.
fn pause(kill: u64) -> Duration {
    let mixed = (kill + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    Duration::from_millis(150 + mixed % 500)
}

async fn survives(options: &[&str], kills: u64) {
    let mut program = Program::start(options);
    let (stop, stopped) = watch::channel(false);
    let mut people = Vec::new();
    for n in 0..12 {
        let (desk, token) = tokio::task::block_in_place(|| program.guest(&format!("guest {n}")));
        let table = tokio::task::block_in_place(|| match n % 3 {
            0 => open(&desk, "monopoly", None, &["quick", "quick", "quick"]),
            1 => open(&desk, "parchis", Some("four"), &["random", "random", "random"]),
            _ => open(&desk, "pig", None, &["uniform"]),
        });
        let witness = Witness {
            address: desk.address().socket(&table),
            token,
            kept: Vec::new(),
            open: None,
            compared: 0,
            acknowledged: 0,
        };
        people.push(tokio::spawn(witness.play(stopped.clone())));
    }
    for kill in 0..kills {
        sleep(pause(kill)).await;
        tokio::task::block_in_place(|| program.crash());
    }
    sleep(pause(kills)).await;
    stop.send(true).unwrap();
    let mut acknowledged = 0;
    for person in people {
        acknowledged += person.await.unwrap();
    }
    let least = usize::try_from(kills).unwrap() * 4;
    assert!(acknowledged > least, "only {acknowledged} decisions were acknowledged");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_sqlite() {
    survives(&[], effort(50, 200)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_postgresql() {
    let server = tokio::task::block_in_place(Cluster::start);
    survives(&["--database", &server.url()], effort(50, 200)).await;
}
