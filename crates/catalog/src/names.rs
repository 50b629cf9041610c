//! What seats are called, in records and at tables.

/// What a seat of a person is called on the command line and in records: this, or this, a colon
/// and a name.
pub const PERSON: &str = "you";

/// Whether a seat of a record is a person's.
pub fn is_person(seat: &str) -> bool {
    seat == PERSON || own_name(seat).is_some()
}

/// The name that a person has for themselves, if any.
pub fn own_name(seat: &str) -> Option<&str> {
    seat.strip_prefix(PERSON)?.strip_prefix(':')
}

/// What a record calls the seat of a person of this name.
pub fn person_seat(name: &str) -> String {
    format!("{PERSON}:{name}")
}

/// What to call each seat, given a person's or an agent's name for it: those that share a name
/// are numbered.
pub fn seat_names(names: &[String]) -> Vec<String> {
    let same = |name: &String| names.iter().filter(|other| *other == name).count();
    let numbered = |(seat, name): (usize, &String)| {
        let before = names[..seat].iter().filter(|other| *other == name).count();
        if same(name) > 1 { format!("{name} {}", before + 1) } else { name.clone() }
    };
    names.iter().enumerate().map(numbered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_share_a_name_are_numbered() {
        let names = |list: &[&str]| {
            seat_names(&list.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(names(&["Ana", "quick", "rules"]), ["Ana", "quick", "rules"]);
        assert_eq!(
            names(&["Ana", "quick", "Ana", "quick"]),
            ["Ana 1", "quick 1", "Ana 2", "quick 2"]
        );
    }
}
