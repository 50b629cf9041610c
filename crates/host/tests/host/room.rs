//! A table with people who do anything at all.

use std::sync::Arc;

use ludoteca_core::{Purpose, Rng, Seat, Turn};
use ludoteca_host::wire::{ClockPlan, Plan, SeatPlan, TableState, Then};
use ludoteca_host::{About, Change, Entry, Library, Person, PersonId, Table};

/// A rule set of every game that is over soon.
pub(crate) const GAMES: [(&str, &str); 4] =
    [("pig", "quick"), ("monopoly", "official:short"), ("rift", "classic"), ("parchis", "four")];

pub(crate) struct Room {
    /// As it was when the table was made: what a server keeps.
    plan: Plan,
    pub(crate) library: Arc<Library>,
    pub(crate) table: Table,
    pub(crate) kept: Vec<Entry>,
    pub(crate) people: Vec<Person>,
    pub(crate) rng: Rng,
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: PersonId(name.to_lowercase()), name: name.to_owned() }
}

pub(crate) fn about(maker: &Person) -> About {
    About {
        table: "k3".to_owned(),
        created: 1,
        invitation: "please".to_owned(),
        maker: maker.clone(),
    }
}

/// A plan with these seats: `m` me, `o` open, `c` computer, `h` a second person at the same screen.
pub(crate) fn plan(game: &str, rules: &str, seats: &str) -> Plan {
    let agent = match game {
        "monopoly" => "quick",
        "pig" => "hold-at",
        _ => "random",
    };
    let seat = |kind: char| match kind {
        'm' => SeatPlan::Me {},
        'h' => SeatPlan::Person { name: "Luis".to_owned() },
        'o' => SeatPlan::Open {},
        _ => SeatPlan::Computer { agent: agent.to_owned(), name: None },
    };
    Plan {
        game: game.to_owned(),
        rules: Some(rules.to_owned()),
        seats: seats.chars().map(seat).collect(),
        ..Plan::default()
    }
}

impl Room {
    pub(crate) fn new(game: &str, rules: &str, seed: u64) -> Self {
        let mut rng = Rng::stream(seed, 0, Purpose::Setup);
        let seatings: &[&str] = match game {
            "rift" => &["mo", "mc", "mh", "cc"],
            "parchis" => &["mooc", "mccc", "mhoo", "cccc"],
            _ => &["mo", "mhc", "mooc", "mc"],
        };
        let seats =
            seatings[rng.below(u32::try_from(seatings.len()).expect("as the law says")) as usize];
        let mut plan = plan(game, rules, seats);
        let then = if rng.below(2) == 0 { Then::Computer } else { Then::Pass };
        plan.clock = Some(ClockPlan { seconds: 30, then });
        let people = vec![person("Ana"), person("Bea"), person("Carl")];
        let library = Library::new(None);
        let (table, change) =
            Table::open(&library, plan, about(&people[0]), seed).expect("as the law says");
        let plan = table.plan().clone();
        Self { plan, library, table, kept: change.entries, people, rng }
    }

    /// Keeps what has to be kept, as it would come back from a disk.
    pub(crate) fn keep(&mut self, change: Change) {
        for entry in change.entries {
            let line = serde_json::to_string(&entry).expect("as the law says");
            let read: Entry = serde_json::from_str(&line).expect("as the law says");
            assert_eq!(read, entry);
            self.kept.push(read);
        }
    }

    /// The program ends and begins again.
    pub(crate) fn restart(&mut self) {
        let plan = serde_json::to_string(&self.plan).expect("as the law says");
        let plan = serde_json::from_str(&plan).expect("as the law says");
        let about = self.table.about().clone();
        self.table =
            Table::restore(&self.library, plan, about, self.kept.clone()).expect("as the law says");
    }

    /// Everybody sits down.
    pub(crate) fn fill(&mut self) {
        for person in self.people.clone() {
            if let Ok(change) = self.table.sit(&person, None, None, 5) {
                self.keep(change);
            }
        }
        if self.table.state() == TableState::Waiting {
            let change = self.table.start(&self.people[0].id.clone(), 6).expect("as the law says");
            self.keep(change);
        }
    }

    /// Somebody does something, or a computer player thinks.
    pub(crate) fn do_something(&mut self) {
        if let Some(mut play) = self.table.lend() {
            assert!(self.table.lend().is_none(), "one at a time");
            let most = 1 + self.rng.below(20) as usize;
            play.run(most);
            if self.rng.below(40) == 0 {
                drop(play);
                let change = self.table.lost();
                self.keep(change);
            } else {
                let change = self.table.take_back(play);
                self.keep(change);
            }
        }
        let who = self.people[self.rng.below(3) as usize].clone();
        let version = self.table.version();
        let seed = self.rng.next_u64();
        let change = match self.rng.below(40) {
            0 => self.table.sit(&who, None, None, seed).ok(),
            1 => Some(self.table.leave(&who.id)),
            2 => Some(self.table.come_back(&who.id)),
            3 => self.table.start(&who.id, seed).ok(),
            4 => self.table.say(&who, " hola\n", 12).ok(),
            5 | 6 => match self.table.looks(Some(&who.id)) {
                Some(seat) => self.table.undo(&who.id, seat, version).ok(),
                None => None,
            },
            7 => match self.table.turn() {
                Turn::Decide(seat) => self.table.expired(seat, version),
                Turn::Chance | Turn::Over => None,
            },
            9 => self.table.send_away(&who.id, Seat(1)).ok(),
            10 => self.arrange(&who),
            8 if self.rng.below(20) == 0 => self.table.resign(&who.id, Seat(0)).ok(),
            _ => self.decide(),
        };
        if let Some(change) = change {
            self.keep(change);
        }
    }

    /// Somebody wants one seat more or less.
    fn arrange(&mut self, who: &Person) -> Option<Change> {
        let mut plan = self.table.plan().clone();
        if self.rng.below(2) == 0 {
            plan.seats.push(SeatPlan::Open {});
        } else {
            plan.seats.pop();
        }
        let seed = self.rng.next_u64();
        self.table.arrange(&who.id, plan, seed).ok()
    }

    /// The person who has to decide does.
    pub(crate) fn decide(&mut self) -> Option<Change> {
        let (seat, owner) = self.table.awaits().map(|(seat, owner)| (seat, owner.clone()))?;
        let shown = self.table.shown(self.table.looks(Some(&owner)));
        assert_eq!(shown.looks, Some(seat));
        let choice =
            self.rng.below(u32::try_from(shown.actions.len()).expect("as the law says")) as usize;
        let action = &shown.actions[choice];
        Some(self.table.play(&owner, seat, shown.version, action).expect("as the law says"))
    }
}

/// Everything that can be seen of a table, by anybody.
pub(crate) fn fingerprint(table: &Table) -> String {
    let here = |_: &PersonId| true;
    let mut seen = Vec::new();
    for name in ["Ana", "Bea", "Carl", "Nobody"] {
        let person = person(name).id;
        let looks = table.looks(Some(&person));
        let summary = table.summary(Some(&person), &here, 0);
        let (shown, log) = (table.shown(looks), table.log(looks, 50));
        seen.push(format!("{summary:?} {shown:?} {log:?}"));
    }
    seen.push(format!("{:?}", table.chat().collect::<Vec<_>>()));
    seen.join("\n")
}

pub(crate) fn here(_: &PersonId) -> bool {
    true
}

/// A table of Ana's, as it is opened.
pub(crate) fn table(plan: Plan) -> Table {
    Table::open(&Library::new(None), plan, about(&person("Ana")), 4).expect("a sound plan").0
}

/// Lets chance and computer players go on until a person has to decide.
pub(crate) fn go_on(table: &mut Table) {
    while let Some(mut play) = table.lend() {
        play.run(100);
        let _ = table.take_back(play);
    }
}

pub(crate) fn fault(plan: Plan) -> String {
    let opened = Table::open(&Library::new(None), plan, about(&person("Ana")), 4);
    opened.map(|_| ()).expect_err("a plan with a fault").to_string()
}
