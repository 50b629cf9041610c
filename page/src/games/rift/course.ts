/** The board as events change it, one after the other. */
import { indexOf, type Grid, type Happening, type Laid } from './types';

/** The cells after an event. */
export function after(grid: Grid, cells: (Laid | null)[], event: Happening): (Laid | null)[] {
  const { cell, card, seat } = event;
  if (event.event === 'game-begins') return cells.map(() => null);
  if (!cell || card === undefined || seat === undefined) return cells;
  if (!['played', 'flipped', 'taken-over'].includes(event.event)) return cells;
  const changed = cells.slice();
  changed[indexOf(grid, cell)] = { card, owner: seat };
  return changed;
}

/** A game that ended within these events: its last board and its points. */
export interface Ended {
  cells: (Laid | null)[];
  points: [number, number];
  winner: number | null;
  /** Whether the match goes on. */
  goesOn: boolean;
  /** What led to it among the events. */
  events: Happening[];
}

/** The events of the game that is being played: those after the last beginning. */
export function thisGame(events: Happening[]): Happening[] {
  return events.slice(events.findLastIndex((event) => event.event === 'game-begins') + 1);
}

/** The game that ended last among the events, worked out from the board before them. */
export function ended(grid: Grid, before: (Laid | null)[], events: Happening[]): Ended | null {
  let cells = before;
  let found: Ended | null = null;
  for (const [n, event] of events.entries()) {
    if (event.event === 'game-ends' && event.points) {
      const [points, winner] = [event.points, event.winner ?? null];
      found = { cells, points, winner, goesOn: true, events: thisGame(events.slice(0, n)) };
    }
    if (event.event === 'match-ends' && found) found.goesOn = false;
    cells = after(grid, cells, event);
  }
  return found;
}

/** How a card got to where it lies, and when within a batch of events that is seen. */
export interface Arrival {
  kind: 'placed' | 'flipped';
  delay: number;
}

/** The cards that a batch of events moved, by cell. */
export function arrivals(grid: Grid, events: Happening[]): Map<number, Arrival> {
  const when = delays(grid, events);
  const found = new Map<number, Arrival>();
  for (const { event, cell } of events) {
    if (!cell || !['played', 'flipped', 'taken-over'].includes(event)) continue;
    const idx = indexOf(grid, cell);
    found.set(idx, { kind: event === 'played' ? 'placed' : 'flipped', delay: when.get(idx) ?? 0 });
  }
  return found;
}

/** When each cell changes within a batch of events, in milliseconds; flips by echo come later. */
export function delays(grid: Grid, events: Happening[]): Map<number, number> {
  const found = new Map<number, number>();
  let clock = 0;
  for (const event of events) {
    if (!event.cell) continue;
    if (event.event === 'played' || event.event === 'taken-over') {
      found.set(indexOf(grid, event.cell), clock);
      clock += 260;
    } else if (event.event === 'flipped') {
      if (event.echo) clock += 260;
      found.set(indexOf(grid, event.cell), clock);
    }
  }
  return found;
}
