//! Transcripts of both directions: what a server says (`<`) and what our bot answers (`>`).

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use ludoteca_core::{Agent, Purpose, Rng, Seat, SeatView as _, Thinking};
use ludoteca_monopd::client::{Bot, Entry, Output, Settings};
use ludoteca_monopoly::{Action, Monopoly, View};
use ludoteca_testkit::golden::check_golden;

/// Takes the first that it can: it rolls, buys, pays, accepts.
struct First;

impl Agent<Monopoly> for First {
    fn choose(&mut self, view: &View<'_>, _: &mut Thinking<'_, Action>) -> Action {
        let mut actions = Vec::new();
        view.actions(&mut actions);
        actions[0]
    }
}

/// A board like the classic one, as far as a bot needs it: four spaces that can be owned.
fn board() -> String {
    let mut line = "<monopd>".to_owned();
    for n in 0..8 {
        let rest = match n {
            0 => r#"name="Go" passmoney="200" can_be_owned="0" group="-1""#,
            2 => r#"name="Jail" jail="1" payamount="50" can_be_owned="0" group="-1""#,
            4 => r#"name="Tax" tax="200" taxpercentage="10" can_be_owned="0" group="-1""#,
            6 => r#"name="To jail" tojail="1" can_be_owned="0" group="-1""#,
            _ => {
                r#"name="Street" can_be_owned="1" group="0" price="60" houseprice="50" mortgageprice="30" unmortgageprice="33" rent0="2" rent1="10" rent2="30" rent3="90" rent4="160" rent5="250" owner="-1" houses="0" mortgaged="0""#
            }
        };
        write!(line, r#"<estateupdate estateid="{n}" {rest}/>"#).expect("a string");
    }
    line + "</monopd>"
}

/// Plays a script: lines of the server, `!SECONDS` for time that passes, `~` for a connection that
/// breaks, `# …` for headings.
fn transcript(entry: Entry, script: &str) -> String {
    let settings = Settings { name: "Ana".into(), entry, rounds: Some(3) };
    let thoughts = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
    let mut bot = Bot::new(settings, Box::new(First), thoughts);
    let (mut text, mut now) = (String::new(), Duration::ZERO);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut out = Vec::new();
        text += line;
        text.push('\n');
        if let Some(seconds) = line.strip_prefix('!') {
            now += Duration::from_secs(seconds.parse().expect("seconds"));
            bot.tick(now, &mut out);
        } else if line == "~" {
            let wanted = bot.broken(&mut out);
            writeln!(text, "  (comes back: {wanted})").expect("a string");
            if wanted {
                bot.reconnected();
            }
        } else if let Some(said) = line.strip_prefix("< ") {
            let said = said.replace("BOARD", &board());
            bot.receive(format!("{said}\n").as_bytes(), now, &mut out);
        }
        for output in out {
            match output {
                Output::Send(command) => writeln!(text, "> {command}").expect("a string"),
                Output::Tell(tell) => writeln!(text, "  ({tell:?})").expect("a string"),
            }
        }
    }
    text
}

const LOBBY: &str = r#"
# the greeting, our name, a game of our own
< <monopd><server host="" version="0.10.2"/></monopd>
< <monopd><gameupdate gameid="-1" gametype="city" name="City"/></monopd>
< <monopd><client playerid="1" cookie="1/2"/></monopd>
< <monopd><gameupdate gameid="7" gametype="city" status="config" master="1" players="1" maxplayers="6" canbejoined="1"/><configupdate configid="1" gameid="7" name="collectfines" type="bool" edit="1" value="0"/><playerupdate playerid="1" name="Ana" game="7"/></monopd>
< <monopd><configupdate configid="1" gameid="7" value="1"/></monopd>
< <monopd><playerupdate playerid="2" name="Bea" game="7"/><gameupdate gameid="7" players="2"/></monopd>
# the start
< <monopd><gameupdate gameid="7" status="init"/></monopd>
< <monopd><playerupdate playerid="1" money="300" location="0" turnorder="1" hasturn="0"/><playerupdate playerid="2" money="300" location="0" turnorder="2" hasturn="0"/></monopd>
< BOARD
< <monopd><gameupdate gameid="7" status="run" turn="1"/><playerupdate playerid="1" hasturn="1" can_roll="1"/></monopd>
"#;

fn create() -> Entry {
    let options = vec![("collectfines".to_owned(), true)];
    Entry::Create { kind: "city".into(), players: 2, options }
}

#[test]
fn the_sequences_of_the_protocol() {
    let script = format!(
        "{LOBBY}{}",
        r#"
# a roll: every client confirms where the token has arrived
< <monopd><playerupdate playerid="1" location="1" can_roll="0" directmove="0"/></monopd>
# for sale: bought; an unknown element and attribute change nothing
< <monopd><playerupdate playerid="1" can_buyestate="1"/><weather sky="blue"/></monopd>
< <monopd><estateupdate estateid="1" owner="1" can_toggle_mortgage="1" smell="none"/></monopd>
< <monopd><playerupdate playerid="1" money="240" can_buyestate="0" hasturn="0"/><playerupdate playerid="2" hasturn="1"/></monopd>
# the other rolls: confirmed too
< <monopd><playerupdate playerid="2" location="3"/></monopd>
# an offer to us that takes what it seems to give: rejected as soon as its maker accepts it
< <monopd><tradeupdate type="new" tradeid="0" actor="2" revision="1"/></monopd>
< <monopd><tradeupdate tradeid="0"><tradeplayer playerid="2" accept="0"/><tradeplayer playerid="1" accept="0"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="0" revision="2"><trademoney playerfrom="2" playerto="1" money="-50"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="0"><tradeplayer playerid="2" accept="1"/></tradeupdate></monopd>
< <monopd><tradeupdate type="rejected" tradeid="0" actor="1"/></monopd>
# an honest one
< <monopd><tradeupdate type="new" tradeid="1" actor="2" revision="1"/></monopd>
< <monopd><tradeupdate tradeid="1"><tradeplayer playerid="2" accept="0"/><tradeplayer playerid="1" accept="0"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="1" revision="2"><tradeestate estateid="1" targetplayer="2"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="1" revision="3"><trademoney playerfrom="2" playerto="1" money="90"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="1"><tradeplayer playerid="2" accept="1"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="1" type="completed"/></monopd>
# an auction: our turn to bid comes after those before us; then we leave it
< <monopd><auctionupdate auctionid="0" actor="2" estateid="3" status="0"/></monopd>
!6
< <monopd><auctionupdate auctionid="0" status="3"/></monopd>
# an offer among three, of whom only its maker has accepted it: rejected
< <monopd><tradeupdate type="new" tradeid="2" actor="2" revision="1"/></monopd>
< <monopd><tradeupdate tradeid="2"><tradeplayer playerid="2" accept="0"/><tradeplayer playerid="1" accept="0"/><tradeplayer playerid="3" accept="0"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="2" revision="2"><trademoney playerfrom="3" playerto="1" money="50"/></tradeupdate></monopd>
< <monopd><tradeupdate tradeid="2"><tradeplayer playerid="2" accept="1"/></tradeupdate></monopd>
< <monopd><tradeupdate type="rejected" tradeid="2"/></monopd>
# an auction at a table of ours: who bids no more says so, as soon as there is a button for it
< <monopd><auctionupdate auctionid="0" actor="2" estateid="5" highbid="500" highbidder="2" status="0"/></monopd>
< <monopd><display cleartext="0" clearbuttons="1"><button command=".!leave" caption="Leave" enabled="1"/></display></monopd>
!1
< <monopd><auctionupdate auctionid="0" status="3"/></monopd>
# the tax, chosen by the commands of the buttons
< <monopd><playerupdate playerid="1" location="4" hasturn="1"/></monopd>
< <monopd><display estateid="4" text="Whatever" cleartext="0" clearbuttons="0"><button command=".T$" caption="a" enabled="1"/><button command=".T%" caption="b" enabled="1"/></display></monopd>
< <monopd><playerupdate playerid="1" money="210" hasturn="0"/></monopd>
# a debt: how much is only words
< <monopd><playerupdate playerid="1" hasdebt="1"/></monopd>
< <monopd><estateupdate estateid="1" mortgaged="1"/><playerupdate playerid="1" money="0" hasdebt="0"/></monopd>
# in jail
< <monopd><playerupdate playerid="1" location="2" jailed="1" hasturn="0" directmove="1"/></monopd>
< <monopd><playerupdate playerid="1" hasturn="1" jailcount="1"/></monopd>
# a refusal: we wait a moment before we try again
< <monopd><msg type="error" value="No."/></monopd>
!1
# the limit of rounds: it leaves the game, then the server
< <monopd><gameupdate gameid="7" turn="4"/><playerupdate playerid="1" hasturn="1"/></monopd>
< <monopd><playerupdate playerid="1" game="-1"/></monopd>
"#
    );
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/client.txt");
    check_golden(&golden, &transcript(create(), &script));
}

#[test]
fn a_lost_connection() {
    let script = format!(
        "{LOBBY}{}",
        r#"
# everything is heard anew, and the cookie makes us who we were
~
< <monopd><server host="" version="0.10.2"/><gameupdate gameid="-1" gametype="city" name="City"/></monopd>
< <monopd><msg type="info" value="Welcome back."/></monopd>
< <monopd><client playerid="1" cookie="1/2"/></monopd>
< <monopd><playerupdate playerid="1" name="Ana" game="-1"/></monopd>
< <monopd><gameupdate gameid="3" gametype="city" status="init" turn="2"/><playerupdate playerid="1" game="3"/></monopd>
< <monopd><playerupdate playerid="1" money="240" location="5" turnorder="1" hasturn="1" can_roll="1"/><playerupdate playerid="9" name="Bea" game="3" money="300" location="0" turnorder="2" hasturn="0"/></monopd>
< BOARD
< <monopd><gameupdate gameid="3" status="run"/></monopd>
# again, and the server says nothing of our game
~
< <monopd><server host="" version="0.10.2"/></monopd>
< <monopd><client playerid="1" cookie="1/2"/></monopd>
!5
# what breaks now stays broken
~
"#
    );
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/returning.txt");
    check_golden(&golden, &transcript(create(), &script));
}

/// How a bot ends that hears this.
fn ending(entry: Entry, script: &str) -> String {
    let text = transcript(entry, script);
    let end = text.lines().find_map(|line| line.trim().strip_prefix("(Ended("));
    end.unwrap_or_else(|| panic!("no end: {text}")).trim_end_matches(')').to_owned()
}

#[test]
fn a_bot_that_cannot_play_says_why() {
    const GREETING: &str = r#"
< <monopd><server host="" version="0.10.2"/></monopd>
< <monopd><client playerid="1" cookie="1/2"/></monopd>
"#;
    let after = |entry, script: &str| ending(entry, &format!("{GREETING}{script}"));
    assert_eq!(ending(Entry::Any, "< SSH-2.0-OpenSSH_9.6"), "Stranger");
    assert_eq!(ending(Entry::Any, "!5"), "Stranger");
    assert_eq!(ending(Entry::Any, "~"), "Stranger");
    let refusal = r#"< <monopd><msg type="error" value="No."/></monopd>"#;
    let nameless = format!("< <monopd><server/></monopd>\n{refusal}");
    assert_eq!(ending(Entry::Any, &nameless), "Refused");
    assert_eq!(after(create(), refusal), "Refused");
    assert_eq!(after(Entry::Join(4), "!5"), "NoGame");
    let full = r#"< <monopd><gameupdate gameid="4" status="config" players="2" maxplayers="2" canbejoined="1"/></monopd>"#;
    assert_eq!(after(Entry::Join(4), full), "Full");
    let other_options = r#"< <monopd><gameupdate gameid="7" status="config" master="1" players="1"/><configupdate configid="1" gameid="7" name="allowestatesales" value="0"/><playerupdate playerid="1" game="7"/></monopd>"#;
    assert_eq!(after(create(), other_options), "Refused");
    // Whoever takes any game tries the next one.
    let games = r#"< <monopd><gameupdate gameid="4" status="config" players="1" maxplayers="2" canbejoined="1"/><gameupdate gameid="5" status="config" players="1" maxplayers="2" canbejoined="1"/></monopd>"#;
    let text = transcript(Entry::Any, &format!("{GREETING}{games}\n{refusal}"));
    assert!(text.contains("> .gj4") && text.trim_end().ends_with("> .gj5"), "{text}");
}
