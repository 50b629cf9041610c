//! What the stations applied, compared message by message.

/// What was applied under each number, by whoever was first.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    entries: Vec<(String, String)>,
    /// How many times each of them was told of.
    told: Vec<u32>,
}

/// Two stations have made different things of a message, or one has left one out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Diverged {
    pub(super) number: u64,
}

impl Ledger {
    /// Takes what a station has applied.
    pub(super) fn note(&mut self, number: u64, frame: &str, hash: &str) -> Result<(), Diverged> {
        let diverged = Err(Diverged { number });
        let Ok(place) = usize::try_from(number) else { return diverged };
        if place == self.entries.len() {
            self.entries.push((frame.to_owned(), hash.to_owned()));
            self.told.push(0);
        }
        match self.entries.get(place) {
            Some((known, state)) if known == frame && state == hash => {
                self.told[place] += 1;
                Ok(())
            }
            _ => diverged,
        }
    }

    pub(super) fn messages(&self) -> u64 {
        self.entries.len() as u64
    }

    /// The hash of the last state.
    pub(super) fn hash(&self) -> &str {
        self.entries.last().map_or("", |(_, hash)| hash)
    }

    /// How many messages were told of by fewer than so many stations.
    pub(super) fn untold(&self, stations: u32) -> u64 {
        self.told.iter().filter(|told| **told < stations).count() as u64
    }

    /// Compares with the last game of a journal, line by line.
    pub(super) fn compare_journal(&mut self, journal: &str) -> Result<(), Diverged> {
        let mut lines: Vec<&str> = Vec::new();
        for line in journal.lines() {
            if line.starts_with("station ") {
                lines.clear();
            }
            lines.push(line);
        }
        for line in lines {
            let mut words = line.split(' ');
            if words.next() != Some("applied") {
                continue;
            }
            let words: Vec<&str> = words.collect();
            let [number, head, info, hash] = words[..] else { continue };
            let number = number.parse().unwrap_or(u64::MAX);
            self.note(number, &format!("{head} {info}"), hash)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_frame_another_state_or_a_gap_is_noticed() {
        let mut ledger = Ledger::default();
        assert_eq!(ledger.note(0, "00 e3", "aa"), Ok(()));
        assert_eq!(ledger.note(0, "00 e3", "aa"), Ok(()));
        assert_eq!(ledger.note(1, "11 9a", "bb"), Ok(()));
        assert_eq!(ledger.untold(2), 1);
        for (number, frame, hash) in [(0, "00 e3", "ab"), (1, "11 9b", "bb"), (3, "11 9a", "cc")] {
            assert_eq!(ledger.note(number, frame, hash), Err(Diverged { number }));
        }
        assert_eq!((ledger.messages(), ledger.hash()), (2, "bb"));
    }

    #[test]
    fn the_last_game_of_a_journal_counts() {
        let mut ledger = Ledger::default();
        ledger.note(0, "00 e1", "aa").unwrap();
        let journal = "station 1 ring 1 safe\napplied 0 00 e3 bb\nstation 1 ring 1 safe\n\
                       sent 0 00 e1\napplied 0 00 e1 aa\nsettled 0\n";
        assert_eq!(ledger.compare_journal(journal), Ok(()));
        let other = journal.replace("00 e1 aa", "00 e1 ab");
        assert_eq!(ledger.compare_journal(&other), Err(Diverged { number: 0 }));
    }
}
