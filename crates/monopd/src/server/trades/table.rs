//! What becomes of the offer on the table, and of drafts.

use ludoteca_host::wire::Step;

use super::super::seated::Seated;
use super::super::{Output, Session, tell};
use super::Stage;
use super::draft::Trade;
use crate::wire::Element;

/// What ends an offer, and whether it was taken.
const ENDS: [(&str, bool); 4] =
    [("accepted", true), ("refused", false), ("package-done", true), ("package-failed", false)];

/// Whether the steps tell how the offer on the table ended; then, whether it was taken.
fn outcome(steps: &[Step]) -> Option<bool> {
    let events = steps.iter().flat_map(|step| &step.news).map(|news| &news.event["event"]);
    let mut ends = events.filter_map(|event| ENDS.iter().find(|(end, _)| *event == *end));
    ends.next().map(|&(_, taken)| taken)
}

impl Session {
    /// Tells of the offer on the table, of its end, and of drafts that have lost their ground.
    pub(in crate::server) fn tell_trades(&mut self, steps: &[Step], out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(me) = seated.looks else { return };
        let offer = seated.offer().filter(|offer| offer.parties.contains(&me));
        if let Some(id) = seated.trades.live() {
            self.tell_live(id, outcome(steps), offer.as_ref(), out);
        }
        let Some(seated) = &mut self.seated else { return };
        if let Some(mut offer) = offer.filter(|_| seated.trades.live().is_none()) {
            offer.id = seated.trades.next();
            tell_whole(&offer, true, seated, out);
            seated.trades.open.insert(offer.id, offer);
        }
        self.sweep_drafts(out);
    }

    /// What has become of the trade that was on the table, or on its way there.
    fn tell_live(
        &mut self,
        id: i32,
        outcome: Option<bool>,
        offer: Option<&Trade>,
        out: &mut Vec<Output>,
    ) {
        let Some(seated) = &mut self.seated else { return };
        let Some(mut trade) = seated.trades.open.remove(&id) else { return };
        let offering = matches!(trade.stage, Stage::Offering(_));
        match offer {
            // The money of a package comes back settled: ours is whatever we have just made.
            Some(offer)
                if outcome.is_none()
                    && (trade.is_same_deal(offer) || (offering && trade.maker == offer.maker)) =>
            {
                let own = trade.accepts.iter().copied().filter(|seat| seated.looks == Some(*seat));
                let accepts = offer.accepts.iter().copied().chain(own).collect();
                let news = trade.accepts != accepts;
                trade.accepts = accepts;
                trade.stage = Stage::OnTable;
                if !trade.is_same_deal(offer) {
                    tell(&trade.take_over(offer, seated), out);
                }
                if news {
                    tell(&[trade.accepts_element(seated)], out);
                }
                seated.trades.open.insert(id, trade);
            }
            None if outcome.is_none() && offering => {
                seated.trades.open.insert(id, trade);
            }
            _ if outcome == Some(true) => {
                trade.accepts.clone_from(&trade.parties);
                let end = [trade.end_element("accepted"), trade.end_element("completed")];
                tell(&[trade.accepts_element(seated)], out);
                tell(&end, out);
            }
            _ => tell(&[trade.end_element("rejected")], out),
        }
    }

    /// Drafts end with their partners, and lose what its owner has lost.
    fn sweep_drafts(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let mut open = std::mem::take(&mut seated.trades.open);
        open.retain(|_, trade| {
            if !matches!(trade.stage, Stage::Draft | Stage::Accepted) {
                return true;
            }
            if !trade.parties.iter().all(|&seat| seated.is_live(seat)) {
                tell(&[trade.end_element("rejected")], out);
                return false;
            }
            let parts = trade.sweep(seated);
            if !parts.is_empty() {
                let swept: Vec<Element> =
                    parts.into_iter().map(|part| trade.part_element(part)).collect();
                tell(&swept, out);
                tell(&[trade.accepts_element(seated)], out);
            }
            true
        });
        seated.trades.open = open;
    }

    /// Tells all open trades once more.
    pub(in crate::server) fn tell_trades_again(&self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        for trade in seated.trades.open.values() {
            tell_whole(trade, false, seated, out);
        }
    }
}

fn tell_whole(trade: &Trade, new: bool, seated: &Seated, out: &mut Vec<Output>) {
    if new {
        tell(&[trade.new_element(seated)], out);
        let nobody = Trade { accepts: [].into(), ..trade.clone() };
        tell(&[nobody.accepts_element(seated)], out);
    }
    tell(&[trade.whole_element(seated)], out);
    tell(&[trade.accepts_element(seated)], out);
}
