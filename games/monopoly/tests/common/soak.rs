//! Random play with an audit after every single step: the same code for the short test and for
//! the long check on demand.

use ludoteca_core::{Game, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::{Action, Leg, Monopoly, Offer, Place, PlaceSet, Rules};

/// What a soak has done.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// Games begun.
    pub(crate) games: u64,
    /// Games that ended before their cap.
    pub(crate) finished: u64,
    /// Decisions played, listed or not.
    pub(crate) decisions: u64,
    /// Played decisions that were not listed.
    pub(crate) unlisted: u64,
    /// Actions that the rules refused.
    pub(crate) refused: u64,
    /// Chance outcomes.
    pub(crate) chances: u64,
}

/// The games of a soak: every preset, and every house rule that changes what can happen.
pub(crate) fn games() -> Vec<(String, Monopoly)> {
    let mut games: Vec<(String, Monopoly)> = Rules::PRESETS
        .iter()
        .map(|(name, ..)| ((*name).to_owned(), Monopoly::preset(name).expect("a shipped preset")))
        .collect();
    let official = Monopoly::preset("official").expect("a shipped preset");
    let rules = *official.rules();
    let house_rules = [
        ("short", rules.short()),
        ("time limit", rules.time_limit(60)),
        ("few buildings", Rules { houses: 5, hotels: 1, ..rules }),
        ("uneven", Rules { even_building: false, trade_buildings: true, ..rules }),
        (
            "house rules",
            Rules {
                free_parking_pot: true,
                double_salary: true,
                reshuffle_decks: true,
                rent_in_jail: false,
                sell_lots: true,
                packages: true,
                start_cash: 600,
                ..rules
            },
        ),
    ];
    for (name, rules) in house_rules {
        games.push((name.to_owned(), official.with_rules(rules).expect("sound rules")));
    }
    games
}

/// Plays random games until `decisions` have been taken, auditing every state.
///
/// One action in four is made up without looking at the list; it is played if the rules take it.
///
/// # Panics
/// When an invariant is broken or a refused action changes the state.
pub(crate) fn soak(name: &str, game: &Monopoly, players: u8, decisions: u64, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut rng = Rng::stream(seed, 0, Purpose::Setup);
    let mut list = Vec::new();
    while tally.decisions < decisions {
        tally.games += 1;
        let mut state = game.start(players);
        loop {
            match game.turn(&state) {
                Turn::Over => {
                    tally.finished += 1;
                    break;
                }
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.resolve(&mut state, outcome, &mut ());
                    tally.chances += 1;
                }
                Turn::Decide(_) => {
                    if game.turns_taken(&state) > 600 || tally.decisions >= decisions {
                        break;
                    }
                    let made_up = rng.below(4) == 0;
                    let action = if made_up {
                        make_up(game, players, &mut rng)
                    } else {
                        list.clear();
                        game.actions(&state, &mut list);
                        // Uniform play would spend its life on offers: every other time go on.
                        let plain = list.first().copied().filter(|_| rng.below(2) == 0);
                        plain.or_else(|| rng.pick(&list)).expect("there is always something to do")
                    };
                    if game.check(&state, action).is_err() {
                        assert!(made_up, "{name}: listed but refused: {action}");
                        tally.refused += 1;
                        continue;
                    }
                    game.play(&mut state, action, &mut ());
                    tally.decisions += 1;
                    tally.unlisted += u64::from(made_up);
                }
            }
            if let Err(broken) = game.audit(&state) {
                panic!("{name}, {players} players, seed {seed}, game {}: {broken}", tally.games);
            }
        }
    }
    tally
}

/// Any action at all, sensible or not.
fn make_up(game: &Monopoly, players: u8, rng: &mut Rng) -> Action {
    let squares = u32::try_from(game.board().squares().len()).expect("at most 128") + 2;
    let place = |rng: &mut Rng| Place(u8::try_from(rng.below(squares)).expect("small"));
    let small = |rng: &mut Rng, n: u32| u8::try_from(rng.below(n)).expect("small");
    let seat = |rng: &mut Rng| Seat(small(rng, u32::from(players) + 1));
    let amount = |rng: &mut Rng| i32::try_from(rng.below(3000)).expect("small") - 500;
    let lots = |rng: &mut Rng| -> PlaceSet { (0..rng.below(3)).map(|_| place(rng)).collect() };
    match rng.below(24) {
        0 => Action::Roll,
        1 => Action::Bid(amount(rng)),
        2 => Action::Percent(small(rng, 60)),
        3 | 4 => Action::Build(place(rng)),
        5 => Action::Sell(place(rng)),
        6 => Action::SellDown(place(rng), small(rng, 13)),
        7 => Action::Mortgage(place(rng)),
        8 => Action::Lift(place(rng)),
        9 => Action::Keep(place(rng)),
        10 => Action::SellLot(place(rng)),
        11 => Action::AuctionLot(place(rng)),
        12 => Action::Choose(small(rng, 4)),
        13 => Action::Pay,
        // Giving up ends games early: seldom.
        14 => [Action::Bankrupt, Action::Resign, Action::Done][usize::from(small(rng, 40).min(2))],
        15 => Action::Window(seat(rng)),
        16 | 17 => Action::Leg(Leg {
            from: seat(rng),
            to: seat(rng),
            give: lots(rng),
            cards: small(rng, 2),
            cash: amount(rng),
        }),
        18 => Action::Propose,
        19 => Action::Claim,
        _ => Action::Trade(Offer {
            to: seat(rng),
            give: lots(rng),
            want: lots(rng),
            cash: amount(rng),
            give_cards: small(rng, 8) / 7,
            want_cards: small(rng, 8) / 7,
        }),
    }
}
