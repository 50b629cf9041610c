//! Every feature must compile alone, and so must none of them.

use std::path::Path;

use crate::line::Line;
use crate::workspace::{Package, load};

pub(crate) fn check(root: &Path) -> Result<(), String> {
    lines(&load(root)?).iter().try_for_each(|line| line.show_and_run(root))
}

fn lines(packages: &[Package]) -> Vec<Line> {
    packages.iter().filter(|package| package.member).flat_map(of_package).collect()
}

/// Clippy checks as `cargo check` does, and refuses what is unused without the other features.
fn of_package(package: &Package) -> Vec<Line> {
    let alone = |feature: Option<&str>| {
        let base = ["clippy", "--quiet", "-p", &package.name, "--no-default-features"];
        let feature = feature.map_or(vec![], |feature| vec!["--features", feature]);
        Line::cargo(base).args(feature).args(["--", "-D", "warnings"])
    };
    let named = package.features.iter().map(|(name, _)| name.as_str());
    let named: Vec<&str> = named.filter(|name| *name != "default").collect();
    if named.is_empty() {
        return Vec::new();
    }
    [None].into_iter().chain(named.into_iter().map(Some)).map(alone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_feature_gets_a_line_and_so_does_none() {
        let package = |name: &str, features: &[&str]| Package {
            name: name.into(),
            member: true,
            features: features.iter().map(|&name| (name.into(), Vec::new())).collect(),
            ..Package::default()
        };
        let packages = [
            package("ludoteca-pig", &["agents", "default", "serde"]),
            package("ludoteca-agents", &[]),
            package("ludoteca", &["default", "nats"]),
        ];
        let shown: Vec<String> = lines(&packages).iter().map(Line::to_string).collect();
        let line = |package: &str, feature: &str| {
            format!(
                "cargo clippy --quiet -p {package} --no-default-features{feature} -- -D warnings"
            )
        };
        let expected = [
            line("ludoteca-pig", ""),
            line("ludoteca-pig", " --features agents"),
            line("ludoteca-pig", " --features serde"),
            line("ludoteca", ""),
            line("ludoteca", " --features nats"),
        ];
        assert_eq!(shown, expected);
    }
}
