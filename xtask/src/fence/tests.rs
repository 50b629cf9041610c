//! Made-up workspaces: each breaks one rule of the fence.

use super::*;

fn edge(package: &str, kind: Kind) -> Dependency {
    let ours = package.starts_with("ludoteca");
    Dependency { package: package.into(), alias: package.into(), kind, optional: false, ours }
}

fn optional(package: &str) -> Dependency {
    Dependency { optional: true, ..edge(package, Kind::Normal) }
}

fn package(name: &str, dependencies: &[Dependency]) -> Package {
    let dependencies = dependencies.to_vec();
    Package { name: name.into(), member: true, dependencies, ..Package::default() }
}

/// The faults of one package with one dependency.
fn faults_of(from: &str, dependency: Dependency) -> Vec<String> {
    faults(&[package(from, &[dependency])])
}

#[track_caller]
fn refused(from: &str, dependency: Dependency, because: &str) {
    let found = faults_of(from, dependency);
    assert!(found.len() == 1 && found[0].contains(because), "{found:?}");
}

#[track_caller]
fn accepted(from: &str, dependency: Dependency) {
    assert_eq!(faults_of(from, dependency), [""; 0]);
}

#[test]
fn edges_point_down() {
    accepted("ludoteca-monopoly", edge("ludoteca-core", Kind::Normal));
    accepted("ludoteca-server", edge("ludoteca-core", Kind::Normal));
    accepted("ludoteca", edge("ludoteca-console", Kind::Normal));
    refused("ludoteca-core", edge("ludoteca-pig", Kind::Normal), "points up: level 0 to level 1");
    refused("ludoteca-catalog", edge("ludoteca-lab", Kind::Build), "points up: level 2 to level 3");
    refused("ludoteca-lab", edge("ludoteca-host", Kind::Normal), "points sideways");
    refused("ludoteca-pig", edge("ludoteca-catalog", Kind::Normal), "points up");
}

#[test]
fn a_sideways_edge_needs_a_reason() {
    accepted("ludoteca-testkit", edge("ludoteca-agents", Kind::Normal));
    refused("ludoteca-agents", edge("ludoteca-pig", Kind::Normal), "points sideways");
    assert!(SIDEWAYS.iter().all(|(.., reason)| !reason.is_empty()));
}

#[test]
fn games_never_see_each_other() {
    for kind in [Kind::Normal, Kind::Build, Kind::Dev] {
        refused("ludoteca-rift", edge("ludoteca-pig", kind), "games never see each other");
    }
}

#[test]
fn the_kit_is_for_tests() {
    accepted("ludoteca-pig", edge("ludoteca-testkit", Kind::Dev));
    accepted("ludoteca-lab", edge("ludoteca-testkit", Kind::Dev));
    for user in ["ludoteca-pig", "ludoteca-lab", "ludoteca-catalog"] {
        refused(user, edge("ludoteca-testkit", Kind::Normal), "a dev-dependency only");
    }
    refused("ludoteca-core", edge("ludoteca-testkit", Kind::Dev), "without the kit");
}

#[test]
fn dev_dependencies_may_point_sideways_but_not_up() {
    accepted("ludoteca-agents", edge("ludoteca-pig", Kind::Dev));
    accepted("ludoteca-monopoly", edge("ludoteca-agents", Kind::Dev));
    refused("ludoteca-pig", edge("ludoteca-lab", Kind::Dev), "up, from level 1 to level 3");
    refused("ludoteca-core", edge("ludoteca-pig", Kind::Dev), "up, from level 0 to level 1");
}

#[test]
fn a_game_has_agents_behind_its_feature_only() {
    let features = |list: &[(&str, &[&str])]| -> Vec<(String, Vec<String>)> {
        let owned = |parts: &[&str]| parts.iter().map(|&part| part.to_owned()).collect();
        list.iter().map(|&(name, parts)| (name.to_owned(), owned(parts))).collect()
    };
    let game = |list: &[(&str, &[&str])]| {
        let pig = package("ludoteca-pig", &[optional("ludoteca-agents")]);
        faults(&[Package { features: features(list), ..pig }])
    };
    let brings: (&str, &[&str]) = ("agents", &["dep:ludoteca-agents"]);
    assert_eq!(game(&[brings]), [""; 0]);
    refused("ludoteca-pig", edge("ludoteca-agents", Kind::Normal), "an optional dependency");
    let other = game(&[brings, ("search", &["ludoteca-agents/search"])]);
    assert!(other.len() == 1 && other[0].contains("not \"search\""), "{other:?}");
    let default = game(&[brings, ("default", &["agents"])]);
    assert!(default.len() == 1 && default[0].contains("off by default"), "{default:?}");
}

#[test]
fn low_rooms_have_few_foreign_crates() {
    accepted("ludoteca-core", edge("rand_chacha", Kind::Normal));
    accepted("ludoteca-core", optional("serde"));
    accepted("ludoteca-monopoly", edge("arrayvec", Kind::Normal));
    accepted("ludoteca-monopoly", edge("proptest", Kind::Dev));
    accepted("ludoteca-server", edge("tokio", Kind::Normal));
    refused("ludoteca-monopoly", edge("tokio", Kind::Normal), "no foreign crate but arrayvec");
    refused("ludoteca-monopoly", edge("serde", Kind::Normal), "must be optional");
    refused("ludoteca-core", edge("arrayvec", Kind::Normal), "the kernel depends on no foreign");
    refused("ludoteca-monopoly", edge("arrayvec", Kind::Build), "without scripts");
    refused("ludoteca-agents", edge("rayon", Kind::Normal), "a player that knows no game");
    refused("xtask", edge("serde", Kind::Normal), "xtask depends on no foreign");
    refused("xtask", edge("ludoteca-core", Kind::Normal), "depends on nothing");
}

#[test]
fn a_package_without_a_level_is_a_fault() {
    let found = faults(&[package("ludoteca-cellar", &[])]);
    assert!(found.len() == 1 && found[0].contains("add it to the layer table"), "{found:?}");
    let foreign = Package { member: false, ..package("tokio", &[edge("mio", Kind::Normal)]) };
    assert_eq!(faults(&[foreign]), [""; 0]);
}

#[test]
fn what_others_bring_is_seen_too() {
    let tree = "ludoteca-pig v0.1.0 (somewhere/pig)\nludoteca-core v0.1.0 (somewhere/core)\n\
                rand_chacha v0.10.0\nrand_core v0.10.1 (*)\n";
    assert_eq!(reach::fault("ludoteca-pig", tree), None);
    let worse = format!("{tree}tokio v1.0.0\nmio v1.0.0\ntokio v1.0.0 (*)\n");
    let found = reach::fault("ludoteca-pig", &worse).unwrap();
    assert!(found.starts_with("ludoteca-pig reaches mio, tokio; see how: cargo tree"), "{found}");
}
