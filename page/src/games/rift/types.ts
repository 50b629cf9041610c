/** The Rift as the engine tells it: setting, view and events. */

export type Rarity = 'Común' | 'Rara' | 'Épica' | 'Única';

export interface Card {
  name: string;
  /** Top, right, bottom, left. */
  values: [number, number, number, number];
  /** "Robar 2", "Defensor", "Fuerza", "Eco". */
  abilities: string[];
  value: number;
  rarity: Rarity;
  faction: string;
}

export interface Cell {
  x: number;
  y: number;
}

/** A card that lies on the board. */
export interface Laid {
  card: number;
  owner: number;
}

export interface Rules {
  eco: boolean;
  value_limit: number;
  max_copies: number;
  games: number;
  pie: boolean;
  unplayed_counts: boolean;
  [other: string]: unknown;
}

export interface Grid {
  width: number;
  height: number;
  blocked: boolean[];
}

export interface Setting {
  base: string;
  cards: Card[];
  board: Grid;
  rules: Rules;
}

/** What a pair of eyes may know; somebody who watches has no hand. */
export interface View {
  to_move: number;
  starter: number;
  placed: number;
  cells: (Laid | null)[];
  hand?: number[];
  undrawn?: number[];
  hand_sizes: [number, number];
  deck_sizes: [number, number];
  rival_known?: number[];
  free: Cell[];
  echo: { from: Cell; targets: Cell[] } | null;
  can_take_over?: boolean;
  standing: [number, number];
  games_done: number;
  wins: [number, number];
  points: [number, number];
}

/** Something that happened: the fields that its kind has. */
export interface Happening {
  event: string;
  seat?: number;
  card?: number;
  cell?: Cell;
  by?: Cell;
  echo?: boolean;
  game?: number;
  starter?: number;
  count?: number;
  left?: number;
  points?: [number, number];
  wins?: [number, number];
  winner?: number | null;
}

/** A card in the notation of actions. */
export const playOf = (card: number, grid: Grid, idx: number): string =>
  `c${card}@${idx % grid.width},${Math.floor(idx / grid.width)}`;

export const echoOf = (cell: Cell): string => `echo@${cell.x},${cell.y}`;

/** The place of a cell in the list of cells. */
export const indexOf = (grid: Grid, cell: Cell): number => cell.y * grid.width + cell.x;

/** What an action in notation plays and where; null for what plays no card. */
export function readPlay(action: string): { card: number; cell: Cell } | null {
  const found = /^c(\d+)@(\d+),(\d+)$/.exec(action);
  if (!found) return null;
  return { card: Number(found[1]), cell: { x: Number(found[2]), y: Number(found[3]) } };
}

/** How many cards a card draws when it is played. */
export function draws(card: Card): number {
  const found = card.abilities.map((ability) => /^Robar (\d+)$/.exec(ability)).find(Boolean);
  return found ? Number(found[1]) : 0;
}

export const has = (card: Card, ability: 'Defensor' | 'Fuerza' | 'Eco'): boolean =>
  card.abilities.includes(ability);
