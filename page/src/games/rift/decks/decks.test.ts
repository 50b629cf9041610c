// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import match from '../fixtures/match.json';
import type { Card } from '../types';
import { collection, curve, deal, faults, fill, fits, NO_FILTER, worth } from './build';
import { baseCheck, readCode, writeCode } from './code';
import { forgetDeck, saveDeck, savedDecks } from './saved';

const cards = match.setting.cards as unknown as Card[];
const id = (name: string) => cards.findIndex((card) => card.name === name);
const OPEN = { maxCopies: 2, valueLimit: 0 };

/** A sequence that is always the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// As `ludoteca deck random --seed 1 --count 2` prints them.
const ENGINE = [
  {
    code: '1ATY0-SCH91-558K0-AEZR2',
    value: 74,
    cards:
      'Valeria "la justa"|Valeria "la justa"|Explorador de Landuin|Tirador de Landuin|Tirador de Landuin|Alimana|' +
      'Guardia de la muralla|Aprendiz de asesino|Ogro desfigurado|Buscador del estertor|Buscon apatrida|' +
      'Historiador treciano|Homunculo|Asesino contratado|Visionario|Hambre insaciable|Brujo del olvido|' +
      "Brujo del olvido|Kalar'Zar, piedra guía|Locura encarnada",
  },
  {
    code: '1ATY6-N00MJ-90NM5-AKCR3',
    value: 85,
    cards:
      'Patrulla de La Corriente|Patrulla de La Corriente|Defensor de la tierra|Ogro suturado|Valeria "la justa"|' +
      'Tirador novato|Ogro desfigurado|Bardo temeroso|Buscador del estertor|Buscon apatrida|Esclavo ignorante|' +
      'Comandante treciano|Hambre insaciable|Miasma viviente|Miasma viviente|Brujo del olvido|Chaman ciego|' +
      "Acechador|Kalar'Zar, piedra guía|Locura encarnada",
  },
];

describe('deck codes', () => {
  it.each(ENGINE)('are those of the engine: $code', ({ code, value, cards: names }) => {
    const deck = names.split('|').map(id);
    expect(deck).not.toContain(-1);
    expect(writeCode(cards, deck)).toBe(code);
    expect(readCode(cards, code)).toEqual({ deck });
    expect(readCode(cards, code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).toEqual({ deck });
    expect(worth(cards, deck)).toBe(value);
  });

  it('notice every wrong letter and every exchange', () => {
    const plain = ENGINE[0]!.code.replaceAll('-', '');
    for (let at = 0; at < plain.length; at += 1) {
      const other = plain[at] === 'Z' ? 'Y' : 'Z';
      const wrong = plain.slice(0, at) + other + plain.slice(at + 1);
      expect(readCode(cards, wrong)).toHaveProperty('fault');
    }
    expect(readCode(cards, plain.slice(1, 2) + plain[0] + plain.slice(2))).toHaveProperty('fault');
    expect(readCode(cards, 'ATY')).toEqual({ fault: 'length' });
    expect(readCode(cards, `${plain}!`)).toEqual({ fault: 'letter' });
  });

  it('say when they are of other cards', () => {
    const others = cards.map((card, n) => (n === 3 ? { ...card, name: 'Otra' } : card));
    expect(baseCheck(others)).not.toBe(baseCheck(cards));
    expect(readCode(others, ENGINE[0]!.code)).toEqual({ fault: 'other-base' });
  });
});

describe('building', () => {
  it('keeps to copies, value and size', () => {
    const dear = id("Kalar'Zar, piedra guía");
    expect(fits(cards, [dear], dear, OPEN)).toBe(true);
    expect(fits(cards, [dear, dear], dear, OPEN)).toBe(false);
    expect(fits(cards, [dear], dear, { maxCopies: 2, valueLimit: 19 })).toBe(false);
    expect(faults(cards, [dear, dear, dear], { maxCopies: 2, valueLimit: 20 })).toEqual([
      { kind: 'size', found: 3 },
      { kind: 'copies', card: "Kalar'Zar, piedra guía", found: 3, most: 2 },
      { kind: 'value', found: 30, most: 20 },
    ]);
  });

  it('fills up within every limit that has decks, and keeps what was there', () => {
    for (const valueLimit of [0, 30, 45, 60]) {
      const format = { maxCopies: 2, valueLimit };
      const deck = fill(cards, [], format, chance(valueLimit + 1));
      expect(faults(cards, deck ?? [], format)).toEqual([]);
    }
    expect(fill(cards, [], { maxCopies: 2, valueLimit: 29 }, chance(1))).toBeNull();
    const begun = [id('Locura encarnada'), id('Visionario')];
    expect(fill(cards, begun, OPEN, chance(4))).toEqual(expect.arrayContaining(begun));
  });

  it('counts the curve, and deals hands of the deck', () => {
    const deck = fill(cards, [], OPEN, chance(9)) ?? [];
    expect(curve(cards, deck).reduce((sum, n) => sum + n, 0)).toBe(20);
    const hand = deal(deck, 5, chance(2));
    expect(hand).toHaveLength(5);
    expect(faults(cards, hand, OPEN)).toEqual([{ kind: 'size', found: 5 }]);
    expect(deal([1, 2], 5, chance(3)).toSorted()).toEqual([1, 2]);
  });

  it('finds cards by faction, rarity, ability, value and words without accents', () => {
    const found = (some: Partial<typeof NO_FILTER>) => collection(cards, { ...NO_FILTER, ...some }, 'base');
    expect(found({})).toHaveLength(40);
    expect(found({ rarity: 'Única' })).toHaveLength(3);
    expect(found({ text: 'unica corriente' })).toEqual([id("Kalar'Zar, piedra guía"), id('Locura encarnada')]);
    expect(found({ ability: 'Robar', low: 6 })).toEqual([id('Chaman ciego')]);
    expect(found({ ability: '-' }).every((card) => cards[card]!.abilities.length === 0)).toBe(true);
    expect(collection(cards, NO_FILTER, 'sum')[0]).toBe(id("Kalar'Zar, piedra guía"));
  });
});

describe('saved decks', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by name, and forgotten', () => {
    saveDeck({ name: 'Plaga', code: 'a' });
    saveDeck({ name: 'Corriente', code: 'b' });
    saveDeck({ name: 'Plaga', code: 'c' });
    expect(savedDecks()).toEqual([
      { name: 'Corriente', code: 'b' },
      { name: 'Plaga', code: 'c' },
    ]);
    forgetDeck('Plaga');
    expect(savedDecks()).toEqual([{ name: 'Corriente', code: 'b' }]);
  });

  it('are none where something else is kept', () => {
    localStorage.setItem('ludoteca.rift.decks', '{"not": "a list"}');
    expect(savedDecks()).toEqual([]);
    localStorage.setItem('ludoteca.rift.decks', 'no json');
    expect(savedDecks()).toEqual([]);
    localStorage.setItem('ludoteca.rift.decks', '[3, {"name": "x", "code": "y"}]');
    expect(savedDecks()).toEqual([{ name: 'x', code: 'y' }]);
  });
});
