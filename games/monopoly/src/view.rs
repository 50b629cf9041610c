//! What a seat may know: in Monopoly, everything that is on the table.

use arrayvec::ArrayVec;
use ludoteca_core::{Seat, SeatView};

use crate::state::{Business, NOBODY, Wares};
use crate::{
    Action, Debt, DeedId, DeedSet, Dice, Illegal, MAX_LEGS, Monopoly, PackageLeg, Phase, Place,
    SeatSet, State,
};

/// A window on a state, for one seat.
#[derive(Clone, Copy)]
pub struct View<'a> {
    game: &'a Monopoly,
    state: &'a State,
    seat: Seat,
}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("state", self.state).finish()
    }
}

impl View<'_> {
    /// The whole position: at this table everybody may know all of it.
    pub fn position(&self) -> crate::Position {
        crate::Position::of(self.game, self.state)
    }
}

impl SeatView<Action> for View<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.state.actor == self.seat.0 {
            ludoteca_core::Game::actions(self.game, self.state, out);
        }
    }
}

/// An auction as the bidders see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuctionView {
    /// The lot, or none when a building is auctioned.
    pub lot: Option<DeedId>,
    /// The highest bid (a percentage in percentage auctions); 0: none yet.
    pub bid: i32,
    /// Whose bid it is.
    pub bidder: Option<Seat>,
}

/// A trade on the table, as lots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TradeView {
    /// Who offers.
    pub from: Seat,
    /// Lots that the one who is asked would get.
    pub gain: DeedSet,
    /// Lots that the one who is asked would give.
    pub give: DeedSet,
    /// Money that the one who is asked would get; negative: pay.
    pub cash: i32,
    /// Jail cards that the one who is asked would get, less those that would be given.
    pub cards: i8,
}

/// A package in the making or on the table, the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackageView {
    /// Who proposes it.
    pub proposer: Seat,
    /// What is handed over, by giver and taker.
    pub legs: ArrayVec<PackageLeg, MAX_LEGS>,
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Monopoly, state: &'a State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    pub(crate) fn state(&self) -> &'a State {
        self.state
    }

    /// The game.
    #[inline]
    pub fn game(&self) -> &'a Monopoly {
        self.game
    }

    /// Where the turn stands.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether the player on turn is about to roll: the one phase that a player asks for at
    /// every decision. (Reading the tag alone is cheaper than copying the phase: the processor
    /// cannot forward four bytes from the one that was just written.)
    #[inline]
    pub fn is_before_roll(&self) -> bool {
        matches!(self.state.phase, Phase::Before)
    }

    /// Whose turn it is; not always who decides.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.state.seat
    }

    /// Who is still in the game.
    #[inline]
    pub fn live(&self) -> SeatSet {
        self.state.live
    }

    /// Turns begun so far.
    #[inline]
    pub fn turns(&self) -> u32 {
        self.state.turns
    }

    /// The last roll of the turn.
    #[inline]
    pub fn dice(&self) -> Dice {
        self.state.dice
    }

    /// A seat's cash.
    #[inline]
    pub fn cash(&self, seat: Seat) -> i32 {
        self.state.cash[seat.idx()]
    }

    /// Where a seat's token stands.
    #[inline]
    pub fn place(&self, seat: Seat) -> Place {
        Place(self.state.places[seat.idx()])
    }

    /// 0 when a seat is free, otherwise the number of its next roll in jail.
    #[inline]
    pub fn jail_turn(&self, seat: Seat) -> u8 {
        self.state.jail_turn(seat)
    }

    /// How many jail cards a seat holds.
    #[inline]
    pub fn jail_cards(&self, seat: Seat) -> u8 {
        self.state.jail_cards(seat)
    }

    /// The owner of a lot.
    #[inline]
    pub fn owner(&self, lot: DeedId) -> Option<Seat> {
        self.state.deeds.owner(lot)
    }

    /// All lots of a seat.
    #[inline]
    pub fn owned_by(&self, seat: Seat) -> DeedSet {
        self.state.deeds.owned_by(seat)
    }

    /// All lots that somebody owns.
    #[inline]
    pub fn owned(&self) -> DeedSet {
        self.state.deeds.owned()
    }

    /// All mortgaged lots.
    #[inline]
    pub fn mortgaged(&self) -> DeedSet {
        self.state.deeds.mortgaged()
    }

    /// All lots with buildings.
    #[inline]
    pub fn built(&self) -> DeedSet {
        self.state.deeds.built()
    }

    /// All lots with a hotel.
    #[inline]
    pub fn hotels(&self) -> DeedSet {
        self.state.deeds.hotels()
    }

    /// Houses on a lot; 5 is a hotel.
    #[inline]
    pub fn level(&self, lot: DeedId) -> u8 {
        self.state.deeds.level(lot)
    }

    /// Houses and hotels in the bank.
    pub fn stock(&self) -> (u8, u8) {
        (self.state.houses, self.state.hotels)
    }

    /// The rent of a lot for a roll.
    pub fn rent(&self, lot: DeedId, roll: u8) -> i32 {
        self.game.rent(self.state, lot, roll)
    }

    /// Worth by the income-tax rule: cash, printed prices, buildings at cost.
    pub fn worth(&self, seat: Seat) -> i64 {
        crate::worth::total(self.game, self.state, seat)
    }

    /// The debt that this seat has to settle now.
    #[inline]
    pub fn debt(&self) -> Option<Debt> {
        if !matches!(self.state.business, Business::None) {
            return None;
        }
        self.state.debtor().filter(|&(seat, _)| seat == self.seat).map(|(_, debt)| debt)
    }

    /// The auction under way.
    #[inline]
    pub fn auction(&self) -> Option<AuctionView> {
        let Business::Auction(auction) = self.state.business else { return None };
        let lot = if let Wares::Lot(lot) = auction.wares { Some(lot) } else { None };
        let bidder = (auction.bidder != NOBODY).then_some(Seat(auction.bidder));
        Some(AuctionView { lot, bid: auction.bid, bidder })
    }

    /// The trade on the table, seen by the one who is asked.
    pub fn trade(&self) -> Option<TradeView> {
        let Business::Trade(trade) = self.state.business else { return None };
        Some(TradeView {
            from: trade.from,
            gain: trade.give,
            give: trade.want,
            cash: trade.cash,
            cards: trade.give_cards as i8 - trade.want_cards as i8,
        })
    }

    /// The package in the making or on the table.
    pub fn package(&self) -> Option<PackageView> {
        let Business::Package(package) = self.state.business else { return None };
        Some(PackageView { proposer: package.proposer, legs: package.legs(self.state) })
    }

    /// The mortgaged lot that has just come into new hands and is asked about: lift it, or keep it.
    pub fn mortgage_taken_over(&self) -> Option<DeedId> {
        self.state.interest_lot().map(|(lot, _)| lot)
    }

    /// Whether the seat to move may do this.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        crate::rules::check(self.game, self.state, action)
    }

    /// What kind of decision is open.
    #[inline]
    pub fn question(&self) -> Question {
        Question::of(self.game, self.state)
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to do with its property; [`View::phase`] says at which moment.
    Manage,
    /// How to pay a debt.
    Debt,
    /// Whether to buy the lot it stands on.
    Buy,
    /// Which tax to pay.
    Tax,
    /// Which alternative of a card to take.
    Card,
    /// What to bid.
    Bid,
    /// How many percent to offer.
    Percent,
    /// Whether to accept a trade.
    Trade,
    /// How to go on with a package in the making.
    Draft,
    /// Whether to accept a package.
    Package,
    /// Whether to lift a mortgage that came with a lot.
    Interest,
    /// Whether it wants the building, too.
    Claim,
    /// Where to put the building.
    Place,
    /// Nothing.
    Nothing,
}

impl Question {
    #[inline]
    fn of(game: &Monopoly, state: &State) -> Self {
        use crate::rules::Moment;
        match crate::rules::moment(game, state) {
            Moment::Manage => Self::Manage,
            Moment::Debt => Self::Debt,
            Moment::Buying => Self::Buy,
            Moment::Taxing => Self::Tax,
            Moment::Choosing => Self::Card,
            Moment::Auction => Self::Bid,
            Moment::Percent => Self::Percent,
            Moment::Trade => Self::Trade,
            Moment::DraftPackage => Self::Draft,
            Moment::AnswerPackage => Self::Package,
            Moment::Interest => Self::Interest,
            Moment::Claim => Self::Claim,
            Moment::Placing => Self::Place,
            Moment::None => Self::Nothing,
        }
    }
}
