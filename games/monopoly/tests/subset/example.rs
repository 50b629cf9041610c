//! The worked example of the document, with its own mortgage for 24.

use ludoteca_monopoly::subset::{Item, Picked, cover, pack};

const SQUARES: [u8; 6] = [1, 6, 11, 24, 34, 39];

fn items() -> [Item; 6] {
    let rents = [200, 600, 1000, 2000, 2800, 5000];
    let mortgages = [3000, 5000, 7000, 11000, 16000, 20000];
    std::array::from_fn(|n| Item { money: mortgages[n], rent: rents[n] })
}

fn squares(picked: &Picked) -> Vec<u8> {
    (0..6).filter(|n| picked.items >> n & 1 != 0).map(|n| SQUARES[n]).collect()
}

#[test]
fn raising_32_000_takes_34_24_and_6() {
    let picked = cover(&items(), 32_000).expect("all of them raise 62 000");
    assert_eq!(squares(&picked), [6, 24, 34]);
    assert_eq!((picked.money, picked.rent), (32_000, 5_400));
}

#[test]
fn raising_more_than_there_is_is_impossible() {
    assert_eq!(cover(&items(), 62_001), None);
    assert_eq!(squares(&cover(&items(), 62_000).expect("all")), SQUARES);
    assert_eq!(squares(&cover(&items(), 0).expect("nothing")), []);
}

#[test]
fn spending_takes_the_dearest_rents_that_fit() {
    assert_eq!(squares(&pack(&items(), 32_000)), [24, 39]);
    assert_eq!(pack(&items(), 2_999).items, 0);
}
