//! Laws on taking a step.

use std::hash::Hash;

use ludoteca_core::{Audience, Determinize, Fingerprint, Step};

use super::table::{Kept, Table};
use super::{Law, both, take};

impl<G: Determinize> Table<'_, G> {
    /// Takes a step of the game; if `closely`, tries it out on clones first.
    pub(super) fn advance(&mut self, step: Step<G>, closely: bool) -> Kept {
        if closely {
            self.try_out(step)?;
        }
        let before = self.state.clone();
        take(self.game, &mut self.state, step, &mut ());
        let changed = self.state != before;
        self.keep(Law::StepsChange, changed, || format!("{step} changes nothing\n{before:?}"))?;
        self.steps.push(step);
        Ok(())
    }

    fn try_out(&mut self, step: Step<G>) -> Kept {
        let text_before = format!("{:?}", self.state);
        let (mut first, mut second, mut silent) =
            (self.state.clone(), self.state.clone(), self.state.clone());
        let mut first_log: Vec<(Audience, G::Event)> = Vec::new();
        let mut second_log = Vec::new();
        take(self.game, &mut first, step, &mut first_log);
        take(self.game, &mut second, step, &mut second_log);
        take(self.game, &mut silent, step, &mut ());

        // Compared as text: a state that shares its parts with its clones would equal them still.
        let text = format!("{:?}", self.state);
        self.keep(Law::ClonesApart, text == text_before, || {
            format!("{step} on a clone\n{}", both(&text_before, &text))
        })?;
        self.keep(Law::Repeatable, first == second, || {
            format!("{step}\n{}", both(&first, &second))
        })?;
        self.keep(Law::Repeatable, first_log == second_log, || {
            format!("{step}\n{}", both(&first_log, &second_log))
        })?;
        self.keep(Law::SilentSteps, first == silent, || {
            format!("{step}\n{}", both(&first, &silent))
        })?;
        self.keep(Law::EqualHashes, hash(&first) == hash(&second), || format!("{first:?}"))
    }
}

fn hash(value: &impl Hash) -> Fingerprint {
    Fingerprint::of_value(value)
}
