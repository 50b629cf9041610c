//! A line of the server: one XML document with the root `monopd`.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, Writer, XmlVersion};

use super::element::{Attributes, Element};

/// The root of every document.
const ROOT: &str = "monopd";

/// Why a line is no document of ours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DocumentError {
    /// It is no XML.
    #[error("expected an XML document, found: {0}")]
    Xml(String),
    /// The root is another one.
    #[error("expected the root element monopd, found {0:?}")]
    Root(String),
    /// It ends too early.
    #[error("the document ends before its root does")]
    Unfinished,
}

/// Reads a line. Elements and attributes that nobody knows are passed over.
///
/// # Errors
/// It is no whole document with the right root.
pub fn read_line(line: &str) -> Result<Vec<Element>, DocumentError> {
    let mut reader = Reader::from_str(line);
    let mut elements: Vec<Element> = Vec::new();
    // For each open element whether it is one that takes children.
    let mut open: Vec<bool> = Vec::new();
    loop {
        let event = reader.read_event().map_err(|error| xml(&error))?;
        let (start, has_end) = match event {
            Event::Start(start) => (start, true),
            Event::Empty(start) => (start, false),
            Event::End(_) => {
                open.pop();
                if open.is_empty() {
                    return Ok(elements);
                }
                continue;
            }
            Event::Eof => return Err(DocumentError::Unfinished),
            _ => continue,
        };
        let known = enter(&start, &open, &mut elements)?;
        if has_end {
            open.push(known);
        } else if open.is_empty() {
            return Ok(elements);
        }
    }
}

/// Takes in an element that begins; whether its children may mean anything.
fn enter(
    start: &BytesStart<'_>,
    open: &[bool],
    elements: &mut Vec<Element>,
) -> Result<bool, DocumentError> {
    let name = start.name();
    let name: &str = name.as_ref();
    match open {
        [] if name == ROOT => Ok(true),
        [] => Err(DocumentError::Root(name.chars().take(32).collect())),
        [_] => {
            let Some(mut element) = Element::named(name) else { return Ok(false) };
            take(start, element.attributes_mut())?;
            elements.push(element);
            Ok(true)
        }
        [_, true] => {
            if let Some(child) = elements.last_mut().and_then(|it| it.add_child(name)) {
                take(start, child)?;
            }
            Ok(false)
        }
        _ => Ok(false),
    }
}

fn take(start: &BytesStart<'_>, into: &mut dyn Attributes) -> Result<(), DocumentError> {
    for attribute in start.attributes() {
        let attribute = attribute.map_err(|error| xml(&error))?;
        let value =
            attribute.normalized_value(XmlVersion::Explicit1_0).map_err(|error| xml(&error))?;
        into.set(attribute.key.as_ref(), &value);
    }
    Ok(())
}

fn xml(error: &dyn std::fmt::Display) -> DocumentError {
    DocumentError::Xml(error.to_string())
}

/// Writes a line with its end.
pub fn write_line(elements: &[Element]) -> String {
    let mut writer = Writer::new(Vec::new());
    let written = writer.create_element(ROOT).write_inner_content(|writer| {
        for element in elements {
            let children = element.children();
            let begun = dressed(element.name(), element.attributes());
            if children.is_empty() {
                writer.write_event(Event::Empty(begun))?;
                continue;
            }
            writer.write_event(Event::Start(begun.borrow()))?;
            for (name, attributes) in children {
                writer.write_event(Event::Empty(dressed(name, attributes)))?;
            }
            writer.write_event(Event::End(begun.to_end()))?;
        }
        Ok(())
    });
    written.unwrap_or_else(|error| unreachable!("writing to memory: {error}"));
    let mut bytes = writer.into_inner();
    bytes.push(b'\n');
    String::from_utf8(bytes).unwrap_or_else(|_| unreachable!("texts are written only"))
}

fn dressed(name: &'static str, attributes: &dyn Attributes) -> BytesStart<'static> {
    let mut start = BytesStart::new(name);
    attributes.each(&mut |name, value| start.push_attribute((name, value)));
    start
}

#[cfg(test)]
mod tests {
    use super::super::element::{Button, Display, DisplayText, EstateUpdate};
    use super::*;

    #[test]
    fn what_nobody_knows_is_passed_over() {
        let line = r#"<monopd><weather sky="blue"><button command=".r"/></weather><estateupdate estateid="5" smell="x" houses="many" owner="2"><button/></estateupdate></monopd>"#;
        let known = EstateUpdate { estate: Some(5), owner: Some(2), ..Default::default() };
        assert_eq!(read_line(line).unwrap(), [Element::Estate(Box::new(known))]);
    }

    #[test]
    fn texts_are_escaped_and_stay_on_their_line() {
        let shown =
            DisplayText { text: Some("B & O <\"1\">\n'\u{f1}\u{1}".into()), ..Default::default() };
        let display = Element::Display(Display { shown, buttons: Vec::new() });
        let line = write_line(std::slice::from_ref(&display));
        assert_eq!(line.matches('\n').count(), 1, "{line}");
        let Element::Display(back) = &read_line(&line).unwrap()[0] else { panic!("{line}") };
        assert_eq!(back.shown.text.as_deref(), Some("B & O <\"1\"> '\u{f1} "));
    }

    #[test]
    fn children_belong_to_their_element() {
        let button = Button {
            command: Some(".r".into()),
            caption: Some("Roll".into()),
            enabled: Some(true),
        };
        let shown = DisplayText { clear_text: Some(false), ..Default::default() };
        let all = [Element::Display(Display { shown, buttons: vec![button.clone(), button] })];
        let line = write_line(&all);
        assert_eq!(
            line,
            "<monopd><display cleartext=\"0\"><button command=\".r\" caption=\"Roll\" enabled=\"1\"/><button command=\".r\" caption=\"Roll\" enabled=\"1\"/></display></monopd>\n"
        );
        assert_eq!(read_line(&line).unwrap(), all);
    }

    #[test]
    fn bad_documents_are_refused_with_a_reason() {
        let why = |line: &str| read_line(line).unwrap_err();
        assert_eq!(why("<html/>"), DocumentError::Root("html".into()));
        assert_eq!(why("<monopd><msg/>"), DocumentError::Unfinished);
        assert_eq!(why("hello"), DocumentError::Unfinished);
        assert!(matches!(why("<monopd></x>"), DocumentError::Xml(_)));
        assert!(matches!(why("<monopd><msg value=\"&what;\"/></monopd>"), DocumentError::Xml(_)));
        assert_eq!(read_line("<monopd/>"), Ok(Vec::new()));
    }
}
