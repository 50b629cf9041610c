//! The door to the lab: reports that lie in folders of this machine.

use std::path::{Component, Path as FilePath, PathBuf};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ludoteca_host::wire::{Code, Problem};
use serde::Serialize;

use super::asker::Asker;
use super::fault::Fault;
use super::page::kind;
use crate::address::escaped;
use crate::house::House;

/// Reports that can be read.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Lab {
    /// The reports, by name.
    reports: Vec<Report>,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Report {
    /// Its file.
    name: String,
    /// What it is called.
    title: String,
    /// Where it is.
    href: String,
}

/// Reports of the lab that can be read.
#[utoipa::path(get, path = "/api/lab", tag = "lab", responses((status = 200, body = Lab)))]
pub(super) async fn list(State(house): State<House>) -> Json<Lab> {
    let folders = house.settings.reports.clone();
    let reports = tokio::task::spawn_blocking(move || {
        folders.iter().enumerate().flat_map(|(n, folder)| reports(n, folder)).collect()
    });
    Json(Lab { reports: reports.await.unwrap_or_default() })
}

/// The reports of a folder: its pages, and those of the folders in it.
fn reports(number: usize, folder: &FilePath) -> Vec<Report> {
    let mut pages = Vec::new();
    for path in entries(folder) {
        if path.is_dir() {
            pages.extend(entries(&path).into_iter().filter(|path| is_page(path)));
        } else if is_page(&path) {
            pages.push(path);
        }
    }
    pages.sort();
    pages.into_iter().filter_map(|page| report(number, folder, &page)).collect()
}

fn entries(folder: &FilePath) -> Vec<PathBuf> {
    let found = std::fs::read_dir(folder).into_iter().flatten().flatten();
    found.map(|entry| entry.path()).collect()
}

fn is_page(path: &FilePath) -> bool {
    path.extension().is_some_and(|ending| ending == "html")
}

fn report(number: usize, folder: &FilePath, page: &FilePath) -> Option<Report> {
    let name = page.strip_prefix(folder).ok()?.to_str()?.to_owned();
    let text = std::fs::read_to_string(page).ok()?;
    let title = text.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>"));
    let title = title.map_or(name.as_str(), |(title, _)| title.trim());
    let href = format!("/lab/{number}/{}", escaped(name.as_bytes(), b"/"));
    Some(Report { title: plain(title), href, name })
}

/// The text of HTML that has no elements.
fn plain(html: &str) -> String {
    html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// A file of a report.
#[utoipa::path(get, path = "/lab/{folder}/{path}", tag = "lab", params(("folder" = usize, Path), ("path" = String, Path)), responses(
    (status = 200, description = "The file"),
    (status = 404, description = "No such file", body = Problem),
))]
pub(super) async fn file(
    State(house): State<House>,
    asker: Asker,
    Path((number, path)): Path<(usize, String)>,
) -> Result<Response, Fault> {
    let folder = house.settings.reports.get(number).ok_or_else(|| asker.fault(Code::NotFound))?;
    let folder = folder.clone();
    let found = tokio::task::spawn_blocking(move || {
        let path = within(&folder, &path)?;
        Some((std::fs::read(&path).ok()?, path))
    });
    let (bytes, path) = found.await.ok().flatten().ok_or_else(|| asker.fault(Code::NotFound))?;
    // Reports are ours, but they lie in folders that others may write to: nothing in them runs.
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
    let kind = kind(&path.to_string_lossy());
    Ok(([(CONTENT_TYPE, kind), (CONTENT_SECURITY_POLICY, policy)], bytes).into_response())
}

/// The file of this path in the folder, if it does not lead out of it.
fn within(folder: &FilePath, path: &str) -> Option<PathBuf> {
    let path = PathBuf::from(path);
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let (folder, file) = (folder.canonicalize().ok()?, folder.join(path).canonicalize().ok()?);
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_found() {
        let house = tempfile::tempdir().unwrap();
        let folder = house.path().join("reports");
        std::fs::create_dir_all(folder.join("inner")).unwrap();
        std::fs::write(house.path().join("secret.html"), "no").unwrap();
        std::fs::write(folder.join("inner/a.html"), "<title>A &amp; B</title>").unwrap();
        std::os::unix::fs::symlink(house.path().join("secret.html"), folder.join("link.html"))
            .unwrap();
        let find = |path: &str| within(&folder, path);
        assert!(find("inner/a.html").is_some());
        for path in [
            "../secret.html",
            "/etc/passwd",
            "inner/../../secret.html",
            "inner",
            "link.html",
            "",
            "./inner/a.html\0",
        ] {
            assert_eq!(find(path), None, "{path:?}");
        }
        let found = reports(3, &folder);
        assert_eq!(
            found[0],
            Report {
                name: "inner/a.html".into(),
                title: "A & B".into(),
                href: "/lab/3/inner/a.html".into()
            }
        );
    }
}
