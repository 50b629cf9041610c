/**
 * How safe a card is, by its free sides: the estimate of the document.
 *
 * The numbers are those of the classic player, so that the page says the same as the engine.
 */
import { neighbours } from './flips';
import type { Card, Grid, Laid } from './types';

/** The share of all values that do not exceed a value. */
const NOT_EXCEEDED = [0.1625, 0.25625, 0.35, 0.50625, 0.575, 0.7125, 0.8125, 0.9125, 0.9625, 1];
const ALL_VALUES = 160;

/** The chance that none of so many unknown cards beats a value. */
export function hold(value: number, cards: number): number {
  let greater = ALL_VALUES - ALL_VALUES * (NOT_EXCEEDED[value] ?? 1);
  let chance = 1;
  for (let card = 0; card < cards && greater >= 3; card += 1) {
    chance *= 1 - greater / (ALL_VALUES - 4 * card);
    greater -= 3;
  }
  return chance;
}

export interface Security {
  /** Sides beside an empty cell: 0 top, 1 right, 2 bottom, 3 left. */
  free: number[];
  /** How likely the card stays or comes back, from 0 to 1. */
  chance: number;
}

/** The security of a card that lies on a cell. */
export function security(
  cards: Card[],
  grid: Grid,
  cells: (Laid | null)[],
  idx: number,
  hands: readonly [number, number],
): Security | null {
  const laid = cells[idx];
  const face = laid && cards[laid.card];
  if (!laid || !face) return null;
  const free = neighbours(grid, idx)
    .map((there, side) => (there >= 0 && !cells[there] ? side : -1))
    .filter((side) => side >= 0);
  const attacking = (hands[laid.owner === 0 ? 1 : 0] ?? 0) + 1;
  const recovering = hands[laid.owner === 0 ? 0 : 1] ?? 0;
  const values = free.map((side) => face.values[side] ?? 0).sort((a, b) => a - b);
  const [low = 0, mid = 0, high = 0] = values;
  const share = (value: number) => NOT_EXCEEDED[value] ?? 1;
  const chances = [
    () => 1,
    () => hold(low, attacking),
    () => 1 - (1 - hold(low, attacking)) * hold(mid, recovering),
    () => share(high) - share(mid) + share(low),
    () => 0.4,
  ];
  return { free, chance: chances[free.length]?.() ?? 0.4 };
}
