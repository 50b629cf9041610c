/** What goes between the page and the server. */
import type { Advice, Choice, Json, SeatInfo, Step, Turn } from '../games/contract';

export type Result<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** Why something was not done, in the person's language. */
export interface Fault {
  code: string;
  text: string;
  status: number;
  faults?: Checked['faults'];
}

export interface Person {
  person: string;
  name: string;
}

export interface Parameter {
  name: string;
  about: string;
  default: string;
  low: number | null;
  high: number | null;
  whole: boolean;
  /** Empty for a number. */
  words: string[];
}

export interface AgentInfo {
  agent: string;
  about: string;
  parameters: Parameter[];
}

export interface LevelInfo {
  level: number;
  key: string;
  name: string;
  agent: string;
}

export interface GameInfo {
  game: string;
  name: string;
  about: string;
  players: { low: number; high: number; usual: number };
  presets: { name: string; usual_players: number }[];
  /** The value of each switch in each preset; none for a word that sets several at once. */
  switches: { name: string; values: string[] }[];
  boards: { name: string; squares: number }[];
  agents: AgentInfo[];
  levels: LevelInfo[];
  hint_agent: string;
  colours: string[];
  tokens: string[];
  /** Whether seats know things that others do not. */
  secrets: boolean;
}

export type SeatPlan =
  | { kind: 'me' }
  | { kind: 'person'; name: string }
  | { kind: 'open' }
  | { kind: 'computer'; agent: string; name: string | null };

export interface BoardPlan {
  name?: string;
  text?: string;
  decks?: { name: string; text: string }[];
}

export interface ClockPlan {
  seconds: number;
  then: 'computer' | 'pass';
}

export interface Plan {
  game: string;
  rules: string | null;
  board: BoardPlan | null;
  decks: (string | null)[] | null;
  seats: SeatPlan[];
  colours: string[] | null;
  tokens: string[] | null;
  visibility: 'public' | 'link';
  clock: ClockPlan | null;
  fast: boolean;
  title: string | null;
}

export interface Summary {
  table: string;
  game: string;
  title: string | null;
  rules: string | null;
  board: string | null;
  visibility: 'public' | 'link';
  state: 'waiting' | 'playing' | 'over';
  version: number;
  turns: number;
  seats: SeatInfo[];
  yours: number[];
  turn: Turn;
  created: number;
  invitation: string | null;
  watchers: number;
  rematch: string | null;
  clock: ClockPlan | null;
  /** Whether whoever asks made the table. */
  made: boolean;
  /** Whether a decision can be taken back here at all. */
  undo: boolean;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
}

export interface Said {
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Ticking {
  seat: number;
  left_ms: number;
}

/** What changes with every step. */
export interface Shown {
  version: number;
  view: Json;
  looks: number | null;
  turn: Turn;
  actions: Choice[];
  question: string | null;
  clock: Ticking | null;
}

export interface TableMessage extends Shown {
  type: 'table';
  summary: Summary;
  setting: Json;
  log: Step[];
  chat: Said[];
}

export interface StepsMessage extends Shown {
  type: 'steps';
  steps: Step[];
}

export type Reply =
  | { type: 'done'; id: number; version: number }
  | { type: 'refused'; id: number; code: string; text: string; version: number | null }
  | ({ type: 'advice'; id: number } & Advice);

export type ServerMessage =
  | TableMessage
  | StepsMessage
  | Reply
  | { type: 'summary'; summary: Summary }
  | { type: 'said'; said: Said }
  | { type: 'thinking'; seat: number }
  | { type: 'gone'; code: string; text: string }
  | { type: 'pong' };

/** What is asked over the socket; the connection adds the number. */
export type Asked =
  | { type: 'play'; seat: number; version: number; action: string }
  | { type: 'undo'; seat: number; version: number }
  | { type: 'say'; text: string }
  | { type: 'hint'; seat: number; agent: string | null }
  | { type: 'why'; version: number }
  | { type: 'resign'; seat: number };

export interface Hello {
  type: 'hello';
  token: string | null;
  invitation: string | null;
  lang: 'es' | 'en';
}

export interface Replay {
  setting: Json;
  steps: Step[];
  chronicle: {
    measures: string[];
    names?: string[];
    seats: string[];
    moments: { turn: number; values: number[] }[];
  };
  chances: { version: number; turn: number; values: number[] }[];
  turning: { version: number; turn: number; seat: number; swing: number; text: string }[];
}

export interface Moment {
  view: Json;
  views?: Json[];
  turn: Turn;
}

export interface Checked {
  ok: boolean;
  /** A line of 0: the file as a whole. */
  faults: { file: string; line: number; reason: string }[];
  rules: string | null;
}

export interface Report {
  name: string;
  title: string;
  href: string;
}
