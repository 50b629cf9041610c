//! The players of Parchís on the shelf.

use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::rating::RatingWeights;
use ludoteca_parchis::agents::{Chain, Expecti, Level, Levelled, Personality, Random, Rating};

use crate::agent::{AgentSpec, Given, Parameter};

const RATING: &[Parameter] = &[
    Parameter::flag("chain"),
    Parameter::word("personality", &["none", "aggressive", "cautious", "runner", "blocker"]),
];
#[expect(clippy::cast_precision_loss, reason = "a few thousand nodes")]
const EXPECTI: &[Parameter] =
    &[Parameter::whole("nodes", Expecti::NODES as f64, 1.0, 1e9), Parameter::millis()];
const LEVEL: &[Parameter] = &[Parameter::whole("n", 3.0, 1.0, 5.0)];

pub(super) fn all() -> Vec<AgentSpec<Parchis>> {
    vec![
        AgentSpec::uniform(),
        AgentSpec::new("random", &[], |_| Random),
        AgentSpec::new("rating", RATING, rater),
        AgentSpec::new("expecti", EXPECTI, |given| Expecti::new(given.limit())),
        AgentSpec::new("level", LEVEL, level),
    ]
}

fn level(given: &Given) -> Levelled {
    let level = Level::of(given.whole("n"));
    level
        .unwrap_or_else(|| unreachable!("the range of the parameter is that of the levels"))
        .player()
}

/// The rating of the document and what grew out of it.
fn rater(given: &Given) -> Levelled {
    let weights = match given.word("personality") {
        "none" => RatingWeights::DOCUMENT,
        name => match name.parse::<Personality>() {
            Ok(personality) => personality.weights(),
            Err(_) => unreachable!("the words of the parameter are the personalities"),
        },
    };
    if given.is_set("chain") {
        Levelled::Chain(Chain::new(weights))
    } else {
        Levelled::Rating(Rating::new(weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Values, read};

    #[test]
    fn every_personality_and_every_level_can_be_asked_for() {
        let specs = all();
        let Values::Words(words) = RATING[1].values else { panic!("{:?}", RATING[1]) };
        let named: Vec<&str> = Personality::ALL.map(Personality::name).to_vec();
        assert_eq!(words[1..], named);
        for name in words {
            assert!(read(&specs, &format!("rating:personality={name}")).is_ok());
        }
        for number in 1..=5 {
            let (_, given) = read(&specs, &format!("level:n={number}")).unwrap();
            assert_eq!(Level::of(number).map(Level::player), Some(level(&given)));
        }
        assert!(read(&specs, "rating:personality=shy").is_err());
    }
}
