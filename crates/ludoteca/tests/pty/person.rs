//! Somebody who plays the console by rule: whatever is asked, there is an answer.

use ludoteca_words::Words;

use crate::terminal::Tty;

/// What they are called.
const NAMES: [&str; 2] = ["Ana", "Luis"];
/// Turns between two looks at what could be built.
const BUILDS_EVERY: usize = 4;
/// What is bid at once; nobody here bids twice.
const BID: &str = "3000";

/// Two people who share a keyboard: they buy everything, build now and then, and sell before they
/// go bankrupt. What they type follows from what they were told since they typed last.
pub(crate) struct People {
    words: Words,
    /// Commands typed in their own turns.
    turns: usize,
    /// What was typed last.
    last: &'static str,
}

impl People {
    pub(crate) fn new(words: Words) -> Self {
        Self { words, turns: 0, last: "" }
    }

    /// What is said by a message without its details.
    fn said(&self, heard: &str, key: &str) -> bool {
        in_one_line(heard).contains(&in_one_line(&self.words.plain(key)))
    }

    /// The beginning of a message that has a name in it.
    fn begins(&self, prompt: &str, key: &str) -> bool {
        let text = self.words.say(key, &[("name", "\u{1}".into()), ("most", "".into())]);
        prompt.starts_with(text.split('\u{1}').next().unwrap_or_default())
    }

    fn ends(&self, heard: &str, key: &str) -> bool {
        let text = self.words.say(key, &[("name", "".into()), ("debt", "\u{1}".into())]);
        in_one_line(heard).contains(&in_one_line(text.rsplit('\u{1}').next().unwrap_or_default()))
    }

    /// The name of a command in the language of the table.
    fn command(&self, spanish: &'static str, english: &'static str) -> &'static str {
        if self.words.lang().code() == "es" { spanish } else { english }
    }

    /// What is typed at a prompt after hearing this.
    pub(crate) fn answer(&mut self, prompt: &str, heard: &str) -> String {
        if prompt.ends_with('>') {
            let own = NAMES.iter().any(|name| prompt.contains(&format!("({name})")));
            self.last = self.next_command(own, heard);
            return self.last.to_owned();
        }
        if self.said(prompt, "console-choose") {
            let listed = heard.lines().find_map(|line| line.trim().strip_prefix('('));
            return listed.and_then(|line| line.split(')').next()).unwrap_or("c").to_owned();
        }
        if self.begins(prompt, "console-bid") {
            return self.bid(prompt, heard);
        }
        let yes = self.words.plain("console-yes");
        // Offers are refused in silence.
        let refuses = prompt.contains(&self.words.say("console-accept", &[("name", "".into())]));
        if refuses { String::new() } else { yes }
    }

    /// The first bid is theirs, if there is money for it; then they leave.
    fn bid(&self, prompt: &str, heard: &str) -> String {
        let digits: String = prompt.chars().filter(char::is_ascii_digit).collect();
        let rich = digits.parse::<u64>().is_ok_and(|most| most > 40_000);
        let first = self.said(heard, "console-how-to-bid");
        if rich && first { BID.to_owned() } else { self.words.plain("console-leave") }
    }

    fn next_command(&mut self, own: bool, heard: &str) -> &'static str {
        let pay = self.command("pagar", "pay");
        let selling = self.command("vender", "sell");
        let mortgaging = self.command("hipotecar", "mortgage");
        if self.ends(heard, "console-debt") {
            // Told of a debt that cannot be paid yet: something has to go.
            return if self.last == pay { selling } else { pay };
        }
        if self.last == selling || self.last == mortgaging {
            return if self.said(heard, "console-no-sell") {
                mortgaging
            } else if self.said(heard, "console-no-mortgage") {
                self.command("bancarrota", "bankrupt")
            } else {
                pay
            };
        }
        let build = self.command("construir", "build");
        if own && self.last != build {
            self.turns += 1;
            if self.turns.is_multiple_of(BUILDS_EVERY) {
                return build;
            }
        }
        self.command("tirar", "roll")
    }

    /// Plays until the game is over, or until so many commands were typed in it.
    pub(crate) fn play(&mut self, tty: &mut Tty, most: usize) {
        let over = format!("{}>", self.words.plain("console-prompt"));
        let mut typed = 0;
        while let Some(prompt) = tty.question() {
            let prompt = prompt.trim_end();
            let calm = self.last == self.command("tirar", "roll") && prompt.ends_with('>');
            if prompt == over || typed >= most && calm && !self.ends(&tty.heard(), "console-debt") {
                return;
            }
            typed += 1;
            let line = self.answer(prompt, &tty.heard());
            tty.answer(&line);
        }
    }
}

/// A text as it was before it was broken at the edge of the screen.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
