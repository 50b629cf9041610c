//! As much JSON as it takes to read what cargo tells.

/// A JSON value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value()?;
        reader.blanks();
        if reader.at == text.len() { Ok(value) } else { Err(reader.expected("the end")) }
    }

    /// The value of a key; [`Json::Null`] when there is none.
    pub(crate) fn get(&self, key: &str) -> &Self {
        let Self::Object(pairs) = self else { return &Self::Null };
        pairs.iter().find(|(name, _)| name == key).map_or(&Self::Null, |(_, value)| value)
    }

    pub(crate) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    pub(crate) fn list(&self) -> &[Self] {
        if let Self::List(list) = self { list } else { &[] }
    }

    pub(crate) fn pairs(&self) -> &[(String, Self)] {
        if let Self::Object(pairs) = self { pairs } else { &[] }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn expected(&self, what: &str) -> String {
        format!("expected {what} at byte {}", self.at)
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Skips blanks, and the word if it comes next.
    fn eat(&mut self, word: &str) -> bool {
        self.blanks();
        let found = self.text[self.at..].starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn value(&mut self) -> Result<Json, String> {
        self.blanks();
        match self.peek() {
            Some(b'{') => self.object(),
            Some(b'[') => self.array(),
            Some(b'"') => self.string().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ if self.eat("null") => Ok(Json::Null),
            _ if self.eat("true") => Ok(Json::Bool(true)),
            _ if self.eat("false") => Ok(Json::Bool(false)),
            _ => Err(self.expected("a value")),
        }
    }

    fn object(&mut self) -> Result<Json, String> {
        self.at += 1;
        let mut pairs = Vec::new();
        if self.eat("}") {
            return Ok(Json::Object(pairs));
        }
        loop {
            self.blanks();
            let key = self.string()?;
            if !self.eat(":") {
                return Err(self.expected("':'"));
            }
            pairs.push((key, self.value()?));
            if self.eat("}") {
                return Ok(Json::Object(pairs));
            }
            if !self.eat(",") {
                return Err(self.expected("',' or '}'"));
            }
        }
    }

    fn array(&mut self) -> Result<Json, String> {
        self.at += 1;
        let mut list = Vec::new();
        if self.eat("]") {
            return Ok(Json::List(list));
        }
        loop {
            list.push(self.value()?);
            if self.eat("]") {
                return Ok(Json::List(list));
            }
            if !self.eat(",") {
                return Err(self.expected("',' or ']'"));
            }
        }
    }

    fn number(&mut self) -> Result<Json, String> {
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)));
        let word = &rest[..end.unwrap_or(rest.len())];
        let number = word.parse().map_err(|_| self.expected("a number"))?;
        self.at += word.len();
        Ok(Json::Number(number))
    }

    fn string(&mut self) -> Result<String, String> {
        if self.peek() != Some(b'"') {
            return Err(self.expected("a string"));
        }
        let mut out = String::new();
        let mut chars = self.text[self.at + 1..].char_indices();
        while let Some((offset, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += offset + 2;
                    return Ok(out);
                }
                '\\' => match chars.next().map(|(_, escaped)| escaped) {
                    Some('n') => out.push('\n'),
                    Some('t') => out.push('\t'),
                    Some('r') => out.push('\r'),
                    Some('b') => out.push('\u{8}'),
                    Some('f') => out.push('\u{c}'),
                    // Nothing that is read here needs the two halves of rare characters.
                    Some('u') => {
                        let digits: String = chars.by_ref().take(4).map(|(_, c)| c).collect();
                        let code = u32::from_str_radix(&digits, 16).unwrap_or(0);
                        out.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    Some(other) => out.push(other),
                    None => break,
                },
                _ => out.push(c),
            }
        }
        Err(self.expected("a string that ends"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_kind_are_read() {
        let text =
            r#" {"a": [1, -2.5e3, true, false, null], "b": {"ñ": "q\"\\\n\u00e9"}, "c": []} "#;
        let value = Json::parse(text).unwrap();
        assert_eq!(value.get("a").list()[1], Json::Number(-2500.0));
        assert_eq!(value.get("a").list()[2..], [Json::Bool(true), Json::Bool(false), Json::Null]);
        assert_eq!(value.get("b").get("ñ").text(), Some("q\"\\\né"));
        assert_eq!(value.get("c"), &Json::List(Vec::new()));
        assert_eq!(value.get("missing"), &Json::Null);
        assert_eq!(value.pairs().len(), 3);
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for text in ["", "{", "[1", "[1 2]", "{\"a\" 1}", "\"open", "nul", "1 2", "{1: 2}", "-"] {
            assert!(Json::parse(text).is_err(), "{text}");
        }
    }
}
