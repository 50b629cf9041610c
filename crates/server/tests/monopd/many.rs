//! Many games at full speed with clients that say anything at any time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ludoteca_catalog::open_record;
use ludoteca_core::Seat;
use ludoteca_server::MonopdLimits;
use ludoteca_testkit::effort;
use serde_json::Value;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::agree::agree;
use crate::guest::{DEADLINE, House};
use crate::line::Client;
use crate::open;

/// Clients at once.
const AT_ONCE: usize = 16;
/// What one of them says at most in one game, in a few lines each.
const SPEECHES: usize = 600;
/// The longest that a server may leave a client without a word: what it grants an arrival.
const STALL: Duration = Duration::from_secs(10);

/// How long a mad client waits for something to come of what it said.
const EFFECT: Duration = Duration::from_millis(10);
/// The network's rules, for games that come to their end soon.
const SHORT: &str = "official:manage_after_move=false,packages,fine_any_turn,pay_automatically,\
                     transfer_interest=false,dealt_lots=4,turn_limit=40";

/// What came of a game.
#[derive(Debug, Default)]
struct Played {
    lines: usize,
    said: usize,
    returns: usize,
    /// Whether it came to its end, and was held against its record.
    finished: bool,
    longest_wait: Duration,
}

/// Whether the game is over, also for somebody who came back too late to see its end.
fn is_over(client: &Client) -> bool {
    let game = client.mad.mirror.game();
    is_outside(client) || game.is_some_and(|game| game.status.as_deref() == Some("end"))
}

/// Whether there is something to decide: whoever owes may have no button, but estates.
fn is_asked(client: &Client) -> bool {
    let owes = client.mad.mirror.own().is_some_and(|own| own.has_debt == Some(true));
    !client.mad.mirror.buttons.is_empty() || (owes && !client.mad.management().is_empty())
}

fn is_outside(client: &Client) -> bool {
    client.mad.mirror.own().is_some_and(|own| own.game == Some(-1))
}

/// Hears something; a silence is an error.
async fn hear(client: &mut Client, played: &mut Played) {
    let began = Instant::now();
    assert!(client.hear(STALL).await, "a stall: {}", client.tail());
    played.longest_wait = played.longest_wait.max(began.elapsed());
}

/// A game of somebody who presses and says anything.
async fn madly(client: &mut Client, house: &House, played: &mut Played) -> Vec<TcpStream> {
    let mut left = Vec::new();
    for _ in 0..SPEECHES {
        let (text, before) = (client.mad.speak(), client.mad.choices);
        played.said += text.lines().count();
        client.say(&text).await;
        match client.mad.below(120) {
            // The connection breaks with half a command in it.
            0 => {
                client.say(".r").await;
                drop(client.come_back(house).await);
                played.returns += 1;
            }
            // Another one takes over.
            1 => {
                left.push(client.come_back(house).await);
                played.returns += 1;
            }
            // More before anything was heard of this.
            2..40 => continue,
            _ => {}
        }
        client.fence().await;
        // Most of what was pressed has an effect; what was nonsense has none.
        while client.mad.choices == before && client.hear(EFFECT).await {}
        while !is_over(client) && !is_asked(client) {
            hear(client, played).await;
        }
        if is_over(client) {
            break;
        }
    }
    left
}

/// A game of somebody who only does what is offered, one thing after another.
async fn tamely(client: &mut Client, played: &mut Played) {
    let mut before = 0;
    for _ in 0..SPEECHES {
        while !is_over(client) && (client.mad.choices == before || !is_asked(client)) {
            hear(client, played).await;
        }
        if is_over(client) {
            break;
        }
        let mut choices = client.mad.buttons();
        // A hint changes nothing that could be waited for.
        choices.retain(|command| command != ".!hint");
        // At other moments it would be done later.
        let calm = client.mad.mirror.has_button(".r");
        if choices.is_empty() || (calm && client.mad.below(3) == 0) {
            choices.extend(client.mad.management());
        }
        let choice = choices[client.mad.below(choices.len())].clone();
        before = client.mad.choices;
        played.said += 1;
        client.say(&format!("{choice}\n")).await;
    }
    assert_eq!(client.mad.errors, Vec::<String>::new(), "{}", client.tail());
}

/// What the record of the game comes to is what the client was told, unless it came back too late
/// to hear the end.
async fn compare(client: &Client, house: &House) {
    let tables = client.tables(house).await;
    let own = |table: &&Value| table["yours"].as_array().is_some_and(|yours| !yours.is_empty());
    let table = tables.iter().find(own).unwrap()["table"].as_str().unwrap().to_owned();
    let answer = client.guest(house).get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let game = open_record("record", &answer.body).unwrap();
    let game = game.resume("record", &answer.body).unwrap();
    if !is_outside(client) {
        agree(&client.mad.mirror, &serde_json::from_value(game.view(Seat(0))).unwrap());
    }
}

async fn game(house: &House, seed: u64) -> Played {
    let mut played = Played::default();
    // One in ten is created here, and played as long as the client has something to say.
    let mut client = if seed.is_multiple_of(10) {
        Client::playing(house, seed).await
    } else {
        Client::coming_from_the_page(house, seed, SHORT).await
    };
    let left = if seed.is_multiple_of(3) {
        tamely(&mut client, &mut played).await;
        Vec::new()
    } else {
        madly(&mut client, house, &mut played).await
    };
    let errors = client.mad.errors.len();
    assert!(errors <= played.said, "{errors} errors for {} commands", played.said);
    played.finished = is_over(&client);
    if played.finished {
        compare(&client, house).await;
    }
    for stream in left {
        assert!(ends(stream).await, "a connection that was taken over stays open");
    }
    client.say(".gx\n.d\n").await;
    client.until_closed().await;
    played.lines = client.mad.lines;
    played
}

/// Whether the other side closes a connection.
async fn ends(mut stream: TcpStream) -> bool {
    let mut bytes = Vec::new();
    timeout(DEADLINE, stream.read_to_end(&mut bytes)).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mad_clients_play_many_games_and_know_what_the_tables_know() {
    let games = effort(60, 500);
    let limits = MonopdLimits {
        lines_at_once: 1_000_000,
        lines_per_second: 1_000_000,
        ..MonopdLimits::default()
    };
    let (house, _folder) = open(limits).await;
    let house = Arc::new(house);
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = Vec::new();
    for seed in 0..games {
        let place = Arc::clone(&places).acquire_owned().await.unwrap();
        let house = Arc::clone(&house);
        tasks.push(tokio::spawn(async move {
            let _place = place;
            game(&house, seed).await
        }));
    }
    let mut total = Played::default();
    let mut finished = 0;
    for task in tasks {
        let played = task.await.unwrap();
        total.lines += played.lines;
        total.said += played.said;
        total.returns += played.returns;
        total.longest_wait = total.longest_wait.max(played.longest_wait);
        finished += u64::from(played.finished);
    }
    assert!(finished * 10 >= games * 9, "{finished} of {games} games came to an end; {total:?}");
    assert!(total.returns > 10, "{total:?}");
    Arc::into_inner(house).expect("all games are over").close().await;
}
