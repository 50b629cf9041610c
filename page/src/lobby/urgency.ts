/** Which of one's tables to look at first. */
import type { Summary } from '../api/types';

export function waitsForYou(table: Summary): boolean {
  return table.state === 'playing' && table.turn.kind === 'decide' && table.yours.includes(table.turn.seat);
}

/** Whether somebody else, and not only computers, sits there. */
function hasCompany(table: Summary): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && !table.yours.includes(seat.seat));
}

function rank(table: Summary): number {
  if (waitsForYou(table)) return hasCompany(table) ? 0 : 1;
  return { playing: 2, waiting: 3, over: 4 }[table.state];
}

/** Where people wait for you first, then where computers do, games that are over last; among equals the newest first. */
export function byUrgency(tables: Summary[]): Summary[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}
