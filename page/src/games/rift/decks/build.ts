/** Building decks: counting, limits, filters, and decks by chance. */
import type { Card } from '../types';
import { DECK_SIZE } from './code';

/** What a deck may be built of; a limit of 0 is none. */
export interface Format {
  maxCopies: number;
  valueLimit: number;
}

export type DeckFault =
  | { kind: 'size'; found: number }
  | { kind: 'copies'; card: string; found: number; most: number }
  | { kind: 'value'; found: number; most: number };

/** How many copies of each card a deck has, by card. */
export function counts(deck: number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const card of deck) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

export const worth = (cards: Card[], deck: number[]): number =>
  deck.reduce((sum, card) => sum + (cards[card]?.value ?? 0), 0);

/** Everything that keeps a deck out of a format. */
export function faults(cards: Card[], deck: number[], format: Format): DeckFault[] {
  const found: DeckFault[] = [];
  if (deck.length !== DECK_SIZE) found.push({ kind: 'size', found: deck.length });
  for (const [card, copies] of counts(deck)) {
    if (copies > format.maxCopies) {
      const name = cards[card]?.name ?? '';
      found.push({ kind: 'copies', card: name, found: copies, most: format.maxCopies });
    }
  }
  const value = worth(cards, deck);
  if (format.valueLimit > 0 && value > format.valueLimit) {
    found.push({ kind: 'value', found: value, most: format.valueLimit });
  }
  return found;
}

/** Whether another copy of a card fits into a deck. */
export function fits(cards: Card[], deck: number[], card: number, format: Format): boolean {
  const copies = deck.filter((other) => other === card).length;
  const value = worth(cards, deck) + (cards[card]?.value ?? 0);
  return (
    deck.length < DECK_SIZE &&
    copies < format.maxCopies &&
    (format.valueLimit === 0 || value <= format.valueLimit)
  );
}

/** How many cards of a deck have each value, from 0 to the highest of the base. */
export function curve(cards: Card[], deck: number[]): number[] {
  const highest = Math.max(0, ...cards.map((card) => card.value));
  const columns = Array<number>(highest + 1).fill(0);
  for (const card of deck) {
    const value = cards[card]?.value ?? 0;
    columns[value] = (columns[value] ?? 0) + 1;
  }
  return columns;
}

/** What the collection is looked through for; empty words and null ask for nothing. */
export interface Filter {
  text: string;
  faction: string;
  rarity: string;
  ability: string;
  low: number | null;
  high: number | null;
}

export const NO_FILTER: Filter = { text: '', faction: '', rarity: '', ability: '', low: null, high: null };

/** Text without capitals and accents, as people type it. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

export function passes(card: Card, filter: Filter): boolean {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  const all = plain([card.name, card.faction, card.rarity, ...card.abilities].join(' '));
  return (
    words.every((word) => all.includes(word)) &&
    (!filter.faction || card.faction === filter.faction) &&
    (!filter.rarity || card.rarity === filter.rarity) &&
    (!filter.ability ||
      (filter.ability === '-'
        ? card.abilities.length === 0
        : card.abilities.some((ability) => ability.startsWith(filter.ability)))) &&
    (filter.low === null || card.value >= filter.low) &&
    (filter.high === null || card.value <= filter.high)
  );
}

export type Order = 'base' | 'name' | 'value' | 'sum';

/** Cards of a base by number, filtered and in order. */
export function collection(cards: Card[], filter: Filter, order: Order): number[] {
  const sum = (card: Card) => card.values.reduce((total, value) => total + value, 0);
  const found = cards.map((card, id) => ({ card, id })).filter(({ card }) => passes(card, filter));
  if (order === 'name') found.sort((a, b) => a.card.name.localeCompare(b.card.name, 'es'));
  if (order === 'value') found.sort((a, b) => b.card.value - a.card.value || a.id - b.id);
  if (order === 'sum') found.sort((a, b) => sum(b.card) - sum(a.card) || a.id - b.id);
  return found.map(({ id }) => id);
}

/** Draws some cards of a list, without putting them back. */
export function deal(deck: number[], count: number, random: () => number): number[] {
  const left = deck.slice();
  const hand: number[] = [];
  while (hand.length < count && left.length > 0) {
    hand.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return hand;
}

/**
 * Fills a deck up by chance: every copy of the base that still fits is equally likely, as long as the
 * deck can be completed within the limit. What is there stays; null when it cannot be filled.
 */
export function fill(cards: Card[], from: number[], format: Format, random: () => number): number[] | null {
  const deck = from.slice();
  const cheapest = (some: number[]): number => {
    const taken = counts(some);
    const spare = cards.flatMap((card, id) =>
      Array<number>(Math.max(0, format.maxCopies - (taken.get(id) ?? 0))).fill(card.value),
    );
    const missing = DECK_SIZE - some.length;
    if (spare.length < missing) return Infinity;
    const dear = spare.sort((a, b) => a - b).slice(0, missing);
    return worth(cards, some) + dear.reduce((sum, value) => sum + value, 0);
  };
  const limit = format.valueLimit || Infinity;
  const completes = (some: number[]) => cheapest(some) <= limit && cheapest(some) < Infinity;
  while (deck.length < DECK_SIZE) {
    const taken = counts(deck);
    const copies = cards.flatMap((_, id) => {
      const spare = Math.max(0, format.maxCopies - (taken.get(id) ?? 0));
      return completes([...deck, id]) ? Array<number>(spare).fill(id) : [];
    });
    if (copies.length === 0) return null;
    deck.push(copies[Math.floor(random() * copies.length)] ?? 0);
  }
  return deck.sort((a, b) => a - b);
}
