//! The real `GtkAtlantic` of Debian's package at our tables, its keys pressed by somebody.

mod display;
mod person;
mod tap;

use std::net::SocketAddr;
use std::path::PathBuf;

use ludoteca_monopd::wire::Command;

use crate::program::{Program, wait_for};
use display::Display;
use person::Person;
use tap::Tap;

/// The player that is always ourselves.
const ME: i32 = 1;
/// The options of a game that the tests switch off.
const AUCTIONS: usize = 3;
const THIRD_PLAYER: usize = 9;
/// The rounds that the client has to survive.
const ROUNDS: i32 = 30;

/// A server in this language, and the wire to it.
fn serve(lang: &str) -> (Program, Tap) {
    let program = Program::start(&["--lang", lang, "--monopd", "127.0.0.1:0"]);
    let mut address: Option<SocketAddr> = None;
    wait_for("an address for clients of the network", || {
        let said = program.said();
        let mut words = said.lines().filter(|line| line.contains("monopd"));
        address = words.find_map(|line| line.rsplit(' ').next()?.parse().ok());
        address.is_some()
    });
    (program, Tap::to(address.unwrap()))
}

/// Keeps a picture of the screen for people to look at, where `SCREENSHOTS` says so.
fn keep(display: &Display, name: &str) {
    let scratch = tempfile::tempdir().unwrap();
    let folder = std::env::var_os("SCREENSHOTS").map(PathBuf::from);
    let file = folder.unwrap_or_else(|| scratch.path().to_owned()).join(format!("{name}.png"));
    display.picture(&file);
    assert!(std::fs::metadata(file).unwrap().len() > 10_000, "the screen is empty");
}

/// Does what goes on with the game, rather this than that; whoever is bankrupt leaves it.
fn goes_on(person: &mut Person<'_>, tap: &Tap, seen: &mut usize, rather: &[&str]) -> String {
    let commands = person.is_asked(*seen);
    if commands.is_empty() {
        let lot = person.mortgages();
        wait_for("a mortgage", || tap.heard().pledge() != Some(lot));
        return ".em".into();
    }
    *seen = tap.heard().shown;
    let usual = [".r", ".eb", ".T$", ".jr", ".ea", ".p"];
    let mut wanted = rather.iter().chain(&usual);
    let found = wanted.find(|&command| commands.iter().any(|it| it == command));
    let pressed = found.map_or_else(|| commands[0].clone(), |&command| command.to_owned());
    person.presses(&pressed);
    pressed
}

fn is_mortgage(command: &Command) -> bool {
    matches!(command, Command::ToggleMortgage(_))
}

#[test]
fn gtkatlantic_creates_a_game_and_plays_thirty_rounds() {
    let (_program, tap) = serve("en");
    let display = Display::open();
    let mut person = Person::sits_down("Ana", &display, &tap);
    let mut seen = 0;
    while tap.heard().rounds() <= ROUNDS {
        if tap.heard().players.get(&ME).is_none_or(|me| me.game == Some(-1)) {
            person.creates(0, "city");
            person.switches_off(AUCTIONS);
            person.switches_off(THIRD_PLAYER);
            person.starts();
            person.chats("hello");
        }
        // Once without need; after doubles it is done with the next roll.
        let rolls = tap.heard().players.get(&ME).is_some_and(|me| me.can_roll == Some(true));
        if rolls && tap.heard().pledge().is_some() && tap.heard().count(is_mortgage) == 0 {
            person.mortgages();
        }
        goes_on(&mut person, &tap, &mut seen, &[]);
    }
    keep(&display, "gtkatlantic");
    assert!(person.is_there());
    let again = person.again;
    let (status, said) = person.closes();
    assert!(status.success() && !said.contains("CRITICAL"), "{status}: {said}");
    let heard = tap.heard();
    assert!(heard.count(|it| *it == Command::Buy) > 0 && heard.count(is_mortgage) > 0);
    assert!(heard.estates.values().any(|estate| estate.owner == Some(ME)), "{:?}", heard.estates);
    assert!(heard.count(|it| matches!(it, Command::Roll | Command::RollInJail)) >= 30);
    // It confirms every space on the way, so that it is never waited for.
    assert!(heard.count(|it| matches!(it, Command::Arrived(_))) > 150);
    assert!(heard.texts.iter().any(|text| text == "hello"), "the chat comes back");
    assert!(again > 0 || heard.errors.is_empty(), "{:?}", heard.errors);
}

#[test]
fn gtkatlantic_bids_trades_and_comes_back_after_a_crash() {
    let (_program, tap) = serve("es");
    let display = Display::open();
    let mut person = Person::sits_down("Begoña", &display, &tap);
    person.creates(1, "french_city");
    person.switches_off(THIRD_PLAYER);
    person.starts();
    let mut seen = 0;
    while goes_on(&mut person, &tap, &mut seen, &[".ea"]) != ".ea" {}
    wait_for("an auction", || tap.heard().is_auctioning());
    person.bids();
    keep(&display, "gtkatlantic-auction");
    wait_for("the end of the auction", || !tap.heard().is_auctioning());

    // Whoever can roll can trade first.
    wait_for("the next turn", || tap.heard().players.get(&ME).unwrap().can_roll == Some(true));
    let partner = *tap.heard().players.keys().find(|&&player| player > ME).unwrap();
    person.trades(partner);
    assert_eq!(tap.heard().trades, ["new", "rejected"]);

    let (cookie, rolls) = (person.cookie(), tap.heard().count(|it| *it == Command::Roll));
    assert_eq!(tap.heard().cookie.as_ref(), Some(&cookie), "it is written down as it was told");
    person.crashes();
    person.comes_back();
    while tap.heard().count(|it| *it == Command::Roll) < rolls + 2 {
        goes_on(&mut person, &tap, &mut seen, &[]);
    }
    keep(&display, "gtkatlantic-es");
    let again = person.again;
    let (status, said) = person.closes();
    assert!(status.success() && !said.contains("CRITICAL"), "{status}: {said}");
    let heard = tap.heard();
    assert_eq!(heard.players[&ME].name.as_deref(), Some("Begoña"));
    assert!(again > 0 || heard.errors.is_empty(), "{:?}", heard.errors);
}
