//! The frame of every report: one HTML file that needs nothing but itself.
//!
//! A page is a title, parts and sections; [`table`], [`figure`], [`facts`] and [`listing`] make
//! what stands in them. Everything that comes from outside is escaped by the type: only what
//! `html!` has made, and pictures of ours, is taken as it is.
//!
//! ```
//! use ludoteca_report::page::{Page, Table, html, table};
//! use ludoteca_words::{Lang, Words};
//!
//! let words = Words::new(Lang::English);
//! let mut page = Page::new(&words, "Who is <best>?");
//! let rows = vec![vec!["Ana & co".to_owned(), "12".to_owned()]];
//! let head = vec!["Name".to_owned(), "Wins".to_owned()];
//! let wins = Table { head, numbers: vec![1], named: 0, rows };
//! page.section("Result", &table("Wins by name", &wins));
//! page.section("More", &html! { p { "2 < 3" } });
//! let text = page.render();
//! assert!(text.contains("<h1>Who is &lt;best&gt;?</h1>") && text.contains("Ana &amp; co"));
//! ```

use ludoteca_words::Words;
use maud::{DOCTYPE, PreEscaped};
pub use maud::{Markup, html};

const STYLE: &str = include_str!("page/style.css");
/// What the page may load: nothing. Only its own style counts.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// A page in the making.
#[derive(Debug)]
pub struct Page<'w> {
    words: &'w Words,
    title: String,
    lead: Option<String>,
    body: Vec<Markup>,
    in_parts: bool,
}

impl<'w> Page<'w> {
    /// A page of this title.
    pub fn new(words: &'w Words, title: &str) -> Self {
        let title = title.to_owned();
        Self { words, title, lead: None, body: Vec::new(), in_parts: false }
    }

    /// What stands below the title.
    pub fn lead(&mut self, text: &str) {
        self.lead = Some(text.to_owned());
    }

    /// Something that belongs to no section.
    pub fn add(&mut self, body: Markup) {
        self.body.push(body);
    }

    /// Begins a part: the sections that follow are below it.
    pub fn part(&mut self, title: &str) {
        self.in_parts = true;
        self.body.push(html! { h2 { (title) } });
    }

    /// A section with a heading.
    pub fn section(&mut self, title: &str, body: &Markup) {
        let heading = if self.in_parts {
            html! { h3 { (title) } }
        } else {
            html! { h2 { (title) } }
        };
        self.body.push(html! { section { (heading) (body) } });
    }

    /// The page as text.
    pub fn render(self) -> String {
        let version = env!("CARGO_PKG_VERSION");
        let made = self.words.say("report-made", &[("version", version.into())]);
        let page = html! {
            (DOCTYPE)
            html lang=(self.words.lang().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content=(POLICY);
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    main {
                        h1 { (self.title) }
                        @if let Some(lead) = &self.lead { p.lead { (lead) } }
                        @for part in &self.body { (part) }
                    }
                    footer { (made) }
                }
            }
        };
        page.into_string() + "\n"
    }
}

/// A table of texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The heads of the columns.
    pub head: Vec<String>,
    /// The columns with numbers, which are aligned to the right.
    pub numbers: Vec<usize>,
    /// The column that names the row.
    pub named: usize,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// A table with a caption that says what it shows.
pub fn table(caption: &str, table: &Table) -> Markup {
    let class = |column: usize| table.numbers.contains(&column).then_some("number");
    html! {
        div.table tabindex="0" {
            table {
                caption { span { (caption) } }
                thead {
                    tr {
                        @for (column, head) in table.head.iter().enumerate() {
                            th scope="col" class=[class(column)] { (head) }
                        }
                    }
                }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == table.named {
                                    th scope="row" class=[class(column)] { (cell) }
                                } @else {
                                    td class=[class(column)] { (cell) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A picture of [`crate::charts`] with what it says.
pub fn figure(svg: &str, caption: &str) -> Markup {
    html! {
        figure {
            (PreEscaped(svg))
            @if !caption.is_empty() { figcaption { (caption) } }
        }
    }
}

/// Terms and what they are.
pub fn facts(facts: &[(String, String)]) -> Markup {
    html! {
        dl {
            @for (term, fact) in facts { dt { (term) } dd { (fact) } }
        }
    }
}

/// Lines as they are: commands, files.
pub fn listing(text: &str) -> Markup {
    html! { pre tabindex="0" { code { (text) } } }
}

/// A list of sentences.
pub fn list(items: &[String]) -> Markup {
    html! { ul { @for item in items { li { (item) } } } }
}
