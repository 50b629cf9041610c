//! Rules 2.1 to 2.3.

use ludoteca_monopoly::Phase;

use crate::scene::scene;

#[test]
fn every_rule_of_buying_fires_up_to_its_threshold() {
    // Me, on the square; the rivals; verdict.
    let cases: &[(&str, &[&str], &str)] = &[
        // Gran Vía, 32 000.
        ("@34 $32000 31 32", &[""], "2.1.2 buy"),
        ("@34 $32000 31", &[""], "2.1.4 buy"),
        ("@34 $32000", &[""], "2.1.3 buy"),
        ("@34 $32000", &["31"], "otherwise decline"),
        ("@34 $32000 32", &[""], "2.1.4 buy"),
        ("@34 $32000 32", &["31"], "otherwise decline"),
        ("@34 $96001 32", &["31"], "2.1.5 buy"),
        ("@34 $96000 32", &["31"], "otherwise decline"),
        ("@34 $32000", &["31 32"], "2.1.6 buy"),
        ("@34 $32000", &["31", "32"], "otherwise decline"),
        ("@34 $224001", &["31"], "2.1.7 buy"),
        ("@34 $224000", &["31"], "otherwise decline"),
        // The Estación del Norte, 20 000.
        ("@35 $60001 5 15", &["25"], "2.2.2 buy"),
        ("@35 $60000 5 15", &["25"], "otherwise decline"),
        ("@35 $60001 5", &["15 25"], "otherwise decline"),
        ("@35 $20000", &["5 15"], "2.2.3 buy"),
        ("@35 $20000", &["5 15 25"], "otherwise decline"),
        ("@35 $140001", &["5 15 25"], "2.2.4 buy"),
        ("@35 $140000", &["5 15 25"], "otherwise decline"),
        // The Compañía de aguas, 15 000.
        ("@28 $30001 12", &[""], "2.3.2 buy"),
        ("@28 $30000 12", &[""], "otherwise decline"),
        ("@28 $30001", &[""], "2.3.3 buy"),
        ("@28 $30000", &[""], "otherwise decline"),
        ("@28 $30001", &["12"], "otherwise decline"),
        ("@28 $105001", &["12"], "2.3.4 buy"),
        ("@28 $105000", &["12"], "otherwise decline"),
    ];
    for &(me, rivals, verdict) in cases {
        let mut players = vec![me];
        players.extend(rivals);
        let scene = scene(&players).phase(Phase::Buying);
        assert_eq!(scene.verdict(), verdict, "{players:?}");
    }
}
