//! The cheap scripted player: for benchmarks, and as somebody to beat.

use ludoteca_core::{Agent, Seat, SeatView as _, Thinking, Weighed};

use crate::{Action, DeedId, DeedSet, Monopoly, Offer, PlaceSet, Question, View};

/// Buys whatever it lands on, bids up to the price, deals for the last lot of a group, and builds
/// before its own roll as long as a reserve is left. It thinks a few nanoseconds.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    /// The cash it keeps when it builds or lifts mortgages, in percent of the salary at Go.
    pub reserve: i32,
    /// Its lots when it last looked for complete groups, and those in complete groups. Lots
    /// seldom change hands, and going through all groups at every turn would be half its thinking.
    looked_at: DeedSet,
    complete: DeedSet,
}

impl Default for Quick {
    fn default() -> Self {
        Self::new(100)
    }
}

/// Takes the thought behind a decision; nobody listening costs nothing.
trait Notes {
    fn note(&mut self, thought: &'static str);
}

impl Notes for () {
    #[inline(always)]
    fn note(&mut self, _: &'static str) {}
}

impl Notes for &'static str {
    fn note(&mut self, thought: &'static str) {
        *self = thought;
    }
}

impl Agent<Monopoly> for Quick {
    #[inline(always)]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        if !thinking.is_aloud() {
            return self.decide(view, &mut ());
        }
        let mut thought = "";
        let action = self.decide(view, &mut thought);
        thinking.weigh(|| Weighed { action, value: 1.0, terms: vec![(thought, 1.0)] });
        action
    }
}

impl Quick {
    /// A player that keeps so much cash when it builds or lifts mortgages, in percent of the
    /// salary at Go.
    pub fn new(reserve: i32) -> Self {
        Self { reserve, looked_at: DeedSet::EMPTY, complete: DeedSet::EMPTY }
    }

    /// The lots of complete groups among these.
    #[inline]
    fn complete(&mut self, view: &View<'_>, mine: DeedSet) -> DeedSet {
        if mine != self.looked_at {
            self.looked_at = mine;
            let groups = view.game().track.street_groups.iter();
            self.complete = groups
                .filter(|&&group| mine.covers(group))
                .fold(DeedSet::EMPTY, |all, &group| all.or(group));
        }
        self.complete
    }

    #[inline(always)]
    fn decide(&mut self, view: &View<'_>, notes: &mut impl Notes) -> Action {
        // Nearly all questions are windows in which this player never does anything.
        match view.question() {
            Question::Manage if view.is_before_roll() => self.before_roll(view, notes),
            Question::Manage => {
                notes.note("manages before its own roll only");
                Action::Done
            }
            Question::Buy => {
                notes.note("buys what it lands on");
                Action::Buy
            }
            question => Self::seldom(view, question, notes),
        }
    }

    #[inline(never)]
    fn seldom(view: &View<'_>, question: Question, notes: &mut impl Notes) -> Action {
        let (action, thought) = match question {
            Question::Bid => bid(view),
            Question::Debt => raise(view),
            Question::Tax => (Action::TaxFixed, "does not add up"),
            Question::Card => (Action::Choose(0), "takes the first alternative"),
            Question::Trade => answer_trade(view),
            Question::Package => (Action::Refuse, "does not deal in packages"),
            Question::Claim => (Action::Pass, "leaves the last buildings to others"),
            Question::Percent => percent(view),
            Question::Interest => keep(view),
            Question::Place | Question::Draft => last_listed(view),
            Question::Manage | Question::Buy | Question::Nothing => (Action::Done, "nothing to do"),
        };
        notes.note(thought);
        action
    }

    #[inline]
    fn reserve(&self, view: &View<'_>) -> i32 {
        (view.game().track.salary / 100).saturating_mul(self.reserve)
    }

    #[inline(always)]
    fn before_roll(&mut self, view: &View<'_>, notes: &mut impl Notes) -> Action {
        let me = view.seat();
        if view.jail_turn(me) > 0 {
            if view.jail_cards(me) > 0 {
                notes.note("leaves jail with a card");
                return Action::UseCard;
            }
            if view.cash(me) > self.reserve(view) && view.check(Action::PayFine).is_ok() {
                notes.note("leaves jail for money");
                return Action::PayFine;
            }
        }
        let mine = view.owned_by(me);
        let spare = view.cash(me) - self.reserve(view);
        if spare > 0
            && let Some((action, thought)) = improve(view, mine, self.complete(view, mine), spare)
        {
            notes.note(thought);
            return action;
        }
        // Looking for swaps takes time and seldom finds one: two turns in sixteen will do.
        if (view.turns() / 8).is_multiple_of(8)
            && let Some(offer) = find_deal(view, mine, spare)
        {
            notes.note("a deal that completes a group");
            return Action::Trade(offer);
        }
        notes.note("rolls");
        Action::Roll
    }
}

/// A decision with the thought behind it.
type Thought = (Action, &'static str);

fn bid(view: &View<'_>) -> Thought {
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

/// Builds on the dearest complete group that it can, else lifts a mortgage.
#[inline]
fn improve(view: &View<'_>, mine: DeedSet, mut complete: DeedSet, spare: i32) -> Option<Thought> {
    while let Some(last) = complete.last() {
        let group = view.game().deed(last).group_set;
        if let Some(thought) = build_on(view, group, spare) {
            return Some(thought);
        }
        complete = complete.without(group);
    }
    let lift = mine.and(view.mortgaged()).first()?;
    (view.game().deed(lift).lift_cost() <= spare)
        .then(|| (Action::Lift(view.game().place_of(lift)), "lifts a mortgage"))
}

/// The next building of a complete group, if the bank has it and the money is there.
fn build_on(view: &View<'_>, group: DeedSet, spare: i32) -> Option<Thought> {
    let game = view.game();
    let house_price = game.step_price(group.first()?, 1);
    let built_up = view.hotels().covers(group);
    if house_price > spare || built_up || !group.and(view.mortgaged()).is_empty() {
        return None;
    }
    let lowest = group.into_iter().min_by_key(|&lot| view.level(lot))?;
    let next = game.next_level(view.level(lowest))?;
    let build = Action::Build(game.place_of(lowest));
    (game.step_price(lowest, next) <= spare && view.check(build).is_ok())
        .then_some((build, "builds on the dearest group"))
}

/// A deal for the last lot of a group: a lot that completes a group of the other side, or else
/// twice its price.
#[inline(never)]
fn find_deal(view: &View<'_>, mine: DeedSet, spare: i32) -> Option<Offer> {
    let game = view.game();
    let one = |lot: DeedId| PlaceSet::of(game.place_of(lot));
    for &wanted in &game.track.street_groups {
        let Some((want, partner)) = last_missing(view, wanted, mine) else { continue };
        let theirs = view.owned_by(partner);
        let swap = game.track.street_groups.iter().find_map(|&given| {
            let (give, owner) = last_missing(view, given, theirs)?;
            (given != wanted && owner == view.seat()).then_some(give)
        });
        let deal = match swap {
            Some(give) => Offer { give: one(give), want: one(want), ..Offer::to(partner) },
            None => {
                Offer { want: one(want), cash: 2 * game.deed(want).price, ..Offer::to(partner) }
            }
        };
        if deal.cash <= spare.max(0) && view.check(Action::Trade(deal)).is_ok() {
            return Some(deal);
        }
    }
    None
}

/// The one lot that a group lacks, and who has it.
fn last_missing(view: &View<'_>, group: DeedSet, mine: DeedSet) -> Option<(DeedId, Seat)> {
    let missing = group.without(mine);
    let lot = missing.first().filter(|_| missing.len() == 1)?;
    Some((lot, view.owner(lot)?))
}

/// Accepts whatever completes a group, and sells a lone lot for twice its price.
fn answer_trade(view: &View<'_>) -> Thought {
    let Some(trade) = view.trade() else { return (Action::Refuse, "no trade") };
    let game = view.game();
    let mine = view.owned_by(view.seat());
    let complete = |lots: DeedSet| {
        game.track.street_groups.iter().filter(|&&group| lots.covers(group)).count()
    };
    if complete(mine.or(trade.gain).without(trade.give)) > complete(mine) {
        return (Action::Accept, "completes a group");
    }
    let price: i32 = trade.give.into_iter().map(|lot| game.deed(lot).price).sum();
    let lone = |lot: DeedId| mine.and(game.deed(lot).group_set).len() == 1;
    if price > 0 && trade.cash >= 2 * price && trade.give.into_iter().all(lone) {
        return (Action::Accept, "twice the price of a lone lot");
    }
    (Action::Refuse, "not worth it")
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
        let deed = view.game().deed(lot);
        if view.built().and(deed.group_set).is_empty() {
            return (Action::Mortgage(deed.place), "mortgages the cheapest lot");
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

fn keep(view: &View<'_>) -> Thought {
    let place = view.mortgage_taken_over().map(|lot| view.game().place_of(lot));
    (place.map_or(Action::Done, Action::Keep), "pays interest and keeps the mortgage")
}

fn last_listed(view: &View<'_>) -> Thought {
    let mut actions = Vec::new();
    view.actions(&mut actions);
    let last = actions.pop().unwrap_or(Action::Done);
    (last, "takes the plainest answer")
}
