//! A station at its place: driven by bytes, a clock and whoever sits there.

mod orders;
mod player;

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use ludoteca_core::{Rng, Seat};
use ludoteca_monopoly::Event;
use ludoteca_ring::{Entry, Frame, Message, Output, Replica, Station, Tell};

use crate::journal::{JournalFault, JournalFile};
use crate::line::LineWriter;

pub use orders::{Order, listen};
pub use player::{Player, Refused};

/// What is agreed on for the game at this post.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Whether this station starts the game.
    pub starts: bool,
    /// The turns of all together after which the richest wins.
    pub turns: Option<u32>,
    /// How long a station goes on passing messages on after the end, for those who have not heard
    /// of it yet.
    pub linger: Duration,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Somebody has won.
    Victory(Seat),
    /// The turns are over; this one is the richest.
    Turns(Seat),
}

impl End {
    /// The end of a game, if it has come.
    pub fn of(replica: &Replica, turns: Option<u32>) -> Option<Self> {
        let capped = turns.is_some_and(|turns| replica.turns_taken() >= turns);
        let richest = || capped.then(|| Self::Turns(replica.richest()));
        replica.winner().map(Self::Victory).or_else(richest)
    }

    /// Who has won.
    pub const fn winner(self) -> Seat {
        match self {
            Self::Victory(seat) | Self::Turns(seat) => seat,
        }
    }
}

/// A message that was applied here.
#[derive(Clone, Debug)]
pub struct Applied<'a> {
    /// The number of the message.
    pub number: u32,
    /// Its bytes.
    pub frame: Frame,
    /// The hash of the state that it led to.
    pub hash: u64,
    /// What it says.
    pub message: Message,
    /// What happened by it.
    pub events: &'a [Event],
}

/// Somebody who is told what happens at a post.
pub trait Witness {
    /// A message was applied.
    ///
    /// # Errors
    /// The witness cannot go on.
    fn applied(&mut self, applied: &Applied<'_>, station: &Station) -> io::Result<()>;
    /// Anything else that the player should know.
    ///
    /// # Errors
    /// The witness cannot go on.
    fn told(&mut self, tell: &Tell, station: &Station) -> io::Result<()>;
    /// The person here has to decide.
    ///
    /// # Errors
    /// The witness cannot go on.
    fn asked(&mut self, replica: &Replica) -> io::Result<()>;
    /// The game has ended.
    ///
    /// # Errors
    /// The witness cannot go on.
    fn ended(&mut self, end: End, replica: &Replica) -> io::Result<()>;
}

/// Why a post was given up.
#[derive(Debug, thiserror::Error)]
pub enum PostFault {
    /// The device is gone.
    #[error("the device is gone: {0}")]
    Gone(io::Error),
    /// The journal cannot be written: nothing is sent that it does not hold.
    #[error(transparent)]
    Journal(#[from] JournalFault),
    /// Whoever was told what happens is gone.
    #[error(transparent)]
    Witness(io::Error),
}

/// A station at its place.
#[derive(Debug)]
pub struct Post {
    station: Station,
    player: Player,
    writer: LineWriter,
    journal: Option<JournalFile>,
    round: Round,
    chance: Rng,
    began: Instant,
    start_at: Duration,
    /// The person was asked, and has not answered yet.
    asked: bool,
    end: Option<(End, Duration)>,
    applied: Option<(u32, Frame, u64)>,
}

impl Post {
    /// A station with its player, its outgoing cable and its paper. Times that the station was
    /// given count from `began`.
    pub fn new(
        station: Station,
        player: Player,
        writer: LineWriter,
        journal: Option<JournalFile>,
        round: Round,
        chance: Rng,
        began: Instant,
    ) -> Self {
        Self {
            station,
            player,
            writer,
            journal,
            round,
            chance,
            began,
            start_at: Duration::ZERO,
            asked: false,
            end: None,
            applied: None,
        }
    }

    /// Plays until the game is over and everybody else has had the time to hear of it, or until
    /// nobody gives orders any more.
    ///
    /// # Errors
    /// The device, the journal or the witness is gone.
    pub fn run(
        &mut self,
        orders: &Receiver<Order>,
        witness: &mut dyn Witness,
    ) -> Result<Option<End>, PostFault> {
        loop {
            self.go_on(witness)?;
            if let Some((end, at)) = self.end
                && self.now() >= at + self.round.linger
            {
                return Ok(Some(end));
            }
            let wait = self.wake().map(|wake| wake.saturating_sub(self.now()));
            match orders.recv_timeout(wait.unwrap_or(Duration::from_secs(60))) {
                Ok(order) => self.take(order, witness)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(self.end.map(|(end, _)| end)),
            }
        }
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// When there is something to do at the latest.
    fn wake(&self) -> Option<Duration> {
        let starts = (self.round.starts && self.station.is_waiting()).then_some(self.start_at);
        let leaves = self.end.map(|(_, at)| at + self.round.linger);
        [self.station.deadline(), starts, leaves].into_iter().flatten().min()
    }

    /// Everything that is due by now.
    fn go_on(&mut self, witness: &mut dyn Witness) -> Result<(), PostFault> {
        let now = self.now();
        if self.station.deadline().is_some_and(|deadline| deadline <= now) {
            self.with_station(witness, Station::tick)?;
        }
        if self.round.starts && self.station.is_waiting() && now >= self.start_at {
            // Two that start at once must not go on meeting.
            self.start_at = now + Duration::from_millis(1000 + u64::from(self.chance.below(3000)));
            let mut chance = self.chance.clone();
            self.chance.next_u32();
            self.with_station(witness, |station, now, out| station.start(&mut chance, now, out))?;
        }
        self.look_for_the_end(witness)?;
        // One decision may lead to the next: a card that is drawn, a lot that is handed over.
        while self.decide(witness)? {}
        Ok(())
    }

    fn look_for_the_end(&mut self, witness: &mut dyn Witness) -> Result<(), PostFault> {
        let Some(replica) = self.station.replica().filter(|_| self.end.is_none()) else {
            return Ok(());
        };
        if let Some(end) = End::of(replica, self.round.turns) {
            witness.ended(end, replica).map_err(PostFault::Witness)?;
            self.end = Some((end, self.now()));
        }
        Ok(())
    }

    /// Lets the player decide what is to be decided; whether something was sent.
    fn decide(&mut self, witness: &mut dyn Witness) -> Result<bool, PostFault> {
        let Some(replica) =
            self.station.replica().filter(|_| self.end.is_none() && self.station.is_to_decide())
        else {
            return Ok(false);
        };
        let Some(body) = self.player.decide(replica) else {
            if !std::mem::replace(&mut self.asked, true) {
                witness.asked(replica).map_err(PostFault::Witness)?;
            }
            return Ok(false);
        };
        let mut decided = Ok(());
        self.with_station(witness, |station, now, out| decided = station.decide(body, now, out))?;
        debug_assert_eq!(decided, Ok(()), "{body:?}");
        Ok(decided.is_ok())
    }

    fn take(&mut self, order: Order, witness: &mut dyn Witness) -> Result<(), PostFault> {
        match order {
            Order::Bytes(bytes) => {
                // One by one: each may lead to something that has to be done before the next.
                for byte in bytes {
                    self.with_station(witness, |station, now, out| {
                        station.receive(&[byte], now, out);
                    })?;
                }
            }
            Order::Gone(why) => return Err(PostFault::Gone(why)),
            Order::Decide { action, answer } => {
                let decided = self.decide_as(action, witness)?;
                self.asked = decided.is_err();
                // Whoever asked may have left meanwhile.
                let _ = answer.send(decided);
            }
        }
        Ok(())
    }

    /// Does what the person has decided.
    fn decide_as(
        &mut self,
        action: ludoteca_monopoly::Action,
        witness: &mut dyn Witness,
    ) -> Result<Result<(), Refused>, PostFault> {
        let replica = self.station.replica().filter(|_| self.end.is_none());
        let body =
            replica.ok_or(Refused::NotNow).and_then(|replica| self.player.say(replica, action));
        let body = match body {
            Ok(body) => body,
            Err(refused) => return Ok(Err(refused)),
        };
        let mut decided = Ok(());
        self.with_station(witness, |station, now, out| decided = station.decide(body, now, out))?;
        Ok(decided.map_err(Refused::from))
    }

    /// Lets the station do something, and carries out what it wants.
    fn with_station(
        &mut self,
        witness: &mut dyn Witness,
        act: impl FnOnce(&mut Station, Duration, &mut Vec<Output>),
    ) -> Result<(), PostFault> {
        let (mut out, now) = (Vec::new(), self.now());
        act(&mut self.station, now, &mut out);
        for output in out {
            match output {
                Output::Journal(entry) => self.write_down(entry)?,
                Output::Send(frame) => {
                    if let Some(journal) = &mut self.journal {
                        journal.settle()?;
                    }
                    self.writer.send(&frame.bytes()).map_err(PostFault::Gone)?;
                }
                Output::Tell(tell) => self.tell(&tell, witness).map_err(PostFault::Witness)?,
            }
        }
        Ok(())
    }

    fn write_down(&mut self, entry: Entry) -> Result<(), PostFault> {
        if let Entry::Applied { number, frame, hash } = entry {
            self.applied = Some((number, frame, hash));
        }
        if let Some(journal) = &mut self.journal {
            journal.append(entry)?;
        }
        Ok(())
    }

    fn tell(&mut self, tell: &Tell, witness: &mut dyn Witness) -> io::Result<()> {
        let Tell::Applied { message, events } = tell else {
            return witness.told(tell, &self.station);
        };
        self.player.hear(events);
        self.asked = false;
        let Some((number, frame, hash)) = self.applied.take() else { return Ok(()) };
        let applied = Applied { number, frame, hash, message: *message, events };
        witness.applied(&applied, &self.station)
    }
}
