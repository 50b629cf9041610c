//! The players of Monopoly on the shelf.

use ludoteca_monopoly::Monopoly;
use ludoteca_monopoly::agents::gnome::Kind;
use ludoteca_monopoly::agents::optimal::Settings;
use ludoteca_monopoly::agents::{Gnome, Optimal, PseudoRandom, Quick, RuleBased};

use crate::agent::{AgentSpec, Given, Parameter};

const QUICK: &[Parameter] = &[Parameter::whole("reserve", 100.0, 0.0, 10_000.0)];

/// The numbers of [`Settings`], under the same names; `docs/optimal.md` has the same ranges.
const OPTIMAL: &[Parameter] = &[
    Parameter::real("risk", 0.9, 0.0, 1.0),
    Parameter::real("bid_base", 0.6, 0.0, 5.0),
    Parameter::real("bid_own", 0.5, 0.0, 5.0),
    Parameter::real("bid_rival", 0.2, 0.0, 5.0),
    Parameter::real("bid_risk", 0.5, 0.0, 2.0),
    Parameter::real("raise", 1.0, 0.0, 200.0),
    Parameter::real("reserve_cautious", 3.0, 0.0, 50.0),
    Parameter::real("reserve_bold", 0.0, 0.0, 50.0),
    Parameter::real("lift_floor", 0.5, 0.0, 5.0),
    Parameter::real("enough_free", 0.25, 0.0, 1.1),
    Parameter::real("settlement", 1.0, 0.0, 100.0),
    Parameter::whole("proposals", 3.0, 0.0, 255.0),
];

pub(super) fn all() -> Vec<AgentSpec<Monopoly>> {
    vec![
        AgentSpec::uniform(),
        AgentSpec::new("quick", QUICK, |given| Quick::new(given.whole("reserve"))),
        AgentSpec::new("rules", &[], |_| RuleBased::default()),
        AgentSpec::new("random", &[], |_| PseudoRandom::default()),
        AgentSpec::new("optimal", OPTIMAL, |given| Optimal::new(settings(given)))
            .with_study(|given, view| Optimal::new(settings(given)).study(view).to_string()),
        AgentSpec::new(Kind::A.key(), &[], |_| Gnome::new(Kind::A)),
        AgentSpec::new(Kind::B.key(), &[], |_| Gnome::new(Kind::B)),
        AgentSpec::new(Kind::C.key(), &[], |_| Gnome::new(Kind::C)),
    ]
}

fn settings(given: &Given) -> Settings {
    Settings {
        risk: given.real("risk"),
        bid_base: given.real("bid_base"),
        bid_own: given.real("bid_own"),
        bid_rival: given.real("bid_rival"),
        bid_risk: given.real("bid_risk"),
        raise: given.real("raise"),
        reserve_cautious: given.real("reserve_cautious"),
        reserve_bold: given.real("reserve_bold"),
        lift_floor: given.real("lift_floor"),
        enough_free: given.real("enough_free"),
        settlement: given.real("settlement"),
        proposals: given.whole("proposals"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::read;

    #[test]
    fn the_defaults_are_those_of_the_players() {
        let specs = all();
        let given = |name| read(&specs, name).unwrap().1;
        assert_eq!(settings(&given("optimal")), Settings::default());
        assert!((settings(&given("optimal:risk=0.25")).risk - 0.25).abs() < 1e-12);
        assert_eq!(given("quick").whole::<i32>("reserve"), Quick::default().reserve);
    }
}
