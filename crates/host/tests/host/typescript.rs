//! The page has the types of the wire as they are.

use ludoteca_testkit::golden::check_golden;

#[test]
fn the_page_has_the_types_of_the_wire() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../page/src/api/wire.ts");
    check_golden(page, &ludoteca_host::wire::typescript());
}
