//! Income per opponent roll and payback, for every group and number of buildings.

use ludoteca_core::{Game as _, Seat};

use super::arrivals::{Arrivals, Way, arrivals};
use crate::landing::{JailPolicy, landing};
use crate::rules::Table;
use crate::{Deed, DeedId, DeedKind, Dice, Group, HOTEL, Monopoly, Place, State};

/// What sort of lots a group has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GroupKind {
    /// Streets, which can be built on.
    Streets,
    /// Stations.
    Stations,
    /// Utilities.
    Utilities,
}

/// What an owner has of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holding {
    /// Streets without the rest of their group: what all of them cost and bring together, each
    /// with another owner.
    Single,
    /// The whole group of streets without buildings.
    Complete,
    /// So many houses on each street.
    Houses(u8),
    /// A hotel on each street.
    Hotel,
    /// So many stations or utilities: the mean over every choice of so many.
    Owned(u8),
}

/// What the last step to a holding costs, and what it adds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// What it costs.
    pub cost: f64,
    /// What it adds to the income per opponent roll.
    pub income: f64,
}

impl Step {
    /// After how many rolls of one opponent it has paid for itself; `None` when it never does.
    pub fn payback(&self) -> Option<f64> {
        (self.income > 0.0).then(|| self.cost / self.income)
    }
}

/// A holding with all that it cost and brings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// What the owner has.
    pub holding: Holding,
    /// What lots and buildings cost.
    pub cost: f64,
    /// Income per roll of one opponent.
    pub income: f64,
    /// What the last step to it costs and adds; the first stage is a step from nothing.
    pub step: Step,
}

impl Stage {
    /// After how many rolls of one opponent all has paid for itself; `None` when it never does.
    pub fn payback(&self) -> Option<f64> {
        Step { cost: self.cost, income: self.income }.payback()
    }
}

/// One lot.
#[derive(Clone, PartialEq, Debug)]
pub struct LotIncome {
    /// Where it lies.
    pub place: Place,
    /// How often a roll lands there.
    pub visits: f64,
    /// By what its owner has of the group.
    pub stages: Vec<Stage>,
}

/// One group.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupIncome {
    /// Its name, as the board has it.
    pub name: String,
    /// What sort of lots it has.
    pub kind: GroupKind,
    /// Its lots.
    pub lots: Vec<LotIncome>,
    /// All of it, by what its owner has.
    pub stages: Vec<Stage>,
}

/// All groups of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct IncomeTable {
    /// The groups in the order of their first lot.
    pub groups: Vec<GroupIncome>,
    /// How often the dice are rolled in a turn, on average.
    pub rolls_per_turn: f64,
}

/// What every group brings per roll of one opponent, and when it has paid for itself.
pub fn income(game: &Monopoly, policy: JailPolicy) -> IncomeTable {
    let mut rents = Rents { game, arrivals: arrivals(game, policy), state: game.start(2) };
    let groups = game.board().groups().iter().map(|group| rents.group(group)).collect();
    IncomeTable { groups, rolls_per_turn: landing(game, policy).rolls_per_turn() }
}

/// The one who owns, and is visited.
const OWNER: Seat = Seat(1);

/// Asks the engine for rents in a state made for the question.
struct Rents<'g> {
    game: &'g Monopoly,
    arrivals: Arrivals,
    state: State,
}

impl Rents<'_> {
    fn group(&mut self, group: &Group) -> GroupIncome {
        let members: Vec<DeedId> = group.members.into_iter().collect();
        let kind = members.first().map_or(GroupKind::Streets, |&lot| kind(self.game.deed(lot)));
        let holdings = self.holdings(kind, members.len());
        let lots: Vec<LotIncome> =
            members.iter().map(|&lot| self.lot(lot, &members, &holdings)).collect();
        let size = members.len() as f64;
        let stage = |(n, &holding): (usize, &Holding)| {
            // Of so many stations each is one of them in so many cases of all.
            let weight =
                if let Holding::Owned(owned) = holding { f64::from(owned) / size } else { 1.0 };
            let sum = |what: fn(&Stage) -> f64| -> f64 {
                weight * lots.iter().map(|lot| what(&lot.stages[n])).sum::<f64>()
            };
            (holding, sum(|stage| stage.cost), sum(|stage| stage.income))
        };
        let stages = in_steps(holdings.iter().enumerate().map(stage));
        GroupIncome { name: group.name.clone(), kind, lots, stages }
    }

    fn holdings(&self, kind: GroupKind, lots: usize) -> Vec<Holding> {
        match kind {
            GroupKind::Streets => {
                // A group of one street is complete with it.
                let single = (lots > 1).then_some(Holding::Single);
                let houses = 1..=self.game.rules().houses_before_hotel;
                single
                    .into_iter()
                    .chain([Holding::Complete])
                    .chain(houses.map(Holding::Houses))
                    .chain([Holding::Hotel])
                    .collect()
            }
            GroupKind::Stations | GroupKind::Utilities => {
                (1..=lots as u8).map(Holding::Owned).collect()
            }
        }
    }

    fn lot(&mut self, lot: DeedId, members: &[DeedId], holdings: &[Holding]) -> LotIncome {
        let (place, price) = (self.game.place_of(lot), self.game.deed(lot).price);
        let ways: Vec<(Way, f64)> = self
            .arrivals
            .iter()
            .filter(|(way, _)| way.to == place)
            .map(|(&way, &often)| (way, often))
            .collect();
        let stages = holdings.iter().map(|&holding| {
            self.hold(lot, members, holding);
            let buildings = self.game.building_cost(lot, level(holding)) as f64;
            let income = ways.iter().map(|&(way, often)| often * self.rent(lot, way)).sum();
            (holding, f64::from(price) + buildings, income)
        });
        let stages = in_steps(stages.collect::<Vec<_>>().into_iter());
        let visits = ways.iter().map(|(_, often)| often).sum();
        LotIncome { place, visits, stages }
    }

    /// Gives the owner this lot and what else belongs to the holding, and nothing else.
    fn hold(&mut self, lot: DeedId, members: &[DeedId], holding: Holding) {
        let others = match holding {
            Holding::Single => 0,
            Holding::Owned(owned) => usize::from(owned) - 1,
            Holding::Complete | Holding::Houses(_) | Holding::Hotel => members.len(),
        };
        for &member in members {
            self.state.deeds.set_owner(member, None);
            self.state.deeds.set_level(member, level(holding));
        }
        self.state.deeds.set_owner(lot, Some(OWNER));
        for &other in members.iter().filter(|&&member| member != lot).take(others) {
            self.state.deeds.set_owner(other, Some(OWNER));
        }
    }

    /// The rent of the lot for whoever comes this way.
    fn rent(&mut self, lot: DeedId, way: Way) -> f64 {
        let dice = Dice(way.roll / 2, way.roll - way.roll / 2);
        self.state.dice = dice;
        let Some((deck, card)) = way.card else {
            return self.game.rent(&self.state, lot, way.roll).into();
        };
        let game = self.game;
        let table = Table { game, s: &mut self.state, log: &mut () };
        let rent = |thrown| f64::from(table.rent_by_card(lot, deck, card, 0, thrown));
        let by_dice = game.alternative(deck, card, 0).rent_by_dice;
        if by_dice && game.rules().fresh_throw {
            let faces = || 1..=6;
            let throws = faces().flat_map(|a| faces().map(move |b| Dice(a, b)));
            return throws.map(|dice| rent(Some(dice))).sum::<f64>() / 36.0;
        }
        rent(by_dice.then_some(dice))
    }
}

fn kind(deed: &Deed) -> GroupKind {
    match deed.kind {
        DeedKind::Street { .. } => GroupKind::Streets,
        DeedKind::Station { .. } => GroupKind::Stations,
        DeedKind::Utility { .. } => GroupKind::Utilities,
    }
}

fn level(holding: Holding) -> u8 {
    match holding {
        Holding::Single | Holding::Complete | Holding::Owned(_) => 0,
        Holding::Houses(houses) => houses,
        Holding::Hotel => HOTEL,
    }
}

/// The stages, each with the step from the one before it.
fn in_steps(stages: impl Iterator<Item = (Holding, f64, f64)>) -> Vec<Stage> {
    let mut before = (0.0, 0.0);
    let stage = |(holding, cost, income)| {
        let step = Step { cost: cost - before.0, income: income - before.1 };
        before = (cost, income);
        Stage { holding, cost, income, step }
    };
    stages.map(stage).collect()
}
