//! What clients can ask for that the network has no word for, and trades.

use ludoteca_server::MonopdLimits;

use crate::line::Client;
use crate::open;

#[tokio::test(flavor = "multi_thread")]
async fn a_client_asks_for_a_hint_and_makes_an_offer() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let mut ana = Client::playing(&house, 1).await;
    ana.until("a button to roll", |mad| mad.mirror.has_button(".r")).await;
    let hint = "would choose: ";
    ana.say(".!hint\n").await;
    ana.until("a hint", |mad| mad.shown.iter().any(|text| text.contains(hint))).await;
    // Money for nothing is an offer, too; whatever the other makes of it, it is told.
    let other = *ana.mad.mirror.players.keys().find(|&&player| player != 1).unwrap();
    ana.say(&format!(".Tn{other}\n.Tm1:1:{other}:5\n.Ta1:2\n")).await;
    let ends = ["completed", "rejected"];
    ana.until("an answer", |mad| ends.iter().any(|&end| mad.seen.contains_key(end))).await;
    assert!(ana.mad.mirror.trades.is_empty(), "{:?}", ana.mad.mirror.trades);
    assert_eq!(ana.mad.errors, Vec::<String>::new());
}
