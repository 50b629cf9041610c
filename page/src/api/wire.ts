// Made from crates/host/src/wire by `cargo xtask docs`; do not edit.

export type Code = "stale" | "not-your-seat" | "not-your-turn" | "thinking" | "notation" | "illegal" | "over" | "waiting" | "begun" | "not-over" | "nothing-to-undo" | "too-fast" | "too-long" | "unknown-agent" | "malformed" | "forbidden" | "not-found" | "full" | "bad-plan" | "bad-name" | "no-such-moment" | "token-needed" | "unknown-token" | "too-large" | "too-many" | "slow" | "not-kept" | "restarting" | "broken";

export type Introduction = { 
/**
 * The name.
 */
name: string, };

export type Welcome = { 
/**
 * Who they are.
 */
person: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * The secret by which they are known.
 */
token: string, };

export type Me = { 
/**
 * Who they are.
 */
person: string, 
/**
 * What they are called.
 */
name: string, };

export type Visibility = "public" | "link";

export type Then = "computer" | "pass";

export type ClockPlan = { 
/**
 * Seconds for one decision.
 */
seconds: number, 
/**
 * What happens when they are over.
 */
then: Then, };

export type DeckText = { 
/**
 * The name.
 */
name: string, 
/**
 * The text.
 */
text: string, };

export type BoardPlan = { 
/**
 * The name of a shipped board, or what to call one's own.
 */
name?: string | null, 
/**
 * The text of a board of one's own.
 */
text?: string | null, 
/**
 * The decks of a board of one's own; shipped ones serve for those that are not here.
 */
decks?: Array<DeckText>, };

export type SeatPlan = { "kind": "me", } | { "kind": "person", 
/**
 * What to call them.
 */
name: string, } | { "kind": "open", } | { "kind": "computer", 
/**
 * Its name with its parameters.
 */
agent: string, 
/**
 * What to call it; by its agent unless said.
 */
name?: string | null, };

export type Plan = { 
/**
 * The key of the game.
 */
game: string, 
/**
 * The rules, `PRESET[:switch[=value],…]`; the game's own unless said.
 */
rules?: string | null, 
/**
 * Switches one by one, on top of the preset that `rules` names.
 */
options?: Record<string, unknown> | null, 
/**
 * The board, for games that have boards.
 */
board?: BoardPlan | null, 
/**
 * The text of a file of cards, for games whose cards are data.
 */
cards?: string | null, 
/**
 * The code of each seat's deck, for games with decks; none is drawn at random.
 */
decks?: Array<string | null> | null, 
/**
 * Who sits where, in seat order.
 */
seats: Array<SeatPlan>, 
/**
 * The colour of each seat.
 */
colours?: Array<string> | null, 
/**
 * The piece of each seat, for games with pieces to choose from.
 */
tokens?: Array<string> | null, 
/**
 * Who may find the table.
 */
visibility?: Visibility, 
/**
 * How long one decision may take; as long as it likes unless said.
 */
clock?: ClockPlan | null, 
/**
 * What to call the table.
 */
title?: string | null, };

export type TableState = "waiting" | "playing" | "over";

export type SeatKind = "open" | "person" | "computer";

export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who has it.
 */
kind: SeatKind, 
/**
 * What they are called; different for every seat, empty where nobody sits.
 */
name: string, 
/**
 * The computer player that decides there now.
 */
agent: string | null, 
/**
 * Its colour.
 */
colour: string | null, 
/**
 * Its piece.
 */
token: string | null, 
/**
 * Whether they are connected; computer players always are.
 */
here: boolean, 
/**
 * Their score, once the game is over.
 */
score: number | null, 
/**
 * Whether a computer player stands in for a person.
 */
away: boolean, };

export type TurnInfo = { "kind": "decide", 
/**
 * The seat.
 */
seat: number, } | { "kind": "chance" } | { "kind": "over" };

export type Summary = { 
/**
 * Its name.
 */
table: string, 
/**
 * The key of the game.
 */
game: string, 
/**
 * What to call the table, if somebody said.
 */
title: string | null, 
/**
 * The rules as they were asked for.
 */
rules: string, 
/**
 * The name of the board, for games that have boards.
 */
board: string | null, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * How far it is.
 */
state: TableState, 
/**
 * How often the game has changed.
 */
version: number, 
/**
 * Turns of all seats together.
 */
turns: number, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The seats of whoever asks.
 */
yours: Array<number>, 
/**
 * Who moves next.
 */
turn: TurnInfo, 
/**
 * When it was made, in seconds since 1970.
 */
created: number, 
/**
 * What to give to those who are to come; for those who sit there only.
 */
invitation: string | null, 
/**
 * How many look on.
 */
watchers: number, 
/**
 * The table of the rematch, once somebody asked for one.
 */
rematch: string | null, 
/**
 * How long one decision may take.
 */
clock: ClockPlan | null, 
/**
 * Whether whoever asks made the table.
 */
made: boolean, 
/**
 * Whether a decision can be taken back here at all.
 */
undo: boolean, };

export type Lobby = { 
/**
 * Those at which they sit, or that they made.
 */
mine: Array<Summary>, 
/**
 * Public ones that have an open seat.
 */
open: Array<Summary>, 
/**
 * Public ones that are being played.
 */
running: Array<Summary>, };

export type Created = { 
/**
 * Its name.
 */
table: string, 
/**
 * What those who are invited bring with them.
 */
invitation: string, };

export type Opened = { 
/**
 * Its name.
 */
table: string, };

export type Sit = { 
/**
 * The seat; any that is free unless said.
 */
seat?: number | null, 
/**
 * What those who are invited bring with them.
 */
invitation?: string | null, 
/**
 * The code of the deck that they bring, for games with decks.
 */
deck?: string | null, };

export type Branch = { 
/**
 * The moment.
 */
version: number, };

export type FileFault = { 
/**
 * The file, or the part of a plan.
 */
file: string, 
/**
 * The line, counted from 1; 0 when the fault is of the file as a whole.
 */
line: number, 
/**
 * What was expected and what came.
 */
reason: string, };

export type Problem = { 
/**
 * The reason as a word.
 */
code: Code, 
/**
 * The reason in the language that was asked for.
 */
text: string, 
/**
 * Faults of what was handed in.
 */
faults?: Array<FileFault>, };

export type Checked = { 
/**
 * Whether a game can be played with it.
 */
ok: boolean, 
/**
 * Everything that is wrong.
 */
faults: Array<FileFault>, 
/**
 * The rules as they were understood.
 */
rules: string | null, };

export type PlayersCard = { 
/**
 * The fewest.
 */
low: number, 
/**
 * The most.
 */
high: number, 
/**
 * How many unless somebody says otherwise.
 */
usual: number, };

export type PresetCard = { 
/**
 * Their name.
 */
name: string, 
/**
 * How many play by them unless somebody says otherwise.
 */
usual_players: number, };

export type SwitchCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value in each preset; none for a word that sets several switches at once.
 */
values: Array<string>, };

export type BoardCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many squares it has.
 */
squares: number, };

export type ParameterCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it changes, in a sentence.
 */
about: string, 
/**
 * What it is unless set.
 */
default: string, 
/**
 * The lowest number.
 */
low: number | null, 
/**
 * The highest number.
 */
high: number | null, 
/**
 * Whether the number has to be whole.
 */
whole: boolean, 
/**
 * The words; empty for a number.
 */
words: Array<string>, };

export type AgentCard = { 
/**
 * Its name.
 */
agent: string, 
/**
 * How it plays, in a sentence.
 */
about: string, 
/**
 * What can be set on it.
 */
parameters: Array<ParameterCard>, };

export type LevelCard = { 
/**
 * From 1, the weakest, to 5.
 */
level: number, 
/**
 * Its key.
 */
key: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Who plays like that, with parameters.
 */
agent: string, };

export type GameCard = { 
/**
 * Its key.
 */
game: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What it is, in a sentence.
 */
about: string, 
/**
 * How many can play.
 */
players: PlayersCard, 
/**
 * Ready-made rules, the usual ones first.
 */
presets: Array<PresetCard>, 
/**
 * The switches of the rules.
 */
switches: Array<SwitchCard>, 
/**
 * The shipped boards.
 */
boards: Array<BoardCard>, 
/**
 * The computer players.
 */
agents: Array<AgentCard>, 
/**
 * Computer players by strength.
 */
levels: Array<LevelCard>, 
/**
 * Who is asked for hints.
 */
hint_agent: string, 
/**
 * The colours that seats can have; empty when they have none.
 */
colours: Array<string>, 
/**
 * The pieces that seats can have.
 */
tokens: Array<string>, 
/**
 * Whether seats know things that others do not.
 */
secrets: boolean, };

export type Choice = { 
/**
 * In notation.
 */
action: string, 
/**
 * In words.
 */
text: string, };

export type News = { 
/**
 * The only seat that may know it; everybody unless said. Several seats can share a screen.
 */
only?: number | null, 
/**
 * As a fact with its numbers.
 */
event: unknown, 
/**
 * In words; empty for what is not worth a sentence.
 */
text: string, };

export type Step = { 
/**
 * The version that it led to.
 */
version: number, 
/**
 * The seat that decided; none for chance.
 */
by: number | null, 
/**
 * The action or the outcome in notation; empty where these eyes may not know it.
 */
action: string, 
/**
 * The action in words; empty for chance.
 */
text: string, 
/**
 * What happened.
 */
news: Array<News>, };

export type Said = { 
/**
 * Who.
 */
person: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * Where they sit, if they do.
 */
seat: number | null, 
/**
 * What they said.
 */
text: string, 
/**
 * When, in seconds since 1970.
 */
at: number, };

export type ClockInfo = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Milliseconds that are left.
 */
left_ms: number, };

export type Term = { 
/**
 * Its key.
 */
name: string, 
/**
 * Its name.
 */
text: string, 
/**
 * What it comes to.
 */
value: number, };

export type Candidate = { 
/**
 * In notation.
 */
action: string, 
/**
 * In words.
 */
text: string, 
/**
 * What it is worth to the player.
 */
value: number, 
/**
 * The same value, term by term.
 */
terms: Array<Term>, 
/**
 * How likely the seat wins after it, where that can be told.
 */
chance: number | null, 
/**
 * Whether it was chosen.
 */
chosen: boolean, };

export type ClientMessage = { "type": "hello", 
/**
 * The secret of the person; none for somebody who watches.
 */
token?: string | null, 
/**
 * What those who are invited bring with them.
 */
invitation?: string | null, 
/**
 * The language.
 */
lang?: string | null, } | { "type": "play", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * The version that the action was chosen for.
 */
version: number, 
/**
 * The action, in notation.
 */
action: string, } | { "type": "undo", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * The version that is to be undone.
 */
version: number, } | { "type": "say", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * What is said.
 */
text: string, } | { "type": "hint", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Who is asked; the game's usual teacher unless said.
 */
agent?: string | null, } | { "type": "why", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * The version that its decision made.
 */
version: number, } | { "type": "lang", 
/**
 * The language.
 */
lang: string, } | { "type": "resign", 
/**
 * The number that the answer will carry.
 */
id: number, 
/**
 * The seat.
 */
seat: number, } | { "type": "ping", };

export type ServerMessage = { "type": "table", 
/**
 * The table in one line.
 */
summary: Summary, 
/**
 * What stays the same through the whole game.
 */
setting: unknown, 
/**
 * How often the game has changed.
 */
version: number, 
/**
 * What these eyes see; nothing before the game begins.
 */
view: unknown, 
/**
 * The seat whose eyes these are; none for somebody who watches.
 */
looks: number | null, 
/**
 * Who moves next.
 */
turn: TurnInfo, 
/**
 * What can be played now; nothing unless it is for this person to decide.
 */
actions: Array<Choice>, 
/**
 * What is asked.
 */
question: string | null, 
/**
 * The latest steps.
 */
log: Array<Step>, 
/**
 * The latest of what was said.
 */
chat: Array<Said>, 
/**
 * The clock that is running.
 */
clock: ClockInfo | null, } | { "type": "steps", 
/**
 * How often the game has changed.
 */
version: number, 
/**
 * The steps, in order.
 */
steps: Array<Step>, 
/**
 * What these eyes see now.
 */
view: unknown, 
/**
 * The seat whose eyes these are.
 */
looks: number | null, 
/**
 * Who moves next.
 */
turn: TurnInfo, 
/**
 * What can be played now.
 */
actions: Array<Choice>, 
/**
 * What is asked.
 */
question: string | null, 
/**
 * The clock that is running.
 */
clock: ClockInfo | null, } | { "type": "summary", 
/**
 * The table in one line.
 */
summary: Summary, } | { "type": "said", 
/**
 * What.
 */
said: Said, } | { "type": "thinking", 
/**
 * Its seat.
 */
seat: number, } | { "type": "done", 
/**
 * The number of the command.
 */
id: number, 
/**
 * How often the game has changed.
 */
version: number, } | { "type": "refused", 
/**
 * The number of the command; none when it could not be read.
 */
id: number | null, 
/**
 * The reason as a word.
 */
code: Code, 
/**
 * The reason in words.
 */
text: string, 
/**
 * How often the game has changed.
 */
version: number, } | { "type": "advice", 
/**
 * The number of the question.
 */
id: number, 
/**
 * The seat for which it was thought.
 */
seat: number, 
/**
 * Who thought.
 */
agent: string, 
/**
 * What they chose, in notation.
 */
action: string, 
/**
 * The same in words.
 */
text: string, 
/**
 * What they weighed, the best first.
 */
candidates: Array<Candidate>, } | { "type": "gone", 
/**
 * The reason as a word.
 */
code: Code, 
/**
 * The reason in words.
 */
text: string, } | { "type": "pong", };

export type ChancesAt = { 
/**
 * The moment.
 */
version: number, 
/**
 * Turns of all seats together.
 */
turn: number, 
/**
 * The chance of each seat.
 */
values: Array<number>, };

export type TurningPoint = { 
/**
 * The moment after it.
 */
version: number, 
/**
 * Turns of all seats together.
 */
turn: number, 
/**
 * The seat whose chance changed most.
 */
seat: number, 
/**
 * By how much.
 */
swing: number, 
/**
 * What happened, in words.
 */
text: string, };

export type CourseMoment = { 
/**
 * Turns of all seats together.
 */
turn: number, 
/**
 * The values, seat by seat of the first measure, then of the next.
 */
values: Array<number>, };

export type Course = { 
/**
 * What is measured: keys, whose names are messages `measure-KEY`.
 */
measures: Array<string>, 
/**
 * Who sits at each seat.
 */
seats: Array<string>, 
/**
 * The moments, in order.
 */
moments: Array<CourseMoment>, };

export type Review = { 
/**
 * Every step, with nothing left out.
 */
steps: Array<Step>, 
/**
 * What everybody had, turn by turn.
 */
chronicle: Course, 
/**
 * How likely everybody was to win, at some moments.
 */
chances: Array<ChancesAt>, 
/**
 * The decisions and throws that changed most.
 */
turning: Array<TurningPoint>, };

export type AtMoment = { 
/**
 * What everybody could know.
 */
view: unknown, 
/**
 * What each seat knew.
 */
views: unknown[], 
/**
 * Who moved next.
 */
turn: TurnInfo, };
