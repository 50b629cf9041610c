//! Boards and decks of Monopoly: shipped ones, files, and those inside a record.

use ludoteca_monopoly::{Board, Deck, Misfit, Rules, misfits, shipped};
use serde_json::{Map, Value, json};

use crate::{Beside, BoardFiles, BoardSource, CatalogError, Fault, Fit, Noun};

/// A board with its decks, and how a record tells which it is.
pub(super) struct ChosenBoard {
    pub(super) board: Board,
    pub(super) decks: Vec<Deck>,
    /// The name of a shipped board, or the texts of another.
    pub(super) line: Value,
}

impl ChosenBoard {
    /// The board on which a preset is played.
    pub(super) fn of_preset(preset: &str) -> Result<Self, CatalogError> {
        let (_, board) = Rules::preset(preset).unwrap_or((Rules::OFFICIAL, "atlantic-city"));
        Self::shipped(board)
    }

    pub(super) fn open(source: &BoardSource) -> Result<Self, CatalogError> {
        match source {
            BoardSource::Shipped(name) => Self::shipped(name),
            BoardSource::Files(files) => Self::files(files),
        }
    }

    /// The board that a record names or holds.
    pub(super) fn reopen(line: &Value) -> Result<Self, CatalogError> {
        if let Some(name) = line.as_str() {
            return Self::shipped(name);
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let decks = line["decks"].as_object().into_iter().flatten();
        let decks = decks.map(|(name, deck)| (name.clone(), format!("{name}.tjt"), text(deck)));
        Self::files(&BoardFiles {
            file: text(&line["file"]),
            text: text(&line["tab"]),
            decks: decks.collect(),
        })
    }

    fn shipped(name: &str) -> Result<Self, CatalogError> {
        let shipped = shipped::find(name).ok_or_else(|| {
            let known = shipped::SHIPPED.iter().map(|board| board.name);
            CatalogError::unknown(Noun::Board, name, known)
        })?;
        let (board, decks) = shipped.load();
        Ok(Self { board, decks, line: json!(name) })
    }

    fn files(files: &BoardFiles) -> Result<Self, CatalogError> {
        let mut faults = Vec::new();
        let board = Board::read(&files.file, &files.text);
        faults.extend(board.faults.iter().map(own));
        let Some(board) = board.value else { return Err(CatalogError::Files(faults)) };
        let mut decks = Vec::new();
        for name in board.deck_names() {
            let Some((_, file, text)) = files.decks.iter().find(|(known, ..)| known == name) else {
                let reason = format!("it draws from {name:?}, but there is no deck of that name");
                faults.push(Fault { file: files.file.clone(), line: 0, reason });
                continue;
            };
            let deck = Deck::read(file, text);
            faults.extend(deck.faults.iter().map(own));
            decks.extend(deck.value);
        }
        if faults.is_empty() {
            faults.extend(unfit(&files.file, &board, &decks));
        }
        if !faults.is_empty() {
            return Err(CatalogError::Files(faults));
        }
        let texts: Map<String, Value> = board
            .deck_names()
            .iter()
            .zip(&decks)
            .map(|(name, deck)| (name.clone(), json!(deck.to_tjt())))
            .collect();
        let name = files.file.rsplit(['/', '\\']).next().unwrap_or_default();
        let line = json!({ "file": name, "tab": board.to_tab(), "decks": texts });
        Ok(Self { board, decks, line })
    }
}

fn own(fault: &ludoteca_monopoly::Fault) -> Fault {
    Fault { file: fault.file.clone(), line: fault.line, reason: fault.reason.clone() }
}

fn unfit(file: &str, board: &Board, decks: &[Deck]) -> Vec<Fault> {
    let fault = |reason: String| Fault { file: file.to_owned(), line: 0, reason };
    misfits(board, decks).iter().map(ToString::to_string).map(fault).collect()
}

/// The names of the decks that a board draws from.
pub(super) fn deck_names(file: &str, text: &str) -> Result<Vec<String>, CatalogError> {
    let reading = Board::read(file, text).into_result();
    let faults = |faults: Vec<_>| CatalogError::Files(faults.iter().map(own).collect());
    reading.map(|board| board.deck_names().to_vec()).map_err(faults)
}

/// Every fault of a board, and of how it fits with the decks that lie beside it.
pub(super) fn check_board(file: &str, text: &str, beside: Beside<'_>) -> Vec<Fault> {
    let reading = Board::read(file, text);
    let mut faults: Vec<Fault> = reading.faults.iter().map(own).collect();
    let Some(board) = reading.value.filter(|_| faults.is_empty()) else { return faults };
    let mut decks = Vec::new();
    for name in board.deck_names() {
        let deck_file = format!("{name}.tjt");
        let Some(text) = beside(&deck_file).or_else(|| shipped_deck(name)) else {
            let reason = format!("it draws from {name:?}, but there is no {deck_file} beside it");
            faults.push(Fault { file: file.to_owned(), line: 0, reason });
            continue;
        };
        decks.extend(Deck::read(&deck_file, &text).value);
    }
    if decks.len() == board.deck_names().len() {
        faults.extend(unfit(file, &board, &decks));
    }
    faults
}

/// Every fault of a deck by itself.
pub(super) fn check_deck(file: &str, text: &str) -> Vec<Fault> {
    Deck::read(file, text).faults.iter().map(own).collect()
}

/// A board or a deck without its bad lines.
pub(super) fn mend(file: &str, extension: &str, text: &str) -> Option<String> {
    match extension {
        "tab" => Board::read(file, text).value.map(|board| board.to_tab()),
        _ => Deck::read(file, text).value.map(|deck| deck.to_tjt()),
    }
}

/// How decks fit a board. Files that are not sound by themselves are not looked at.
pub(super) fn fit(files: &BoardFiles) -> Fit {
    let board = Board::read(&files.file, &files.text).value;
    let decks: Option<Vec<Deck>> =
        files.decks.iter().map(|(_, file, text)| Deck::read(file, text).value).collect();
    let (Some(board), Some(mut decks)) = (board, decks) else {
        return Fit { faults: Vec::new(), mended: None };
    };
    let found = misfits(&board, &decks);
    for misfit in &found {
        let (Misfit::Target { deck: name, card, .. } | Misfit::Nowhere { deck: name, card, .. }) =
            misfit
        else {
            continue;
        };
        for ((_, deck), known) in files.decks.iter().zip(&mut decks).zip(board.deck_names()) {
            if known == name {
                deck.cards.retain(|other| other.number != *card);
            }
        }
    }
    let sound = decks.iter().all(|deck| !deck.cards.is_empty());
    let mended = (sound && misfits(&board, &decks).is_empty()).then(|| {
        let texts = files.decks.iter().zip(&decks);
        let texts =
            texts.map(|((name, file, _), deck)| (name.clone(), file.clone(), deck.to_tjt()));
        BoardFiles { decks: texts.collect(), ..files.clone() }
    });
    let fault =
        |misfit: &Misfit| Fault { file: files.file.clone(), line: 0, reason: misfit.to_string() };
    Fit { faults: found.iter().map(fault).collect(), mended }
}

/// The text of a shipped deck.
pub(super) fn shipped_deck(name: &str) -> Option<String> {
    shipped::SHIPPED.iter().find_map(|board| board.deck(name)).map(str::to_owned)
}
