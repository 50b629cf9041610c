import { expect, test } from 'vitest';
import type { GameInfo } from '../api/types';
import { newDraft, withPreset } from './draft';
import { fitted, playersFor, presetsFor } from './range';

const INFO = {
  game: 'parchis',
  players: { low: 2, high: 6, usual: 2 },
  presets: [
    { name: 'classic', usual_players: 2 },
    { name: 'four', usual_players: 4 },
    { name: 'partners', usual_players: 4 },
    { name: 'six', usual_players: 6 },
  ],
  switches: [
    { name: 'board', values: ['four', 'four', 'four', 'six'] },
    { name: 'seating', values: ['pairs', 'singles', 'partners', 'singles'] },
  ],
  boards: [], agents: [], levels: [], hint_agent: '', colours: [], tokens: [],
} as unknown as GameInfo;
const PLAIN = { ...INFO, switches: [], players: { low: 2, high: 8, usual: 2 } };

test('the rules say how many can play, not only the game', () => {
  const of = (preset: string, changed = {}) => playersFor({ preset, changed }, INFO);
  expect(of('classic')).toEqual({ low: 2, high: 2 });
  expect(of('four')).toEqual({ low: 2, high: 4 });
  expect(of('partners')).toEqual({ low: 4, high: 4 });
  expect(of('six')).toEqual({ low: 2, high: 6 });
  expect(of('classic', { board: 'six' })).toEqual({ low: 3, high: 3 });
  expect(playersFor({ preset: 'classic', changed: {} }, PLAIN)).toEqual({ low: 2, high: 8 });
});

test('whoever wants one more is told which rules have the seat', () => {
  expect(presetsFor(3, INFO).map(({ name }) => name)).toEqual(['four', 'six']);
  expect(presetsFor(7, INFO)).toEqual([]);
});

test('seats follow the rules, but a number that was chosen stays where it fits', () => {
  const classic = newDraft(INFO);
  expect(fitted(classic, INFO)).toBe(classic);
  expect(fitted({ ...classic, changed: { seating: 'partners' } }, INFO).seats).toHaveLength(4);
  const four = withPreset(classic, INFO, 'four');
  expect(four.seats).toHaveLength(4);
  const three = { ...four, seats: four.seats.slice(0, 3) };
  expect(fitted(withPreset(three, INFO, 'six'), INFO).seats).toHaveLength(3);
  expect(fitted(withPreset(three, INFO, 'classic'), INFO).seats).toHaveLength(2);
});
