import { expect, test } from 'vitest';
import type { Replay } from '../api/types';
import { chanceLines, ends, isWhole, measureLines, turningPoints, versionAt } from './series';

const REPLAY: Replay = {
  setting: null,
  steps: [],
  chronicle: {
    measures: ['cash', 'still'],
    seats: ['A', 'B'],
    moments: [
      { turn: 0, values: [10, 20, 1, 1] },
      { turn: 2, values: [15, 5, 1, 1] },
    ],
  },
  chances: [
    { version: 0, turn: 0, values: [0.5, 0.5] },
    { version: 4, turn: 1, values: [0.6, 0.4] },
    { version: 6, turn: 1, values: [0.7, 0.3] },
    { version: 9, turn: 3, values: [1, 0] },
  ],
  turning: [],
};

test('chances have one value a turn, the last one', () => {
  expect(chanceLines(REPLAY)).toEqual({ turns: [0, 1, 3], seats: [[0.5, 0.7, 1], [0.5, 0.3, 0]] });
  expect(chanceLines({ ...REPLAY, chances: [] })).toBeNull();
});

test('measures are seat by seat, and what never changes is no chart', () => {
  expect(measureLines(REPLAY.chronicle)).toEqual([{ measure: 'cash', lines: { turns: [0, 2], seats: [[10, 15], [20, 5]] } }]);
});

test('a turn leads to its last known moment', () => {
  expect([0, 1, 2, 9].map((turn) => versionAt(REPLAY, turn))).toEqual([0, 6, 6, 9]);
});

test('a line is told by its ends and its best', () => {
  expect(ends([0, 2, 5], [1, 9, 4])).toEqual({ first: 1, last: 4, best: 9, bestTurn: 2 });
});

test('a swing is told once, in order, and never without words', () => {
  const point = (version: number, seat: number, swing: number, text = `at ${version}`) => ({ version, turn: 0, seat, swing, text });
  const told = (...turning: Replay['turning']) => turningPoints({ ...REPLAY, turning }).map(({ version }) => version);
  expect(told(point(9, 0, 0.2), point(4, 1, 0.1, ' '))).toEqual([9]);
  // What A gains B loses: neighbours of one direction are one.
  expect(told(point(4, 0, 0.1), point(6, 1, -0.2))).toEqual([6]);
  expect(told(point(4, 0, 0.3), point(6, 0, 0.2))).toEqual([4]);
  // There and back again are two, and so are those that are far apart.
  expect(told(point(4, 0, 0.1), point(6, 1, 0.2))).toEqual([4, 6]);
  expect(told(point(4, 0, 0.1), point(9, 0, 0.2))).toEqual([4, 9]);
});

test('only what counts things has an axis of whole numbers', () => {
  expect(isWhole([[0, 3], [2, 2]])).toBe(true);
  expect(isWhole([[0, 0.5]])).toBe(false);
});
