//! Properties of the wire: whatever is written is read again, whatever comes is survived.

use ludoteca_monopd::wire::{
    Button, Command, Display, DisplayText, Element, EstateUpdate, Line, Lines, MAX_CHAT,
    PlayerUpdate, TradeEstate, TradeInfo, TradeMoney, TradePart, TradePlayer, TradeUpdate,
    read_line, write_line,
};
use ludoteca_testkit::effort;
use proptest::prelude::*;

fn cases() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(effort(256, 20_000)) }
}

/// A text as the wire can carry it: without control characters.
fn text() -> impl Strategy<Value = String> {
    "[^\\p{C}]{0,12}"
}

fn optional<T: std::fmt::Debug + Clone>(
    of: impl Strategy<Value = T>,
) -> impl Strategy<Value = Option<T>> {
    proptest::option::of(of)
}

fn player() -> impl Strategy<Value = Element> {
    (any::<i32>(), optional(text()), optional(any::<i32>()), optional(any::<bool>())).prop_map(
        |(player, name, money, can_roll)| {
            let player = Some(player);
            Element::Player(PlayerUpdate { player, name, money, can_roll, ..Default::default() })
        },
    )
}

fn estate() -> impl Strategy<Value = Element> {
    (any::<i32>(), optional(text()), optional(any::<i32>()), optional(any::<bool>())).prop_map(
        |(estate, name, rent5, mortgaged)| {
            let estate = Some(estate);
            let known = EstateUpdate { estate, name, rent5, mortgaged, ..Default::default() };
            Element::Estate(Box::new(known))
        },
    )
}

fn display() -> impl Strategy<Value = Element> {
    let button = (text(), text(), any::<bool>()).prop_map(|(command, caption, enabled)| Button {
        command: Some(command),
        caption: Some(caption),
        enabled: Some(enabled),
    });
    (optional(text()), proptest::collection::vec(button, 0..4)).prop_map(|(text, buttons)| {
        Element::Display(Display { shown: DisplayText { text, ..Default::default() }, buttons })
    })
}

fn trade() -> impl Strategy<Value = Element> {
    let part = prop_oneof![
        (any::<i32>(), any::<bool>()).prop_map(|(player, accept)| {
            TradePart::Player(TradePlayer { player: Some(player), accept: Some(accept) })
        }),
        (any::<i32>(), any::<i32>()).prop_map(|(estate, to)| {
            TradePart::Estate(TradeEstate { estate: Some(estate), to: Some(to) })
        }),
        (any::<i32>(), any::<i32>(), any::<i32>()).prop_map(|(from, to, money)| {
            TradePart::Money(TradeMoney { from: Some(from), to: Some(to), money: Some(money) })
        }),
    ];
    (any::<i32>(), optional(text()), proptest::collection::vec(part, 0..4)).prop_map(
        |(trade, kind, parts)| {
            let info = TradeInfo { trade: Some(trade), kind, ..Default::default() };
            Element::Trade(TradeUpdate { info, parts })
        },
    )
}

fn elements() -> impl Strategy<Value = Vec<Element>> {
    proptest::collection::vec(prop_oneof![player(), estate(), display(), trade()], 0..6)
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn what_a_server_writes_is_read_again(all in elements()) {
        let line = write_line(&all);
        prop_assert_eq!(line.matches('\n').count(), 1);
        prop_assert_eq!(read_line(line.trim_end_matches('\n')).unwrap(), all);
    }

    #[test]
    fn any_line_is_read_or_refused(line in "\\PC{0,80}") {
        let _ = read_line(&line);
        let _ = read_line(&format!("<monopd>{line}</monopd>"));
        if let Ok(command) = Command::read(&line) {
            // Written and read again it is the same, unless a chat line had to be marked as one.
            let again = Command::read(&command.to_string()).unwrap();
            prop_assert!(again == command || matches!(command, Command::Chat(_)));
        }
    }

    #[test]
    fn numbers_of_commands_survive(a in any::<i32>(), b in any::<i32>(), c in any::<i32>(), d in any::<i32>()) {
        for command in [
            Command::Bid { auction: a, amount: b },
            Command::TradeEstate { trade: a, estate: b, to: c },
            Command::TradeMoney { trade: a, from: b, to: c, amount: d },
            Command::AcceptTrade { trade: a, revision: b },
            Command::Arrived(a),
        ] {
            prop_assert_eq!(Command::read(&command.to_string()).unwrap(), command);
        }
    }

    #[test]
    fn lines_do_not_depend_on_how_they_were_cut(
        bytes in proptest::collection::vec(prop_oneof![Just(b'\n'), Just(b'\r'), any::<u8>()], 0..200),
        cuts in proptest::collection::vec(0_usize..200, 0..6),
        most in 1_usize..40,
    ) {
        let mut whole = Vec::new();
        Lines::new(most).feed(&bytes, &mut whole);
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(bytes.len())).collect();
        cuts.sort_unstable();
        cuts.push(bytes.len());
        let (mut lines, mut pieces, mut from) = (Lines::new(most), Vec::new(), 0);
        for cut in cuts {
            lines.feed(&bytes[from..cut], &mut pieces);
            from = cut;
        }
        prop_assert_eq!(&whole, &pieces);
        for line in &whole {
            if let Line::Text(text) = line {
                prop_assert!(!text.is_empty() && text.len() <= most && !text.contains(['\n', '\r']));
            }
        }
    }

    #[test]
    fn chat_is_cut_to_its_length(said in "[a-z]{0,400}") {
        prop_assume!(!said.is_empty());
        let Command::Chat(heard) = Command::read(&said).unwrap() else { panic!("{said}") };
        prop_assert_eq!(heard.len(), said.len().min(MAX_CHAT));
    }
}
