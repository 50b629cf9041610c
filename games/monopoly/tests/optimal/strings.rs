//! Deals on owner strings, worked by hand.

use ludoteca_core::Seat;
use ludoteca_monopoly::agents::optimal::trading::{
    Assignment, Deal, Streets, Terms, TradeStudy, Verdict, study,
};
use ludoteca_monopoly::{DeedSet, MAX_PACKAGE_THINGS};

const TERMS: Terms = Terms { settlement: 1.0, participants: 4, lots: 16, refused: 0 };

#[track_caller]
fn streets(text: &str) -> Streets {
    text.parse().expect("owner strings")
}

fn studied(text: &str, terms: Terms) -> TradeStudy {
    study(streets(text), Seat(0), terms)
}

/// Who gets which group, as numbers.
fn who(assignment: &Assignment) -> Vec<(u8, u8)> {
    assignment.0.iter().map(|&(seat, group)| (seat.0, group)).collect()
}

/// What changes hands, as (giver, taker, lots).
fn moved(deal: &Deal) -> Vec<(u8, u8, Vec<u8>)> {
    let lots = |set: DeedSet| set.into_iter().map(|lot| lot.0).collect();
    deal.needs.iter().map(|need| (need.of.0, need.seat.0, lots(need.lots))).collect()
}

/// The paths of the walk, the player's own seat left out at the beginning.
fn paths(study: &TradeStudy) -> Vec<Vec<u8>> {
    let walk = study.walk().expect("a deal");
    let paths = walk.starts.iter().flat_map(|start| &start.paths);
    paths.map(|path| path.iter().map(|seat| seat.0).collect()).collect()
}

#[test]
fn strings_are_read_as_they_are_written() {
    let text = "002 112 324 304 30-";
    let streets = streets(text);
    assert_eq!(streets.to_string(), text);
    assert!(streets.groups()[0].split, "two owners and nothing free");
    assert!(!streets.groups()[4].split, "a lot is free");
    assert!("00x".parse::<Streets>().is_err() && "8".parse::<Streets>().is_err());
    assert!("0".repeat(65).parse::<Streets>().is_err());
}

/// Seats 0, 2, 3 and 4 share the groups 0, 2, 3 and 4 among themselves, so any of the 4! ways to
/// hand those out keeps to the four of them; group 1 would bring in seat 1.
#[test]
fn the_documents_strings_have_twenty_four_assignments_of_four() {
    let study = studied("002 112 324 304 304", TERMS);
    assert_eq!(study.assignments.len(), 24);
    assert!(study.assignments.iter().all(|(assignment, _)| assignment.0.len() == 4));
    let (first, verdict) = &study.assignments[0];
    assert_eq!((who(first), *verdict), (vec![(0, 0), (2, 2), (3, 3), (4, 4)], Verdict::Deal));
    assert_eq!(
        study.graph().expect("a deal").to_string(),
        "0 needs 2; 2 needs 3 4; 3 needs 0 4; 4 needs 0 3"
    );
    assert_eq!(paths(&study), [vec![2, 3, 0], vec![2, 3, 4, 0], vec![2, 4, 0], vec![2, 4, 3, 0]]);
    let walk = study.walk().expect("a deal");
    assert_eq!(walk.starts[0].behind.0, 0b1_1100, "seat 0 reaches 3 and 4 through 2 alone");
    let expected = [
        (2, 0, vec![2]),
        (3, 2, vec![6]),
        (4, 2, vec![8]),
        (0, 3, vec![10]),
        (4, 3, vec![11]),
        (0, 4, vec![13]),
        (3, 4, vec![12]),
    ];
    assert_eq!(moved(study.deal.as_ref().expect("a deal")), expected);
}

/// Of the 5! ways to hand five groups to five seats, the 24 that give group 1 to seat 1 leave it
/// out of the deal; the others are deals of five.
#[test]
fn with_five_participants_there_are_ninety_six_more() {
    let terms = Terms { participants: 5, refused: 24, ..TERMS };
    let study = studied("002 112 324 304 304", terms);
    assert_eq!(study.assignments.len(), 24 + 96);
    let refused = study.assignments.iter().filter(|(_, verdict)| *verdict == Verdict::Refused);
    assert_eq!(refused.count(), 24);
    assert_eq!(study.deal.expect("a deal").assignment.0.len(), 5);
}

#[test]
fn a_package_has_room_for_the_documents_deal() {
    let study = studied("002 112 324 304 304", Terms { lots: MAX_PACKAGE_THINGS, ..TERMS });
    assert_eq!(study.assignments[0].1, Verdict::Deal);
    // One lot less room, and it would not fit.
    let study = studied("002 112 324 304 304", Terms { lots: 6, ..TERMS });
    assert_eq!(study.assignments[0].1, Verdict::TooManyLots(7));
    assert!(study.deal.is_none() && !study.lacks_money());
}

#[test]
fn two_swap_one_lot_for_one_or_two_for_two() {
    let study = studied("001 110", TERMS);
    assert_eq!(who(&study.assignments[0].0), [(0, 0), (1, 1)]);
    assert_eq!(moved(study.deal.as_ref().expect("a deal")), [(1, 0, vec![2]), (0, 1, vec![5])]);
    assert_eq!(paths(&study), [[1, 0]]);
    // The next best, when the first was refused: each takes the other's part instead.
    let study = studied("001 110", Terms { refused: 1, ..TERMS });
    let expected = [(1, 0, vec![3, 4]), (0, 1, vec![0, 1])];
    assert_eq!(moved(&study.deal.expect("a deal")), expected);
    assert!(studied("001 110", Terms { refused: 2, ..TERMS }).deal.is_none());
}

#[test]
fn two_for_one_is_a_deal_when_both_complete_a_group() {
    let study = studied("001 001", TERMS);
    let deal = study.deal.expect("a deal");
    assert_eq!(moved(&deal), [(1, 0, vec![2]), (0, 1, vec![3, 4])]);
}

#[test]
fn three_and_four_go_round() {
    let study = studied("001 112 220", Terms { lots: MAX_PACKAGE_THINGS, ..TERMS });
    assert_eq!(paths(&study), [[1, 2, 0]]);
    let expected = [(1, 0, vec![2]), (2, 1, vec![5]), (0, 2, vec![8])];
    assert_eq!(moved(study.deal.as_ref().expect("a deal")), expected);
    let study = studied("001 112 223 330", Terms { lots: MAX_PACKAGE_THINGS, ..TERMS });
    assert_eq!(paths(&study), [[1, 2, 3, 0]]);
    assert_eq!(
        study.graph().expect("a deal").to_string(),
        "0 needs 1; 1 needs 2; 2 needs 3; 3 needs 0"
    );
    assert!(study.assignments.iter().all(|(assignment, _)| assignment.0.len() == 4));
}

/// Seat 0 could complete its group while 1 and 2 swap, but it would give them only money.
#[test]
fn nobody_gives_lots_for_money_alone() {
    let study = studied("001 122 211", Terms { lots: MAX_PACKAGE_THINGS, ..TERMS });
    assert_eq!(who(&study.assignments[0].0), [(0, 0), (1, 1), (2, 2)]);
    assert_eq!(who(&study.assignments[1].0), [(0, 0), (1, 2), (2, 1)]);
    let verdicts: Vec<_> = study.assignments.iter().map(|(_, verdict)| *verdict).collect();
    assert_eq!(verdicts[..3], [Verdict::NoWayBack, Verdict::NoWayBack, Verdict::Deal]);
    let deal = study.deal.as_ref().expect("a deal");
    assert_eq!(who(&deal.assignment), [(0, 1), (1, 0), (2, 2)]);
    let expected = [(1, 0, vec![3]), (2, 0, vec![4, 5]), (0, 1, vec![0, 1]), (1, 2, vec![7, 8])];
    assert_eq!(moved(deal), expected);
    assert_eq!(paths(&study), [vec![1, 0], vec![2, 1, 0]]);
    // Through 2 alone seat 0 reaches nobody but 2, and through 1 nobody but 1.
    let behind: Vec<u8> =
        study.walk().expect("a deal").starts.iter().map(|start| start.behind.0).collect();
    assert_eq!(behind, [0b010, 0b100]);
}

#[test]
fn whole_groups_and_free_lots_stay_out_of_it() {
    assert!(studied("000 111", TERMS).assignments.is_empty());
    assert!(studied("001 11-", TERMS).assignments.is_empty());
    assert!(studied("001", TERMS).assignments.is_empty());
    assert!(studied("", TERMS).assignments.is_empty());
    assert!(studied("001 110", Terms { participants: 0, ..TERMS }).assignments.is_empty());
    // A deal of two beats one of three, whatever the groups are worth.
    let rich = streets("001 110 112 220").with_rents(&[1, 1, 9, 9]);
    let study = study(rich, Seat(0), TERMS);
    assert_eq!(study.deal.expect("a deal").assignment.0.len(), 2);
}

#[test]
fn the_dearer_group_pays_one_percent_of_the_difference() {
    let swap = streets("001 110").with_rents(&[700, 3500]);
    let rich = study(swap.clone(), Seat(0), TERMS).deal.expect("a deal");
    assert_eq!((who(&rich.assignment), &rich.net[..2]), (vec![(0, 1), (1, 0)], &[-28, 28][..]));
    // With 27 seat 0 cannot pay for the dearer one, and gets 28 for the cheaper.
    let poor = study(swap.clone().with_cash(&[27, 28]), Seat(0), TERMS);
    assert_eq!(poor.assignments[0].1, Verdict::TooPoor(Seat(0)));
    assert_eq!(&poor.deal.expect("a deal").net[..2], &[28, -28]);
    let both = study(swap.with_cash(&[27, 27]), Seat(0), TERMS);
    assert!(both.deal.is_none() && both.lacks_money());
}

/// 4000 pays 20 to 2000 and 30 to 1000, and 2000 pays 10 to 1000.
#[test]
fn among_three_everybody_pays_everybody_with_a_cheaper_group() {
    let three = streets("001 112 220").with_rents(&[1000, 2000, 4000]);
    let study = study(three, Seat(0), TERMS);
    let deal = study.deal.as_ref().expect("a deal");
    assert_eq!(who(&deal.assignment), [(0, 2), (2, 1), (1, 0)], "as they come into it");
    assert_eq!(&deal.net[..3], &[-50, 40, 10]);
    let text = study.to_string();
    assert!(text.contains("Seat 0 pays seat 1 40.\nSeat 0 pays seat 2 10.\n"), "{text}");
    let legs = deal.legs(&study.streets).expect("room for it");
    let cash: Vec<_> = legs.iter().map(|leg| (leg.from.0, leg.to.0, leg.cash)).collect();
    assert_eq!(cash, [(2, 0, 0), (1, 2, 0), (0, 1, 40), (0, 2, 10)]);
}

#[test]
fn boards_with_many_split_groups_are_not_searched_for_ever() {
    let many = "01 12 23 30 ".repeat(8);
    let study = studied(&many, Terms { refused: 255, ..TERMS });
    assert!(study.assignments.len() <= 4 * 4096, "{}", study.assignments.len());
}

/// The worked examples of `docs/optimal.md` are what the module prints.
#[test]
fn the_document_shows_what_is_printed() {
    let book = include_str!("../../../../docs/optimal.md");
    let round = crate::table::preset("optimal", &["1 14", "3 6 8", "9 11 13", "5"]);
    let on_the_board = ludoteca_monopoly::agents::Optimal::default().study(&round.view());
    let of_the_document =
        studied("002 112 324 304 304", Terms { lots: MAX_PACKAGE_THINGS, ..TERMS });
    for text in [on_the_board.to_string(), of_the_document.to_string()] {
        assert!(book.contains(&text), "docs/optimal.md should have:\n{text}");
    }
}
