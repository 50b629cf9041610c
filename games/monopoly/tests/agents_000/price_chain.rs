//! The auction of document 000: 34 between `rules`, who bids first, and a rival who holds 31 and
//! 32 and always bids one more, with 150 000 each.

use std::fmt::Write as _;

use ludoteca_core::{Agent, Game as _, Seat, Thinking, Turn};
use ludoteca_monopoly::agents::RuleBased;
use ludoteca_monopoly::position::{Auction, Business, Wares};
use ludoteca_monopoly::{Action, Monopoly, Phase, Place, View};
use ludoteca_testkit::golden::check_golden;

use crate::scene::{ask, scene, verdict};

/// A `random` whose draws always succeed.
struct OneMore;

impl Agent<Monopoly> for OneMore {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let highest = view.auction().map_or(0, |auction| auction.bid);
        let action = Action::Bid(highest + 1);
        let terms = vec![("one more", 1.0)];
        thinking.weigh(|| ludoteca_core::Weighed { action, value: 1.0, terms });
        action
    }
}

#[test]
fn the_price_is_driven_up_to_80903() {
    let auction = Auction::of(Wares::Lot(Place(34)));
    let mut scene = scene(&["$150000", "$150000 31 32"])
        .phase(Phase::After)
        .business(Business::Auction(auction));
    scene.position.on_turn = Seat(1);
    let mut state = scene.state();
    let mut chain = String::from("# seat, what fired, answer\n");
    let (mut rules, mut rival) = (RuleBased::default(), OneMore);
    while scene.game.view(&state, Seat(0)).auction().is_some() {
        let Turn::Decide(seat) = scene.game.turn(&state) else { panic!("an auction is open") };
        let choice = if seat == Seat(0) {
            ask(&scene.game, &state, &mut rules, 1)
        } else {
            ask(&scene.game, &state, &mut rival, 1)
        };
        let _ = writeln!(chain, "{seat} {}", verdict(&choice));
        scene.game.play(&mut state, choice.action, &mut ());
    }
    let lot = scene.game.board().deed_at(Place(34)).expect("a lot");
    let view = scene.game.view(&state, Seat(1));
    let (owner, left) = (view.owner(lot), view.cash(Seat(1)));
    let _ = writeln!(chain, "sold to {owner:?}, who has {left} left");
    check_golden("tests/agents_000/price_chain.txt", &chain);
}
