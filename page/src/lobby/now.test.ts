import { expect, test } from 'vitest';
import type { GameInfo, SeatPlan } from '../api/types';
import { agentOfLevel, christen, usualBoard } from './now';

const LEVELS = [1, 2, 5].map((level) => ({ level, key: '', name: '', agent: `level-${level}` }));
const INFO = { levels: LEVELS, hint_agent: 'search' } as unknown as GameInfo;

test('a level that is not there is played by the nearest one', () => {
  expect([1, 3, 4].map((level) => agentOfLevel(INFO, level))).toEqual(['level-1', 'level-2', 'level-5']);
  expect(agentOfLevel({ ...INFO, levels: [] }, 3)).toBe('search');
});

test('a board in the own language is taken if there is one', () => {
  const boards = ['madrid', 'atlantic-city', 'atlantic-city-es'].map((name) => ({ name, squares: 40 }));
  expect(usualBoard({ ...INFO, boards }, 'es')).toEqual({ name: 'atlantic-city-es' });
  expect(usualBoard({ ...INFO, boards }, 'en')).toBeNull();
});

test('computer players get names that nobody has', () => {
  const computer: SeatPlan = { kind: 'computer', agent: 'search' };
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'person', name: 'Hugo' }, { ...computer, name: 'Rob' }, computer, computer];
  const names = christen(seats, 'Marta').map((seat) => ('name' in seat ? seat.name : null));
  expect(names).toEqual([null, 'Hugo', 'Rob', 'Irene', 'Pablo']);
  const many = christen(Array.from({ length: 14 }, () => computer), '').map((seat) => ('name' in seat ? seat.name : null));
  expect(new Set(many.slice(0, 12)).size).toBe(12);
});
