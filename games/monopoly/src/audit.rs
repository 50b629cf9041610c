//! What must hold in every state, whatever has been played.

use ludoteca_core::{MAX_SEATS, Seat};

use crate::deeds::HOTEL;
use crate::state::{Business, NOBODY};
use crate::{DeedId, DeedSet, Monopoly, Phase, State};

/// Checks the invariants of the game.
pub(crate) fn audit(game: &Monopoly, s: &State) -> Result<(), String> {
    money(s)?;
    deeds(game, s)?;
    buildings(game, s)?;
    cards(game, s)?;
    seats(s)
}

fn money(s: &State) -> Result<(), String> {
    let cash: i64 = s.cash.iter().map(|&cash| i64::from(cash)).sum();
    let sum = cash + s.bank + i64::from(s.pot);
    if sum != 0 {
        return Err(format!("money does not add up: cash {cash}, bank {}, pot {}", s.bank, s.pot));
    }
    match s.cash.iter().position(|&cash| cash < 0) {
        Some(seat) => Err(format!("seat {seat} has {}", s.cash[seat])),
        None if s.pot < 0 => Err(format!("the pot holds {}", s.pot)),
        None => Ok(()),
    }
}

fn deeds(game: &Monopoly, s: &State) -> Result<(), String> {
    let count = game.board().deeds().len();
    let beyond = s.deeds.owned().into_iter().find(|lot| lot.idx() >= count);
    if let Some(lot) = beyond {
        return Err(format!("lot {} is owned but not on the board", lot.0));
    }
    for lot in s.deeds.owned() {
        let owners = (0..MAX_SEATS as u8).filter(|&n| s.deeds.owned_by(Seat(n)).has(lot));
        if owners.count() != 1 || s.deeds.owner(lot).is_none_or(|seat| !s.live.has(seat)) {
            return Err(format!("lot {} is not owned by one live seat", lot.0));
        }
    }
    let free = DeedSet(!s.deeds.owned().0);
    if !free.and(s.deeds.mortgaged()).is_empty() {
        return Err("an unowned lot is mortgaged".into());
    }
    Ok(())
}

fn buildings(game: &Monopoly, s: &State) -> Result<(), String> {
    let rules = game.rules();
    let built = s.deeds.built();
    if let Some(lot) = built.into_iter().find(|&lot| s.deeds.level(lot) > HOTEL) {
        return Err(format!("lot {} has level {}", lot.0, s.deeds.level(lot)));
    }
    if !rules.unlimited_buildings {
        let houses = u32::from(s.houses) + s.deeds.houses_on(built);
        let hotels = u32::from(s.hotels) + s.deeds.hotels().len();
        if houses != u32::from(rules.houses) || hotels != u32::from(rules.hotels) {
            return Err(format!("{houses} houses and {hotels} hotels, bank included"));
        }
    }
    for group in &game.board().groups {
        if built.and(group.members).is_empty() {
            continue;
        }
        let owners = group.members.into_iter().map(|lot| s.deeds.owner(lot));
        let complete = owners.clone().all(|owner| owner.is_some())
            && owners.clone().min() == owners.clone().max();
        if !complete || !group.streets {
            return Err(format!("buildings in the group {} of several owners", group.name));
        }
        if !group.members.and(s.deeds.mortgaged()).is_empty() {
            return Err(format!("buildings in the mortgaged group {}", group.name));
        }
        // A hotel stands one step above the last house, whatever its number.
        let step = |lot: DeedId| match s.deeds.level(lot) {
            HOTEL => rules.houses_before_hotel + 1,
            level => level,
        };
        let steps = group.members.into_iter().map(step);
        let spread = steps.clone().max().unwrap_or(0) - steps.min().unwrap_or(0);
        if rules.even_building && !rules.hotel_sold_whole && spread > 1 {
            return Err(format!("the group {} is built unevenly", group.name));
        }
    }
    Ok(())
}

fn cards(game: &Monopoly, s: &State) -> Result<(), String> {
    for (deck_no, deck) in (0..).zip(game.decks()) {
        let mut seen = s.piles.unseen(deck_no);
        let mut add = |card: u8, place: &str| {
            if seen >> card & 1 != 0 {
                return Err(format!("card {card} of deck {deck_no} is twice there: {place}"));
            }
            seen |= 1 << card;
            Ok(())
        };
        for card in s.piles.queue(deck_no) {
            add(card, "queue")?;
        }
        for (slot, &(kept_deck, card)) in game.track.kept_cards.iter().enumerate() {
            if kept_deck == deck_no && s.holder(slot).is_some() {
                add(card, "kept")?;
            }
        }
        if let Phase::Choosing { deck: in_hand, card } = s.phase
            && in_hand == deck_no
        {
            add(card, "in hand")?;
        }
        let all = ((1_u64 << deck.cards.len()) - 1) as u32;
        if seen != all {
            return Err(format!("cards of deck {deck_no} are missing: {:b}", all & !seen));
        }
    }
    let holders = 0..game.track.kept_cards.len();
    match holders.into_iter().find_map(|slot| s.holder(slot).filter(|&seat| !s.live.has(seat))) {
        Some(seat) => Err(format!("seat {seat} is out but holds a jail card")),
        None => Ok(()),
    }
}

fn seats(s: &State) -> Result<(), String> {
    let out = (0..s.players).map(Seat).filter(|&seat| !s.live.has(seat));
    for seat in out {
        if s.cash[seat.idx()] != 0 || !s.deeds.owned_by(seat).is_empty() {
            return Err(format!("seat {seat} is out but owns something"));
        }
    }
    for debt in s.debts.iter() {
        let parties = debt.debtors.0 | debt.creditors.0;
        if debt.amount <= 0 || parties & !s.live.0 != 0 || debt.debtors.is_empty() {
            return Err(format!("a debt makes no sense: {debt:?}"));
        }
    }
    if let Business::Auction(auction) = s.business
        && auction.bidder != NOBODY
        && !s.live.has(Seat(auction.bidder))
    {
        return Err("a bidder is out of the game".into());
    }
    if s.actor < s.players && !s.live.has(Seat(s.actor)) {
        return Err(format!("seat {} decides but is out", s.actor));
    }
    Ok(())
}
