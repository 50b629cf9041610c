//! A table that is awake: one task that owns it.
//!
//! Everything that happens there goes the same way: the table is changed, the store keeps the change,
//! and then whoever listens is told ([`Live::settle`]). A change that cannot be kept ends the task, so
//! that the table is made again from what was kept.

mod asks;
mod messages;
mod telling;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_host::wire::{ClockInfo, Code};
use ludoteca_host::{Change, PersonId, Play, Table, Thought};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use super::brief::{Brief, is_busy};
use super::mail::{Answer, Ear, Mail, Told};
use super::{Tables, lock};
use crate::limits::Bucket;
use crate::metrics::Held;
use crate::store::{StoreError, Write};

/// How long a computer player thinks before people are told that it does.
const NOTICE: Duration = Duration::from_millis(200);

/// How long a thought may go on before people are told of it a second time.
const SAID: Duration = Duration::from_mins(1);

/// A table that is awake.
#[derive(Debug)]
pub(super) struct Live {
    tables: Tables,
    table: Table,
    /// The number of the next change.
    number: i64,
    /// What the lobby knows.
    brief: Arc<Mutex<Brief>>,
    /// Whether the store thinks that something will happen by itself.
    busy: bool,
    ears: BTreeMap<u64, Ear>,
    /// Whether a socket has been let go because it was slow, and nobody was told yet.
    slow: bool,
    /// What comes back from those who think.
    inner: (mpsc::UnboundedSender<Inner>, mpsc::UnboundedReceiver<Inner>),
    /// When computer players began to think, until people are told so.
    thinking: Option<Instant>,
    clock: Option<Ticking>,
    chatter: HashMap<PersonId, Bucket>,
    /// Sockets that wait for advice, so that each asks one thing at a time.
    pondering: Vec<u64>,
    told: Option<Arc<Told>>,
    /// Whether looking back has failed.
    unreviewable: bool,
    reviewers: Vec<tokio::sync::oneshot::Sender<Answer>>,
    _held: Held,
}

/// What comes back from those who think.
#[derive(Debug)]
enum Inner {
    /// Computer players have gone on; `None` when they did not come back.
    Back(Option<Box<Play>>),
    /// Somebody was asked for advice.
    Advice { socket: u64, id: u32, thought: Option<Thought> },
    /// The game has been looked back at.
    Reviewed(Option<Box<ludoteca_host::Reviewed>>),
}

/// A clock that runs for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ticking {
    seat: Seat,
    version: u32,
    until: Instant,
}

impl Live {
    pub(super) fn new(tables: Tables, table: Table, number: i64) -> (Self, Arc<Mutex<Brief>>) {
        let brief = Arc::new(Mutex::new(Brief::of(&table, &|_| false, 0)));
        let held = tables.0.metrics.live_table();
        let live = Self {
            busy: is_busy(&table),
            tables,
            table,
            number,
            brief: Arc::clone(&brief),
            ears: BTreeMap::new(),
            slow: false,
            inner: mpsc::unbounded_channel(),
            thinking: None,
            clock: None,
            chatter: HashMap::new(),
            pondering: Vec::new(),
            told: None,
            unreviewable: false,
            reviewers: Vec::new(),
            _held: held,
        };
        (live, brief)
    }

    /// Keeps a table that has just been made.
    pub(super) async fn keep_new(&mut self, new: Write, change: &Change) -> Result<(), StoreError> {
        let mut writes = vec![new];
        writes.extend(self.change_write(change));
        writes.extend(self.face_writes());
        self.tables.0.store.keep(writes).await
    }

    /// Lives until nobody needs the table any more.
    pub(super) async fn run(mut self, mut mails: mpsc::Receiver<Mail>) {
        let ended = self.live(&mut mails).await;
        let code = match ended {
            Ok(code) => code,
            Err(error) => {
                let table = &self.table.about().table;
                tracing::error!(%error, table, "what happened at a table could not be kept");
                self.tables.awake().remove(table);
                Code::NotKept
            }
        };
        for (_, ear) in std::mem::take(&mut self.ears) {
            let _ = ear.farewell.set(code);
        }
    }

    async fn live(&mut self, mails: &mut mpsc::Receiver<Mail>) -> Result<Code, StoreError> {
        loop {
            self.think();
            self.wind();
            let notice = self.thinking.map(|since| since + NOTICE);
            let until = self.clock.map(|clock| clock.until);
            if std::mem::take(&mut self.slow) {
                self.tell_seats();
            }
            let drowsy = self.is_drowsy();
            tokio::select! {
                mail = mails.recv() => match mail {
                    Some(Mail::Close) | None => {
                        self.fall_silent().await?;
                        return Ok(Code::Restarting);
                    }
                    Some(mail) => self.receive(mail).await?,
                },
                Some(inner) = self.inner.1.recv() => self.came_back(inner).await?,
                () = at(notice) => self.say_who_thinks(),
                () = at(until) => self.time_is_over().await?,
                () = sleep(self.tables.0.drowsy), if drowsy => {
                    self.fall_silent().await?;
                    let name = self.table.about().table.clone();
                    if self.tables.lay_down(&name, mails) {
                        return Ok(Code::Restarting);
                    }
                }
            }
        }
    }

    /// Everybody goes, and the lobby shows how far the table came.
    async fn fall_silent(&mut self) -> Result<(), StoreError> {
        for (_, ear) in std::mem::take(&mut self.ears) {
            let _ = ear.farewell.set(Code::Restarting);
        }
        *lock(&self.brief) = self.brief_now();
        self.tables.0.store.keep(self.face_writes()).await
    }

    async fn receive(&mut self, mail: Mail) -> Result<(), StoreError> {
        match mail {
            Mail::Ask { who, invitation, ask, reply } => {
                self.answer(who, invitation.as_deref(), ask, reply).await
            }
            Mail::Join { ear, invitation, reply } => {
                // Whoever has stopped waiting is told nothing.
                let _ = reply.send(self.join(ear, invitation.as_deref()));
                Ok(())
            }
            Mail::Heard { socket, message, at } => self.hear(socket, message, at).await,
            Mail::Gone { socket } => {
                self.part(socket);
                Ok(())
            }
            Mail::Close => Ok(()),
        }
    }

    async fn came_back(&mut self, inner: Inner) -> Result<(), StoreError> {
        match inner {
            Inner::Back(play) => {
                self.thinking = None;
                let change = match play {
                    Some(play) => self.table.take_back(*play),
                    None => self.table.lost(),
                };
                if !change.failed.is_empty() {
                    let (table, seats) = (&self.table.about().table, &change.failed);
                    tracing::warn!(table, ?seats, "a simpler player has taken over");
                }
                self.settle(change).await
            }
            Inner::Advice { socket, id, thought } => {
                self.advise(socket, id, thought);
                Ok(())
            }
            Inner::Reviewed(reviewed) => {
                self.reviewed(reviewed);
                Ok(())
            }
        }
    }

    /// Keeps a change, and then tells it.
    async fn settle(&mut self, change: Change) -> Result<(), StoreError> {
        let mut writes: Vec<Write> = self.change_write(&change).into_iter().collect();
        let busy = is_busy(&self.table);
        if change.seats || change.reset {
            self.busy = busy;
            writes.extend(self.face_writes());
        } else if busy != self.busy {
            self.busy = busy;
            writes.push(Write::Busy { table: self.table.about().table.clone(), busy });
        }
        if !writes.is_empty() {
            self.tables.0.store.keep(writes).await?;
        }
        self.tables.0.metrics.steps(change.steps.len());
        self.wind();
        self.tell(&change);
        Ok(())
    }

    /// The entries of a change as one line of the store.
    fn change_write(&mut self, change: &Change) -> Option<Write> {
        if change.entries.is_empty() {
            return None;
        }
        let entries = serde_json::to_string(&change.entries)
            .unwrap_or_else(|_| unreachable!("entries are plain data"));
        let number = self.number;
        self.number += 1;
        Some(Write::Change { table: self.table.about().table.clone(), number, entries })
    }

    /// What the lobby is to know.
    fn face_writes(&self) -> Vec<Write> {
        let (table, brief) = (self.table.about().table.clone(), self.brief_now());
        let summary = serde_json::to_string(&brief)
            .unwrap_or_else(|_| unreachable!("a summary is plain data"));
        let (state, people) = (brief.state().to_owned(), brief.people());
        vec![
            Write::Face { table: table.clone(), state, busy: self.busy, summary },
            Write::Sitting { table, people },
        ]
    }

    fn brief_now(&self) -> Brief {
        Brief::of(&self.table, &|person| self.is_here(person), self.watchers())
    }

    /// Lets computer players think, if it is for them to move.
    fn think(&mut self) {
        let Some(play) = self.table.lend() else { return };
        self.thinking = Some(Instant::now());
        let (thinkers, back) = (self.tables.0.thinkers.clone(), self.inner.0.clone());
        tokio::spawn(async move {
            let play = thinkers.play(play).await.map(Box::new);
            // The table may have gone to sleep or ended.
            let _ = back.send(Inner::Back(play));
        });
    }

    /// Sets the clock of whoever has to decide.
    fn wind(&mut self) {
        let waiting = self.table.plan().clock.zip(self.table.awaits());
        let version = self.table.version();
        self.clock = waiting.map(|(plan, (seat, _))| {
            let running = self.clock.filter(|one| (one.seat, one.version) == (seat, version));
            let until = Instant::now() + Duration::from_secs(plan.seconds.into());
            running.unwrap_or(Ticking { seat, version, until })
        });
    }

    /// The clock as it is told.
    fn clock_info(&self) -> Option<ClockInfo> {
        self.clock.map(|clock| {
            let left = clock.until.saturating_duration_since(Instant::now()).as_millis();
            ClockInfo { seat: clock.seat.0, left_ms: u32::try_from(left).unwrap_or(u32::MAX) }
        })
    }

    async fn time_is_over(&mut self) -> Result<(), StoreError> {
        let Some(clock) = self.clock.take() else { return Ok(()) };
        match self.table.expired(clock.seat, clock.version) {
            Some(change) => self.settle(change).await,
            None => Ok(()),
        }
    }

    /// Whether nothing will happen here unless somebody comes.
    fn is_drowsy(&self) -> bool {
        self.ears.is_empty()
            && self.thinking.is_none()
            && self.clock.is_none()
            && self.reviewers.is_empty()
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.ears.values().any(|ear| ear.person.as_ref().is_some_and(|one| one.id == *person))
    }

    /// How many look on without a seat.
    fn watchers(&self) -> u32 {
        let seated =
            |ear: &&Ear| self.table.looks(ear.person.as_ref().map(|one| &one.id)).is_none();
        u32::try_from(self.ears.values().filter(seated).count()).unwrap_or(u32::MAX)
    }

    /// Whether somebody may see the table.
    fn may_enter(&self, person: Option<&PersonId>, invitation: Option<&str>) -> bool {
        self.table.plan().visibility == ludoteca_host::wire::Visibility::Public
            || person.is_some_and(|person| self.table.belongs_to(person))
            || invitation.is_some_and(|invitation| self.table.is_invitation(invitation))
    }

    /// Tells the lobby how the table looks now.
    fn update_brief(&self) {
        let now = self.brief_now();
        *lock(&self.brief) = now;
    }
}

/// Waits until a moment; for ever when there is none.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
