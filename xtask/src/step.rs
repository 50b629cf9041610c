//! Steps: named, timed, and stopped at the first that fails.

use std::time::Instant;

/// Why a chore did not get done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A step failed, and has said so.
    Step,
    /// The command line makes no sense.
    Usage(String),
}

/// Does one step, and says its name, its time and, when it fails, how to try it again.
pub(crate) fn step(
    name: &str,
    again: &str,
    work: impl FnOnce() -> Result<(), String>,
) -> Result<(), Failure> {
    eprintln!("── {name}");
    let start = Instant::now();
    let result = work();
    let seconds = start.elapsed().as_secs_f64();
    match result {
        Ok(()) => {
            eprintln!("   {name}: done in {seconds:.1} s");
            Ok(())
        }
        Err(why) => {
            eprintln!("\nxtask: {name} failed after {seconds:.1} s: {why}");
            eprintln!("xtask: to try again: {again}");
            Err(Failure::Step)
        }
    }
}

/// Several faults as one reason.
pub(crate) fn all_or_nothing(faults: &[String]) -> Result<(), String> {
    match faults {
        [] => Ok(()),
        [one] => Err(one.clone()),
        many => Err(format!("{} faults\n  {}", many.len(), many.join("\n  "))),
    }
}
