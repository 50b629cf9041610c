//! Players by name: `name` or `name:key=value,key=value`.

use std::fmt;
use std::marker::PhantomData;

use ludoteca_core::{Agent, Game};

use crate::table::{Seating, Table};
use crate::{AnyTable, CatalogError, Expected, Noun, Shelved};

/// What the shelf says about a player.
#[derive(Clone, PartialEq, Debug)]
pub struct AgentEntry {
    /// Its name.
    pub name: &'static str,
    /// What can be set on it.
    pub parameters: &'static [Parameter],
}

/// A number that can be set on a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it is unless set.
    pub default: f64,
    /// The lowest it can be.
    pub low: f64,
    /// The highest it can be.
    pub high: f64,
    /// Whether it has to be a whole number.
    pub whole: bool,
}

impl Parameter {
    fn read(&self, text: &str) -> Option<f64> {
        let value: f64 = text.parse().ok()?;
        let fits = (self.low..=self.high).contains(&value) && (!self.whole || value.fract() == 0.0);
        fits.then_some(value)
    }

    /// What it can be.
    pub const fn range(&self) -> Expected {
        Expected::Range { low: self.low, high: self.high, whole: self.whole }
    }
}

/// The parameters of one player, all of them set.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    values: Vec<(&'static str, f64)>,
}

impl Given {
    /// The value of a parameter. A name that was not declared is 0, which tests will see.
    pub fn real(&self, name: &str) -> f64 {
        let found = self.values.iter().find(|(known, _)| *known == name);
        debug_assert!(found.is_some(), "no parameter {name} was declared");
        found.map_or(0.0, |&(_, value)| value)
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
        Self { entry: AgentEntry { name, parameters }, maker, study: None }
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
    let mut values: Vec<_> = parameters.iter().map(|p| (p.name, p.default)).collect();
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        let place = parameters.iter().position(|p| p.name == key).ok_or_else(|| {
            CatalogError::unknown(Noun::Parameter, key, parameters.iter().map(|p| p.name))
        })?;
        values[place].1 = parameters[place].read(value).ok_or_else(|| CatalogError::Value {
            noun: Noun::Parameter,
            name: format!("{name}:{key}"),
            found: value.to_owned(),
            expected: parameters[place].range(),
        })?;
    }
    Ok((spec, Given { values }))
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
    fn a_list_keeps_settings_with_their_player() {
        assert_eq!(split_agents("a,b"), ["a", "b"]);
        assert_eq!(split_agents("a:x=1,y=2, b ,c:z=3"), ["a:x=1,y=2", "b", "c:z=3"]);
        assert_eq!(split_agents("a,x=1"), ["a", "x=1"]);
        assert_eq!(split_agents(""), [""]);
    }
}
