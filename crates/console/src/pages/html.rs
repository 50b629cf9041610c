//! All pages of a language as one file for a browser.

use std::fmt::Write as _;

use ludoteca_words::Words;
use pulldown_cmark::{CowStr, Event, Parser, Tag, TagEnd, html};

use super::{Page, commands, games, tutorial};

/// Plain enough for any browser, in the colours that the reader likes.
const STYLE: &str = "\
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 1px solid #8888; }
h3 { margin-top: 2rem; }
code { font-family: ui-monospace, monospace; }
pre { padding: .6rem .8rem; border-left: 3px solid #8888; background: #8882; overflow-x: auto; }
nav li { display: inline-block; margin-right: 1rem; }
nav ul { padding: 0; }
a code { text-decoration: underline; }
a { color: inherit; }
";

/// The whole manual: tutorial, commands and games, with a table of contents.
pub fn manual(words: &Words) -> String {
    let lang = words.lang();
    let chapters =
        [("tutorial", tutorial(lang)), ("console", commands(lang)), ("games", games(lang))];
    let title = words.plain("pages-title");
    let mut body = format!("<h1>{title}</h1>\n<nav>\n");
    for (chapter, pages) in chapters {
        let name = words.plain(&format!("pages-{chapter}"));
        let _ = writeln!(body, "<h4>{name}</h4>\n<ul>");
        for page in pages {
            let (key, title) = (page.key(), page.title());
            let _ = writeln!(body, "<li><a href=\"#{chapter}-{key}\">{title}</a></li>");
        }
        body.push_str("</ul>\n");
    }
    body.push_str("</nav>\n<main>\n");
    for (chapter, pages) in chapters {
        let name = words.plain(&format!("pages-{chapter}"));
        let _ = writeln!(body, "<h2 id=\"{chapter}\">{name}</h2>");
        for page in pages {
            let _ = writeln!(body, "<article id=\"{chapter}-{}\">", page.key());
            body.push_str(&article(page, commands(lang)));
            body.push_str("</article>\n");
        }
    }
    let code = lang.code();
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// One page, its title below that of the chapter; commands that it names lead to their pages.
fn article(page: &Page, commands: &'static [Page]) -> String {
    let mut out = String::new();
    let events = Parser::new(page.text).map(|event| match event {
        Event::Start(Tag::Heading { .. }) => Event::Html("<h3>".into()),
        Event::End(TagEnd::Heading(_)) => Event::Html("</h3>\n".into()),
        Event::Code(text) => linked(text, page, commands),
        other => other,
    });
    html::push_html(&mut out, events);
    out
}

fn linked<'a>(text: CowStr<'a>, page: &Page, commands: &'static [Page]) -> Event<'a> {
    let word = text.split(' ').next().unwrap_or_default();
    let named = commands.iter().find(|command| command.title() == word && *command != page);
    match named {
        Some(command) => {
            let mut code = String::new();
            html::push_html(&mut code, std::iter::once(Event::Code(text.clone())));
            Event::InlineHtml(format!("<a href=\"#console-{}\">{code}</a>", command.key()).into())
        }
        None => Event::Code(text),
    }
}
