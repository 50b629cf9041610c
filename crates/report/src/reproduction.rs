//! The page of the documents' experiments: what a document says, what we find, and the command
//! that finds it again.

use ludoteca_words::Words;

use crate::page::{Markup, Page, Table, figure, html, list, listing, table};

/// Everything that stands on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reproduction {
    /// The documents.
    pub parts: Vec<Part>,
    /// The command that makes the page again.
    pub command: String,
    /// The seed.
    pub seed: u64,
    /// How many threads have played.
    pub jobs: usize,
    /// How long it took.
    pub seconds: f64,
    /// Whether fewer games than usual were played.
    pub quick: bool,
}

/// The experiments of one document.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Part {
    /// Its number.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// Its experiments.
    pub experiments: Vec<Experiment>,
    /// What of it is not here, and why.
    pub out_of_reach: String,
}

/// One experiment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Experiment {
    /// By what it is asked for.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What the document did and says; nothing where the title says it.
    pub about: String,
    /// How it was played: sizes, seeds, times.
    pub facts: Vec<String>,
    /// What was found, beside what the document says.
    pub figures: Vec<Figure>,
    /// Pictures as SVG.
    pub pictures: Vec<String>,
    /// What there is to say about it, such as why figures differ.
    pub notes: Vec<String>,
    /// The commands that find the same again.
    pub commands: Vec<String>,
    /// How far it has come.
    pub state: State,
}

/// How far an experiment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// To its end.
    #[default]
    Whole,
    /// It was stopped on the way.
    CutShort,
    /// It was stopped before.
    Missing,
}

/// One figure of ours beside the document's, as people read them; what is empty is not there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figure {
    /// What was counted or measured.
    pub what: String,
    /// What the document says.
    pub document: String,
    /// What the document's own trials can tell.
    pub document_interval: String,
    /// What we find.
    pub ours: String,
    /// How sure that is.
    pub interval: String,
    /// Whether both agree, where that can be said.
    pub agrees: Option<bool>,
}

impl Reproduction {
    fn figures(&self) -> impl Iterator<Item = &Figure> {
        let experiments = self.parts.iter().flat_map(|part| &part.experiments);
        experiments.flat_map(|experiment| &experiment.figures)
    }
}

/// The page.
pub fn page(words: &Words, reproduction: &Reproduction) -> String {
    let plain = |key: &str| words.plain(&format!("reproduce-page-{key}"));
    let count = |agrees: Option<bool>| {
        let figures = reproduction.figures().filter(|figure| figure.agrees == agrees);
        figures.count() as u64
    };
    let (agree, differ) = (count(Some(true)), count(Some(false)));
    let summary = [("agree", agree.into()), ("all", (agree + differ).into())];
    let (seed, seconds) = (reproduction.seed.to_string(), words.decimal(reproduction.seconds, 1));
    let facts = [
        ("seed", (&seed).into()),
        ("jobs", (reproduction.jobs as u64).into()),
        ("seconds", (&seconds).into()),
    ];
    let mut page = Page::new(words, &plain("title"));
    page.lead(&plain("about"));
    page.add(html! {
        div.summary {
            p { (words.say("reproduce-page-summary", &summary)) }
            @if differ > 0 { p { (plain("differ")) } }
        }
        @if reproduction.quick { p.notice { (plain("quick")) } }
        p { (words.say("reproduce-page-facts", &facts)) " · " (plain("again")) }
        (listing(&reproduction.command))
    });
    page.section(&plain("reading"), &html! { p { (plain("intervals")) } });
    page.section(&plain("contents"), &contents(reproduction));
    for part in &reproduction.parts {
        page.add(html! { div id={ "document-" (part.id) } {} });
        page.part(&part.title);
        page.add(html! { p { (part.about) } });
        for experiment in &part.experiments {
            // The name of an experiment is an anchor, and what `--only` asks for.
            page.add(html! { div id=(experiment.id) {} });
            page.section(&experiment.title, &shown(words, experiment));
        }
        page.section(&plain("out"), &html! { p { (part.out_of_reach) } });
    }
    page.render()
}

fn contents(reproduction: &Reproduction) -> Markup {
    html! {
        nav {
            @for part in &reproduction.parts {
                p { a href={ "#document-" (part.id) } { (part.title) } }
                ul {
                    @for experiment in &part.experiments {
                        li { a href={ "#" (experiment.id) } { (experiment.title) } }
                    }
                }
            }
        }
    }
}

fn shown(words: &Words, experiment: &Experiment) -> Markup {
    let plain = |key: &str| words.plain(&format!("reproduce-page-{key}"));
    let state = match experiment.state {
        State::Whole => None,
        State::CutShort => Some(plain("cut")),
        State::Missing => Some(plain("missing")),
    };
    let again = plain(if experiment.commands.len() > 1 { "commands" } else { "command" });
    html! {
        @if !experiment.about.is_empty() { p { (experiment.about) } }
        @if let Some(state) = state { p.notice { (state) } }
        @if !experiment.figures.is_empty() { (figures(words, experiment)) }
        @for picture in &experiment.pictures { (figure(picture, "")) }
        @for note in &experiment.notes { p { (note) } }
        @if !experiment.facts.is_empty() { (list(&experiment.facts)) }
        p.lead { (again) " (" code { (experiment.id) } ")" }
        (listing(&experiment.commands.join("\n")))
    }
}

/// The figures; columns in which nothing stands are left out.
fn figures(words: &Words, experiment: &Experiment) -> Markup {
    type Column = (&'static str, bool, fn(&Words, &Figure) -> String);
    const COLUMNS: [Column; 6] = [
        ("what", false, |_, figure| figure.what.clone()),
        ("document", true, |_, figure| figure.document.clone()),
        ("document-interval", true, |_, figure| figure.document_interval.clone()),
        ("ours", true, |_, figure| figure.ours.clone()),
        ("interval", true, |_, figure| figure.interval.clone()),
        ("agrees", false, |words, figure| verdict(words, figure.agrees)),
    ];
    let cells = |&(.., of): &Column| -> Vec<String> {
        experiment.figures.iter().map(|figure| of(words, figure)).collect()
    };
    let columns: Vec<(&Column, Vec<String>)> = COLUMNS
        .iter()
        .map(|column| (column, cells(column)))
        .filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()))
        .collect();
    let head =
        |(column, _): &(&Column, Vec<String>)| words.plain(&format!("reproduce-head-{}", column.0));
    let row = |n: usize| columns.iter().map(|(_, cells)| cells[n].clone()).collect();
    let is_number = |n: &usize| columns[*n].0.1;
    let caption = words.say("reproduce-figures", &[("title", (&experiment.title).into())]);
    table(
        &caption,
        &Table {
            head: columns.iter().map(head).collect(),
            numbers: (0..columns.len()).filter(is_number).collect(),
            named: 0,
            rows: (0..experiment.figures.len()).map(row).collect(),
        },
    )
}

fn verdict(words: &Words, agrees: Option<bool>) -> String {
    match agrees {
        Some(true) => format!("✓ {}", words.plain("reproduce-agrees")),
        Some(false) => format!("✗ {}", words.plain("reproduce-differs")),
        None => String::new(),
    }
}
