//! Nobody ever receives a card that they should not know.
//!
//! The decks of the two seats have no card in common, so that a card of the rival's, wherever it
//! stands in a message (as a number, in notation or by its name), can only be known because it
//! was played.

use std::collections::BTreeSet;

use ludoteca_client::Desk;
use ludoteca_host::wire::{ClientMessage, Plan, SeatPlan, ServerMessage, Sit, TurnInfo};
use serde_json::Value;
use tokio::task::spawn_blocking;

use crate::guest::{any_action, sit_down, standing};
use crate::program::Program;

/// The cards of each seat's deck, twice each: what they count in the base is their number.
const DECKS: [std::ops::Range<u64>; 2] = [20..30, 30..40];
/// Numbers that are no cards.
const COUNTS: [&str; 15] = [
    "version",
    "created",
    "at",
    "left_ms",
    "turns",
    "value",
    "seconds",
    "watchers",
    "chance",
    "id",
    "values",
    "count",
    "left",
    "deck_sizes",
    "hand_sizes",
];

/// What somebody may know, and has received.
struct Eyes {
    /// The rival's cards that were never played in their sight; both for those who watch.
    hidden: BTreeSet<u64>,
    names: Vec<String>,
    bytes: usize,
}

impl Eyes {
    fn new(seat: Option<usize>, names: &[String]) -> Self {
        let secret = |of: &usize| seat != Some(*of);
        let hidden = (0..2).filter(secret).flat_map(|of| DECKS[of].clone()).collect();
        Self { hidden, names: names.to_vec(), bytes: 0 }
    }

    /// Takes in what was played, then looks for anything else.
    fn look(&mut self, text: &str) {
        self.bytes += text.len();
        let mut message: Value = serde_json::from_str(text).unwrap();
        if let Some(fields) = message.as_object_mut() {
            // The whole base of cards, the same for everybody.
            fields.remove("setting");
        }
        self.learn(&message);
        self.search(&message, "");
    }

    /// Cards lie open on the board, and were played there.
    fn learn(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                let open = fields.get("event").is_some_and(|event| event == "played")
                    || (fields.contains_key("card") && fields.contains_key("owner"))
                    || (fields.contains_key("card") && fields.contains_key("cell"));
                if let Some(card) = fields.get("card").and_then(Value::as_u64).filter(|_| open) {
                    self.hidden.remove(&card);
                }
                fields.values().for_each(|field| self.learn(field));
            }
            Value::Array(list) => list.iter().for_each(|one| self.learn(one)),
            _ => {}
        }
    }

    fn search(&self, value: &Value, key: &str) {
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(key, field)| self.search(field, key));
            }
            Value::Array(list) => list.iter().for_each(|one| self.search(one, key)),
            Value::Number(number) => {
                let card = number.as_u64().filter(|_| !COUNTS.contains(&key));
                let leaked = card.filter(|card| self.hidden.contains(card));
                assert!(leaked.is_none(), "card {leaked:?} stands under {key:?}");
            }
            Value::String(text) => {
                for card in &self.hidden {
                    let name = &self.names[usize::try_from(*card).unwrap()];
                    assert!(!text.contains(name), "{name} stands in {key:?}: {text}");
                    let sign = format!("c{card}");
                    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
                    // Invitations and names of tables are random letters.
                    let written = !["table", "invitation", "rematch", "person"].contains(&key)
                        && words.into_iter().any(|word| word == sign);
                    assert!(!written, "{sign} stands in {key:?}: {text}");
                }
            }
            Value::Null | Value::Bool(_) => {}
        }
    }
}

/// The names of all cards, and a deck code for each seat.
fn cards() -> (Vec<String>, [String; 2]) {
    let run = |args: &[&str]| {
        let output =
            std::process::Command::new(env!("CARGO_BIN_EXE_ludoteca")).args(args).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let all: Value = serde_json::from_str(&run(&["cards", "--json"])).unwrap();
    let names: Vec<String> =
        all.as_array().unwrap().iter().map(|card| card["name"].as_str().unwrap().into()).collect();
    let folder = tempfile::tempdir().unwrap();
    let decks = [0, 1].map(|seat: usize| {
        let lines: Vec<&str> = DECKS[seat]
            .clone()
            .flat_map(|card| [names[usize::try_from(card).unwrap()].as_str(); 2])
            .collect();
        let file = folder.path().join(format!("deck{seat}.txt"));
        std::fs::write(&file, lines.join("\n") + "\n").unwrap();
        let told = run(&["deck", "code", file.to_str().unwrap(), "--json"]);
        let told: Value = serde_json::from_str(&told).unwrap();
        told[0]["code"].as_str().unwrap().to_owned()
    });
    (names, decks)
}

/// Plays at a table until the game is over; every byte that comes is looked at. `curious` people
/// ask for hints and reasons, too.
async fn play(
    address: String,
    token: Option<String>,
    invitation: String,
    mut eyes: Eyes,
    curious: bool,
) -> usize {
    let mut socket = sit_down(&address, token.as_deref(), Some(&invitation)).await.unwrap();
    let mut asked = 0;
    loop {
        let text = socket.hear_text().await.unwrap().expect("the table stays until the end");
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        let stands = standing(&message);
        if stands.as_ref().is_some_and(|stands| stands.turn == TurnInfo::Over) {
            return eyes.bytes;
        }
        if matches!(&message, ServerMessage::Gone { .. }) {
            panic!("{text}");
        }
        eyes.look(&text);
        let Some(stands) = stands else { continue };
        let TurnInfo::Decide { seat } = stands.turn else { continue };
        let Some(choice) = any_action(&stands) else { continue };
        asked += 1;
        if curious && asked % 3 == 0 {
            socket.say(&ClientMessage::Hint { id: 1000 + asked, seat, agent: None }).await.unwrap();
            let version = stands.version;
            socket.say(&ClientMessage::Why { id: 2000 + asked, version }).await.unwrap();
        }
        let action = choice.action.clone();
        let play = ClientMessage::Play { id: asked, seat, version: stands.version, action };
        socket.say(&play).await.unwrap();
    }
}

/// One table after the other: two people and one who watches, or one against a computer player.
async fn tables(lobby: Lobby, ana: (Desk, String), luis: (Desk, String), games: usize) -> usize {
    let mut bytes = 0;
    for game in 0..games {
        let alone = game % 4 == 3;
        let rival = if alone {
            SeatPlan::Computer { agent: "classic".into(), name: None }
        } else {
            SeatPlan::Open {}
        };
        let plan = Plan {
            game: "rift".into(),
            rules: Some("classic".into()),
            decks: Some(lobby.decks.iter().cloned().map(Some).collect()),
            seats: vec![SeatPlan::Me {}, rival],
            ..Plan::default()
        };
        let (desk, other) = (ana.0.clone(), luis.0.clone());
        let made = spawn_blocking(move || {
            let made = desk.open(&plan).unwrap();
            if !alone {
                let invitation = Some(made.invitation.clone());
                other.sit(&made.table, &Sit { invitation, ..Sit::default() }).unwrap();
            }
            made
        });
        let made = made.await.unwrap();
        let address = ana.0.address().socket(&made.table);
        let sit = |seat: Option<usize>, token: Option<&String>, curious| {
            let eyes = Eyes::new(seat, &lobby.names);
            let invitation = made.invitation.clone();
            tokio::spawn(play(address.clone(), token.cloned(), invitation, eyes, curious))
        };
        let mut people = vec![sit(Some(0), Some(&ana.1), game % 2 == 1)];
        if !alone {
            people.push(sit(Some(1), Some(&luis.1), false));
            people.push(sit(None, None, false));
        }
        for person in people {
            bytes += person.await.unwrap();
        }
    }
    bytes
}

#[derive(Clone)]
struct Lobby {
    names: Vec<String>,
    decks: [String; 2],
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hidden_card_never_reaches_anybody_else() {
    let program = Program::start(&[]);
    let (names, decks) = cards();
    let lobby = Lobby { names, decks };
    let (pairs, games) = (20, 50);
    let mut running = Vec::new();
    for pair in 0..pairs {
        let guests =
            || (program.guest(&format!("Ana {pair}")), program.guest(&format!("Luis {pair}")));
        let (ana, luis) = tokio::task::block_in_place(guests);
        running.push(tokio::spawn(tables(lobby.clone(), ana, luis, games)));
    }
    let mut bytes = 0;
    for pair in running {
        bytes += pair.await.unwrap();
    }
    assert!(bytes > pairs * games * 20_000, "{bytes} bytes are too few for so many games");
}

#[test]
fn the_eyes_of_this_test_see() {
    let names: Vec<String> = (0..40).map(|n| format!("Card number {n}")).collect();
    let sees = |text: &str| {
        let text = text.to_owned();
        let names = names.clone();
        std::panic::catch_unwind(move || Eyes::new(Some(0), &names).look(&text)).is_err()
    };
    assert!(sees(r#"{"view":{"hand":[31]}}"#));
    assert!(sees(r#"{"steps":[{"action":"c21/c35"}]}"#));
    assert!(sees(r#"{"log":[{"text":"plays Card number 33 there"}]}"#));
    assert!(!sees(r#"{"version":31,"view":{"hand":[21,22]},"setting":{"cards":[31]}}"#));
    assert!(!sees(r#"{"news":[{"event":"played","seat":1,"card":31}],"view":{"cells":[31]}}"#));
}
