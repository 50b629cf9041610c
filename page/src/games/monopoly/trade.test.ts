import { expect, test } from 'vitest';
import { moment } from './fixtures';
import { NOTHING, readTrade, turned, writeLeg, writeTrade } from './notation';
import { effects, obstacle, stillPossible, tradeable } from './trade';
import type { Terms } from './types';

test('offers are written as the engine writes them', () => {
  const terms: Terms = { give: [3, 1], want: [39], cash: -200, give_cards: 1, want_cards: 0 };
  expect(writeTrade(2, terms)).toBe('trade 2 give 1,3 want 39 cash -200 give-cards 1');
  expect(writeTrade(0, { ...NOTHING, want_cards: 1, cash: 50 })).toBe('trade 0 cash 50 want-cards 1');
});

test('legs of packages are written as the engine writes them', () => {
  expect(writeLeg({ from: 0, to: 3, give: [127, 1], cash: 20, cards: 0 })).toBe('leg 0 3 give 1,127 cash 20');
  expect(writeLeg({ from: 1, to: 2, give: [], cash: 0, cards: 1 })).toBe('leg 1 2 give-cards 1');
});

test('every listed offer is read and written the same', () => {
  const { actions } = moment('atlantic-city', 'others');
  const offers = actions.filter((action) => action.startsWith('trade'));
  expect(offers.length).toBeGreaterThan(3);
  for (const action of offers) {
    const offer = readTrade(action);
    expect(offer && writeTrade(offer.to, offer.terms)).toBe(action);
  }
  expect(readTrade('build 39')).toBeNull();
  expect(readTrade('trade 2 give')).toBeNull();
  expect(readTrade('trade 2 take 3')).toBeNull();
});

test('a counter-offer is the offer seen from the other side', () => {
  const terms: Terms = { give: [1], want: [39], cash: 40, give_cards: 0, want_cards: 1 };
  expect(turned(terms)).toEqual({ give: [39], want: [1], cash: -40, give_cards: 1, want_cards: 0 });
  expect(turned(turned(terms))).toEqual(terms);
  expect(Object.is(turned(NOTHING).cash, 0)).toBe(true);
});

test('an offer tells what both sides get and complete', () => {
  // Kentucky and Indiana and 3 against Marvin Gardens: red for one, yellow for the other.
  const { setting, view } = moment('atlantic-city', 'offer');
  const trade = view.business?.trade;
  expect(trade).toMatchObject({ from: 0, to: 1, give: [21, 23], want: [29], cash: 3 });
  const { from, to } = effects(setting, view, 0, 1, { ...NOTHING, ...trade });
  const group = (n: number | undefined) => setting.groups[n ?? -1]?.name;
  expect([from.gets, to.gets]).toEqual([280, 220 + 220 + 3]);
  expect(from.completes.map(group)).toEqual(['yellow']);
  expect(to.completes.map(group)).toEqual(['red']);
  expect([from.breaks, to.breaks, from.interest, to.interest]).toEqual([[], [], 0, 0]);
});

test('mortgaged lots are worth less and cost interest at once', () => {
  const { setting, view } = moment('atlantic-city', 'others');
  const mine = view.players[1]?.lots?.[0];
  const square = typeof mine === 'number' ? mine : (mine?.square ?? 0);
  const players = view.players.map((one, seat) => (seat === 1 ? { ...one, lots: [{ square, mortgaged: true }] } : one));
  const terms = { ...NOTHING, want: [square] };
  const { from } = effects(setting, { ...view, players }, 0, 1, terms);
  const facts = setting.squares[square];
  expect(from.gets).toBe((facts?.price ?? 0) - (facts?.mortgage ?? 0));
  expect(from.interest).toBe(Math.ceil((facts?.mortgage ?? 0) / 10));
  const free = { ...setting, rules: { ...setting.rules, transfer_interest: false } };
  expect(effects(free, { ...view, players }, 0, 1, terms).from.interest).toBe(0);
});

test('what cannot be offered says why', () => {
  const { setting, view } = moment('atlantic-city', 'others');
  const check = (terms: Partial<Terms>) => obstacle(setting, view, 0, 1, { ...NOTHING, ...terms });
  const [mine, theirs] = [view.players[0]?.cash ?? 0, view.players[1]?.cash ?? 0];
  expect(check({})).toBe('empty');
  expect(check({ cash: mine })).toBeNull();
  expect(check({ cash: mine + 1 })).toBe('poor');
  expect(check({ cash: -theirs - 1 })).toBe('partner-poor');
  const often = { ...view, offers: setting.rules.offers_per_window };
  expect(obstacle(setting, often, 0, 1, { ...NOTHING, cash: 1 })).toBe('too-many');
});

test('built groups cannot be traded, and an old draft loses what is gone', () => {
  const { setting, view } = moment('atlantic-city', 'manage');
  const seat = 1;
  const squares = tradeable(setting, view, seat).map((lot) => lot.square);
  expect(squares).not.toContain(14);
  expect(squares).not.toContain(11);
  expect(squares.length).toBeGreaterThan(0);
  const kept = stillPossible(setting, view, seat, 0, { ...NOTHING, give: [14, squares[0] ?? -1], cash: 1e9, give_cards: 3 });
  expect(kept).toEqual({ ...NOTHING, give: [squares[0]], cash: view.players[seat]?.cash });
});
