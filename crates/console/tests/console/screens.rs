//! Boards as people see them, at three sizes of terminal, checked in as texts.

use std::fmt::Write as _;

use ludoteca_catalog::{AnyGame, BoardFiles, BoardSource, Opening, Start, find};
use ludoteca_console::{Colour, Scene, Sitter, Style, face_of};
use ludoteca_core::{Seat, Turn};
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};

use crate::table::open;

const SIZES: [(usize, usize); 3] = [(80, 24), (100, 40), (160, 50)];
const NAMES: [&str; 4] = ["Ana", "Luis", "rules", "random"];

/// A moment of a game: a position, or what comes after some random steps.
struct Moment<'a> {
    game: &'a dyn AnyGame,
    players: usize,
    colours: bool,
    position: Option<&'a str>,
    steps: usize,
    lang: Lang,
}

impl<'a> Moment<'a> {
    fn of(game: &'a dyn AnyGame, players: usize, lang: Lang) -> Self {
        Self { game, players, colours: false, position: None, steps: 0, lang }
    }

    /// What a face shows to the seat to move.
    fn show(&self, style: Style, look: Option<&str>) -> String {
        let position = self.position.map(|text| ("position.json".to_owned(), text.to_owned()));
        let names = &NAMES[..self.players];
        let start = Start { players: self.players, position };
        let seats = names.iter().map(|&name| name.to_owned()).collect();
        let mut at = self.game.begin(seats, &start, 1).unwrap();
        for seat in (0..).map(Seat).take(self.players) {
            at.sit(seat, "uniform").unwrap();
        }
        let mut left = self.steps;
        while left > 0 || at.turn() == Turn::Chance {
            if let Turn::Decide(seat) = at.turn() {
                let action = at.ask().unwrap().action;
                at.play(seat, &action).unwrap();
                left -= 1;
            } else {
                at.let_chance_fall().unwrap();
            }
        }
        let Turn::Decide(seat) = at.turn() else { panic!("nobody decides") };
        let sitter = |(n, &name): (usize, &&str)| Sitter {
            name: name.to_owned(),
            here: true,
            colour: Some(Colour::ALL[n]).filter(|_| self.colours),
        };
        let seats: Vec<Sitter> = names.iter().enumerate().map(sitter).collect();
        let (words, view, setting) = (Words::new(self.lang), at.view(seat), self.game.setting());
        let scene = Scene {
            setting: &setting,
            view: &view,
            seats: &seats,
            looks: Some(seat),
            turn: at.turn(),
            words: &words,
            style: &style,
        };
        let face = face_of(self.game.key()).unwrap();
        match look {
            Some(what) => face.look(what, &scene).unwrap(),
            None => face.draw(&scene),
        }
    }

    /// Every size, with and without signs beyond ASCII, and once in colours.
    fn check(&self, name: &str) {
        let golden = |what: &str, shown: &str| {
            check_golden(format!("tests/golden/screens/{name}-{what}.txt"), &format!("{shown}\n"));
        };
        for (width, height) in SIZES {
            for unicode in [true, false] {
                let style = Style { colour: false, unicode, width, height };
                let shown = style.signs(&self.show(style, None));
                for line in shown.lines() {
                    assert!(console::measure_text_width(line) <= width, "{line}");
                }
                assert!(shown.lines().count() < height, "{name} is too high for {height}");
                assert!(unicode || shown.is_ascii(), "{shown}");
                let signs = if unicode { "" } else { "-ascii" };
                golden(&format!("{width}x{height}{signs}"), &shown);
            }
        }
        // Colours add nothing but colour: without them the same text is left.
        let style = Style { colour: true, unicode: true, width: 100, height: 40 };
        let coloured = self.show(style, None);
        let plain = self.show(Style { colour: false, ..style }, None);
        assert_eq!(console::strip_ansi_codes(&coloured), plain);
        golden("100x40-colour", &coloured.replace('\x1b', "^["));
    }

    fn check_looks(&self, name: &str, looks: &[&str]) {
        let mut shown = String::new();
        for look in looks {
            let text = self.show(Style::PLAIN, Some(look));
            let _ = writeln!(shown, "> look {look}\n{text}\n");
        }
        check_golden(format!("tests/golden/screens/{name}.txt"), &shown);
    }
}

/// Owners, houses, a hotel and mortgages, on the board of Madrid; more fields can follow.
const MIDDLE: &str = r#"{"players":[
    {"cash":125000,"square":24,"lots":[{"square":1,"houses":4},{"square":3,"houses":3},8,13,
        {"square":18,"mortgaged":true},23,28,35]},
    {"cash":66600,"square":10,"jail":2,"jail_cards":1,"lots":[5,15,
        {"square":37,"hotel":true},{"square":39,"houses":4},{"square":12,"mortgaged":true}]},
    {"cash":196800,"square":10,"lots":[16,19,21,{"square":25,"mortgaged":true}]},
    {"cash":146800,"square":24,"lots":[6,9,11,14,26,27,31]}],
    "turns":57,"dice":[3,6],"phase":"after","#;

#[test]
fn monopoly_at_the_start() {
    let game = open("monopoly", "street-masters");
    let moment = Moment::of(game.as_ref(), 4, Lang::Spanish);
    Moment { colours: true, ..moment }.check("monopoly-start");
}

#[test]
fn monopoly_in_the_middle_of_a_game() {
    let game = open("monopoly", "street-masters:free_parking_pot");
    let position = format!("{MIDDLE}\"pot\":15000}}");
    let moment = Moment::of(game.as_ref(), 4, Lang::Spanish);
    let moment = Moment { colours: true, position: Some(&position), ..moment };
    moment.check("monopoly-middle");
    let looks = [
        "leyenda",
        "banca",
        "jugadores",
        "jugador amarillo",
        "B",
        "casilla 39",
        "1",
        "5",
        "12",
        "4",
        "0",
        "10",
        "7",
        "30",
        "nada",
        "jugador malva",
        "",
    ];
    moment.check_looks("monopoly-looks-es", &looks);
    let english = Moment { lang: Lang::English, ..moment };
    let looks = ["-legend", "-bank", "-player", "-player red", "-square 39"];
    english.check_looks("monopoly-looks-en", &looks);
}

#[test]
fn monopoly_at_an_auction() {
    let game = open("monopoly", "street-masters");
    let position = format!(
        "{MIDDLE}\"business\":{{\"auction\":{{\"wares\":{{\"lot\":34}},\"bid\":16000,\
         \"bidder\":2,\"bidding\":[0,2,3]}}}}}}"
    );
    let moment = Moment::of(game.as_ref(), 4, Lang::Spanish);
    Moment { colours: true, position: Some(&position), ..moment }.check("monopoly-auction");
}

#[test]
fn monopoly_in_debt() {
    let game = open("monopoly", "official");
    let position = r#"{"players":[
        {"cash":20,"square":39,"lots":[{"square":6,"houses":1},{"square":8,"houses":1},
            {"square":9,"houses":2}]},
        {"cash":900,"square":4,"lots":[37,39]},
        {"cash":0,"out":true}],
        "turns":31,"dice":[5,6],"phase":"after",
        "debts":[{"amount":350,"debtors":[0],"creditors":[1],"cause":"rent"}]}"#;
    let moment = Moment::of(game.as_ref(), 3, Lang::English);
    let moment = Moment { position: Some(position), ..moment };
    moment.check("monopoly-debt");
    moment.check_looks("monopoly-looks-debt", &["players", "A", "C"]);
}

#[test]
fn monopoly_with_an_offer() {
    let game = open("monopoly", "official");
    let position = r#"{"players":[
        {"cash":1020,"square":19,"lots":[6,8,16]},
        {"cash":900,"square":4,"jail_cards":1,"lots":[9,37,39]}],
        "turns":31,"dice":[5,6],"on_turn":1,
        "business":{"trade":{"from":1,"to":0,"give":[9],"want":[16],"cash":-50,"give_cards":1}}}"#;
    let moment = Moment::of(game.as_ref(), 2, Lang::English);
    Moment { position: Some(position), ..moment }.check("monopoly-offer");
}

/// Boards of other sizes: odd ones, and such that no ring can hold.
#[test]
fn any_board_can_be_drawn() {
    for squares in [2, 9, 16, 21, 57, 128] {
        let mut text = "salida|0|Salida|Salida|200\ncarcel|1|Cárcel|Cárcel|3|50\n".to_owned();
        for n in 2..squares {
            let line = match n % 5 {
                0..2 if n < 60 => {
                    format!("calle|{n}|Calle {n}|C{n}|color {}|60|30|2|4|6|8|10|12|50|50", n / 5)
                }
                _ => format!("parking|{n}|Parque número {n}|P{n}"),
            };
            text.push_str(&line);
            text.push('\n');
        }
        let files = BoardFiles { file: "own.tab".into(), text, decks: Vec::new() };
        let opening =
            Opening { board: Some(BoardSource::Files(files)), ..Opening::rules("official") };
        let game = find("monopoly").unwrap().open(&opening).unwrap();
        let moment = Moment::of(game.as_ref(), 2, Lang::English);
        for (width, height) in SIZES {
            let shown = moment.show(Style { width, height, ..Style::PLAIN }, None);
            assert!(
                shown.lines().all(|line| console::measure_text_width(line) <= width),
                "{shown}"
            );
            for n in 0..squares {
                let number = n.to_string();
                let there =
                    shown.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == number);
                assert!(there, "{n} is missing:\n{shown}");
            }
        }
    }
}

#[test]
fn rift_in_the_middle_of_a_game() {
    let game = open("rift", "classic");
    let moment = Moment::of(game.as_ref(), 2, Lang::Spanish);
    Moment { steps: 4, ..moment }.check("rift-middle");
}

#[test]
fn parchis_in_the_middle_of_a_game() {
    let game = open("parchis", "classic");
    let moment = Moment::of(game.as_ref(), 2, Lang::Spanish);
    Moment { steps: 60, ..moment }.check("parchis-middle");
}
