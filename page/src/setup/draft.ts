/** A table while it is being thought up, and the plan that comes of it. */
import type { AgentInfo, BoardPlan, ClockPlan, GameInfo, Plan, SeatPlan } from '../api/types';
import { agentOfLevel, christen } from '../lobby/now';

export type SeatKind = SeatPlan['kind'];

export interface SeatDraft {
  key: number;
  kind: SeatKind;
  name: string;
  /** A computer player by strength; 0: of a kind of one's own choice. */
  level: number;
  agent: string;
  /** What was set on that kind, by name. */
  parameters: Record<string, string>;
  colour: string | null;
  token: string | null;
  deck: string | null;
}

export interface Draft {
  preset: string;
  /** Switches that were moved, by name. */
  changed: Record<string, string>;
  /** Words that set several switches at once. */
  words: string[];
  board: BoardPlan | null;
  /** Files of one's own are wanted; until good ones are there the table cannot be made. */
  ownBoard: boolean;
  seats: SeatDraft[];
  visibility: 'public' | 'link';
  clock: ClockPlan | null;
  title: string;
}

const MIDDLE = 3;
let keys = 0;

export function newSeat(info: GameInfo, kind: SeatKind, taken: SeatDraft[] = []): SeatDraft {
  const free = (all: string[], of: 'colour' | 'token') => all.find((one) => taken.every((seat) => seat[of] !== one));
  return {
    key: (keys += 1),
    kind,
    name: '',
    level: info.levels.length > 0 ? MIDDLE : 0,
    agent: info.hint_agent,
    parameters: {},
    colour: free(info.colours, 'colour') ?? null,
    token: free(info.tokens, 'token') ?? null,
    deck: null,
  };
}

export function newDraft(info: GameInfo, board: BoardPlan | null = null): Draft {
  const draft: Draft = {
    preset: info.presets[0]?.name ?? '',
    changed: {},
    words: [],
    board,
    ownBoard: false,
    seats: [],
    visibility: 'link',
    clock: null,
    title: '',
  };
  return withSeats(draft, info, info.presets[0]?.usual_players ?? info.players.usual);
}

/** The same draft for so many players: the first is you, who comes new is a computer player. */
export function withSeats(draft: Draft, info: GameInfo, count: number): Draft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) seats.push(newSeat(info, seats.length === 0 ? 'me' : 'computer', seats));
  return { ...draft, seats };
}

/** Another preset: what was moved counts from the old one, and is forgotten, as is a board but one's own. */
export function withPreset(draft: Draft, info: GameInfo, preset: string): Draft {
  const usual = (name: string) => info.presets.find((one) => one.name === name)?.usual_players ?? draft.seats.length;
  const board = draft.ownBoard ? draft.board : null;
  // Whoever has added or removed seats wants that many.
  const count = draft.seats.length === usual(draft.preset) ? usual(preset) : draft.seats.length;
  return withSeats({ ...draft, preset, board, changed: {}, words: [] }, info, count);
}

/** What a switch stands at. */
export function switchValue(draft: Pick<Draft, 'preset' | 'changed'>, info: GameInfo, name: string): string {
  const place = info.presets.findIndex((preset) => preset.name === draft.preset);
  const usual = info.switches.find((one) => one.name === name)?.values[place] ?? '';
  return draft.changed[name] ?? usual;
}

/** The rules as they are written: `PRESET[:word,switch=value…]`. */
export function rulesOf(draft: Draft): string {
  const moved = Object.entries(draft.changed).map(([name, value]) => `${name}=${value}`);
  const parts = [...draft.words, ...moved];
  return parts.length === 0 ? draft.preset : `${draft.preset}:${parts.join(',')}`;
}

/** The computer player of a seat, as it is written: `name[:key=value,…]`. */
export function agentOf(seat: SeatDraft, info: GameInfo): string {
  if (seat.level > 0) return agentOfLevel(info, seat.level);
  const agent: AgentInfo | undefined = info.agents.find((one) => one.agent === seat.agent);
  const set = (agent?.parameters ?? []).flatMap(({ name, default: usual }) => {
    const value = seat.parameters[name];
    return value === undefined || value === '' || value === usual ? [] : [`${name}=${value}`];
  });
  return set.length === 0 ? seat.agent : `${seat.agent}:${set.join(',')}`;
}

export function toPlan(draft: Draft, info: GameInfo, prefs: { name: string }): Plan {
  const every = (of: 'colour' | 'token') => {
    const all = draft.seats.map((seat) => seat[of]);
    return all.every((one): one is string => one !== null) ? all : null;
  };
  return {
    game: info.game,
    rules: rulesOf(draft),
    board: draft.board,
    decks: draft.seats.some((seat) => seat.deck) ? draft.seats.map((seat) => seat.deck) : null,
    seats: christen(draft.seats.map((seat) => seatPlan(seat, info)), prefs.name),
    colours: info.colours.length > 0 ? every('colour') : null,
    tokens: info.tokens.length > 0 ? every('token') : null,
    visibility: draft.visibility,
    clock: draft.clock,
    title: draft.title.trim() || null,
  };
}

function seatPlan(seat: SeatDraft, info: GameInfo): SeatPlan {
  switch (seat.kind) {
    case 'me':
    case 'open':
      return { kind: seat.kind };
    case 'person':
      return { kind: 'person', name: seat.name.trim() };
    case 'computer':
      return { kind: 'computer', agent: agentOf(seat, info), name: seat.name.trim() || null };
  }
}
