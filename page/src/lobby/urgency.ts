/** Which of one's tables to look at first. */
import type { Summary } from '../api/types';

export function waitsForYou(table: Summary): boolean {
  return table.state === 'playing' && table.turn.kind === 'decide' && table.yours.includes(table.turn.seat);
}

function rank(table: Summary): number {
  if (waitsForYou(table)) return 0;
  return { playing: 1, waiting: 2, over: 3 }[table.state];
}

/** Where it is your turn first, games that are over last; among equals the newest first. */
export function byUrgency(tables: Summary[]): Summary[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}
