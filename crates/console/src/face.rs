//! What a game looks like in a terminal, and how people speak of it.

use serde_json::Value;

use crate::Scene;
use crate::scene::whole;

/// How a decision is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Menu {
    /// As a numbered list, in this order: indices into the listed actions.
    List(Vec<usize>),
    /// Not as a list, but by saying how it is typed.
    Words(String),
}

impl Menu {
    /// A list in the order in which the actions are listed.
    pub fn in_order(actions: &[String]) -> Self {
        Self::List((0..actions.len()).collect())
    }
}

/// What a game looks like in a terminal.
pub trait Face: Sync {
    /// The board to look at, as lines.
    fn draw(&self, scene: &Scene<'_>) -> String;

    /// What happened, as a sentence; `None` for what is not worth one.
    fn tell(&self, event: &Value, scene: &Scene<'_>) -> Option<String>;

    /// The action that a line means, in notation. The notation itself is always understood, so
    /// whatever is not understood here is handed on as it is.
    ///
    /// # Errors
    /// What was expected instead, in the language of the user.
    fn read(&self, line: &str, scene: &Scene<'_>) -> Result<String, String>;

    /// An action in words.
    fn name_action(&self, action: &str, scene: &Scene<'_>) -> String;

    /// What is asked now.
    fn question(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// How the decision is offered.
    fn menu(&self, _scene: &Scene<'_>, actions: &[String]) -> Menu {
        Menu::in_order(actions)
    }

    /// What can be typed besides numbers and commands, for completion.
    fn completions(&self, _scene: &Scene<'_>, actions: &[String]) -> Vec<String> {
        actions.to_vec()
    }

    /// A decision that hardly anybody wants to take: what to do when nobody asked for it.
    fn idle(&self, _scene: &Scene<'_>, _actions: &[String]) -> Option<String> {
        None
    }

    /// A closer look at one thing of the game; `None` when there is no such thing.
    fn look(&self, _what: &str, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// What to call something that a refusal speaks of: a square, a card, a piece.
    fn name_thing(&self, _field: &str, value: &Value, scene: &Scene<'_>) -> String {
        match value {
            Value::String(text) => text.clone(),
            number => scene.number(whole(number)),
        }
    }

    /// Whether people hold hands that others must not see.
    fn has_hands(&self) -> bool {
        false
    }

    /// The message that says how the game is typed.
    fn help(&self) -> &'static str;
}
