/**
 * Deck codes, as the engine reads and writes them: a deck as about twenty letters with a check.
 *
 * A letter for the version, three for the card base, the deck in unary (a 1 is a copy of the present
 * card, a 0 goes on to the next), and four letters that check the others.
 */
import type { Card } from '../types';

export const DECK_SIZE = 20;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const VERSION = 1;
const PRIME = 2 ** 20 - 3;
const CHECK_LETTERS = 4;
const MOST_CARDS = 250;

/** Why a text is no code: a word that the messages know. */
export type CodeFault = 'length' | 'letter' | 'check' | 'version' | 'no-deck' | 'other-base';

/** Fifteen bits over the names of a base, so that a code is not read with other cards. */
export function baseCheck(cards: Card[]): number {
  const bytes = new TextEncoder().encode(cards.map((card) => card.name).join('\n'));
  // FNV-1a; its low bits depend on low bits alone, so that 32 of them are plenty.
  let print = 0x84222325;
  for (const byte of bytes) print = Math.imul(print ^ byte, 0x1b3);
  return print & 0x7fff;
}

const modulo = (digits: number[]): number =>
  digits.reduce((rest, digit) => (rest * 32 + digit) % PRIME, 0);

const spread = (number: number, letters: number): number[] =>
  Array.from({ length: letters }, (_, n) => (number >> (5 * (letters - 1 - n))) & 31);

/** The code of a deck of twenty cards. */
export function writeCode(cards: Card[], deck: number[]): string {
  const bits: number[] = [];
  let present = 0;
  for (const card of deck.toSorted((a, b) => a - b)) {
    while (present < card) {
      bits.push(0);
      present += 1;
    }
    bits.push(1);
  }
  const digits = [VERSION, ...spread(baseCheck(cards), 3)];
  for (let at = 0; at < bits.length; at += 5) {
    digits.push([0, 1, 2, 3, 4].reduce((digit, n) => digit * 2 + (bits[at + n] ?? 0), 0));
  }
  digits.push(...spread(modulo(digits), CHECK_LETTERS));
  const text = digits.map((digit) => LETTERS[digit]).join('');
  return (text.match(/.{1,5}/g) ?? []).join('-');
}

/** The deck of a code, or why it is none. Case, dashes and spaces do not matter. */
export function readCode(cards: Card[], code: string): { deck: number[] } | { fault: CodeFault } {
  const letters = code
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const digits = [...letters].map((letter) => LETTERS.indexOf(letter));
  if (digits.includes(-1)) return { fault: 'letter' };
  const most = 4 + Math.ceil((MOST_CARDS + DECK_SIZE) / 5) + CHECK_LETTERS;
  if (digits.length < 4 + DECK_SIZE / 5 + CHECK_LETTERS || digits.length > most) {
    return { fault: 'length' };
  }
  const content = digits.slice(0, -CHECK_LETTERS);
  const number = (some: number[]) => some.reduce((sum, digit) => sum * 32 + digit, 0);
  if (modulo(content) !== number(digits.slice(-CHECK_LETTERS))) return { fault: 'check' };
  if (content[0] !== VERSION) return { fault: 'version' };
  if (number(content.slice(1, 4)) !== baseCheck(cards)) return { fault: 'other-base' };
  const deck: number[] = [];
  let [card, spare] = [0, 0];
  for (const bit of content.slice(4).flatMap((digit) => [16, 8, 4, 2, 1].map((mask) => digit & mask))) {
    if (deck.length === DECK_SIZE) {
      if (bit) return { fault: 'no-deck' };
      spare += 1;
    } else if (bit) deck.push(card);
    else card += 1;
  }
  const known = card < cards.length;
  return deck.length === DECK_SIZE && spare < 5 && known ? { deck } : { fault: 'no-deck' };
}
