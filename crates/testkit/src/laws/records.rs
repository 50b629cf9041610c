//! Laws on the record of a finished game.

use ludoteca_core::{Determinize, Header, Record, Replay, Step};

use super::notation::{cut, damaged};
use super::table::{Kept, Table};
use super::{Law, both};

/// How often a record is altered in each way.
const ALTERATIONS: usize = 8;

impl<G: Determinize> Table<'_, G> {
    /// Writes the game down, reads it back, and then tries what damage does.
    pub(super) fn keep_record(&mut self) -> Kept {
        self.now("recording");
        let record = Record::<G> { header: self.header(), steps: self.steps.clone() };
        let text = record.to_text();
        match Record::parse(&text) {
            Ok(read) => {
                let same = read.header == record.header && read.steps == record.steps;
                self.keep(Law::RecordReplays, same, || both(&text, &read.to_text()))?;
            }
            Err(why) => self.keep(Law::RecordReplays, false, || format!("{why}\n{text}"))?,
        }
        match Replay::new(self.game, self.start.clone(), &record.steps).finish() {
            Ok(end) => {
                let same = end == self.state;
                self.keep(Law::RecordReplays, same, || both(&self.state, &end))?;
            }
            Err(why) => self.keep(Law::RecordReplays, false, || format!("{why}"))?,
        }
        self.now("reading a damaged record");
        for _ in 0..ALTERATIONS {
            let damaged = damaged(&text, &mut self.kit_rng);
            self.keep_reading(&damaged)?;
            let cut = cut(&text, &mut self.kit_rng);
            self.keep_reading(cut)?;
        }
        self.now("replaying an altered record");
        for _ in 0..ALTERATIONS {
            // Written anew the checksum is right again, so that the rules alone have to refuse it.
            let steps = self.altered_steps();
            let record = Record::<G> { header: self.header(), steps };
            self.keep_reading(&record.to_text())?;
        }
        Ok(())
    }

    fn header(&self) -> Header {
        Header {
            game: G::KEY.to_owned(),
            rules_version: G::RULES_VERSION,
            players: self.settings.players,
            options: String::new(),
            seats: vec!["uniform".to_owned(); usize::from(self.settings.players)],
            seed: Some(self.settings.seed),
            start: None,
            notes: None,
        }
    }

    fn keep_reading(&self, text: &str) -> Kept {
        let Ok(record) = Record::<G>::parse(text) else {
            return Ok(());
        };
        let mut replay = Replay::new(self.game, self.start.clone(), &record.steps);
        while let Some(Ok(_)) = replay.advance(&mut ()) {}
        self.keep_audit(Law::AlteredRecords, replay.state())
    }

    /// The steps with one lost or doubled, one replaced by another, or two exchanged.
    fn altered_steps(&mut self) -> Vec<Step<G>> {
        let mut steps = self.steps.clone();
        let Ok(len @ 1..) = u32::try_from(steps.len()) else {
            return steps;
        };
        let (idx, other) = (self.kit_rng.below(len) as usize, self.kit_rng.below(len) as usize);
        match self.kit_rng.below(4) {
            0 => drop(steps.remove(idx)),
            1 => steps.insert(idx, steps[idx]),
            2 => {
                // A step by another seat would be refused for that alone.
                steps[idx] = match (steps[idx], steps[other]) {
                    (Step::Play(seat, _), Step::Play(_, action)) => Step::Play(seat, action),
                    (Step::Play(..), Step::Chance(_)) | (Step::Chance(_), _) => steps[other],
                }
            }
            _ => steps.swap(idx, other),
        }
        steps
    }
}
