//! The cheap scripted player: for benchmarks, and as somebody to beat.

use ludoteca_core::{Agent, Choice, Seat, SeatView as _, Thinking, Weighed};

use crate::{
    Action, Board, DeedId, DeedSet, Group, Monopoly, Offer, Phase, PlaceSet, Question, View,
};

/// Buys whatever it lands on, bids up to the price, swaps lots when both sides complete a group,
/// and builds before its own roll as long as a reserve is left. It thinks a few nanoseconds.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    /// The cash it keeps when it builds or lifts mortgages, in percent of the salary at Go.
    pub reserve: i32,
}

impl Default for Quick {
    fn default() -> Self {
        Self { reserve: 100 }
    }
}

/// A decision with the name of the thought behind it.
type Thought = (Action, &'static str);

impl Agent<Monopoly> for Quick {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_>) -> Choice<Action> {
        let (action, thought) = self.decide(view);
        if !thinking.explain {
            return Choice::plain(action);
        }
        let why = vec![Weighed { action, value: 1.0, terms: vec![(thought, 1.0)] }];
        Choice { action, why }
    }
}

impl Quick {
    #[inline]
    fn decide(&self, view: &View<'_>) -> Thought {
        // Nearly all questions are windows in which this player never does anything.
        match (view.question(), view.phase()) {
            (Question::Manage, Phase::Before) => self.before_roll(view),
            (Question::Manage, _) => (Action::Done, "manages before its own roll only"),
            (Question::Buy, _) => (Action::Buy, "buys what it lands on"),
            (question, _) => self.seldom(view, question),
        }
    }

    #[inline(never)]
    fn seldom(&self, view: &View<'_>, question: Question) -> Thought {
        match question {
            Question::Bid => self.bid(view),
            Question::Debt => raise(view),
            Question::Tax => (Action::TaxFixed, "does not add up"),
            Question::Card => (Action::Choose(0), "takes the first alternative"),
            Question::Trade => answer_trade(view),
            Question::Package => (Action::Refuse, "does not deal in packages"),
            Question::Claim => (Action::Pass, "leaves the last buildings to others"),
            Question::Percent => percent(view),
            Question::Interest | Question::Place | Question::Draft => first_listed(view),
            Question::Manage | Question::Buy | Question::Nothing => (Action::Done, "nothing to do"),
        }
    }

    #[inline]
    fn reserve(&self, view: &View<'_>) -> i32 {
        view.game().track.salaries[usize::from(view.game().track.len)] / 100 * self.reserve
    }

    #[inline]
    fn before_roll(&self, view: &View<'_>) -> Thought {
        let me = view.seat();
        if view.jail_turn(me) > 0 {
            if view.jail_cards(me) > 0 {
                return (Action::UseCard, "leaves jail with a card");
            }
            if view.check(Action::PayFine).is_ok() && view.cash(me) > self.reserve(view) {
                return (Action::PayFine, "leaves jail for money");
            }
        }
        let spare = view.cash(me) - self.reserve(view);
        let mine = view.owned_by(me);
        if spare > 0 && !mine.is_empty() {
            if let Some(thought) = improve(view, mine, spare) {
                return thought;
            }
        }
        // Looking for swaps takes time and seldom finds one: once in sixteen turns will do.
        if view.turns() % 16 == u32::from(me.0)
            && let Some(offer) = find_swap(view, mine)
        {
            return (Action::Trade(offer), "both sides complete a group");
        }
        (Action::Roll, "rolls")
    }

    fn bid(&self, view: &View<'_>) -> Thought {
        let Some(auction) = view.auction() else { return (Action::Pass, "no auction") };
        let Some(lot) = auction.lot else { return (Action::Leave, "leaves buildings to others") };
        let price = view.game().deed(lot).price;
        let bid = auction.bid + (price / 10).max(1);
        if bid <= price && bid <= view.cash(view.seat()) {
            (Action::Bid(bid), "bids up to the price")
        } else {
            (Action::Leave, "too dear")
        }
    }
}

/// Builds on the dearest complete group that it can, else lifts a mortgage.
#[inline]
fn improve(view: &View<'_>, mine: DeedSet, spare: i32) -> Option<Thought> {
    let game = view.game();
    let mortgaged = view.mortgaged();
    for group in game.board().groups().iter().rev().filter(|group| group.streets) {
        if mine.covers(group.members) && group.members.and(mortgaged).is_empty() {
            let lowest = group.members.into_iter().min_by_key(|&lot| view.level(lot))?;
            let Some(next) = game.next_level(view.level(lowest)) else { continue };
            let build = Action::Build(game.place_of(lowest));
            if game.step_price(lowest, next) <= spare && view.check(build).is_ok() {
                return Some((build, "builds on the dearest group"));
            }
        }
    }
    let lift = mine.and(mortgaged).first()?;
    (game.deed(lift).lift_cost() <= spare)
        .then(|| (Action::Lift(game.place_of(lift)), "lifts a mortgage"))
}

/// A swap of one lot each after which both have a complete group that they did not have.
fn find_swap(view: &View<'_>, mine: DeedSet) -> Option<Offer> {
    let board = view.game().board();
    let bare = |lot: DeedId| view.built().and(view.game().deed(lot).group_set).is_empty();
    for wanted in board.groups().iter().filter(|group| group.streets) {
        let Some((want, partner)) = last_missing(view, wanted, mine) else { continue };
        let theirs = view.owned_by(partner);
        for given in board.groups().iter().filter(|group| group.streets) {
            let missing = given.members.without(theirs);
            let Some(give) = missing.first().filter(|_| missing.len() == 1) else { continue };
            if given.members != wanted.members && mine.has(give) && bare(give) && bare(want) {
                let one = |lot: DeedId| PlaceSet::of(view.game().place_of(lot));
                return Some(Offer { give: one(give), want: one(want), ..Offer::to(partner) })
                    .filter(|&offer| view.check(Action::Trade(offer)).is_ok());
            }
        }
    }
    None
}

/// The one lot that a group lacks, and who has it.
fn last_missing(view: &View<'_>, group: &Group, mine: DeedSet) -> Option<(DeedId, Seat)> {
    let missing = group.members.without(mine);
    let lot = missing.first().filter(|_| missing.len() == 1)?;
    Some((lot, view.owner(lot)?))
}

/// Accepts whatever completes a group, and sells nothing.
fn answer_trade(view: &View<'_>) -> Thought {
    let completes = |trade: crate::TradeView| {
        let mine = view.owned_by(view.seat());
        let after = mine.or(trade.gain).without(trade.give);
        complete_groups(view.game().board(), after) > complete_groups(view.game().board(), mine)
    };
    if view.trade().is_some_and(completes) {
        (Action::Accept, "completes a group")
    } else {
        (Action::Refuse, "completes nothing")
    }
}

fn complete_groups(board: &Board, lots: DeedSet) -> usize {
    board.groups().iter().filter(|group| group.streets && lots.covers(group.members)).count()
}

/// Raises money: mortgages outside of what is built first, then sells the dearest buildings.
fn raise(view: &View<'_>) -> Thought {
    let me = view.seat();
    let debt = view.debt().map_or(0, |debt| debt.total());
    if i64::from(view.cash(me)) >= debt {
        return (Action::Pay, "can pay");
    }
    let mine = view.owned_by(me);
    for lot in mine.without(view.mortgaged()) {
        let mortgage = Action::Mortgage(view.game().place_of(lot));
        if view.check(mortgage).is_ok() {
            return (mortgage, "mortgages the cheapest lot");
        }
    }
    for lot in mine.and(view.built()) {
        let place = view.game().place_of(lot);
        for sell in [Action::Sell(place), Action::SellDown(place, 0)] {
            if view.check(sell).is_ok() {
                return (sell, "sells buildings");
            }
        }
    }
    (Action::Bankrupt, "has nothing left")
}

/// Offers a quarter on top when it can.
fn percent(view: &View<'_>) -> Thought {
    let offer = Action::Percent(25);
    if view.check(offer).is_ok() {
        (offer, "offers a quarter on top")
    } else {
        (Action::Percent(0), "cannot offer anything")
    }
}

fn first_listed(view: &View<'_>) -> Thought {
    let mut actions = Vec::new();
    view.actions(&mut actions);
    let last = actions.pop().unwrap_or(Action::Done);
    (last, "takes the plainest answer")
}
