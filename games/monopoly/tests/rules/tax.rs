//! Taxes.

use ludoteca_monopoly::{IncomeTax, Phase, Rules};

use super::table::{house_rules, official, preset};

/// Cash, printed prices (one lot is mortgaged), and three houses at their cost.
const RICH: &str = "$500 @39 1*1 3*2 37 39 5m";
const RICH_WORTH: i32 = 500 + 60 + 60 + 350 + 400 + 200 + 3 * 50;

#[test]
fn the_fixed_income_tax_is_200() {
    let mut t = official(&[RICH, ""]);
    t.play("roll; * 1+4; tax-fixed");
    // The salary came on the way.
    assert_eq!(t.cash()[0], 500 + 200 - 200);
}

#[test]
fn the_share_counts_mortgaged_lots_at_full_price_and_buildings_at_cost() {
    let mut t = official(&[RICH, ""]);
    t.play("roll; * 1+4");
    assert_eq!(t.view().worth(ludoteca_core::Seat(0)), i64::from(RICH_WORTH + 200));
    t.play("tax-percent");
    assert_eq!(t.cash()[0], 700 - (RICH_WORTH + 200) / 10);
}

#[test]
fn a_hotel_counts_with_the_houses_that_it_replaced() {
    let mut t = official(&["$500 @39 37h 39h", ""]);
    t.play("roll; * 1+4; tax-percent");
    assert_eq!(t.cash()[0], 700 - (700 + 750 + 2 * 5 * 200) / 10);
}

#[test]
fn the_choice_is_made_before_adding_up() {
    let mut t = official(&[RICH, ""]);
    t.play("roll; * 1+4");
    assert_eq!(
        (t.phase(), t.listed()),
        (Phase::Taxing, vec!["tax-fixed".into(), "tax-percent".into()])
    );
}

#[test]
fn the_flat_tax_is_not_asked_for() {
    let mut t = preset("optimal", &["$100 @39 39m", ""]);
    t.play("roll; * 1+4");
    assert_eq!((t.phase(), t.cash()[0]), (Phase::After, 100));
    let mut t = preset("serial", &["$100 @39 39m", "1"]);
    t.play("roll; * 1+4");
    assert_eq!((t.on_turn(), t.cash()[0]), (1, 100));
}

#[test]
fn the_automatic_choice_takes_the_smaller() {
    let rules = Rules { income_tax: IncomeTax::Smaller, ..Rules::OFFICIAL };
    let mut poor = house_rules(rules, &["$300 @39", ""]);
    poor.play("roll; * 1+4");
    assert_eq!(poor.cash()[0], 500 - 50);
    let mut rich = house_rules(rules, &["$5000 @39", ""]);
    rich.play("roll; * 1+4");
    assert_eq!(rich.cash()[0], 5200 - 200);
}

#[test]
fn the_luxury_tax_is_fixed() {
    let mut t = official(&["@33", ""]);
    t.play("roll; * 1+4");
    assert_eq!((t.cash()[0], t.phase()), (1425, Phase::After));
    let mut t = preset("street-masters", &["@33", ""]);
    t.play("roll; * 1+4");
    assert_eq!(t.cash()[0], 240_000);
}
