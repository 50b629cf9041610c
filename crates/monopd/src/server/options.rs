//! The options of a game: what the network calls them, and what they are in our rules.

use std::time::Duration;

use ludoteca_host::wire::{BoardPlan, ClockPlan, Plan, SeatPlan, Then, Visibility};
use ludoteca_words::Words;
use serde_json::Value;

use crate::wire::{ConfigUpdate, Element};

/// The rules that this network goes by: everybody manages before every roll, more than two may
/// trade, debts are paid as soon as the money is there, and mortgaged lots change hands free of
/// charge. After a move the turn ends by itself; the windows of the next one follow at once.
const NETWORK: &str = "official:manage_after_move=false,packages,fine_any_turn,\
                       pay_automatically,transfer_interest=false";

/// An option: its name on the wire, whether it is usually set, and what it makes of the rules: a
/// switch with the value that it has when the option is set.
struct Choice {
    name: &'static str,
    usual: bool,
    switch: &'static str,
    set: &'static str,
    unset: &'static str,
}

const fn choice(name: &'static str, switch: &'static str, values: [&'static str; 2]) -> Choice {
    Choice { name, usual: false, switch, set: values[0], unset: values[1] }
}

const ON: [&str; 2] = ["true", "false"];

/// In the order of the network.
const CHOICES: [Choice; 8] = [
    choice("collectfines", "free_parking_pot", ON),
    choice("alwaysshuffle", "reshuffle_decks", ON),
    Choice { usual: true, ..choice("auctionsenabled", "auctions", ["open", "none"]) },
    choice("doublepassmoney", "double_salary", ON),
    choice("unlimitedhouses", "unlimited_buildings", ON),
    choice("norentinjail", "rent_in_jail", ["false", "true"]),
    choice("allowestatesales", "sell_lots", ON),
    choice("automatetax", "income_tax", ["smaller", "choice"]),
];
/// Ours: whether there is a seat for one more.
const SEATS: [&str; 4] = ["thirdplayer", "fourthplayer", "fifthplayer", "sixthplayer"];
/// The seats that every table has.
const LEAST: usize = 2;
/// The seats that a table has unless somebody says otherwise.
const USUAL: usize = 3;

/// What is chosen for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options {
    chosen: [bool; CHOICES.len()],
    seats: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { chosen: std::array::from_fn(|n| CHOICES[n].usual), seats: USUAL }
    }
}

impl Options {
    /// What is chosen at a table, whoever made it.
    pub(super) fn of(setting: &Value, seats: usize) -> Self {
        let is = |choice: &Choice| match &setting["rules"][choice.switch] {
            Value::Bool(value) => value.to_string() == choice.set,
            // Any kind of auctions is auctions.
            Value::String(value) if choice.name == "auctionsenabled" => value != choice.unset,
            Value::String(value) => value == choice.set,
            _ => choice.usual,
        };
        Self { chosen: std::array::from_fn(|n| is(&CHOICES[n])), seats }
    }

    /// Sets one by its number on the wire; whether there is such a one.
    pub(super) fn set(&mut self, config: i32, value: &str) -> bool {
        let Ok(n) = usize::try_from(config - 1) else { return false };
        let set = match value {
            "0" => false,
            "1" => true,
            _ => return false,
        };
        match (self.chosen.get_mut(n), n.checked_sub(CHOICES.len())) {
            (Some(chosen), _) => *chosen = set,
            // Seats come and go at the end: the fifth makes five, and without the third are two.
            (None, Some(more)) if more < SEATS.len() => {
                self.seats = LEAST + more + usize::from(set);
            }
            _ => return false,
        }
        true
    }

    fn all(self) -> impl Iterator<Item = (&'static str, bool)> {
        let chosen = CHOICES.iter().zip(self.chosen).map(|(choice, set)| (choice.name, set));
        let seats = (LEAST + 1..).zip(SEATS).map(move |(n, name)| (name, self.seats >= n));
        chosen.chain(seats)
    }

    /// All of them for a client that knows these already.
    pub(super) fn since(
        self,
        told: Option<Self>,
        game: i32,
        may_edit: bool,
        words: &Words,
    ) -> Vec<Element> {
        let known: Vec<bool> = told.into_iter().flat_map(Self::all).map(|(_, set)| set).collect();
        let option = |(n, (name, set)): (i32, (&str, bool))| {
            let told = usize::try_from(n - 1).ok().and_then(|n| known.get(n)).copied();
            let value = Some(i32::from(set).to_string());
            let (config, game) = (Some(n), Some(game));
            match told {
                Some(before) if before == set => None,
                Some(_) => Some(ConfigUpdate { config, game, value, ..ConfigUpdate::default() }),
                None => Some(ConfigUpdate {
                    config,
                    game,
                    name: Some(name.into()),
                    description: Some(words.plain(&format!("monopd-option-{name}"))),
                    kind: Some("bool".into()),
                    edit: Some(may_edit),
                    value,
                }),
            }
        };
        (1..).zip(self.all()).filter_map(option).map(Element::Config).collect()
    }

    /// The table that they ask for, with so long for one decision.
    pub(super) fn plan(self, board: &str, title: Option<String>, deciding: Duration) -> Plan {
        let seconds = u32::try_from(deciding.as_secs()).unwrap_or(u32::MAX);
        let mut rules = vec![NETWORK.to_owned()];
        for (choice, set) in CHOICES.iter().zip(self.chosen) {
            if set != choice.usual {
                let value = if set { choice.set } else { choice.unset };
                rules.push(format!("{}={value}", choice.switch));
            }
        }
        let mut seats = vec![SeatPlan::Me {}];
        seats.resize(self.seats, SeatPlan::Open {});
        Plan {
            game: "monopoly".into(),
            rules: Some(rules.join(",")),
            board: Some(BoardPlan { name: Some(board.into()), ..BoardPlan::default() }),
            seats,
            visibility: Visibility::Public,
            clock: Some(ClockPlan { seconds, then: Then::Computer }),
            title,
            ..Plan::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_come_and_go_at_the_end() {
        let mut options = Options::default();
        let ours = |n: usize| i32::try_from(CHOICES.len() + n).expect("a few");
        let seats =
            |options: &Options| options.plan("atlantic-city", None, Duration::MAX).seats.len();
        assert_eq!(seats(&options), 3);
        assert!(options.set(ours(4), "1"));
        assert_eq!(seats(&options), 6);
        assert!(options.set(ours(2), "0"));
        assert_eq!(seats(&options), 3);
        assert!(options.set(ours(1), "0"));
        assert_eq!(seats(&options), 2);
        assert!(!options.set(ours(5), "1") && !options.set(0, "1") && !options.set(1, "2"));
    }
}
