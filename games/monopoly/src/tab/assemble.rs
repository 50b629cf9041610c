//! From the lines of a `.tab` file to a board.

use std::collections::BTreeMap;

use super::line::{Draft, Kind, Line, What};
use super::reading::{Faults, fold, quote};
use crate::{Board, Deed, DeedId, DeedSet, Group, MAX_DECKS, MAX_DEEDS, Place, Square, SquareKind};

/// The board of all good lines, if they make one. Notes what is wrong with them together.
///
/// A bad line still counts as what it was meant to be: a fault is reported once, not again as
/// a gap or a missing square that it leaves behind.
pub(super) fn assemble(lines: &[Line], faults: &mut Faults<'_>) -> Option<Board> {
    check_whole(lines, faults);
    let numbered = number(lines, faults);
    let mut assembly = Assembly::default();
    for line in numbered.into_values() {
        if let Some(square) = &line.square {
            assembly.add(line.at, square, faults);
        }
    }
    assembly.finish()
}

/// What only the file as a whole can lack.
fn check_whole(lines: &[Line], faults: &mut Faults<'_>) {
    let first = |kind| lines.iter().find(|line| line.kind == Some(kind));
    if lines.len() < 2 {
        faults.push(0, format!("expected at least 2 squares, found {}", lines.len()));
    }
    if first(Kind::Go).is_none() {
        faults.push(0, "expected a `salida`, where the game begins, found none");
    }
    if let (Some(line), None) = (first(Kind::GoToJail), first(Kind::Jail)) {
        faults.push(line.at, "`a_la_carcel` needs a `carcel` on the board, found none");
    }
}

/// The lines by the number of their square. Notes numbers that come twice or never.
fn number<'a>(lines: &'a [Line], faults: &mut Faults<'_>) -> BTreeMap<u8, &'a Line> {
    let mut numbered: BTreeMap<u8, &Line> = BTreeMap::new();
    let mut strays = 0;
    for line in lines {
        let Some(number) = line.number else {
            strays += 1;
            continue;
        };
        if let Some(first) = numbered.get(&number) {
            faults.push(line.at, format!("square {number} is already on line {}", first.at));
            strays += 1;
        } else {
            numbered.insert(number, line);
        }
    }
    let squares = numbered.last_key_value().map_or(0, |(&last, _)| usize::from(last) + 1);
    // A line without a number of its own has its own fault; the gap is where it belongs.
    if squares - numbered.len() > strays {
        let mut expected = 0;
        for (&number, line) in &numbered {
            if number > expected {
                let missing = match number - 1 {
                    last if last == expected => format!("square {last}"),
                    last => format!("squares {expected} to {last}"),
                };
                let reason = format!(
                    "expected {missing} before square {number}: numbers run from 0 without gaps"
                );
                faults.push(line.at, reason);
            }
            expected = number + 1;
        }
    }
    numbered
}

/// A board that grows square by square.
#[derive(Default)]
struct Assembly {
    squares: Vec<Square>,
    deeds: Vec<Deed>,
    groups: Vec<Group>,
    deck_names: Vec<String>,
    /// The line of the jail.
    jail: Option<usize>,
}

impl Assembly {
    /// Adds the square, unless the board can't take it.
    fn add(&mut self, at: usize, draft: &Draft, faults: &mut Faults<'_>) {
        let kind = match &draft.what {
            What::Lot { .. } if self.deeds.len() == MAX_DEEDS => {
                let reason = format!("expected at most {MAX_DEEDS} lots that can be owned");
                return faults.push(at, reason + ", found one more");
            }
            What::Lot { group, price, mortgage, kind } => {
                let id = DeedId(small(self.deeds.len()));
                let deed = Deed {
                    place: Place(small(self.squares.len())),
                    group: self.group(group),
                    group_set: DeedSet::EMPTY,
                    price: *price,
                    mortgage: *mortgage,
                    kind: *kind,
                };
                let group = &mut self.groups[usize::from(deed.group)];
                group.members = group.members.or(DeedSet::of(id));
                group.streets = deed.is_street();
                self.deeds.push(deed);
                SquareKind::Lot(id)
            }
            What::Cards(name) => {
                let Some(deck) = self.deck(name) else {
                    let (found, known) = (quote(name), self.deck_names.join("`, `"));
                    let reason = format!("deck: expected at most {MAX_DECKS} decks (`{known}`)");
                    return faults.push(at, format!("{reason}, found one more, {found}"));
                };
                SquareKind::Cards(deck)
            }
            What::Plain(kind) => {
                if matches!(kind, SquareKind::Jail { .. })
                    && let Some(first) = self.jail.replace(at)
                {
                    let reason = format!("expected one `carcel`, but there is one on line {first}");
                    return faults.push(at, reason);
                }
                *kind
            }
        };
        self.squares.push(Square { name: draft.name.clone(), short: draft.short.clone(), kind });
    }

    /// The group of this name, which it founds when it is the first lot of it.
    fn group(&mut self, name: &str) -> u8 {
        let key = fold(name);
        let known = self.groups.iter().position(|group| fold(&group.name) == key);
        small(known.unwrap_or_else(|| {
            let members = DeedSet::EMPTY;
            self.groups.push(Group { name: name.to_owned(), members, streets: false });
            self.groups.len() - 1
        }))
    }

    fn deck(&mut self, name: &str) -> Option<u8> {
        let known = self.deck_names.iter().position(|known| known == name);
        if known.is_none() && self.deck_names.len() < MAX_DECKS {
            self.deck_names.push(name.to_owned());
            return Some(small(self.deck_names.len() - 1));
        }
        known.map(small)
    }

    /// The board, if one can play on it.
    fn finish(self) -> Option<Board> {
        let Self { squares, mut deeds, groups, deck_names, .. } = self;
        for deed in &mut deeds {
            deed.group_set = groups[usize::from(deed.group)].members;
        }
        let board = Board { squares, deeds, groups, deck_names };
        let sends = board.squares.iter().any(|square| square.kind == SquareKind::GoToJail);
        let playable =
            board.squares.len() >= 2 && board.go().is_some() && (!sends || board.jail().is_some());
        playable.then_some(board)
    }
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or_else(|_| unreachable!("squares have numbers below 128"))
}
