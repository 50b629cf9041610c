//! The sheet that pictures are drawn on.

use std::error::Error;

use plotters::coord::Shift;
use plotters::prelude::{DrawingArea, IntoDrawingArea as _, SVGBackend};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontStyle, IntoFont as _, TextStyle};

use crate::palette::{self, Ink, PAPER, TEXT};

/// Where something is drawn.
pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
/// What drawing into a text comes to.
pub(crate) type Drawn = Result<(), Box<dyn Error + Send + Sync>>;

/// The width of every picture, in pixels.
pub(crate) const WIDTH: u32 = 860;

/// A picture of this height, with a title and a description for those who cannot see it.
pub(crate) fn picture(
    height: u32,
    title: &str,
    about: &str,
    draw: impl FnOnce(&Area<'_>) -> Drawn,
) -> String {
    let mut body = String::new();
    let area = SVGBackend::with_string(&mut body, (WIDTH, height)).into_drawing_area();
    let filled = area.fill(&PAPER.colour());
    filled.expect("drawing into a text cannot fail");
    draw(&area).expect("drawing into a text cannot fail");
    area.present().expect("drawing into a text cannot fail");
    drop(area);
    // The head is ours: it says what the picture is, and how it looks on dark ground.
    let body = body.split_once(">\n").map_or("", |(_, body)| body);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" role=\"img\" \
         aria-label=\"{0}\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n\
         <title>{0}</title>\n<desc>{1}</desc>\n<style>\n{2}</style>\n{body}",
        escaped(title),
        escaped(about),
        palette::style(),
    )
}

/// A text that XML can hold in any place.
fn escaped(text: &str) -> String {
    let text = clean(text);
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

/// A text without characters that no XML file may have.
pub(crate) fn clean(text: &str) -> String {
    let allowed = |c: char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().map(|c| if allowed(c) { c } else { ' ' }).collect()
}

/// A name that has room: long ones are cut.
pub(crate) fn short(name: &str, most: usize) -> String {
    let name = clean(name);
    if name.chars().count() <= most {
        return name;
    }
    name.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

/// A style of text: its size in pixels, and where its point is.
pub(crate) fn text(size: i32, ink: Ink, across: HPos, down: VPos) -> TextStyle<'static> {
    // The backend divides by this to get to pixels.
    let size = f64::from(size) * 1.24;
    ("sans-serif", size).into_font().color(&ink.colour()).pos(Pos::new(across, down))
}

/// The same in bold, for titles.
pub(crate) fn title(size: i32) -> TextStyle<'static> {
    let size = f64::from(size) * 1.24;
    let font = ("sans-serif", size).into_font().style(FontStyle::Bold);
    font.color(&TEXT.colour()).pos(Pos::new(HPos::Left, VPos::Top))
}

/// About how wide a text of this size is: fonts are not known here.
pub(crate) fn width(text: &str, size: i32) -> i32 {
    let letters = i32::try_from(text.chars().count()).unwrap_or(i32::MAX / 100);
    letters.saturating_mul(size) * 11 / 20
}
