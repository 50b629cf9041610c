import { expect, test } from 'vitest';
import type { Summary } from '../api/types';
import { outcome, ranked } from './outcome';

function over(scores: number[], yours: number[]): Summary {
  const seats = scores.map((score, seat) => ({
    seat, kind: 'person', name: 'ABCD'[seat], agent: null, colour: null, token: null, here: true, score, away: false,
  }));
  return { seats, yours } as unknown as Summary;
}

test('the result is told as the one who looks sees it', () => {
  expect(outcome(over([1, 0, 0], [0]))).toEqual({ kind: 'won', names: ['A'] });
  expect(outcome(over([0, 1, 0], [0, 2]))).toEqual({ kind: 'lost', names: ['B'] });
  expect(outcome(over([0, 1], []))).toEqual({ kind: 'seen', names: ['B'] });
  expect(outcome(over([0.5, 0.5], [1]))).toEqual({ kind: 'drawn', names: ['A', 'B'] });
});

test('partners win together', () => {
  expect(outcome(over([1, 0, 1, 0], [2]))).toEqual({ kind: 'won', names: ['A', 'C'] });
});

test('the best come first, equals in the order of seats', () => {
  expect(ranked(over([0, 1, 0, 0.5], [])).map((seat) => seat.name)).toEqual(['B', 'D', 'A', 'C']);
});
