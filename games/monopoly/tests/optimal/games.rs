//! Whole games.

use ludoteca_core::{Audience, Game as _, Match, NoWitness, Seat, Step, Witness};
use ludoteca_monopoly::agents::Optimal;
use ludoteca_monopoly::{Action, DeedSet, Event, Monopoly, Rules, State};
use ludoteca_testkit::agent::check_agent;

const SEATS: u8 = 4;

/// Holds every deal against what it has to bring.
struct Deals<'g> {
    game: &'g Monopoly,
    owned: Vec<DeedSet>,
    /// Proposals since lots last changed hands.
    proposed: Vec<Action>,
    /// Deals by number of participants.
    made: [u32; 5],
}

impl<'g> Deals<'g> {
    fn new(game: &'g Monopoly) -> Self {
        let owned = vec![DeedSet::EMPTY; SEATS.into()];
        Self { game, owned, proposed: Vec::new(), made: [0; 5] }
    }

    fn groups(&self) -> impl Iterator<Item = DeedSet> {
        self.game.board().groups().iter().filter(|group| group.streets).map(|group| group.members)
    }
}

impl Witness<Monopoly> for Deals<'_> {
    const EVENTS: bool = true;

    fn step(&mut self, state: &State, step: Step<Monopoly>, events: &[(Audience, Event)]) {
        assert!(!events.iter().any(|(_, event)| matches!(
            event,
            Event::Refused { .. } | Event::PackageFailed { .. }
        )));
        let now: Vec<DeedSet> =
            (0..SEATS).map(|seat| self.game.view(state, Seat(seat)).owned_by(Seat(seat))).collect();
        let done =
            |event: &Event| matches!(event, Event::Accepted { .. } | Event::PackageDone { .. });
        if events.iter().any(|(_, event)| done(event)) {
            let mut participants = 0;
            for (before, after) in
                self.owned.iter().zip(&now).filter(|(before, after)| before != after)
            {
                participants += 1;
                let gained =
                    self.groups().filter(|&g| after.covers(g) && !before.covers(g)).count();
                let lost = self.groups().filter(|&g| before.covers(g) && !after.covers(g)).count();
                assert_eq!((gained, lost), (1, 0), "every participant completes a group");
                let moved = before.without(*after).or(after.without(*before));
                let streets = self.groups().fold(DeedSet::EMPTY, DeedSet::or);
                assert!(streets.covers(moved), "neither stations nor utilities");
            }
            self.made[participants] += 1;
        }
        if now != self.owned {
            self.proposed.clear();
            self.owned = now;
        }
        if let Step::Play(_, action @ (Action::Trade(_) | Action::Leg(_))) = step {
            assert!(!self.proposed.contains(&action), "{action} again in vain");
            self.proposed.push(action);
        }
    }
}

fn play(preset: &str, games: u64) -> [u32; 5] {
    let game = Monopoly::preset(preset).expect("a shipped preset");
    let mut made = [0; 5];
    for game_no in 0..games {
        let mut agents: Vec<Optimal> =
            [0.1, 0.5, 0.9, 1.0].into_iter().map(Optimal::with_risk).collect();
        let mut table = Match::new(&game, game.start(SEATS), 5, game_no);
        let mut deals = Deals::new(&game);
        // Debug builds check every action that an agent chooses.
        table.run(&mut agents, 400, &mut deals);
        made.iter_mut().zip(deals.made).for_each(|(all, here)| *all += here);
    }
    made
}

#[test]
fn deals_bring_what_they_promise_with_packages() {
    let made = play("optimal", 400);
    assert!(made[2] > 300 && made[3] > 200 && made[4] > 0, "{made:?}");
}

#[test]
fn deals_bring_what_they_promise_without_packages() {
    for preset in ["official", "street-masters"] {
        let made = play(preset, 200);
        assert!(made[2] > 300 && made[3] == 0, "{preset} {made:?}");
    }
    assert_eq!(play("serial", 20), [0; 5], "no trades there");
}

#[test]
fn it_keeps_the_laws_of_agents_under_every_preset() {
    for (preset, ..) in Rules::PRESETS {
        let game = Monopoly::preset(preset).expect("a shipped preset");
        for players in [2_u8, 4, 8] {
            let mut agents: Vec<Optimal> =
                (0..players).map(|n| Optimal::with_risk(f64::from(n) / 7.0)).collect();
            check_agent(&game, &mut agents, 6, players.into(), 200);
        }
    }
}

#[test]
fn it_plays_house_rules_and_short_games() {
    let official = Monopoly::preset("official").expect("a shipped preset");
    let variants = [
        Rules::OFFICIAL.short(),
        Rules::OFFICIAL.time_limit(120),
        Rules { even_building: false, houses: 8, hotels: 2, ..Rules::OFFICIAL },
        Rules { packages: true, trade_buildings: true, free_parking_pot: true, ..Rules::OFFICIAL },
        Rules { offers_per_window: 1, packages: true, ..Rules::OFFICIAL },
        Rules { sell_lots: true, hotel_sold_whole: true, fine_any_turn: true, ..Rules::OPTIMAL },
    ];
    for rules in variants {
        let game = official.with_rules(rules).expect("sound rules");
        check_agent(&game, &mut vec![Optimal::default(); 5], 8, 3, 200);
    }
}

/// Mean cash and buildings of a seat over the first hundred turns of the same games.
fn wealth_and_buildings(risk: f64) -> (f64, f64) {
    struct Means {
        game: Monopoly,
        cash: f64,
        levels: f64,
        turns: f64,
    }
    impl Witness<Monopoly> for Means {
        const EVENTS: bool = true;
        fn step(&mut self, state: &State, _: Step<Monopoly>, events: &[(Audience, Event)]) {
            if events.iter().any(|(_, event)| matches!(event, Event::TurnBegins { .. })) {
                let view = self.game.view(state, Seat(0));
                let mine = view.owned_by(Seat(0));
                self.cash += f64::from(view.cash(Seat(0)));
                self.levels += mine.into_iter().map(|lot| f64::from(view.level(lot))).sum::<f64>();
                self.turns += 1.0;
            }
        }
    }
    let game = Monopoly::preset("optimal").expect("a shipped preset");
    let mut means = Means { game: game.clone(), cash: 0.0, levels: 0.0, turns: 0.0 };
    for game_no in 0..200 {
        let mut agents = vec![Optimal::with_risk(0.5); SEATS.into()];
        agents[0] = Optimal::with_risk(risk);
        Match::new(&game, game.start(SEATS), 9, game_no).run(&mut agents, 100, &mut means);
    }
    (means.cash / means.turns, means.levels / means.turns)
}

#[test]
fn risk_turns_cash_into_buildings() {
    let (cautious, bold) = (wealth_and_buildings(0.1), wealth_and_buildings(0.9));
    assert!(cautious.0 > 1.05 * bold.0, "cash {cautious:?} {bold:?}");
    assert!(bold.1 > 2.0 * cautious.1, "buildings {cautious:?} {bold:?}");
}

#[test]
fn risk_wins() {
    let game = Monopoly::preset("optimal").expect("a shipped preset");
    let mut agents: Vec<Optimal> = [0.1, 0.1, 0.9, 0.9].map(Optimal::with_risk).to_vec();
    let mut wins = [0.0; 2];
    for game_no in 0..600_u64 {
        agents.rotate_left(1);
        agents.iter_mut().for_each(ludoteca_core::Agent::<Monopoly>::reset);
        let mut table = Match::new(&game, game.start(SEATS), 11, game_no);
        table.run(&mut agents, 1000, &mut NoWitness);
        let mut scores = [0.0_f32; 4];
        game.scores(table.state(), &mut scores);
        for (agent, score) in agents.iter().zip(scores) {
            wins[usize::from(agent.settings().risk > 0.5)] += score;
        }
    }
    assert!(wins[1] > 1.3 * wins[0], "the bold win most: {wins:?}");
}
