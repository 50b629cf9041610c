/** What the table needs of a game, and what it gives to one. */
import type { Component } from 'svelte';

/** JSON that a game made and that only the same game reads. */
export type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'computer';
  name: string;
  agent: string | null;
  colour: string | null;
  token: string | null;
  here: boolean;
  score: number | null;
  away: boolean;
}

export type Turn = { kind: 'decide'; seat: number } | { kind: 'chance' } | { kind: 'over' };

/** Something that can be done now, in notation and in words. */
export interface Choice {
  action: string;
  text: string;
}

/** Something that happened, with the words for it if it is worth some. */
export interface News {
  event: Json;
  text: string | null;
  /** The only seat that hears it; everybody does unless said. */
  only?: number | null;
}

export interface Step {
  version: number;
  by: number | null;
  action: string;
  text: string | null;
  news: News[];
}

export interface Candidate {
  action: string;
  text: string;
  value: number;
  chance: number | null;
  chosen: boolean;
  terms: { name: string; text: string; value: number }[];
}

export interface Advice {
  seat: number;
  agent: string;
  action: string;
  text: string;
  candidates: Candidate[];
}

/** What every board and panel is given. */
export interface GameProps {
  setting: Json;
  view: Json;
  /** Through whose eyes; null: somebody who watches. */
  looks: number | null;
  /** The same moment through the eyes of every seat, after the game, when nothing is a secret any more. */
  views?: Json[];
  seats: SeatInfo[];
  turn: Turn;
  /** Legal things to do, only when the seat that looks is to move. */
  actions: Choice[];
  question: string | null;
  /** What happened since the view before this one, for motion. */
  latest: Step[];
  /** Plays an action in notation; the promise says why not, or null. */
  play: (action: string) => Promise<string | null>;
  /** Takes the last decision back, as far as that is possible. */
  undo: (() => Promise<string | null>) | null;
  /** What a strong player would do, when somebody has asked. */
  advice: Advice | null;
  /** Asks what a strong player would do; the answer comes as `advice`. */
  hint?: () => void;
  /** Asks why a computer player decided what made this version; the answer comes as `advice`. */
  why?: (version: number) => void;
  /** Squares, cells or spots to light up, because a line of the log is pointed at. */
  lit: Json[];
  /** Whether things may move: not with reduced motion, not with fast computer players. */
  motion: boolean;
  /** Whether what happened is still being shown; then nobody is asked yet. */
  moving?: boolean;
  lang: 'es' | 'en';
}

/** A game on the page. */
export interface GameFace {
  /** The board, square, drawn as SVG from setting and view. */
  Board: Component<GameProps>;
  /** What can be done beyond plain buttons (auction, trade, buildings, debts); shown in the column. */
  Panel: Component<GameProps> | null;
  /** Whether the panel only adds to the plain buttons, which then come first. */
  aside?: (props: GameProps) => boolean;
  /** Whether the panel or the board offers this action, so that no plain button is needed. */
  claims: (action: string, props: GameProps) => boolean;
  /** A small board for the lobby. */
  Miniature: Component<{ setting: Json }>;
  /** What each player has, beside the name: money, deeds, pieces home, cards. */
  Standing: Component<GameProps & { seat: number }>;
  /** The action that is taken at once, without asking a person who did not ask to be asked. */
  idle: (props: GameProps) => string | null;
  /** Whether the board shows what the question would say, so that it need not be put. */
  asksPlainly?: (props: GameProps) => boolean;
  /** What is being looked at before the game goes on, in words; nobody is asked until then. */
  pause?: () => string | null;
  /** What of an event can be lit up on the board. */
  points: (event: Json) => Json[];
  /** The motion of a batch of steps takes this long, in milliseconds; a batch of any length less than three seconds. */
  span: (latest: Step[]) => number;
}
