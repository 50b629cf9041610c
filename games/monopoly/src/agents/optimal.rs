//! The player of document 003: buys everything, deals for complete groups, builds by its risk.
//!
//! One room for each of its decisions: `auction`, `mortgage`, `tiles`, `jail` and [`trading`].
//! `docs/optimal.md` tells what it does and why.

use ludoteca_core::{Agent, SeatView as _, Thinking, Weighed};

use crate::{
    Action, MAX_PACKAGE_SEATS, MAX_PACKAGE_THINGS, Monopoly, Phase, Question, SquareKind, View,
};

mod auction;
mod jail;
mod memory;
mod mortgage;
mod settings;
mod tiles;
pub mod trading;

use memory::Memory;
pub use settings::Settings;
pub use trading::TradeStudy;

/// The optimal player of document 003.
#[derive(Clone, Debug, Default)]
pub struct Optimal {
    settings: Settings,
    memory: Memory,
}

impl Optimal {
    /// A player with these numbers; the risk is held between 0 and 1.
    pub fn new(settings: Settings) -> Self {
        let settings = Settings { risk: settings.risk.clamp(0.0, 1.0), ..settings };
        Self { settings, memory: Memory::default() }
    }

    /// A player with the usual numbers and this risk.
    pub fn with_risk(risk: f64) -> Self {
        Self::new(Settings::with_risk(risk))
    }

    /// Its numbers.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What it would think about deals for the seat that looks, with nothing refused before.
    pub fn study(&self, view: &View<'_>) -> TradeStudy {
        study_of(&self.settings, view, 0)
    }
}

/// The study of a seat's deals as these rules allow them.
fn study_of(settings: &Settings, view: &View<'_>, refused: u8) -> TradeStudy {
    let rules = view.game().rules();
    let participants = match (rules.trades, rules.packages) {
        (false, _) => 0,
        (true, false) => 2,
        (true, true) => MAX_PACKAGE_SEATS as u32,
    };
    let settlement = settings.settlement;
    let terms = trading::Terms { settlement, participants, lots: MAX_PACKAGE_THINGS, refused };
    trading::study(trading::Streets::of(view), view.seat(), terms)
}

impl Agent<Monopoly> for Optimal {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match view.question() {
            Question::Manage => self.manage(view, thinking),
            question => self.answer(view, question, thinking),
        }
    }

    fn remembers(&self) -> bool {
        true
    }

    fn reset(&mut self) {
        self.memory = Memory::default();
    }
}

impl Optimal {
    /// Its own turn, before the roll and after the move: jail, deals, then its lots.
    #[inline]
    fn manage(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let settings = &self.settings;
        let before = view.phase() == Phase::Before;
        if !before && view.phase() != Phase::After {
            return say(thinking, Action::Done, || vec![("manages in its own turn only", 0.0)]);
        }
        if before
            && view.jail_turn(view.seat()) > 0
            && let Some(action) = jail::leave(settings, view, thinking)
        {
            return action;
        }
        if let Some(action) = self.memory.propose(settings, view, thinking) {
            return action;
        }
        if let Some(action) = tiles::improve(settings, view, thinking) {
            return action;
        }
        let action = if before { Action::Roll } else { Action::Done };
        say(thinking, action, || vec![("nothing to improve", 0.0)])
    }

    #[inline(never)]
    fn answer(
        &mut self,
        view: &View<'_>,
        question: Question,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        let settings = &self.settings;
        match question {
            Question::Buy => buy(view, thinking),
            Question::Bid => auction::bid(settings, view, thinking),
            Question::Percent => auction::percent(settings, view, thinking),
            Question::Debt => mortgage::settle(view, thinking),
            Question::Tax => tax(view, thinking),
            Question::Card => say(thinking, Action::Choose(0), || vec![("the first", 0.0)]),
            Question::Trade | Question::Package => {
                let (action, why) = match trading::answer(view, settings.settlement) {
                    Ok(()) => (Action::Accept, "everybody completes a group"),
                    Err(why) => (Action::Refuse, why),
                };
                say(thinking, action, || vec![(why, 0.0)])
            }
            Question::Draft => self.memory.draft(settings, view, thinking),
            Question::Interest => tiles::taken_over(settings, view, thinking),
            Question::Claim => tiles::claim(settings, view, thinking),
            Question::Place => tiles::place(view, thinking),
            Question::Manage | Question::Nothing => Action::Done,
        }
    }
}

/// Always buys when it can: no lot is useless, if only as something to deal with.
fn buy(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let can = view.check(Action::Buy).is_ok();
    let action = if can { Action::Buy } else { Action::Decline };
    say(thinking, action, || vec![("always buys when it can", f64::from(u8::from(can)))])
}

/// The smaller tax: a program has added up before it is asked.
fn tax(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let me = view.seat();
    let square = view.game().board().squares().get(usize::from(view.place(me).0));
    let saved = match square.map(|square| square.kind) {
        Some(SquareKind::IncomeTax { percent, fixed }) => {
            i64::from(fixed) - view.worth(me) * i64::from(percent) / 100
        }
        _ => 0,
    };
    let action = if saved > 0 { Action::TaxPercent } else { Action::TaxFixed };
    say(thinking, action, || vec![("saved by paying the percentage", saved as f64)])
}

/// Whether one ratio is below another; what is divided by nothing is above everything.
fn ratio_below(part: i32, whole: i32, other_part: i32, other_whole: i32) -> bool {
    i64::from(part) * i64::from(other_whole) < i64::from(other_part) * i64::from(whole)
}

/// Notes why an action was chosen, if anybody wants to know, and hands it back.
#[inline]
fn say(
    thinking: &mut Thinking<'_, Action>,
    action: Action,
    terms: impl FnOnce() -> Vec<(&'static str, f64)>,
) -> Action {
    thinking.weigh(|| {
        let terms = terms();
        Weighed { action, value: terms.iter().map(|(_, value)| value).sum(), terms }
    });
    action
}
