/** Parchís as the engine tells it: setting, view and events. */

export interface ColourInfo {
  name: string;
  letter: string;
  /** The start square. */
  start: number;
  /** The last square of the ring before the corridor. */
  last: number;
}

export interface Rules {
  seating: 'pairs' | 'singles' | 'partners';
  dice: 1 | 2;
  six_counts: number;
  goal: 'exact' | 'bounce';
  bonuses: boolean;
  barriers: boolean;
  [other: string]: unknown;
}

export interface Setting {
  ring: number;
  corridor: number;
  colours: ColourInfo[];
  safe: number[];
  rules: Rules;
}

/** A square of the ring, "home", "corridor 3" or "goal". */
export type Spot = number | string;

export interface ColourView {
  name: string;
  owner: number | null;
  pieces: Spot[];
  left?: number[];
}

/** A move that is legal now, with what comes of it. */
export interface Move {
  action: string;
  piece: string;
  from: Spot;
  to: Spot;
  captures: string | null;
}

export type Pending = { dice: number[] } | { bonus: number } | null;

export interface View {
  on_turn: number;
  colours: ColourView[];
  pending: Pending;
  moves: Move[];
  repeats: number;
  rolls_again: boolean;
  last_moved: string | null;
  progress: number[];
  ranks: (number | null)[];
}

/** Something that happened: the fields that its kind has. */
export interface Happening {
  event: string;
  seat?: number;
  roll?: string;
  piece?: string;
  by?: string;
  steps?: number;
  die?: number;
  from?: Spot;
  to?: Spot;
  on?: Spot;
  place?: number;
}

/** How many squares of the ring a colour walks over, its start square included. */
export const trackOf = (setting: Setting, colour: ColourInfo): number =>
  ((colour.last - colour.start + setting.ring) % setting.ring) + 1;

/** A spot as a place on the path of a colour: 0 is home, 1 the start square. */
export function placeOf(setting: Setting, colour: ColourInfo, spot: Spot): number {
  const track = trackOf(setting, colour);
  if (typeof spot === 'number') return ((spot - colour.start + setting.ring) % setting.ring) + 1;
  if (spot === 'home') return 0;
  if (spot === 'goal') return track + setting.corridor + 1;
  return track + Number(spot.replace('corridor ', ''));
}

/** What a place on the path of a colour is. */
export function spotOf(setting: Setting, colour: ColourInfo, place: number): Spot {
  const track = trackOf(setting, colour);
  if (place <= 0) return 'home';
  if (place <= track) return ((colour.start + place - 2) % setting.ring) + 1;
  return place > track + setting.corridor ? 'goal' : `corridor ${place - track}`;
}

/** A piece of the notation: the colour, by its place in the setting, and the number from 0. */
export function readPiece(setting: Setting, piece: string): { colour: number; number: number } {
  const colour = setting.colours.findIndex((known) => piece.startsWith(known.letter));
  return { colour, number: Number(piece.slice(1)) - 1 };
}
