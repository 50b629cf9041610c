//! Damage to a text: what disks, editors and people do to files.

use libfuzzer_sys::arbitrary::{Result, Unstructured};

/// Changes the text a few times; tells how often.
///
/// # Errors
/// When the bytes are used up.
pub fn edit(text: &mut String, u: &mut Unstructured<'_>) -> Result<u32> {
    let edits = u.int_in_range(0..=6)?;
    for _ in 0..edits {
        match u.int_in_range(0_u8..=6)? {
            0 => overwrite(text, u)?,
            1 => cut(text, u)?,
            2 => {
                let at = position(text, u)?;
                text.insert_str(at, u.arbitrary()?);
            }
            3 => lines(text, u, |lines, a, b| lines.swap(a, b))?,
            4 => lines(text, u, |lines, a, b| lines.insert(b, lines[a].clone()))?,
            5 => lines(text, u, |lines, a, _| drop(lines.remove(a)))?,
            _ => {
                let line: String = u.arbitrary()?;
                lines(text, u, |lines, a, _| lines[a] = line)?;
            }
        }
    }
    Ok(edits)
}

/// A place between two characters.
fn position(text: &str, u: &mut Unstructured<'_>) -> Result<usize> {
    let mut at = usize::from(u.arbitrary::<u16>()?) % (text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    Ok(at)
}

/// One character becomes another.
fn overwrite(text: &mut String, u: &mut Unstructured<'_>) -> Result<()> {
    let at = position(text, u)?;
    if let Some(old) = text[at..].chars().next() {
        let new = char::from(u.int_in_range(0_u8..=127)?);
        text.replace_range(at..at + old.len_utf8(), new.encode_utf8(&mut [0; 4]));
    }
    Ok(())
}

fn cut(text: &mut String, u: &mut Unstructured<'_>) -> Result<()> {
    let (a, b) = (position(text, u)?, position(text, u)?);
    text.replace_range(a.min(b)..a.max(b), "");
    Ok(())
}

/// Works on whole lines, two of which are chosen.
fn lines(
    text: &mut String,
    u: &mut Unstructured<'_>,
    work: impl FnOnce(&mut Vec<String>, usize, usize),
) -> Result<()> {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let (a, b) = (u.choose_index(lines.len())?, u.choose_index(lines.len())?);
    work(&mut lines, a, b);
    *text = lines.join("\n");
    Ok(())
}
