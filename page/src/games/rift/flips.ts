/** What a card would flip, before anybody lets it go. */
import { has, type Card, type Grid, type Laid } from './types';

/** A neighbour that goes over, and from where it is attacked. */
export interface Flip {
  idx: number;
  by: number;
}

/** A flipped card that attacks in its turn: one of these goes over, which one its owner chooses. */
export interface Echo {
  from: number;
  targets: number[];
}

export interface Foresight {
  flips: Flip[];
  echoes: Echo[];
}

/** The cells beside a cell: top, right, bottom, left; -1 where the board ends or is blocked. */
export function neighbours(grid: Grid, idx: number): number[] {
  const [x, y] = [idx % grid.width, Math.floor(idx / grid.width)];
  const beside = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  return beside.map(([column = -1, row = -1]) => {
    const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
    const there = row * grid.width + column;
    return inside && !grid.blocked[there] ? there : -1;
  });
}

/** The neighbours that values beat, where the other seat holds them. */
export function beaten(
  cards: Card[],
  grid: Grid,
  cells: (Laid | null)[],
  seat: number,
  idx: number,
  values: readonly number[],
  onEqual: boolean,
): number[] {
  return neighbours(grid, idx).filter((there, side) => {
    const laid = cells[there];
    if (there < 0 || !laid || laid.owner === seat) return false;
    const own = values[side] ?? 0;
    const theirs = cards[laid.card]?.values[(side + 2) % 4] ?? 0;
    return own > theirs || (onEqual && own === theirs);
  });
}

/**
 * What a seat would flip by playing a card on a cell.
 *
 * Echoes are worked out one after the other, as the game does; where the player will have to choose,
 * nothing is taken for the ones after it.
 */
export function foresee(
  cards: Card[],
  grid: Grid,
  cells: (Laid | null)[],
  seat: number,
  card: number,
  idx: number,
  eco: boolean,
): Foresight {
  const face = cards[card];
  if (!face || has(face, 'Defensor')) return { flips: [], echoes: [] };
  const flipped = beaten(cards, grid, cells, seat, idx, face.values, has(face, 'Fuerza'));
  const flips = flipped.map((there) => ({ idx: there, by: idx }));
  const echoes: Echo[] = [];
  if (!eco || !has(face, 'Eco')) return { flips, echoes };
  const after = cells.slice();
  after[idx] = { card, owner: seat };
  const take = (there: number) => {
    const laid = after[there];
    if (laid) after[there] = { ...laid, owner: seat };
  };
  flipped.forEach(take);
  for (const from of flipped) {
    const attacker = cards[after[from]?.card ?? -1];
    if (!attacker) continue;
    const targets = beaten(cards, grid, after, seat, from, attacker.values, false);
    if (targets.length > 0) echoes.push({ from, targets });
    if (targets.length === 1) targets.forEach(take);
  }
  return { flips, echoes };
}
