//! Prints a game as a page or a client would get it: the setting, then view after view.
//!
//! `cargo run -p ludoteca-catalog --example moments -- GAME RULES|- AGENTS SEED MOST`

use ludoteca_catalog::{Opening, Start, find, split_agents};
use ludoteca_core::{Seat, Turn};
use serde_json::json;

#[expect(clippy::print_stdout, reason = "an example shows what it does")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, rules, agents, seed, most] = &args[..] else {
        return Err("usage: moments GAME RULES|- AGENTS SEED MOST".into());
    };
    let opening = if rules == "-" { Opening::default() } else { Opening::rules(rules) };
    let open = find(game)?.open(&opening)?;
    let agents = split_agents(agents);
    let mut table = open.begin(agents.clone(), &Start::players(agents.len()), seed.parse()?)?;
    for (seat, agent) in (0..).map(Seat).zip(&agents) {
        table.sit(seat, agent)?;
    }
    let mut moments = Vec::new();
    let most: usize = most.parse()?;
    while table.turn() != Turn::Over && table.steps() < most {
        let turn = table.turn();
        let looks = if let Turn::Decide(seat) = turn { seat } else { Seat(0) };
        let (view, actions) = (table.view(looks), table.actions());
        let (action, news) = match table.ask() {
            Some(decision) => {
                let told = table.play(looks, &decision.action)?;
                (decision.action, told)
            }
            None => table.let_chance_fall().ok_or("nobody moves")?,
        };
        let news: Vec<_> = news.into_iter().map(|(_, event)| event).collect();
        moments.push(json!({
            "turn": format!("{turn:?}"), "looks": looks.0, "view": view, "actions": actions,
            "action": action, "news": news,
        }));
    }
    println!(
        "{}",
        json!({ "setting": open.setting(), "moments": moments, "end": table.view(Seat(0)) })
    );
    Ok(())
}
