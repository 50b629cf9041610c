//! The rules as a value, with presets.

use std::fmt;

use crate::{MAX_AMOUNT, Misfit};

/// How lots that nobody bought find an owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Auctions {
    /// They don't: the bank keeps them.
    None,
    /// Open bids in order, with passing and leaving.
    Open,
    /// Each player names once a share from 0 to 50 % on top of 50 % (Monopolio Serial).
    Percent,
}

/// How a square with two taxes is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum IncomeTax {
    /// The player chooses before adding up.
    Choice,
    /// The smaller one, without asking.
    Smaller,
    /// Always the fixed sum.
    Flat,
}

/// What becomes of a bankrupt's lots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Estate {
    /// They go to the creditor; the bank auctions what it gets.
    Creditor,
    /// They become unowned, without an auction; only the cash goes to the creditor.
    Bank,
}

/// The rules of a game: numbers and switches. Start from a [preset](Rules::preset).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[expect(clippy::struct_excessive_bools, reason = "house rules are switches")]
pub struct Rules {
    /// What each player begins with.
    pub start_cash: i32,
    /// Houses in the bank.
    pub houses: u8,
    /// Hotels in the bank.
    pub hotels: u8,
    /// The bank never runs out of buildings.
    pub unlimited_buildings: bool,
    /// Houses that a lot needs before its hotel: 4, in the short game 3.
    pub houses_before_hotel: u8,
    /// A group is built and sold evenly.
    pub even_building: bool,
    /// A hotel is sold whole, and gives no houses back (Monopolio Serial).
    pub hotel_sold_whole: bool,
    /// Several players who want the last buildings bid for them.
    pub building_auctions: bool,
    /// How unbought lots find an owner.
    pub auctions: Auctions,
    /// A bid that is not above the highest counts as a pass; otherwise it is refused.
    pub low_bid_passes: bool,
    /// A player may put up an own lot for auction (with [`Auctions::Percent`]).
    pub own_auctions: bool,
    /// Lots may be sold to the bank at half price.
    pub sell_lots: bool,
    /// Players trade with each other.
    pub trades: bool,
    /// Jail cards can be traded.
    pub trade_jail_cards: bool,
    /// Whole groups can be traded with their buildings.
    pub trade_buildings: bool,
    /// Packages among several players, accepted by all and moved at once.
    pub packages: bool,
    /// Offers that a seat may make in one window, so that no window lasts for ever.
    pub offers_per_window: u8,
    /// Every other live seat is asked once per turn, before the roll.
    pub others_manage: bool,
    /// The player on turn manages again after the move.
    pub manage_after_move: bool,
    /// Mortgaged lots cost 10 % when they change hands.
    pub transfer_interest: bool,
    /// What becomes of a bankrupt's lots.
    pub estate: Estate,
    /// How a square with two taxes is paid.
    pub income_tax: IncomeTax,
    /// Taxes, fines and card payments go into a pot that free parking pays out.
    pub free_parking_pot: bool,
    /// Landing exactly on Go pays twice.
    pub double_salary: bool,
    /// The last turn in jail ends it free of charge.
    pub jail_ends_free: bool,
    /// The fine can be paid before the last roll in jail, too.
    pub fine_any_turn: bool,
    /// An owner in jail collects rent.
    pub rent_in_jail: bool,
    /// Jail cards are kept; otherwise they go back at once without effect.
    pub keep_jail_cards: bool,
    /// Decks are shuffled before every draw.
    pub reshuffle_decks: bool,
    /// A card that asks for dice throws them anew; otherwise the roll of the turn counts.
    pub fresh_throw: bool,
    /// The highest first roll starts; otherwise seat 0.
    pub opening_roll: bool,
    /// Lots dealt to each player at the start, and paid for.
    pub dealt_lots: u8,
    /// The game ends with this bankruptcy, the richest winning; 0: the last one standing wins.
    pub last_bankruptcy: u8,
    /// The game ends after so many turns of all seats together, the richest winning; 0: never.
    pub turn_limit: u32,
    /// A debt is paid as soon as the money is there, without asking.
    pub pay_automatically: bool,
}

/// The rules that a game begins with unless told otherwise.
impl Default for Rules {
    fn default() -> Self {
        Self::OFFICIAL
    }
}

impl Rules {
    /// The official rules of 1994.
    pub const OFFICIAL: Self = Self {
        start_cash: 1500,
        houses: 32,
        hotels: 12,
        unlimited_buildings: false,
        houses_before_hotel: 4,
        even_building: true,
        hotel_sold_whole: false,
        building_auctions: true,
        auctions: Auctions::Open,
        low_bid_passes: false,
        own_auctions: false,
        sell_lots: false,
        trades: true,
        trade_jail_cards: true,
        trade_buildings: false,
        packages: false,
        offers_per_window: 20,
        others_manage: true,
        manage_after_move: true,
        transfer_interest: true,
        estate: Estate::Creditor,
        income_tax: IncomeTax::Choice,
        free_parking_pot: false,
        double_salary: false,
        jail_ends_free: false,
        fine_any_turn: false,
        rent_in_jail: true,
        keep_jail_cards: true,
        reshuffle_decks: false,
        fresh_throw: true,
        opening_roll: true,
        dealt_lots: 0,
        last_bankruptcy: 0,
        turn_limit: 0,
        pay_automatically: false,
    };

    /// Street Master's: Madrid money, the last jail turn ends free of charge, low bids pass.
    pub const STREET_MASTERS: Self =
        Self { start_cash: 250_000, jail_ends_free: true, low_bid_passes: true, ..Self::OFFICIAL };

    /// Monopolio Serial: percentage auctions, selling to the bank, no trades.
    pub const SERIAL: Self = Self {
        auctions: Auctions::Percent,
        own_auctions: true,
        sell_lots: true,
        hotel_sold_whole: true,
        building_auctions: false,
        trades: false,
        trade_jail_cards: false,
        others_manage: false,
        manage_after_move: false,
        estate: Estate::Bank,
        income_tax: IncomeTax::Flat,
        fine_any_turn: true,
        fresh_throw: false,
        opening_roll: false,
        pay_automatically: true,
        ..Self::OFFICIAL
    };

    /// Optimal Monopoly: no limits on buildings, no interest at transfers, packages.
    pub const OPTIMAL: Self = Self {
        unlimited_buildings: true,
        packages: true,
        transfer_interest: false,
        estate: Estate::Bank,
        income_tax: IncomeTax::Flat,
        ..Self::OFFICIAL
    };

    /// Every preset: its name, its rules, and the shipped board it is played on.
    pub const PRESETS: [(&'static str, Self, &'static str); 4] = [
        ("official", Self::OFFICIAL, "atlantic-city"),
        ("street-masters", Self::STREET_MASTERS, "madrid"),
        ("serial", Self::SERIAL, "atlantic-city-es"),
        ("optimal", Self::OPTIMAL, "atlantic-city"),
    ];

    /// The preset of this name and the shipped board it is played on.
    pub fn preset(name: &str) -> Option<(Self, &'static str)> {
        Self::PRESETS.iter().find(|preset| preset.0 == name).map(|preset| (preset.1, preset.2))
    }

    /// The short game on top of these rules: two dealt lots, three houses before a hotel, over
    /// with the second bankruptcy.
    #[must_use]
    pub const fn short(self) -> Self {
        Self { dealt_lots: 2, houses_before_hotel: 3, last_bankruptcy: 2, ..self }
    }

    /// The time-limit game on top of these rules: two dealt lots, and a number of turns.
    #[must_use]
    pub const fn time_limit(self, turns: u32) -> Self {
        Self { dealt_lots: 2, turn_limit: turns, ..self }
    }

    /// Everything that is wrong with these rules by themselves.
    pub fn faults(&self) -> Vec<OptionsFault> {
        let mut faults = Vec::new();
        let mut must = |holds: bool, what: &'static str, found: i64| {
            if !holds {
                faults.push(OptionsFault::Rule { expected: what.into(), found: found.to_string() });
            }
        };
        let cash = self.start_cash;
        must((0..=MAX_AMOUNT).contains(&cash), "start_cash between 0 and 10000000", cash.into());
        let houses = self.houses_before_hotel;
        must((1..=4).contains(&houses), "houses_before_hotel between 1 and 4", houses.into());
        must(self.dealt_lots <= 8, "dealt_lots between 0 and 8", self.dealt_lots.into());
        let last = self.last_bankruptcy;
        must(last <= 7, "last_bankruptcy between 0 and 7", last.into());
        let percent = self.auctions == Auctions::Percent;
        must(percent || !self.own_auctions, "own_auctions only with percent auctions", 1);
        faults
    }
}

/// Something that a game cannot be made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsFault {
    /// A rule is out of bounds.
    Rule {
        /// What was expected.
        expected: String,
        /// What was found instead.
        found: String,
    },
    /// Board and decks do not fit together.
    Misfit(Misfit),
}

impl fmt::Display for OptionsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule { expected, found } => write!(f, "expected {expected}, found {found}"),
            Self::Misfit(misfit) => misfit.fmt(f),
        }
    }
}

/// All that is wrong with the options of a game, in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub Vec<OptionsFault>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if n == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for OptionsError {}
