//! Lists of values within names: `optimal:risk={0,0.5,1}` is three players.

/// A name that came from a list, and which value each parameter had there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    pub(super) name: String,
    /// The parameters that had a list, with the value of this name.
    pub(super) settings: Vec<(String, String)>,
}

/// All names that a text with lists means, the last list changing first.
pub(super) fn spread(text: &str) -> Result<Vec<Spread>, String> {
    let mut all = vec![Spread { name: String::new(), settings: Vec::new() }];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (list, after) =
            after.split_once('}').ok_or_else(|| format!("a list in {text:?} has no }}"))?;
        if list.contains('{') || before.contains('}') {
            return Err(format!("the braces of {text:?} do not match"));
        }
        let values: Vec<&str> = list.split(',').map(str::trim).collect();
        if values.iter().any(|value| value.is_empty()) {
            return Err(format!("a list in {text:?} has an empty value"));
        }
        let parameter = before.rsplit([',', ':']).next().and_then(|last| last.strip_suffix('='));
        let parameter = parameter.ok_or_else(|| {
            format!("expected parameter={{value,…}}, found a list elsewhere in {text:?}")
        })?;
        all = all
            .iter()
            .flat_map(|one| values.iter().map(move |&value| (one, value)))
            .map(|(one, value)| {
                let mut settings = one.settings.clone();
                settings.push((parameter.to_owned(), value.to_owned()));
                Spread { name: format!("{}{before}{value}", one.name), settings }
            })
            .collect();
        rest = after;
    }
    if rest.contains('}') {
        return Err(format!("the braces of {text:?} do not match"));
    }
    for one in &mut all {
        one.name.push_str(rest);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, String> {
        Ok(spread(text)?.into_iter().map(|one| one.name).collect())
    }

    #[test]
    fn every_value_is_a_name() {
        assert_eq!(names("quick").unwrap(), ["quick"]);
        assert_eq!(
            names("optimal:risk={0, 0.5,1}").unwrap(),
            ["optimal:risk=0", "optimal:risk=0.5", "optimal:risk=1"]
        );
        let two = spread("a:x={1,2},y={3,4},z=5").unwrap();
        let found: Vec<&str> = two.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(found, ["a:x=1,y=3,z=5", "a:x=1,y=4,z=5", "a:x=2,y=3,z=5", "a:x=2,y=4,z=5"]);
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        assert_eq!(two[1].settings, [pair("x", "1"), pair("y", "4")]);
    }

    #[test]
    fn what_is_no_list_is_said() {
        for (text, expected) in [
            ("a:x={1,2", "has no }"),
            ("a:x={1,{2}}", "do not match"),
            ("a:x=1}", "do not match"),
            ("a:x={}", "empty value"),
            ("a:x={1,,2}", "empty value"),
            ("a{1,2}", "elsewhere"),
        ] {
            let found = names(text).unwrap_err();
            assert!(found.contains(expected), "{text}: {found}");
        }
    }
}
