//! The board and the cards of Monopoly as JSON, for whoever draws them.

use ludoteca_monopoly::{Board, CardAction, Deck, Deed, DeedKind, Monopoly, Square, SquareKind};
use serde_json::{Value, json};

pub(super) fn write(game: &Monopoly) -> Value {
    let board = game.board();
    let mut squares: Vec<Value> =
        board.squares().iter().map(|square| of_square(board, square)).collect();
    super::income::add(game, &mut squares);
    let group = |group: &ludoteca_monopoly::Group| {
        let members = group.members.into_iter().map(|deed| board.deeds()[deed.idx()].place.0);
        json!({
            "name": group.name,
            "streets": group.streets,
            "squares": members.collect::<Vec<u8>>(),
        })
    };
    let decks = board.deck_names().iter().zip(game.decks());
    json!({
        "squares": squares,
        "groups": board.groups().iter().map(group).collect::<Vec<_>>(),
        "decks": decks.map(|(name, deck)| of_deck(name, deck)).collect::<Vec<_>>(),
        "rules": game.rules(),
    })
}

fn of_square(board: &Board, square: &Square) -> Value {
    let mut value = json!({ "name": square.name, "short": square.short });
    let facts = match square.kind {
        SquareKind::Lot(deed) => of_deed(&board.deeds()[deed.idx()]),
        SquareKind::Cards(deck) => json!({ "kind": "cards", "deck": deck }),
        SquareKind::Tax(amount) => json!({ "kind": "tax", "amount": amount }),
        SquareKind::IncomeTax { percent, fixed } => {
            json!({ "kind": "income-tax", "percent": percent, "fixed": fixed })
        }
        SquareKind::Go(salary) => json!({ "kind": "go", "salary": salary }),
        SquareKind::Jail { turns, fine } => {
            json!({ "kind": "jail", "turns": turns, "fine": fine })
        }
        SquareKind::GoToJail => json!({ "kind": "go-to-jail" }),
        SquareKind::Parking => json!({ "kind": "parking" }),
    };
    if let (Value::Object(value), Value::Object(facts)) = (&mut value, facts) {
        value.extend(facts);
    }
    value
}

fn of_deed(deed: &Deed) -> Value {
    let mut value = match deed.kind {
        DeedKind::Street { rents, house_price, hotel_price } => json!({
            "kind": "street",
            "rents": rents,
            "house_price": house_price,
            "hotel_price": hotel_price,
        }),
        DeedKind::Station { rents } => json!({ "kind": "station", "rents": rents }),
        DeedKind::Utility { multipliers } => {
            json!({ "kind": "utility", "multipliers": multipliers })
        }
    };
    value["group"] = json!(deed.group);
    value["price"] = json!(deed.price);
    value["mortgage"] = json!(deed.mortgage);
    value
}

fn of_deck(name: &str, deck: &Deck) -> Value {
    let cards = deck.cards.iter().map(|card| {
        let choices = card.alternatives.iter().map(of_choice);
        json!({ "text": card.text, "choices": choices.collect::<Vec<_>>() })
    });
    json!({ "name": name, "cards": cards.collect::<Vec<_>>() })
}

/// What an alternative pays and where it leads, as far as a choice needs to know.
fn of_choice(choice: &CardAction) -> Value {
    json!({
        "pay": choice.pay,
        "pay_each": choice.pay_each,
        "advance_to": choice.advance_to,
        "advance": choice.advance,
        "jail": choice.jail,
    })
}
