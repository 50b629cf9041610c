//! The clock that thinking players are lent.

use std::sync::LazyLock;
use std::time::Instant;

use ludoteca_core::Clock;

/// The clock of this machine.
pub static CLOCK: MachineClock = MachineClock;

/// Counts from the first look.
#[derive(Clone, Copy, Debug)]
pub struct MachineClock;

static FIRST_LOOK: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Clock for MachineClock {
    fn millis(&self) -> u64 {
        u64::try_from(FIRST_LOOK.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_goes_back() {
        let looks: Vec<u64> = (0..1000).map(|_| CLOCK.millis()).collect();
        assert!(looks.is_sorted());
    }
}
