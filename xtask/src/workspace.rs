//! The packages of the workspace and what they depend on, as cargo knows them.

use std::path::{Path, PathBuf};

use crate::json::Json;
use crate::line::Line;

/// A package, ours or somebody else's.
#[derive(Clone, Debug, Default)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Ours: a member of this workspace.
    pub(crate) member: bool,
    pub(crate) folder: PathBuf,
    pub(crate) licence: Option<String>,
    pub(crate) dependencies: Vec<Dependency>,
    /// Each feature with what it switches on.
    pub(crate) features: Vec<(String, Vec<String>)>,
    /// The names of its benchmarks.
    pub(crate) benches: Vec<String>,
}

/// One line of `[dependencies]` or its sisters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dependency {
    pub(crate) package: String,
    /// The name that features know it by.
    pub(crate) alias: String,
    pub(crate) kind: Kind,
    pub(crate) optional: bool,
    /// It comes from this workspace.
    pub(crate) ours: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Normal,
    Build,
    Dev,
}

/// Every package that any feature on any platform needs.
pub(crate) fn load(root: &Path) -> Result<Vec<Package>, String> {
    let line = Line::cargo(["metadata", "--format-version", "1", "--all-features"]);
    read(&line.read(root)?)
}

fn read(metadata: &str) -> Result<Vec<Package>, String> {
    let metadata = Json::parse(metadata).map_err(|why| format!("cargo metadata: {why}"))?;
    let members = metadata.get("workspace_members").list();
    Ok(metadata
        .get("packages")
        .list()
        .iter()
        .map(|package| Package { member: members.contains(package.get("id")), ..one(package) })
        .collect())
}

fn one(package: &Json) -> Package {
    let owned = |key: &str| package.get(key).text().unwrap_or_default().to_owned();
    let features = package.get("features").pairs().iter().map(|(name, parts)| {
        let parts = parts.list().iter().filter_map(Json::text).map(str::to_owned);
        (name.clone(), parts.collect())
    });
    let is_bench = |target: &&Json| target.get("kind").list().contains(&Json::Text("bench".into()));
    let benches = package.get("targets").list().iter().filter(is_bench);
    Package {
        name: owned("name"),
        version: owned("version"),
        member: false,
        folder: Path::new(&owned("manifest_path")).parent().unwrap_or(Path::new("")).to_owned(),
        licence: package.get("license").text().map(str::to_owned),
        dependencies: package.get("dependencies").list().iter().map(dependency).collect(),
        features: features.collect(),
        benches: benches
            .filter_map(|target| target.get("name").text())
            .map(str::to_owned)
            .collect(),
    }
}

fn dependency(line: &Json) -> Dependency {
    let package = line.get("name").text().unwrap_or_default().to_owned();
    Dependency {
        alias: line.get("rename").text().unwrap_or(&package).to_owned(),
        package,
        kind: match line.get("kind").text() {
            None => Kind::Normal,
            Some("build") => Kind::Build,
            Some(_) => Kind::Dev,
        },
        optional: line.get("optional") == &Json::Bool(true),
        ours: line.get("path") != &Json::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_become_packages() {
        let text = r#"{"packages": [
            {"name": "a", "version": "1.2.3", "id": "a-id", "license": "MIT",
             "manifest_path": "/somewhere/a/Cargo.toml",
             "features": {"x": ["dep:b"], "default": []},
             "targets": [{"kind": ["lib"], "name": "a"}, {"kind": ["bench"], "name": "speed"}],
             "dependencies": [
                {"name": "b", "kind": null, "rename": "bee", "optional": true},
                {"name": "c", "kind": "dev", "rename": null, "optional": false, "path": "/c"}]},
            {"name": "b", "version": "0.1.0", "id": "b-id", "license": null}],
          "workspace_members": ["a-id"]}"#;
        let [a, b] = &read(text).unwrap()[..] else { panic!("two packages") };
        assert!(a.member && !b.member && b.licence.is_none());
        assert_eq!(a.folder, Path::new("/somewhere/a"));
        assert_eq!(a.benches, ["speed"]);
        assert_eq!(a.features[0], ("x".into(), vec!["dep:b".into()]));
        let [bee, c] = &a.dependencies[..] else { panic!("two dependencies") };
        assert_eq!((&*bee.package, &*bee.alias, bee.kind), ("b", "bee", Kind::Normal));
        assert!(bee.optional && !bee.ours);
        assert_eq!((c.kind, c.optional, c.ours), (Kind::Dev, false, true));
    }
}
