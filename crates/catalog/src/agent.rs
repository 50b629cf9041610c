//! Players by name: `name` or `name:key=value,key=value`.

use std::fmt;
use std::marker::PhantomData;

use ludoteca_core::{Agent, Game, Limit};

use crate::table::{Seating, Table};
use crate::{AnyTable, CatalogError, Expected, Noun, Shelved};

/// What the shelf says about a player.
#[derive(Clone, PartialEq, Debug)]
pub struct AgentEntry {
    /// Its name.
    pub name: &'static str,
    /// What can be set on it.
    pub parameters: &'static [Parameter],
    /// Whether it is shown what is hidden from its seat: a reference to measure others by.
    pub sees_everything: bool,
}

/// What is known of a player that was named with its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgentFacts {
    /// Whether it thinks by the clock, so that its games do not repeat.
    pub timed: bool,
    /// Whether it is shown what is hidden from its seat.
    pub sees_everything: bool,
}

/// Something that can be set on a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it can be, and is unless set.
    pub values: Values,
}

/// What a parameter can be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Values {
    /// A number.
    Number {
        /// What it is unless set.
        default: f64,
        /// The lowest it can be.
        low: f64,
        /// The highest it can be.
        high: f64,
        /// Whether it has to be a whole number.
        whole: bool,
    },
    /// One of these words; the first unless set.
    Words(&'static [&'static str]),
}

/// What a flag can be: a flag that is named without a value is set.
const FLAG: &[&str] = &["no", "yes"];

impl Parameter {
    /// The parameter by which a player thinks for a time instead of a number of nodes.
    pub(crate) const MILLIS: &'static str = "ms";

    /// A parameter that can be any number of a range.
    pub(crate) const fn real(name: &'static str, default: f64, low: f64, high: f64) -> Self {
        Self { name, values: Values::Number { default, low, high, whole: false } }
    }

    /// A parameter that has to be whole.
    pub(crate) const fn whole(name: &'static str, default: f64, low: f64, high: f64) -> Self {
        Self { name, values: Values::Number { default, low, high, whole: true } }
    }

    /// A parameter that is one of some words.
    pub(crate) const fn word(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, values: Values::Words(words) }
    }

    /// A parameter that is set by naming it.
    pub(crate) const fn flag(name: &'static str) -> Self {
        Self::word(name, FLAG)
    }

    /// Milliseconds for one decision; 0 unless set, and then something else is the limit.
    pub(crate) const fn millis() -> Self {
        Self::whole(Self::MILLIS, 0.0, 0.0, 3_600_000.0)
    }

    fn default(&self) -> f64 {
        match self.values {
            Values::Number { default, .. } => default,
            Values::Words(_) => 0.0,
        }
    }

    fn read(&self, text: Option<&str>) -> Option<f64> {
        match self.values {
            Values::Number { low, high, whole, .. } => {
                let value: f64 = text?.parse().ok()?;
                let fits = (low..=high).contains(&value) && (!whole || value.fract() == 0.0);
                fits.then_some(value)
            }
            Values::Words(words) => {
                let set = if words == FLAG { text.unwrap_or(FLAG[1]) } else { text? };
                let place = words.iter().position(|word| *word == set)?;
                u32::try_from(place).ok().map(f64::from)
            }
        }
    }

    /// What it can be.
    pub fn expected(&self) -> Expected {
        match self.values {
            Values::Number { low, high, whole, .. } => Expected::Range { low, high, whole },
            Values::Words(words) => Expected::OneOf(words),
        }
    }
}

/// The parameters of one player, all of them set.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    values: Vec<(&'static Parameter, f64)>,
}

impl Given {
    fn defaults(parameters: &'static [Parameter]) -> Self {
        Self { values: parameters.iter().map(|p| (p, p.default())).collect() }
    }

    /// The value of a parameter. A name that was not declared is 0, which tests will see.
    pub fn real(&self, name: &str) -> f64 {
        let found = self.find(name);
        debug_assert!(found.is_some(), "no parameter {name} was declared");
        found.map_or(0.0, |(_, value)| value)
    }

    /// The value of a parameter that is whole and small enough for `N`.
    pub fn whole<N: TryFrom<i64>>(&self, name: &str) -> N
    where
        N::Error: fmt::Debug,
    {
        #[expect(clippy::cast_possible_truncation, reason = "the range of a parameter is small")]
        let value = self.real(name) as i64;
        N::try_from(value).expect("the declared range fits the type")
    }

    /// The word that a parameter was set to. A name that was not declared as a word is "".
    pub fn word(&self, name: &str) -> &'static str {
        match self.find(name).map(|(parameter, _)| parameter.values) {
            Some(Values::Words(words)) => words[self.whole::<usize>(name)],
            other => {
                debug_assert!(false, "{name} was declared as {other:?}, not as a word");
                ""
            }
        }
    }

    /// Whether a flag is set.
    pub fn is_set(&self, name: &str) -> bool {
        self.word(name) == FLAG[1]
    }

    /// How much to think: `nodes`, or a time where [`Parameter::MILLIS`] is set.
    pub(crate) fn limit(&self) -> Limit {
        let (nodes, millis) = (self.whole("nodes"), self.whole(Parameter::MILLIS));
        if millis == 0 { Limit::Nodes(nodes) } else { Limit::Millis { millis, nodes } }
    }

    fn find(&self, name: &str) -> Option<(&'static Parameter, f64)> {
        self.values.iter().find(|(known, _)| known.name == name).copied()
    }

    fn is_timed(&self) -> bool {
        self.find(Parameter::MILLIS).is_some_and(|(_, millis)| millis > 0.0)
    }
}

/// A player of the game `G`: what the shelf says about it, and how to make one.
pub struct AgentSpec<G: Game> {
    pub(crate) entry: AgentEntry,
    pub(crate) maker: Box<dyn Maker<G>>,
    pub(crate) study: Option<Study<G>>,
}

/// What a player has studied in a position besides its candidates, as text.
pub(crate) type Study<G> = fn(&Given, &<G as Game>::View<'_>) -> String;

impl<G: Game> fmt::Debug for AgentSpec<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entry.fmt(f)
    }
}

impl<G: Shelved> AgentSpec<G> {
    /// A player that is made by `make` from its parameters.
    pub fn new<A: Agent<G> + 'static>(
        name: &'static str,
        parameters: &'static [Parameter],
        make: fn(&Given) -> A,
    ) -> Self {
        let maker = Box::new(Make { make, of: PhantomData });
        let entry = AgentEntry { name, parameters, sees_everything: false };
        Self { entry, maker, study: None }
    }

    /// The same player, labelled as one that is shown everything.
    #[must_use]
    pub fn reference(mut self) -> Self {
        self.entry.sees_everything = true;
        self
    }

    /// What is known of such a player with these parameters.
    pub(crate) fn facts(&self, given: &Given) -> AgentFacts {
        AgentFacts { timed: given.is_timed(), sees_everything: self.entry.sees_everything }
    }

    /// The same player, who can also tell what it studies.
    #[must_use]
    pub fn with_study(self, study: Study<G>) -> Self {
        Self { study: Some(study), ..self }
    }

    /// The player that every game has: all listed actions equally likely.
    pub fn uniform() -> Self {
        Self::new("uniform", &[], |_| ludoteca_agents::Uniform::<G::Action>::new())
    }
}

/// Makes players of one type, alone or a whole table of them.
pub(crate) trait Maker<G: Shelved>: Send + Sync {
    fn alone(&self, given: &Given) -> Box<dyn Agent<G>>;
    /// A table at which all are of this type, so that nothing is called virtually.
    fn table<'g>(&self, given: &[Given], seating: Seating<'g, G>) -> Box<dyn AnyTable + 'g>;
}

struct Make<G, A> {
    make: fn(&Given) -> A,
    of: PhantomData<fn() -> G>,
}

impl<G: Shelved, A: Agent<G> + 'static> Maker<G> for Make<G, A> {
    fn alone(&self, given: &Given) -> Box<dyn Agent<G>> {
        Box::new((self.make)(given))
    }

    fn table<'g>(&self, given: &[Given], seating: Seating<'g, G>) -> Box<dyn AnyTable + 'g> {
        let agents: Vec<A> = given.iter().map(self.make).collect();
        Box::new(Table::new(seating, agents))
    }
}

/// The player that a name means: which it is, and with what parameters.
pub(crate) fn read<'s, G: Shelved>(
    specs: &'s [AgentSpec<G>],
    text: &str,
) -> Result<(&'s AgentSpec<G>, Given), CatalogError> {
    let (name, settings) = text.split_once(':').unwrap_or((text, ""));
    let spec = specs.iter().find(|spec| spec.entry.name == name).ok_or_else(|| {
        CatalogError::unknown(Noun::Agent, name, specs.iter().map(|spec| spec.entry.name))
    })?;
    let parameters = spec.entry.parameters;
    let mut given = Given::defaults(parameters);
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (key, value) = match setting.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (setting, None),
        };
        let place = parameters.iter().position(|p| p.name == key).ok_or_else(|| {
            CatalogError::unknown(Noun::Parameter, key, parameters.iter().map(|p| p.name))
        })?;
        given.values[place].1 =
            parameters[place].read(value).ok_or_else(|| CatalogError::Value {
                noun: Noun::Parameter,
                name: format!("{name}:{key}"),
                found: value.unwrap_or_default().to_owned(),
                expected: parameters[place].expected(),
            })?;
    }
    Ok((spec, given))
}

/// The player that a name means, for whoever stands on the game itself.
///
/// # Errors
/// There is no such player, or a parameter is wrong.
pub fn make_agent<G: Shelved>(text: &str) -> Result<Box<dyn Agent<G>>, CatalogError> {
    let specs = G::agents();
    let (spec, given) = read(&specs, text)?;
    Ok(spec.maker.alone(&given))
}

/// Several players in one line, `A,B:key=value,key=value,C`.
///
/// Commas separate players as well as their settings: a piece `key=value` without a player's
/// name before it belongs to the player before it.
pub fn split_agents(text: &str) -> Vec<String> {
    let mut agents: Vec<String> = Vec::new();
    for piece in text.split(',').map(str::trim) {
        let is_setting = piece.contains('=') && !piece.contains(':');
        match agents.last_mut() {
            Some(last) if is_setting && last.contains(':') => {
                last.push(',');
                last.push_str(piece);
            }
            _ => agents.push(piece.to_owned()),
        }
    }
    agents
}

#[cfg(test)]
mod tests {
    use ludoteca_pig::Pig;

    use super::*;

    #[test]
    fn settings_are_read_and_defaults_fill_the_rest() {
        let specs = Pig::agents();
        let at = |text| read(&specs, text).map(|(_, given)| given.whole::<u16>("at"));
        assert_eq!(at("hold-at"), Ok(20));
        assert_eq!(at("hold-at:at=25"), Ok(25));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let specs = Pig::agents();
        for (text, expected) in [
            ("chess", "there is no agent \"chess\" (there are: uniform, hold-at)"),
            ("hold_at", "there is no agent \"hold_at\"; did you mean hold-at?"),
            ("hold-at:on=3", "there is no parameter \"on\""),
            ("hold-at:at", "parameter hold-at:at cannot be \"\": expected a whole number from 1"),
            ("hold-at:at=2.5", "parameter hold-at:at cannot be \"2.5\""),
            ("hold-at:at=NaN", "parameter hold-at:at cannot be \"NaN\""),
            ("", "there is no agent \"\""),
        ] {
            let error = read(&specs, text).map(|_| ()).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text:?} gave {error:?}");
        }
    }

    #[test]
    fn a_player_is_made_by_its_name() {
        assert!(make_agent::<Pig>("hold-at:at=25").is_ok());
        let error = make_agent::<Pig>("chess").map(|_| ()).unwrap_err();
        assert!(error.to_string().starts_with("there is no agent \"chess\""), "{error}");
    }

    #[test]
    fn a_list_keeps_settings_with_their_player() {
        assert_eq!(split_agents("a,b"), ["a", "b"]);
        assert_eq!(split_agents("a:x=1,y=2, b ,c:z=3"), ["a:x=1,y=2", "b", "c:z=3"]);
        assert_eq!(split_agents("a,x=1"), ["a", "x=1"]);
        assert_eq!(split_agents(""), [""]);
    }
}
