//! Any text as a message of a client or as the plan of a table: no panic, what was read reads back,
//! and a plan becomes a table or is refused with a reason.
#![no_main]

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ludoteca_host::wire::{ClientMessage, Plan, Sit};
use ludoteca_host::{About, Library, Person, PersonId, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;

static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(|| Library::new(None));

fuzz_target!(|text: &str| {
    round_trip::<ClientMessage>(text);
    round_trip::<Sit>(text);
    if let Some(plan) = round_trip::<Plan>(text) {
        open(plan);
    }
});

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&read).expect("what was read can be written");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(again, read, "{text:?} became {written:?}");
    Some(read)
}

fn open(plan: Plan) {
    let maker = Person { id: PersonId("ana".into()), name: "Ana".into() };
    let about = About { table: "t".into(), created: 0, invitation: "i".into(), maker };
    match Table::open(&LIBRARY, plan, about.clone(), 1) {
        Ok((table, change)) => {
            // The plan as it was understood makes the same table again.
            let again = Table::restore(&LIBRARY, table.plan().clone(), about, change.entries);
            let again = again.expect("what was kept can be read");
            assert_eq!(again.shown(None), table.shown(None));
            assert_eq!(again.names(), table.names());
        }
        Err(error) => assert!(!error.faults().is_empty(), "{error}"),
    }
}
