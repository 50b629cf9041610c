//! Colours, dashes and marks: eight of each, told apart without colours too.

use std::fmt::Write as _;

use plotters::style::RGBColor;

/// Everything that is drawn has one of these colours on light ground; the style of the picture
/// knows which one takes its place on dark ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    light: (u8, u8, u8),
    dark: &'static str,
}

impl Ink {
    pub(crate) const fn colour(self) -> RGBColor {
        RGBColor(self.light.0, self.light.1, self.light.2)
    }

    fn name(self) -> String {
        let (red, green, blue) = self.light;
        format!("#{red:02X}{green:02X}{blue:02X}")
    }
}

const fn ink(red: u8, green: u8, blue: u8, dark: &'static str) -> Ink {
    Ink { light: (red, green, blue), dark }
}

/// The ground.
pub(crate) const PAPER: Ink = ink(0xFE, 0xFE, 0xFE, "#15181D");
/// Text and axes.
pub(crate) const TEXT: Ink = ink(0x1B, 0x1F, 0x24, "#E8EAED");
/// The mesh.
pub(crate) const MESH: Ink = ink(0xE1, 0xE4, 0xE8, "#333A43");
/// Lines to compare with: a fair share, a bound.
pub(crate) const RULE: Ink = ink(0x57, 0x60, 0x6A, "#A9B2BD");

/// One of several: a player, a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) ink: Ink,
    dashes: &'static str,
    pub(crate) mark: Mark,
}

/// What stands at the points of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mark {
    Disc,
    /// Corners round the point, in pixels.
    Shape(&'static [(i32, i32)]),
}

const SQUARE: Mark = Mark::Shape(&[(-4, -4), (4, -4), (4, 4), (-4, 4)]);
const UP: Mark = Mark::Shape(&[(0, -5), (5, 4), (-5, 4)]);
const DOWN: Mark = Mark::Shape(&[(0, 5), (5, -4), (-5, -4)]);
const DIAMOND: Mark = Mark::Shape(&[(0, -6), (5, 0), (0, 6), (-5, 0)]);
const PLUS: Mark = Mark::Shape(&[
    (-1, -5),
    (1, -5),
    (1, -1),
    (5, -1),
    (5, 1),
    (1, 1),
    (1, 5),
    (-1, 5),
    (-1, 1),
    (-5, 1),
    (-5, -1),
    (-1, -1),
]);
const BOW_TIE: Mark = Mark::Shape(&[(-5, -4), (0, -1), (5, -4), (5, 4), (0, 1), (-5, 4)]);
const HOURGLASS: Mark = Mark::Shape(&[(-4, -5), (4, -5), (1, 0), (4, 5), (-4, 5), (-1, 0)]);

/// Hues after Okabe and Ito, darker on light ground and lighter on dark, so that thin lines can be
/// seen on both.
const LOOKS: [Look; 8] = [
    Look { ink: ink(0x00, 0x68, 0xA8, "#56B4E9"), dashes: "", mark: Mark::Disc },
    Look { ink: ink(0xC4, 0x51, 0x00, "#FF9D57"), dashes: "9 4", mark: SQUARE },
    Look { ink: ink(0x00, 0x7A, 0x58, "#2FCB9C"), dashes: "3 3", mark: UP },
    Look { ink: ink(0xA8, 0x2F, 0x76, "#F09CCB"), dashes: "12 3 3 3", mark: DIAMOND },
    Look { ink: ink(0x7A, 0x66, 0x00, "#F0E442"), dashes: "6 2", mark: DOWN },
    Look { ink: ink(0x4B, 0x4F, 0x55, "#D3D7DC"), dashes: "2 4", mark: PLUS },
    Look { ink: ink(0x6A, 0x3D, 0xB8, "#B99CFF"), dashes: "14 4", mark: BOW_TIE },
    Look { ink: ink(0x9B, 0x23, 0x23, "#FF8A80"), dashes: "8 3 2 3 2 3", mark: HOURGLASS },
];

/// Somebody who is only there to compare with.
pub(crate) const ASIDE: Look = Look { ink: RULE, dashes: "", mark: SQUARE };

/// How the one of this number looks; after the eighth they begin again.
pub(crate) fn look(number: usize) -> Look {
    LOOKS[number % LOOKS.len()]
}

/// The style sheet of a picture: dashes, and the colours on dark ground. Whoever does not read it
/// still sees the colours of light ground.
pub(crate) fn style() -> String {
    let mut style = String::from(".picture polyline{stroke-linejoin:round}\n");
    let looks = LOOKS.iter().map(|look| (look.ink, look.dashes));
    for (ink, dashes) in looks.clone().chain([(RULE, "5 4")]).filter(|(_, it)| !it.is_empty()) {
        let name = ink.name();
        let _ =
            writeln!(style, ".picture polyline[stroke=\"{name}\"]{{stroke-dasharray:{dashes}}}");
    }
    style += "@media screen and (prefers-color-scheme:dark){\n";
    for ink in [PAPER, TEXT, MESH, RULE].into_iter().chain(looks.map(|(ink, _)| ink)) {
        let (name, dark) = (ink.name(), ink.dark);
        let _ = write!(style, ".picture [stroke=\"{name}\"]{{stroke:{dark}}}");
        let _ = writeln!(style, ".picture [fill=\"{name}\"]{{fill:{dark}}}");
    }
    style + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour as the accessibility guidelines of the Web define it.
    fn luminance(channels: [u8; 3]) -> f64 {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = channels.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn parts(ink: Ink) -> [[u8; 3]; 2] {
        let channel = |at: usize| u8::from_str_radix(&ink.dark[at..at + 2], 16).unwrap();
        [[ink.light.0, ink.light.1, ink.light.2], [channel(1), channel(3), channel(5)]]
    }

    #[test]
    fn everything_can_be_seen_on_both_grounds() {
        let paper = parts(PAPER);
        for (ink, least) in
            LOOKS.map(|look| (look.ink, 4.5)).into_iter().chain([(RULE, 4.5), (TEXT, 12.0)])
        {
            for (own, ground) in parts(ink).into_iter().zip(paper) {
                let found = contrast(own, ground);
                assert!(found >= least, "{ink:?}: {found:.1}");
            }
        }
    }

    #[test]
    fn no_two_look_alike() {
        let inks = LOOKS.map(|look| look.ink.name());
        let dashes = LOOKS.map(|look| look.dashes);
        for one in 0..LOOKS.len() {
            for other in 0..one {
                assert!(inks[one] != inks[other] && dashes[one] != dashes[other]);
            }
        }
        assert_eq!(look(9).ink.name(), look(1).ink.name());
    }
}
