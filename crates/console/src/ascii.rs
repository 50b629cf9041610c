//! Everything in ASCII, for terminals that can do no more.

/// The text with ASCII signs for all others.
pub(crate) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        if sign.is_ascii() {
            out.push(sign);
        } else {
            out.push_str(instead(sign));
        }
    }
    out
}

fn instead(sign: char) -> &'static str {
    match sign {
        'á' | 'à' | 'â' | 'ä' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'í' | 'ì' | 'î' | 'ï' => "i",
        'ó' | 'ò' | 'ô' | 'ö' | '○' | '◇' | '☆' | '°' => "o",
        'ú' | 'ù' | 'û' | 'ü' => "u",
        'ñ' => "n",
        'ç' => "c",
        'Á' | 'À' | 'Â' | 'Ä' => "A",
        'É' | 'È' | 'Ê' | 'Ë' => "E",
        'Í' | 'Ì' | 'Î' | 'Ï' => "I",
        'Ó' | 'Ò' | 'Ô' | 'Ö' => "O",
        'Ú' | 'Ù' | 'Û' | 'Ü' => "U",
        'Ñ' => "N",
        'Ç' => "C",
        '“' | '”' | '«' | '»' => "\"",
        '‘' | '’' => "'",
        '–' | '—' | '−' | '─' | '━' | '╌' | '·' => "-",
        '…' => "...",
        '\u{a0}' | '\u{202f}' | '░' => " ",
        '│' | '┃' | '▌' | '▐' | '▏' | '▕' | '┆' => "|",
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╯' | '╰' => {
            "+"
        }
        '█' | '▓' | '■' => "#",
        '▒' => ":",
        '●' | '◆' | '★' | '•' => "*",
        '▸' | '►' | '→' => ">",
        '◄' | '←' | '◂' => "<",
        '↑' | '▲' => "^",
        '↓' | '▼' => "v",
        '×' => "x",
        '¡' | '¿' => "",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_else_is_left() {
        let text = plain("¿Pasas? «Lavapiés» – 1\u{202f}000 │ ┌─┐ ● 漢");
        assert!(text.is_ascii());
        assert_eq!(text, "Pasas? \"Lavapies\" - 1 000 | +-+ * ?");
    }
}
