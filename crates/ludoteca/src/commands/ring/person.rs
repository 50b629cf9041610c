//! A person at a station: the game in this terminal, the station beside it.

use std::io::Write as _;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use clap::ArgMatches;
use ludoteca_catalog::find;
use ludoteca_console::{Aside, Ending, Terminal, face_of, play as play_at, rival_of};
use ludoteca_core::Purpose;
use ludoteca_ring::Replica;
use ludoteca_serial::{LineWriter, Order, Player};

use super::station::{Ready, failed, sitters};
use super::table::{Happening, PersonWitness, RingTable};
use super::tells::{self, Notices};
use crate::output::Output;
use crate::problem::Problem;
use crate::terminal;

/// Plays in this terminal, while the station goes on in a thread of its own.
pub(super) fn play(
    out: &mut Output,
    matches: &ArgMatches,
    ready: Ready,
    writer: LineWriter,
    orders: Sender<Order>,
    inbox: Receiver<Order>,
) -> anyhow::Result<()> {
    let words = out.words;
    let text = |name: &str| matches.get_one::<String>(name);
    let key = if matches.get_flag("start") { "ring-starting" } else { "ring-waiting" };
    let begun = ready.station.replica().cloned();
    let me = ready.station.seat();
    match &begun {
        Some(replica) => {
            out.say("ring-goes-on", &[("messages", u64::from(replica.applied()).into())])?;
        }
        None => out.say(key, &[])?,
    }
    out.flush()?;
    let style = terminal::style(matches.get_flag("ascii"));
    let mut lines = terminal::lines(style, "ring")?;
    let plain: Aside = Box::new(|line| {
        let mut stdout = std::io::stdout();
        writeln!(stdout, "{line}")?;
        stdout.flush()
    });
    let aside = lines.aside().unwrap_or(plain);
    let (table, happenings) = channel();
    let mut witness = PersonWitness {
        table: table.clone(),
        aside,
        notices: Notices::default(),
        style,
        words,
        rules: ready.rules.clone(),
    };
    let player = Player::Person(Box::new(ready.chance(Purpose::Chance)));
    let mut post = ready.post(player, writer);
    let station = thread::spawn(move || {
        let ended = post.run(&inbox, &mut witness);
        if let Err(fault) = &ended {
            // The table may have been left already.
            let _ = table.send(Happening::Lost(fault.to_string()));
        }
    });
    let Some((me, replica)) = me.zip(begun).or_else(|| wait_for_the_game(&happenings)) else {
        return Err(failed(out, "ring-stopped", &words.plain("ring-no-game")));
    };
    let name = text("name").map_or_else(|| words.plain("play-you"), Clone::clone);
    let seats = sitters(words, replica.players(), Some((me, &name)));
    let teacher = find("monopoly").map(rival_of).map_err(|error| out.problem(&error))?;
    let args = [
        ("name", (&name).into()),
        ("station", tells::number(me)),
        ("players", u64::from(replica.players()).into()),
    ];
    out.say("ring-seated", &args)?;
    out.flush()?;
    let mut table = RingTable::new(me, seats, replica, happenings, orders, teacher, words);
    let face = face_of("monopoly").unwrap_or_else(|| unreachable!("every game has a face"));
    let mut stdout = std::io::stdout();
    let terminal = Terminal { lines: lines.as_mut(), out: &mut stdout, words, style };
    let ending = play_at(&mut table, face, terminal, None)?;
    drop(table);
    match ending {
        Ending::Over => {
            out.say("ring-lingering", &[])?;
            out.flush()?;
            // What it does until then is pass messages on; a panic there has been shown.
            let _ = station.join();
            Ok(())
        }
        Ending::Left => match text("journal") {
            Some(file) => out.say("ring-left-kept", &[("file", file.into())]),
            None => out.say("ring-left", &[]),
        },
        Ending::Lost(reason) => {
            Err(Problem::Failed(words.say("ring-stopped", &[("reason", (&reason).into())])).into())
        }
    }
}

/// Waits until the game was announced; none when the station has stopped before.
fn wait_for_the_game(happenings: &Receiver<Happening>) -> Option<(ludoteca_core::Seat, Replica)> {
    loop {
        match happenings.recv().ok()? {
            Happening::Applied(me, replica, _) => return Some((me, *replica)),
            Happening::Lost(_) => return None,
            Happening::Asked(_) | Happening::Ended(_) => {}
        }
    }
}
