//! The options of a game: what the network calls them, and what they are in our rules.

use ludoteca_host::wire::{BoardPlan, ClockPlan, Plan, SeatPlan, Then, Visibility};
use ludoteca_words::Words;

use crate::wire::{ConfigUpdate, Element};

/// Seconds for one decision, after which a computer player stands in.
const PATIENCE: u32 = 180;

/// The rules that this network goes by: one manages before one's own roll, debts are paid as soon
/// as the money is there, and mortgaged lots change hands free of charge.
const NETWORK: &str = "official:others_manage=false,manage_after_move=false,fine_any_turn,\
                       pay_automatically,transfer_interest=false";

/// An option: its name on the wire, whether it is usually set, and what it makes of the rules.
struct Choice {
    name: &'static str,
    usual: bool,
    set: &'static str,
    unset: &'static str,
}

const fn choice(name: &'static str, usual: bool, set: &'static str, unset: &'static str) -> Choice {
    Choice { name, usual, set, unset }
}

/// In the order of the network, and then ours.
const CHOICES: [Choice; 10] = [
    choice("collectfines", false, "free_parking_pot", ""),
    choice("alwaysshuffle", false, "reshuffle_decks", ""),
    choice("auctionsenabled", true, "", "auctions=none"),
    choice("doublepassmoney", false, "double_salary", ""),
    choice("unlimitedhouses", false, "unlimited_buildings", ""),
    choice("norentinjail", false, "rent_in_jail=false", ""),
    choice("allowestatesales", false, "sell_lots", ""),
    choice("automatetax", false, "income_tax=smaller", ""),
    choice("thirdplayer", true, "", ""),
    choice("fourthplayer", false, "", ""),
];

/// Which of them are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options([bool; CHOICES.len()]);

impl Default for Options {
    fn default() -> Self {
        Self(std::array::from_fn(|n| CHOICES[n].usual))
    }
}

impl Options {
    /// Sets one by its number on the wire; whether there is such a one.
    pub(super) fn set(&mut self, config: i32, value: &str) -> bool {
        let place = usize::try_from(config - 1).ok().and_then(|n| self.0.get_mut(n));
        match (place, value) {
            (Some(place), "0" | "1") => {
                *place = value == "1";
                true
            }
            _ => false,
        }
    }

    /// All of them for a client.
    pub(super) fn elements(self, game: i32, may_edit: bool, words: &Words) -> Vec<Element> {
        let option = |(n, (choice, set)): (i32, (&Choice, bool))| {
            Element::Config(ConfigUpdate {
                config: Some(n),
                game: Some(game),
                name: Some(choice.name.into()),
                description: Some(words.plain(&format!("monopd-option-{}", choice.name))),
                kind: Some("bool".into()),
                edit: Some(may_edit),
                value: Some(i32::from(set).to_string()),
            })
        };
        (1..).zip(CHOICES.iter().zip(self.0)).map(option).collect()
    }

    /// The table that they ask for.
    pub(super) fn plan(self, kind: &str) -> Plan {
        let mut rules = NETWORK.to_owned();
        for (choice, set) in CHOICES.iter().zip(self.0) {
            let switch = if set { choice.set } else { choice.unset };
            if !switch.is_empty() {
                rules.push(',');
                rules.push_str(switch);
            }
        }
        let seats = 2 + self.0[8..].iter().filter(|&&set| set).count();
        let mut plan = vec![SeatPlan::Me {}];
        plan.resize(seats, SeatPlan::Open {});
        let board = if kind == "french_city" { "atlantic-city-es" } else { "atlantic-city" };
        Plan {
            game: "monopoly".into(),
            rules: Some(rules),
            board: Some(BoardPlan { name: Some(board.into()), ..BoardPlan::default() }),
            seats: plan,
            visibility: Visibility::Public,
            clock: Some(ClockPlan { seconds: PATIENCE, then: Then::Computer }),
            fast: true,
            ..Plan::default()
        }
    }
}
