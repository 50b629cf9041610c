import { expect, test } from 'vitest';
import { linesOf } from './lines';

const STEPS = [
  { version: 1, by: 0, action: 'roll', text: 'Roll', news: [] },
  { version: 2, by: null, action: '4', text: null, news: [{ event: { event: 'rolled', seat: 0 }, text: 'Ana rolls 4' }] },
  {
    version: 3,
    by: 0,
    action: 'buy',
    text: 'Buy',
    news: [
      { event: { event: 'bought' }, text: 'Ana buys it' },
      { event: 'hidden', text: null },
      { event: { event: 'turn-ended', seat: 0 }, text: 'Her turn ends' },
    ],
  },
];

test('what has words has a line, in order, with its own key', () => {
  const lines = linesOf(STEPS);
  expect(lines.map((line) => line.text)).toEqual(['Ana rolls 4', 'Ana buys it', 'Her turn ends']);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});

test('one may ask why of a decision, once, and not of chance', () => {
  expect(linesOf(STEPS).map((line) => line.decision)).toEqual([false, true, false]);
  expect(linesOf(STEPS).map((line) => line.seat)).toEqual([0, 0, 0]);
});
