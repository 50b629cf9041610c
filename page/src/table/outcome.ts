/** How a game ended, for the one who looks. */
import type { Summary } from '../api/types';
import type { SeatInfo } from '../games/contract';

export interface Outcome {
  kind: 'won' | 'lost' | 'drawn' | 'seen';
  /** Who did best. */
  names: string[];
}

const score = (seat: SeatInfo) => seat.score ?? 0;

export function outcome(summary: Summary): Outcome {
  const best = Math.max(...summary.seats.map(score));
  const winners = summary.seats.filter((seat) => score(seat) === best);
  const names = winners.map((seat) => seat.name);
  const mine = winners.some((seat) => summary.yours.includes(seat.seat));
  if (winners.length === summary.seats.length) return { kind: 'drawn', names };
  if (summary.yours.length === 0) return { kind: 'seen', names };
  return { kind: mine ? 'won' : 'lost', names };
}

/** The seats, the best first. */
export function ranked(summary: Summary): SeatInfo[] {
  return [...summary.seats].sort((a, b) => score(b) - score(a));
}
