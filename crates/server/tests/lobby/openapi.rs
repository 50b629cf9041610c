//! The description of all requests is the one in the docs.

#[test]
fn the_description_in_the_docs_is_up_to_date() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    ludoteca_testkit::golden::check_golden(docs, &(ludoteca_server::openapi() + "\n"));
}
