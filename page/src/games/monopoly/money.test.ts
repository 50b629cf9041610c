import { expect, test } from 'vitest';
import { auctionKey, bidders, bidFor, percentCost, raises } from './auction';
import { cash, debtOf, ownership, rentNow, stock, unit, worth } from './facts';
import { moment } from './fixtures';
import { holdingNow, incomeRow } from './parts/deed';
import { cheapest, raisable } from './raise';
import type { Auction, View } from './types';

test('worth is cash, printed prices and buildings at cost', () => {
  const { setting, view } = moment('atlantic-city', 'manage');
  const lots = [{ square: 11, houses: 2 }, { square: 13, hotel: true }, 14, { square: 5, mortgaged: true }];
  const rich: View = { ...view, players: [{ cash: 10, lots }] };
  expect(worth(setting, rich, 0)).toBe(10 + 140 + 200 + 140 + 500 + 160 + 200);
  expect(stock(setting, rich)).toEqual({ houses: 30, hotels: 11 });
});

test('the rent that holds now is the one of the deed', () => {
  const { setting, view } = moment('atlantic-city', 'manage');
  const players = [
    { lots: [{ square: 11, houses: 3 }, 13, 14, 5, 15, 12, { square: 39, mortgaged: true }, 1] },
    { lots: [28, { square: 25, mortgaged: true }] },
  ];
  const lots = ownership({ ...view, players });
  const at = (square: number) => rentNow(setting, lots, square);
  expect(at(11)).toEqual({ row: 3, amount: 450 });
  expect(at(13)).toEqual({ row: 0, amount: 20 });
  expect(at(1)).toEqual({ row: -1, amount: 2 });
  expect(at(5)).toEqual({ row: 2, amount: 50 });
  expect(at(12)).toEqual({ row: 1, amount: 4 });
  expect([at(39), at(25), at(0)]).toEqual([null, null, null]);
});

test('money is counted in the units of the board', () => {
  expect(unit(moment('atlantic-city', 'start').setting)).toBe(1);
  expect(unit(moment('madrid', 'auction').setting)).toBe(100);
});

test('raises go as far as the cash', () => {
  const { setting, view } = moment('atlantic-city', 'auction');
  const auction: Auction = { wares: { lot: 23 }, bid: 100 };
  const poor: View = { ...view, players: [{ cash: 120 }] };
  expect(raises(setting, poor, 0, auction)).toEqual([101, 110]);
  const madrid = moment('madrid', 'auction');
  expect(raises(madrid.setting, { ...view, players: [{ cash: 90_000 }] }, 0, { ...auction, bid: 0 })).toEqual([100, 1000, 5000]);
});

test('a limit bids a little more than the others and never more than the limit or the cash', () => {
  const { setting, view } = moment('atlantic-city', 'auction');
  const rich: View = { ...view, players: [{ cash: 500 }] };
  const bid = (at: number, limit: number, with_: View = rich) =>
    bidFor(setting, with_, 0, { wares: { lot: 23 }, bid: at }, limit);
  expect(bid(0, 200)).toBe(11);
  expect(bid(195, 200)).toBe(200);
  expect(bid(200, 200)).toBeNull();
  expect(bid(480, 900)).toBe(491);
  expect(bid(500, 900)).toBeNull();
  expect(bidFor(setting, rich, 0, { wares: 'house' }, 50)).toBe(1);
});

test('who is still in an auction', () => {
  const { view } = moment('atlantic-city', 'auction');
  const auction = view.business?.auction as Auction;
  const all = bidders({ ...auction, bidding: [0, 2, 3], to_ask: [0], bidder: 3 }, [0, 1, 2, 3]);
  expect(all.map((one) => one.standing)).toEqual(['to-ask', 'left', 'passed', 'leads']);
  expect(auctionKey(view, auction, 2)).toBe(`${view.turns} lot 23 2`);
});

test('shares of percentage auctions cost what the engine says', () => {
  expect(percentCost(220, 10, false)).toBe(132);
  expect(percentCost(220, 0, true)).toBe(132);
  expect(percentCost(75, 1, false)).toBe(38);
});

test('the recorded debt is found, and cannot be paid by selling', () => {
  const { setting, view, looks } = moment('atlantic-city', 'debt');
  const debt = debtOf(view, looks);
  expect(debt).toMatchObject({ total: 750, cause: 'rent' });
  expect(debtOf(view, 0)).toBeNull();
  expect(raisable(setting, view, looks)).toBe(90 + 90 + 140 + 150 + 160);
  expect(cheapest(setting, view, looks, 750 - cash(view, looks))).toEqual([]);
  const shared: View = { ...view, debts: [{ amount: 10, debtors: [looks], creditors: [0, 1], cause: 'card' }] };
  expect(debtOf(shared, looks)?.total).toBe(20);
});

test('what costs least is sold first, and no more than is needed', () => {
  const { setting, view } = moment('atlantic-city', 'debt');
  const lots = [{ square: 37, houses: 1 }, { square: 39, houses: 1 }, 5, 1, 12];
  const built: View = { ...view, players: [{ cash: 0, lots }] };
  const plan = (needed: number) => cheapest(setting, built, 0, needed).map((sale) => sale.action);
  expect(plan(30)).toEqual(['mortgage 1']);
  expect(plan(100)).not.toContain('sell 39');
  expect(plan(206)).toContain('sell 37');
  for (const needed of [1, 60, 150, 205, 300, 405, 500, 780]) {
    const sales = cheapest(setting, built, 0, needed);
    const brings = sales.reduce((sum, sale) => sum + sale.brings, 0);
    expect(brings, `${needed}`).toBeGreaterThanOrEqual(needed);
    const mortgages = sales.filter((sale) => sale.action.startsWith('mortgage'));
    for (const one of mortgages) expect(brings - one.brings, `${needed}`).toBeLessThan(needed);
  }
  expect(raisable(setting, built, 0)).toBe(100 + 100 + 175 + 200 + 100 + 30 + 75);
  expect(plan(781)).toEqual([]);
});

test('groups are sold evenly, and hotels only when the bank has houses for them', () => {
  const { setting, view } = moment('atlantic-city', 'debt');
  const lots = [{ square: 37, hotel: true }, { square: 39, hotel: true }];
  const built: View = { ...view, players: [{ cash: 0, lots }] };
  const sales = cheapest(setting, built, 0, 300).map((sale) => sale.action);
  expect(sales.slice(0, 2).sort()).toEqual(['sell 37', 'sell 39']);
  const short = { ...setting, rules: { ...setting.rules, houses: 3 } };
  expect(cheapest(short, built, 0, 300)).toEqual([]);
});

test('a deed tells what it brings for what its owner has', () => {
  const { setting, view } = moment('atlantic-city', 'manage');
  const players = [{ lots: [{ square: 11, houses: 3 }, 13, 14, 5, 15, { square: 39, mortgaged: true }, 1] }];
  const lots = ownership({ ...view, players });
  const now = (square: number) => holdingNow(setting, lots, square);
  expect([11, 13, 5, 1, 39, 0].map(now)).toEqual(['houses 3', 'complete', 'owned 2', 'single', null, null]);
  const facts = setting.squares[11];
  const income = facts && incomeRow(facts, now(11));
  expect(income?.income).toBeCloseTo((facts?.visits ?? 0) * 450, 0);
  expect(income?.payback).toBeGreaterThan(10);
  expect(facts && incomeRow(facts, null)).toBeNull();
});
