import { expect, test } from 'vitest';
import { heardBy, linesOf } from './lines';

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

test('each hears what everybody hears, and of the rest only their own', () => {
  const news = [undefined, null, 0, 1].map((only) => ({ event: {}, text: `for ${only}`, only }));
  const steps = [{ version: 1, by: null, action: '', text: null, news }];
  const heard = (looks: number | null) => linesOf(heardBy(looks, steps)).map((line) => line.text);
  expect(heard(0)).toEqual(['for undefined', 'for null', 'for 0']);
  expect(heard(1)).toEqual(['for undefined', 'for null', 'for 1']);
  expect(heard(null)).toEqual(['for undefined', 'for null']);
});
