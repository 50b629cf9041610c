//! Single auctions.

use std::ops::{ControlFlow, Range};

use ludoteca_catalog::{AnyTable, Deal};
use serde_json::Value;

use super::{AuctionsPlan, Class, Contest, Count, Document, Figure, Report, Row, Run, What};
use crate::SeriesError;
use crate::tally::add;
use crate::workers::{Done, Merge, in_order};

/// How an auction ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hammer {
    /// Who bought, and at what price; nobody when the bank kept it.
    sold: Option<(usize, i64)>,
    bids: u64,
}

impl AuctionsPlan {
    pub(super) fn run(&self, run: &Run<'_>) -> Result<Report, SeriesError> {
        let names: Vec<&str> = self.agents.iter().map(String::as_str).collect();
        let Done { total: sums, blocks: games } = in_order(
            0..run.games,
            run.jobs,
            run.watch.stop,
            self.none(),
            || Ok::<_, SeriesError>(self.game.table(&names, &self.start)?),
            |table, range, _| {
                let sums = self.hold(table.as_mut(), run.seed, range.clone());
                (run.watch.progress)(range.end - range.start);
                Ok((sums, range.end))
            },
        )?;
        // Auctions have dice of their own each: they are independent.
        let count = |count| Figure::from(Count { count, of: games });
        let class = |(class, &held): (&Class, &u64)| {
            Row::counted(What::Class(class.name.clone()), class.document.into(), count(held))
        };
        let mut rows: Vec<Row> = self.classes.iter().zip(&sums.classes).map(class).collect();
        let classed: u64 = sums.classes.iter().sum();
        if classed < games {
            let rest = count(games - classed);
            rows.push(Row::counted(What::NoClass, Document::Silent, rest));
        }
        #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 bids")]
        let mean_length = sums.bids as f64 / games.max(1) as f64;
        Ok(Report {
            games,
            rows,
            mean_length: Some(mean_length),
            contests: self.contests(&sums.wins, games),
            ..Report::default()
        })
    }

    fn none(&self) -> Sums {
        let (classes, seats) = (self.classes.len(), self.agents.len());
        Sums { classes: vec![0; classes], wins: vec![0; seats], bids: 0 }
    }

    fn hold(&self, table: &mut dyn AnyTable, seed: u64, numbers: Range<u64>) -> Sums {
        let mut sums = self.none();
        for number in numbers {
            let deal = Deal { seed, number, rotation: 0, cap: self.game.default_cap() };
            let hammer = hammer(table, &deal);
            sums.bids += hammer.bids;
            if let Some((seat, _)) = hammer.sold {
                sums.wins[seat] += 1;
            }
            let fits = |class: &Class| self.fits(class, hammer);
            if let Some(class) = self.classes.iter().position(fits) {
                sums.classes[class] += 1;
            }
        }
        sums
    }

    fn fits(&self, class: &Class, hammer: Hammer) -> bool {
        let Some((seat, price)) = hammer.sold else { return false };
        self.agents[seat] == class.winner
            && (!class.first_bid || hammer.bids == 1)
            && class.over.is_none_or(|over| price > over)
            && class.up_to.is_none_or(|up_to| price <= up_to)
    }

    fn contests(&self, wins: &[u64], of: u64) -> Vec<Contest> {
        // Every class of one scenario has the same number of auctions behind it.
        let document = self.classes.iter().find_map(|class| class.document);
        let Some(Count { of: weight, .. }) = document else { return Vec::new() };
        let contest = |(agent, &count): (&String, &u64)| {
            Contest::independent(agent.clone(), Count { count, of }, weight)
        };
        self.agents.iter().zip(wins).map(contest).collect()
    }
}

/// Plays until the hammer falls.
fn hammer(table: &mut dyn AnyTable, deal: &Deal) -> Hammer {
    let mut found = Hammer { sold: None, bids: 0 };
    table.follow(deal, &mut |event: &Value| {
        match event["event"].as_str() {
            Some("bid") => found.bids += 1,
            Some("sold") => {
                let winner = event["to"].as_u64().and_then(|seat| usize::try_from(seat).ok());
                found.sold = winner.zip(event["price"].as_i64());
                return ControlFlow::Break(());
            }
            Some("unsold") => return ControlFlow::Break(()),
            _ => {}
        }
        ControlFlow::Continue(())
    });
    found
}

/// Auctions by class, and by who won them.
struct Sums {
    classes: Vec<u64>,
    wins: Vec<u64>,
    bids: u64,
}

impl Merge for Sums {
    fn merge(&mut self, other: &Self) {
        add(&mut self.classes, &other.classes);
        add(&mut self.wins, &other.wins);
        self.bids += other.bids;
    }
}
