//! Somebody at a table, as a program.

use ludoteca_client::{Socket, SocketError};
use ludoteca_host::wire::{Choice, ClientMessage, ServerMessage, TurnInfo};

/// What somebody who only plays on needs to know of a table.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) version: u32,
    pub(crate) turn: TurnInfo,
    pub(crate) actions: Vec<Choice>,
}

/// Where the table stands, if the message says so.
pub(crate) fn standing(message: &ServerMessage) -> Option<Standing> {
    match message {
        ServerMessage::Table { version, turn, actions, .. }
        | ServerMessage::Steps { version, turn, actions, .. } => {
            Some(Standing { version: *version, turn: *turn, actions: actions.clone() })
        }
        _ => None,
    }
}

/// The action of somebody who takes any, but never trades or gives up: the same for the same
/// version.
pub(crate) fn any_action(standing: &Standing) -> Option<&Choice> {
    let calm = |choice: &&Choice| {
        !["trade", "resign", "bankrupt", "mortgage", "sell"]
            .iter()
            .any(|word| choice.action.starts_with(word))
    };
    let calm: Vec<&Choice> = standing.actions.iter().filter(calm).collect();
    let chosen = calm.get(standing.version as usize % calm.len().max(1)).copied();
    chosen.or(standing.actions.first())
}

/// Says hello at a table.
pub(crate) async fn sit_down(
    address: &str,
    token: Option<&str>,
    invitation: Option<&str>,
) -> Result<Socket, SocketError> {
    let mut socket = Socket::connect(address).await?;
    let hello = ClientMessage::Hello {
        token: token.map(str::to_owned),
        invitation: invitation.map(str::to_owned),
        lang: Some("es".into()),
    };
    socket.say(&hello).await?;
    Ok(socket)
}
