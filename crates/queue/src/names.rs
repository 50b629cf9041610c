//! The names of streams and subjects: by plan and job, so that tournaments do not meet.
//!
//! The number is that of the protocol: another one would not see these messages.

pub(crate) const JOBS: &str = "LUDOTECA-1-JOBS";
pub(crate) const RESULTS: &str = "LUDOTECA-1-RESULTS";
/// The one queue from which all workers are served.
pub(crate) const WORKERS: &str = "workers";

/// What stands in a stream: the jobs or the results of all plans.
pub(crate) const ALL_JOBS: &str = "ludoteca.1.jobs.*.*";
pub(crate) const ALL_RESULTS: &str = "ludoteca.1.results.*.*";

pub(crate) fn job(plan: &str, id: &str) -> String {
    format!("ludoteca.1.jobs.{plan}.{}", token(id))
}

pub(crate) fn result(plan: &str, id: &str) -> String {
    format!("ludoteca.1.results.{plan}.{}", token(id))
}

pub(crate) fn jobs_of(plan: &str) -> String {
    format!("ludoteca.1.jobs.{plan}.*")
}

pub(crate) fn results_of(plan: &str) -> String {
    format!("ludoteca.1.results.{plan}.*")
}

/// Where workers tell what they do with the jobs of a plan. Nobody keeps that.
pub(crate) fn news_of(plan: &str) -> String {
    format!("ludoteca.1.news.{plan}")
}

/// Points separate the parts of a subject.
fn token(id: &str) -> String {
    id.replace('.', "-")
}
