//! What every request can reach.

use std::net::IpAddr;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::monopd::MonopdLimits;
use crate::people::People;
use crate::store::Store;
use crate::tables::{Tables, Thinkers};

/// How the server is to be run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen, `HOST:PORT`.
    pub listen: String,
    /// Where clients of the monopd network are listened to, if anywhere.
    pub monopd: Option<String>,
    /// What those clients may ask of the house.
    pub monopd_limits: MonopdLimits,
    /// The language of those who cannot say one.
    pub lang: ludoteca_words::Lang,
    /// The folder of the embedded database and of reports.
    pub data: PathBuf,
    /// Another database.
    pub database: Option<String>,
    /// Folders of reports.
    pub reports: Vec<PathBuf>,
    /// How many computer players think at once.
    pub thinkers: usize,
    /// How long one of them may think about one decision before somebody simpler decides.
    pub patience: Duration,
    /// How long a table at which nothing happens stays in memory when nobody looks at it.
    pub drowsy: Duration,
}

impl Settings {
    /// The usual settings, with everything in one folder.
    pub fn in_folder(data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            listen: "127.0.0.1:8080".to_owned(),
            monopd: None,
            monopd_limits: MonopdLimits::default(),
            lang: ludoteca_words::Lang::English,
            reports: vec![data.join("reports")],
            data,
            database: None,
            thinkers: cores.clamp(2, 4),
            patience: Duration::from_secs(20),
            drowsy: Duration::from_mins(1),
        }
    }
}

/// What every request can reach; clones are the same house.
#[derive(Clone, Debug)]
pub(crate) struct House(Arc<Rooms>);

#[derive(Debug)]
pub(crate) struct Rooms {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) people: People,
    pub(crate) tables: Tables,
    pub(crate) metrics: Metrics,
    pub(crate) door: Door,
}

impl House {
    pub(crate) fn new(settings: Settings, store: Store, metrics: Metrics) -> Self {
        let people = People::new(store.clone());
        let thinkers = Thinkers::new(settings.thinkers, settings.patience, metrics.clone());
        let tables = Tables::new(store.clone(), thinkers, metrics.clone(), settings.drowsy);
        Self(Arc::new(Rooms { settings, store, people, tables, metrics, door: Door::new() }))
    }
}

impl Deref for House {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.0
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// Lets new people in and tables be made, but not more of them than a house can take.
#[derive(Debug)]
pub(crate) struct Door {
    people: Buckets<IpAddr>,
    tables: Buckets<String>,
}

impl Door {
    fn new() -> Self {
        // Far more than come by themselves, far fewer than would fill the disk in a night.
        Self { people: Buckets::new(5_000, 2.0), tables: Buckets::new(60, 0.2) }
    }

    /// Whether one more person may come in from there.
    pub(crate) fn lets_in(&self, from: IpAddr) -> bool {
        self.people.take(from, Instant::now())
    }

    /// Whether this person may make one more table.
    pub(crate) fn lets_make(&self, person: &str) -> bool {
        self.tables.take(person.to_owned(), Instant::now())
    }
}
