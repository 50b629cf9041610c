//! Where a lobby is, and which of its tables is meant.

use std::fmt;

/// Where a lobby is, and perhaps a table of it: what somebody copies from their browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Host and port.
    host: String,
    /// The table.
    pub table: Option<String>,
    /// What those who are invited bring with them.
    pub invitation: Option<String>,
}

/// Something that is no address of a lobby.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// Only plain HTTP is spoken here.
    #[error(
        "expected an address such as http://host:8080/, found {0:?}; the terminal speaks plain http alone"
    )]
    Scheme(String),
    /// There is no host.
    #[error("expected an address such as http://host:8080/, found {0:?}")]
    Host(String),
}

impl Address {
    /// Reads `http://HOST[:PORT]/[#/table/ID[?invitation=…]]`; the scheme may be left out.
    ///
    /// # Errors
    /// It is no such address.
    pub fn read(text: &str) -> Result<Self, BadAddress> {
        let text = text.trim();
        let rest = match text.split_once("://") {
            None => text,
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => rest,
            Some(_) => return Err(BadAddress::Scheme(text.to_owned())),
        };
        let end = rest.find(['/', '#', '?']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(end);
        let fits = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
        if host.is_empty() || !host.chars().all(fits) {
            return Err(BadAddress::Host(text.to_owned()));
        }
        let host = if host.rsplit(']').next().is_some_and(|end| end.contains(':')) {
            host.to_owned()
        } else {
            format!("{host}:80")
        };
        let (place, asked) = path.split_once('?').unwrap_or((path, ""));
        let mut steps = place.split(['/', '#']).filter(|step| !step.is_empty());
        let table = steps.find(|step| *step == "table").and_then(|_| steps.next());
        let mut pairs = asked.split('&').filter_map(|pair| pair.split_once('='));
        let invitation = pairs.find(|(name, _)| *name == "invitation").map(|(_, value)| value);
        Ok(Self { host, table: table.map(Into::into), invitation: invitation.map(Into::into) })
    }

    /// The address of a request.
    pub fn request(&self, path: &str) -> String {
        format!("http://{}{path}", self.host)
    }

    /// The address of a table's connection.
    pub fn socket(&self, table: &str) -> String {
        format!("ws://{}/api/tables/{table}/socket", self.host)
    }

    /// The address that other people open to sit down at a table.
    pub fn invitation(&self, table: &str, invitation: &str) -> String {
        format!("http://{}/#/table/{table}?invitation={invitation}", self.host)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/", self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_copy_is_understood() {
        let read = |text: &str| {
            let address = Address::read(text).unwrap();
            (address.host, address.table, address.invitation)
        };
        let host = |host: &str| (host.to_owned(), None, None);
        assert_eq!(read("localhost:8080"), host("localhost:8080"));
        assert_eq!(read(" http://play.example/ "), host("play.example:80"));
        assert_eq!(read("http://[::1]:8080"), host("[::1]:8080"));
        assert_eq!(read("http://[::1]/"), host("[::1]:80"));
        let table = |invitation: Option<&str>| {
            (String::from("h:1"), Some("k3".to_owned()), invitation.map(str::to_owned))
        };
        assert_eq!(read("http://h:1/#/table/k3"), table(None));
        assert_eq!(read("h:1/#/table/k3?lang=es&invitation=abc"), table(Some("abc")));
    }

    #[test]
    fn a_table_has_an_address_that_is_understood_again() {
        let address = Address::read("h:1").unwrap();
        let table = Address::read(&address.invitation("k3", "abc")).unwrap();
        assert_eq!(
            (table.table.as_deref(), table.invitation.as_deref()),
            (Some("k3"), Some("abc"))
        );
        assert_eq!(table.socket("k3"), "ws://h:1/api/tables/k3/socket");
    }

    #[test]
    fn what_is_no_address_is_said() {
        for text in ["", "https://h/", "ftp://h", "http://", "http:///x", "a b", "h@x"] {
            let error = Address::read(text).unwrap_err().to_string();
            assert!(error.starts_with("expected an address such as"), "{text:?}: {error}");
        }
    }
}
