//! Changes of a trade, by its maker or by whoever it is offered to.

use std::collections::BTreeMap;

use ludoteca_monopoly::MAX_PACKAGE_SEATS;

use super::super::seated::Seated;
use super::super::{Output, Session, tell};
use super::Stage;
use super::draft::{Trade, Way};
use crate::wire::{TradeCard, TradeEstate, TradeMoney, TradePart};

/// One change, as the client says it.
#[derive(Clone, Copy)]
pub(super) enum Edit {
    Estate { estate: i32, to: i32 },
    Card { card: i32, to: i32 },
    Money { from: i32, to: i32, amount: i32 },
}

/// On the wire: a thing that a trade does not move any more.
const NOBODY: i32 = -1;

fn estate_part(estate: i32, to: i32) -> TradePart {
    TradePart::Estate(TradeEstate { estate: Some(estate), to: Some(to) })
}

fn card_part(card: i32, to: i32) -> TradePart {
    TradePart::Card(TradeCard { card: Some(card), to: Some(to) })
}

/// A thing goes to somebody; to its owner or to nobody: it stays where it is. Whether it moves.
fn move_thing(things: &mut BTreeMap<i32, Way>, thing: i32, owner: u8, to: Option<u8>) -> bool {
    if let Some(to) = to.filter(|&to| to != owner) {
        things.insert(thing, (owner, to));
        return true;
    }
    things.remove(&thing);
    false
}

impl Trade {
    /// Changes it; what is new in it, or the message that says why nothing is.
    fn change(&mut self, edit: Edit, seated: &Seated) -> Result<TradePart, &'static str> {
        let seat = |player: i32| seated.seat(player).filter(|&seat| seated.is_live(seat));
        let bad = "monopd-serve-bad-part";
        let part = match edit {
            Edit::Estate { estate, to } => {
                let owner = seated.owner_of(estate).ok_or(bad)?;
                let moves = move_thing(&mut self.estates, estate, owner, seat(to));
                estate_part(estate, if moves { to } else { NOBODY })
            }
            Edit::Card { card, to } => {
                let owner = seated.holder_of(card).ok_or(bad)?;
                let moves = move_thing(&mut self.cards, card, owner, seat(to));
                card_part(card, if moves { to } else { NOBODY })
            }
            Edit::Money { from, to, amount } => {
                let way = seat(from).zip(seat(to)).filter(|(from, to)| from != to).ok_or(bad)?;
                match amount {
                    ..0 => return Err(bad),
                    0 => drop(self.money.remove(&way)),
                    _ => drop(self.money.insert(way, amount)),
                }
                let (from, to) = (Some(from), Some(to));
                TradePart::Money(TradeMoney { from, to, money: Some(amount) })
            }
        };
        let involved = self.involved();
        if involved.len() > 2 && !seated.has_packages() {
            return Err("monopd-serve-two-only");
        }
        if involved.len() > MAX_PACKAGE_SEATS {
            return Err("monopd-serve-too-many-parties");
        }
        self.parties.extend(involved);
        self.revision += 1;
        self.accepts.clear();
        Ok(part)
    }

    /// Takes out what its giver no longer has; what was taken out.
    pub(super) fn sweep(&mut self, seated: &Seated) -> Vec<TradePart> {
        let mut parts = Vec::new();
        self.estates.retain(|&estate, &mut (from, _)| {
            let stays = seated.owner_of(estate) == Some(from);
            parts.extend((!stays).then(|| estate_part(estate, NOBODY)));
            stays
        });
        self.cards.retain(|&card, &mut (from, _)| {
            let stays = seated.holder_of(card) == Some(from);
            parts.extend((!stays).then(|| card_part(card, NOBODY)));
            stays
        });
        if !parts.is_empty() {
            self.revision += 1;
            self.accepts.clear();
            self.stage = Stage::Draft;
        }
        parts
    }
}

impl Session {
    /// Changes a trade that is ours, or makes one of our own of what somebody else offers.
    pub(super) fn edit(&mut self, id: i32, edit: Edit, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(mut trade) = seated.trades.open.get(&id).cloned() else {
            return self.complain("monopd-serve-no-trade", out);
        };
        let foreign = Some(trade.maker) != seated.looks;
        let counter = foreign && seated.may("refuse");
        match trade.stage {
            Stage::Draft | Stage::Accepted => {}
            Stage::OnTable if counter => {}
            Stage::Offering(_) | Stage::OnTable => {
                return self.complain("monopd-serve-on-table", out);
            }
        }
        let part = match trade.change(edit, seated) {
            Ok(part) => part,
            Err(key) => return self.complain(key, out),
        };
        trade.stage = Stage::Draft;
        trade.maker = seated.looks.unwrap_or(trade.maker);
        tell(&[trade.part_element(part)], out);
        tell(&[trade.accepts_element(seated)], out);
        seated.trades.open.insert(id, trade);
        if counter {
            self.play("refuse".into(), out);
        }
    }
}
