//! What the low rooms reach in the end, through whatever others depend on.

use std::path::Path;

use super::rooms::{self, REACHABLE};
use crate::line::Line;

/// The packages that `package` is built of, with all features and for any platform, as cargo's
/// tree. The resolve graph of `cargo metadata` would not do: it lumps the features that other
/// rooms ask of a shared crate together with those that this one does.
pub(super) fn tree(root: &Path, package: &str) -> Result<String, String> {
    Line::cargo(["tree", "-p", package, "--edges", "normal,build", "--all-features"])
        .args(["--target", "all", "--prefix", "none", "--format", "{p}"])
        .read(root)
}

/// What the tree holds that it should not.
pub(super) fn fault(package: &str, tree: &str) -> Option<String> {
    let mut names: Vec<&str> =
        tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| rooms::find(name).is_none() && !REACHABLE.contains(name));
    let first = names.first()?;
    Some(format!(
        "{package} reaches {}; see how: \
         cargo tree -p {package} -e normal,build --all-features --target all -i {first}",
        names.join(", ")
    ))
}
