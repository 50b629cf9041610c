//! Whole games.

use ludoteca_core::{
    Agent, Audience, Game as _, Match, NoWitness, Seat, SeatView as _, Step, Thinking, Witness,
};
use ludoteca_monopoly::agents::Gnome;
use ludoteca_monopoly::agents::gnome::Kind;
use ludoteca_monopoly::{Action, Event, Monopoly, Rules, State, View};
use ludoteca_testkit::{agent::check_agent, effort};

fn seated(kinds: [Kind; 4], players: usize) -> Vec<Gnome> {
    kinds[..players].iter().map(|&kind| Gnome::new(kind)).collect()
}

#[test]
fn reasons_are_sound_under_every_preset() {
    use Kind::{A, B, C};
    for (name, ..) in Rules::PRESETS {
        let game = Monopoly::preset(name).expect("a shipped preset");
        for players in [2, 4] {
            for kinds in [[A, A, A, A], [B, C, A, B], [C, B, C, A]] {
                let games = effort(6, 100);
                check_agent(&game, &mut seated(kinds, players), games, 7, 400);
            }
        }
    }
}

#[test]
fn reasons_are_sound_where_buildings_run_out() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let rules = Rules { houses: 6, hotels: 1, sell_lots: true, ..*game.rules() };
    let game = game.with_rules(rules).expect("sound rules");
    let kinds = [Kind::A, Kind::B, Kind::C, Kind::A];
    check_agent(&game, &mut seated(kinds, 4), effort(20, 300), 3, 400);
}

/// Audits every state, and counts offers and trades.
struct Auditor<'g> {
    game: &'g Monopoly,
    offered: u32,
    accepted: u32,
    built: u32,
}

impl Witness<Monopoly> for Auditor<'_> {
    const EVENTS: bool = true;

    fn step(&mut self, state: &State, _: Step<Monopoly>, events: &[(Audience, Event)]) {
        for (_, event) in events {
            self.offered += u32::from(matches!(event, Event::Offered { .. }));
            self.accepted += u32::from(matches!(event, Event::Accepted { .. }));
            self.built += u32::from(matches!(event, Event::Built { .. }));
        }
        assert_eq!(self.game.audit(state), Ok(()));
    }
}

#[test]
fn trades_happen_and_nothing_is_lost() {
    for preset in ["official", "street-masters", "optimal"] {
        let game = Monopoly::preset(preset).expect("a shipped preset");
        let mut auditor = Auditor { game: &game, offered: 0, accepted: 0, built: 0 };
        for game_no in 0..40 {
            let kinds = [Kind::A, Kind::B, Kind::C, Kind::A];
            let mut table = Match::new(&game, game.start(4), 5, game_no);
            table.run(&mut seated(kinds, 4), 500, &mut auditor);
        }
        assert!(auditor.accepted >= 20, "{preset}: {} trades", auditor.accepted);
        // Standing offers are not repeated turn after turn.
        assert!(auditor.offered < 40 * 60, "{preset}: {} offers", auditor.offered);
        assert!(auditor.built > 40 * 5, "{preset}: {} buildings", auditor.built);
    }
}

/// Any listed action, all alike.
struct Uniform(Vec<Action>);

impl Agent<Monopoly> for Uniform {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        self.0.clear();
        view.actions(&mut self.0);
        thinking.rng.pick(&self.0).expect("there is always something to do")
    }
}

#[test]
fn gnome_a_beats_uniform_players_clearly() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let games: u8 = effort(200, 250);
    let mut won = 0.0;
    for game_no in 0..games {
        let gnome = Seat(game_no % 2);
        let player = |seat: Seat| -> Box<dyn Agent<Monopoly>> {
            if seat == gnome { Box::new(Gnome::new(Kind::A)) } else { Box::new(Uniform(vec![])) }
        };
        let mut table = Match::new(&game, game.start(2), 11, game_no.into());
        let mut players = [player(Seat(0)), player(Seat(1))];
        table.run(&mut players, 300, &mut NoWitness);
        let mut scores = [0.0; 2];
        game.scores(table.state(), &mut scores);
        won += scores[gnome.idx()];
    }
    // Far above a half: the standard deviation of a coin would be seven games.
    assert!(won > 0.8 * f32::from(games), "{won} of {games}");
}
