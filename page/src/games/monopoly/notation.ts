/** Actions in the notation of the engine. */
import type { Terms } from './types';

export const NOTHING: Terms = { give: [], want: [], cash: 0, give_cards: 0, want_cards: 0 };

export function verb(action: string): string {
  return action.split(' ', 1)[0] ?? '';
}

/** The number behind the verb: a square, an amount, a choice. */
export function operand(action: string): number {
  return Number.parseInt(action.split(' ')[1] ?? '', 10);
}

export function isEmpty(terms: Terms): boolean {
  const things = terms.give.length + terms.want.length + terms.give_cards + terms.want_cards;
  return things === 0 && terms.cash === 0;
}

/** `trade 2 give 1,3 want 39 cash -200 give-cards 1`, as the engine writes it. */
export function writeTrade(to: number, terms: Terms): string {
  const ascending = (squares: number[]) => [...squares].sort((a, b) => a - b).join(',');
  const parts = [`trade ${to}`];
  if (terms.give.length) parts.push(`give ${ascending(terms.give)}`);
  if (terms.want.length) parts.push(`want ${ascending(terms.want)}`);
  if (terms.cash) parts.push(`cash ${terms.cash}`);
  if (terms.give_cards) parts.push(`give-cards ${terms.give_cards}`);
  if (terms.want_cards) parts.push(`want-cards ${terms.want_cards}`);
  return parts.join(' ');
}

/** To whom an offer goes and what it says; null for what is no offer. */
export function readTrade(action: string): { to: number; terms: Terms } | null {
  const [what, seat, ...words] = action.split(/\s+/);
  const to = Number.parseInt(seat ?? '', 10);
  if (what !== 'trade' || !Number.isInteger(to) || words.length % 2) return null;
  const terms = { ...NOTHING };
  for (let n = 0; n < words.length; n += 2) {
    const value = words[n + 1] ?? '';
    const number = Number.parseInt(value, 10);
    const squares = value.split(',').map((square) => Number.parseInt(square, 10));
    if (words[n] === 'give') terms.give = squares;
    else if (words[n] === 'want') terms.want = squares;
    else if (words[n] === 'cash') terms.cash = number;
    else if (words[n] === 'give-cards') terms.give_cards = number;
    else if (words[n] === 'want-cards') terms.want_cards = number;
    else return null;
  }
  return { to, terms };
}

/** The same offer as the other one would make it. */
export function turned(terms: Terms): Terms {
  return {
    give: terms.want,
    want: terms.give,
    // Not -0, which is written as one would not expect.
    cash: 0 - terms.cash,
    give_cards: terms.want_cards,
    want_cards: terms.give_cards,
  };
}

/** What one participant of a package gives another. */
export interface Leg {
  from: number;
  to: number;
  give: number[];
  cash: number;
  cards: number;
}

/** `leg 0 3 give 1,127 cash 20`, as the engine writes it. */
export function writeLeg(leg: Leg): string {
  const parts = [`leg ${leg.from} ${leg.to}`];
  if (leg.give.length) parts.push(`give ${[...leg.give].sort((a, b) => a - b).join(',')}`);
  if (leg.cash) parts.push(`cash ${leg.cash}`);
  if (leg.cards) parts.push(`give-cards ${leg.cards}`);
  return parts.join(' ');
}
