//! The board of The Rift, and the hand below it.

use ludoteca_core::Seat;
use serde_json::Value;

use super::cards::{abilities, card_name, values};
use crate::scene::{count, list, seat, whole};
use crate::style::{fit, width};
use crate::{Canvas, Ink, Scene};

/// Lines of a cell, its border not counted.
const HEIGHT: usize = 3;

pub(super) fn draw(scene: &Scene<'_>) -> String {
    let mut lines = cells(scene).lines(scene.style);
    lines.push(standing(scene));
    if scene.looks.is_some() {
        lines.extend(hand(scene));
    }
    lines.join("\n")
}

/// The index of a cell in the list of cells.
pub(super) fn index(scene: &Scene<'_>, cell: &Value) -> Option<usize> {
    let width = count(&scene.setting["board"]["width"]);
    let idx = count(&cell["y"]) * width + count(&cell["x"]);
    (idx < list(&scene.view["cells"]).len()).then_some(idx)
}

fn cells(scene: &Scene<'_>) -> Canvas {
    let board = &scene.setting["board"];
    let (columns, rows) = (count(&board["width"]).max(1), count(&board["height"]));
    let room = (scene.style.width.saturating_sub(4) / columns).saturating_sub(1).clamp(9, 30);
    let mut canvas = Canvas::new(3 + columns * (room + 1), 2 + rows * (HEIGHT + 1));
    for column in 0..columns {
        let number = (column + 1).to_string();
        canvas.put(3 + column * (room + 1) + room / 2, 0, &number, Ink::Bold);
    }
    for row in 0..rows {
        let top = 1 + row * (HEIGHT + 1);
        canvas.put(0, top + 2, &(row + 1).to_string(), Ink::Bold);
        for column in 0..columns {
            let left = 2 + column * (room + 1);
            frame(&mut canvas, left, top, room, edge(column, columns), edge(row, rows));
            let idx = row * columns + column;
            if board["blocked"][idx] == true {
                for line in 1..=HEIGHT {
                    canvas.put(left + 1, top + line, &"▓".repeat(room), Ink::Dim);
                }
            } else {
                card(scene, &mut canvas, left + 1, top + 1, room, &scene.view["cells"][idx]);
            }
        }
    }
    canvas
}

/// Whether something stands first and last in its row.
const fn edge(n: usize, of: usize) -> (bool, bool) {
    (n == 0, n + 1 == of)
}

type Edge = (bool, bool);

fn frame(canvas: &mut Canvas, left: usize, top: usize, room: usize, side: Edge, level: Edge) {
    let bottom = top + HEIGHT + 1;
    for (line, is_edge, [near, between, far]) in
        [(top, level.0, ["┌", "┬", "┐"]), (bottom, level.1, ["└", "┴", "┘"])]
    {
        let [near, between, far] =
            if is_edge { [near, between, far] } else { ["├", "┼", "┤"] };
        canvas.put(left + 1, line, &"─".repeat(room), Ink::Dim);
        canvas.put(left, line, if side.0 { near } else { between }, Ink::Dim);
        canvas.put(left + room + 1, line, if side.1 { far } else { between }, Ink::Dim);
    }
    for line in top + 1..bottom {
        canvas.put(left, line, "│", Ink::Dim);
        canvas.put(left + room + 1, line, "│", Ink::Dim);
    }
}

/// One card: the top value in the middle, left and right beside the name, the owner's sign and
/// the abilities in the corners.
fn card(
    scene: &Scene<'_>,
    canvas: &mut Canvas,
    left: usize,
    top: usize,
    room: usize,
    cell: &Value,
) {
    if cell.is_null() {
        canvas.put(left + room / 2, top + 1, "·", Ink::Dim);
        return;
    }
    let (card, owner) = (count(&cell["card"]), seat(&cell["owner"]).unwrap_or(Seat(0)));
    let ink = scene.ink(owner);
    let [above, right, below, beside] = values(scene, card).map(|value| value.to_string());
    canvas.put(left, top, sign(scene, owner), ink);
    canvas.put(left + room / 2, top, &above, ink);
    canvas.put(left, top + 1, &beside, ink);
    canvas.put(left + room - 1, top + 1, &right, ink);
    canvas.put(left + room / 2, top + 2, &below, ink);
    let name = fit(card_name(scene, card), room.saturating_sub(4));
    let name = name.trim_end();
    let indent = (room - width(name)) / 2;
    canvas.put(left + indent, top + 1, name, Ink::Plain);
    // In a narrow corner there is room for the first letters only.
    let abilities = abilities(scene, card);
    let mut corner = abilities.join(" ");
    if width(&corner) + 2 > room / 2 {
        corner = abilities.iter().map(|ability| short(ability)).collect::<Vec<_>>().join(" ");
    }
    canvas.put(left + room.saturating_sub(width(&corner)), top, &corner, Ink::Dim);
}

/// The first letters of an ability, and its number.
fn short(ability: &str) -> String {
    let (word, number) = ability.split_once(' ').unwrap_or((ability, ""));
    word.chars().take(3).collect::<String>() + number
}

/// The sign of an owner: full for the one who looks (or seat 0), empty for the other.
fn sign(scene: &Scene<'_>, owner: Seat) -> &'static str {
    if scene.looks.unwrap_or(Seat(0)) == owner { "●" } else { "○" }
}

/// How both stand: cards on the board, in hand, in the deck; games of the match.
fn standing(scene: &Scene<'_>) -> String {
    let cells = list(&scene.view["cells"]);
    let one = |at: Seat| {
        let held = cells.iter().filter(|cell| seat(&cell["owner"]) == Some(at)).count();
        let number = |list: &str| (count(&scene.view[list][at.idx()]) as u64).into();
        let name = scene.paint(scene.ink(at), &format!("{} {}", sign(scene, at), scene.who(at)));
        let args = [
            ("name", (&name).into()),
            ("cards", (held as u64).into()),
            ("hand", number("hand_sizes")),
            ("deck", number("deck_sizes")),
        ];
        scene.say("play-rift-standing", &args)
    };
    let mut parts = vec![one(Seat(0)), one(Seat(1))];
    if scene.looks == Some(Seat(1)) {
        parts.reverse();
    }
    let games = count(&scene.setting["rules"]["games"]);
    if games > 1 {
        let wins: Vec<i64> = list(&scene.view["wins"]).iter().map(whole).collect();
        let score = format!("{}–{}", wins.first().unwrap_or(&0), wins.get(1).unwrap_or(&0));
        let now = (count(&scene.view["games_done"]) + 1).min(games) as u64;
        let args =
            [("game", now.into()), ("games", (games as u64).into()), ("score", (&score).into())];
        parts.push(scene.say("play-rift-game", &args));
    }
    parts.join("\n")
}

/// The hand, numbered.
fn hand(scene: &Scene<'_>) -> Vec<String> {
    let hand: Vec<usize> = list(&scene.view["hand"]).iter().map(count).collect();
    let columns = hand.iter().map(|&card| width(card_name(scene, card))).max().unwrap_or(0);
    let line = |(n, &card): (usize, &usize)| {
        let [top, right, bottom, left] = values(scene, card);
        let number = scene.paint(Ink::Bold, &(n + 1).to_string());
        let name = fit(card_name(scene, card), columns);
        let abilities = abilities(scene, card).join(", ");
        format!("  {number} {name}  ↑{top} →{right} ↓{bottom} ←{left}  {abilities}")
            .trim_end()
            .to_owned()
    };
    hand.iter().enumerate().map(line).collect()
}
