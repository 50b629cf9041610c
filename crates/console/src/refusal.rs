//! What a table would not do, in words.

use ludoteca_words::Arg;
use serde_json::Value;

use crate::{Face, LinkError, Scene};

/// Why something was not done, for a person at a table of this game.
pub(crate) fn say(error: &LinkError, game: &str, face: &dyn Face, scene: &Scene<'_>) -> String {
    let reason = match error {
        LinkError::Unable => return scene.say("play-unable", &[]),
        LinkError::Refused(text) | LinkError::Lost(text) => text.clone(),
        LinkError::Illegal { why, text } => {
            why_illegal(why, game, face, scene).unwrap_or_else(|| text.clone())
        }
    };
    scene.say("play-refused", &[("reason", (&reason).into())])
}

/// Why the rules forbid something, in words; `None` when there are none for it.
pub fn why_illegal(why: &Value, game: &str, face: &dyn Face, scene: &Scene<'_>) -> Option<String> {
    let key = format!("refused-{game}-{}", why["why"].as_str()?);
    if !scene.words.has(&key) {
        return None;
    }
    let fields = why.as_object()?.iter().filter(|(field, _)| *field != "why");
    let things: Vec<(&String, String)> =
        fields.map(|(field, value)| (field, face.name_thing(field, value, scene))).collect();
    let args: Vec<(&str, Arg<'_>)> =
        things.iter().map(|(field, name)| (field.as_str(), name.into())).collect();
    Some(scene.say(&key, &args))
}
