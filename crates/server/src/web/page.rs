//! The page: files that were built into the program.

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};

use super::asker::language;
use super::fault::Fault;
use crate::house::House;
use crate::tongue::words;
use ludoteca_host::wire::Code;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asset {
    path: &'static str,
    hash: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gz: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Whether the page was built into the program.
pub(crate) fn is_there() -> bool {
    !FILES.is_empty()
}

/// Any path that is not a request to the server: a file of the page, or the page itself.
pub(super) async fn serve(
    State(_): State<House>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let words = words(language(&headers));
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Fault::new(words, Code::NotFound).into_response();
    }
    let find = |path: &str| FILES.iter().find(|asset| asset.path == path);
    // A file with a hash in its name that is not there any more must not be taken for the page.
    let missing = path.starts_with("assets/") && find(path).is_none();
    // The files of the page are found from its own address, and its screens stand behind a `#`.
    let wanted = if path.is_empty() { "index.html" } else { path };
    match find(wanted) {
        _ if missing => Fault::new(words, Code::NotFound).into_response(),
        Some(asset) => file(asset, &headers),
        None if is_there() => Redirect::to("/").into_response(),
        None => plain(words),
    }
}

fn file(asset: &Asset, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", asset.hash);
    let lasting = asset.path.starts_with("assets/");
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or("");
    let (encoding, bytes) = best(asset, headers);
    let unchanged = known.split(',').any(|one| one.trim().trim_start_matches("W/") == etag);
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, kind(asset.path))], bytes).into_response()
    };
    let answer = response.headers_mut();
    if let Some(encoding) = encoding.filter(|_| !unchanged) {
        answer.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    answer.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    answer.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        answer.insert(ETAG, etag);
    }
    response
}

/// The smallest form that the browser understands.
fn best(asset: &Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let accepts = |name: &str| {
        accepted.split(',').any(|one| {
            let (form, quality) = one.split_once(';').unwrap_or((one, ""));
            form.trim().eq_ignore_ascii_case(name)
                && !quality.replace(' ', "").starts_with("q=0.0")
                && quality.replace(' ', "") != "q=0"
        })
    };
    match (asset.br, asset.gz) {
        (Some(bytes), _) if accepts("br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts("gzip") => (Some("gzip"), bytes),
        _ => (None, asset.plain),
    }
}

/// What kind of file it is, by its ending.
pub(super) fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" | "md" | "toml" | "ftl" => "text/plain; charset=utf-8",
        "csv" => "text/csv; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What is shown where the page was not built in.
fn plain(words: &ludoteca_words::Words) -> Response {
    let lang = words.lang().code();
    let (title, text) = (words.plain("serve-no-page-title"), words.plain("serve-no-page"));
    let html = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Ludoteca</title>\n\
         <h1>{title}</h1>\n<p>{text}</p>\n<p><a href=\"/api/openapi.json\">/api/openapi.json</a></p>\n</html>\n"
    );
    ([(CONTENT_TYPE, kind(".html")), (CACHE_CONTROL, "no-cache")], html).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASSET: Asset = Asset {
        path: "assets/a.js",
        hash: "1234",
        plain: b"plain",
        br: Some(b"br"),
        gz: Some(b"gz"),
    };

    fn asked(encodings: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(encodings));
        headers
    }

    #[test]
    fn the_smallest_form_that_is_understood_is_sent() {
        assert_eq!(best(&ASSET, &asked("gzip, deflate, br")).0, Some("br"));
        assert_eq!(best(&ASSET, &asked("gzip;q=1.0, br;q=0")).0, Some("gzip"));
        assert_eq!(best(&ASSET, &asked("identity")).0, None);
        assert_eq!(best(&ASSET, &HeaderMap::new()), (None, &b"plain"[..]));
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let mut headers = HeaderMap::new();
        headers.insert(IF_NONE_MATCH, HeaderValue::from_static("W/\"9\", \"1234\""));
        let response = file(&ASSET, &headers);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert!(response.headers()[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    }
}
