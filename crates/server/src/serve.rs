//! Opening the house, and closing it.

use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::house::{House, Settings};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, embedded};
use crate::web;

/// How long requests that are under way may take when the house closes.
const CLOSING: Duration = Duration::from_secs(10);

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder for data cannot be made.
    #[error("{folder}: {error}", folder = folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another server uses the folder.
    #[error("another ludoteca uses {folder}", folder = folder.display())]
    Used {
        /// The folder.
        folder: PathBuf,
    },
    /// The database cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Nobody can listen there.
    #[error("{address}: {error}")]
    Listen {
        /// The address that was asked for.
        address: String,
        /// Why.
        error: io::Error,
    },
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    house: House,
    listener: TcpListener,
    address: SocketAddr,
    monopd: Option<(TcpListener, SocketAddr)>,
    writer: JoinHandle<()>,
    /// Held as long as the server runs, and let go by the system however it ends.
    lock: File,
}

impl Server {
    /// Makes everything ready and binds the port.
    ///
    /// # Errors
    /// The folder, the database or the port cannot be used.
    pub async fn open(settings: Settings) -> Result<Self, OpenError> {
        let folder = settings.data.clone();
        let made = std::fs::create_dir_all(&folder);
        made.map_err(|error| OpenError::Folder { folder: folder.clone(), error })?;
        let lock = lock(folder)?;
        let (listener, address) = bind(&settings.listen).await?;
        let monopd = match &settings.monopd {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let url = settings.database.clone().unwrap_or_else(|| embedded(&settings.data));
        let metrics = Metrics::new();
        let (store, writer) = Store::open(&url, metrics.clone()).await?;
        let house = House::new(settings, store, metrics);
        Ok(Self { house, listener, address, monopd, writer, lock })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where clients of the monopd network are listened to.
    pub fn monopd_address(&self) -> Option<SocketAddr> {
        self.monopd.as_ref().map(|(_, address)| *address)
    }

    /// Whether the page was built into the program.
    pub fn has_page(&self) -> bool {
        web::page::is_there()
    }

    /// Serves until `end` comes true, then lets everybody go.
    ///
    /// # Errors
    /// The port is lost.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self { house, listener, writer, address, monopd, lock } = self;
        tracing::info!(%address, "listening");
        let (store, tables) = (house.store.clone(), house.tables.clone());
        let woken = tokio::spawn(wake(house.clone()));
        let (close, closing) = watch::channel(false);
        let monopd = monopd.map(|(listener, address)| {
            tracing::info!(%address, "listening to the monopd network");
            let lang = house.settings.lang;
            tokio::spawn(crate::monopd::listen(house.clone(), listener, lang, closing))
        });
        let router = web::router(house).into_make_service_with_connect_info::<SocketAddr>();
        let mut late = close.subscribe();
        let end = async move {
            end.await;
            woken.abort();
            let _ = close.send(true);
            if let Some(monopd) = monopd {
                // It ends by itself, whatever its clients do.
                let _ = monopd.await;
            }
            tables.close().await;
        };
        tokio::select! {
            served = axum::serve(listener, router).with_graceful_shutdown(end) => served?,
            () = async {
                let _ = late.wait_for(|&closing| closing).await;
                sleep(CLOSING).await;
            } => tracing::warn!("somebody does not let go; closing without them"),
        }
        store.close().await;
        writer.abort();
        drop(lock);
        tracing::info!("closed");
        Ok(())
    }
}

async fn bind(address: &str) -> Result<(TcpListener, SocketAddr), OpenError> {
    let wrong = |error| OpenError::Listen { address: address.to_owned(), error };
    let listener = TcpListener::bind(address).await.map_err(wrong)?;
    let found = listener.local_addr().map_err(wrong)?;
    Ok((listener, found))
}

/// Takes a folder for this server alone: two would not know of each other's tables.
fn lock(folder: PathBuf) -> Result<File, OpenError> {
    let opened = File::create(folder.join("lock"));
    let file = opened.map_err(|error| OpenError::Folder { folder: folder.clone(), error })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Used { folder }),
        Err(TryLockError::Error(error)) => Err(OpenError::Folder { folder, error }),
    }
}

/// Wakes the tables at which something happens though nobody comes.
async fn wake(house: House) {
    let busy = match house.store.busy_tables().await {
        Ok(busy) => busy,
        Err(error) => {
            tracing::error!(%error, "the tables that were being played cannot be found");
            return;
        }
    };
    for table in &busy {
        // What is wrong with one has been logged, and the others go on.
        let _ = house.tables.wake(table).await;
    }
    if !busy.is_empty() {
        tracing::info!(tables = busy.len(), "tables go on");
    }
}
