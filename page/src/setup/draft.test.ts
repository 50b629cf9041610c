import { expect, test } from 'vitest';
import type { GameInfo } from '../api/types';
import { agentOf, newDraft, newSeat, rulesOf, switchValue, toPlan, withPreset, withSeats } from './draft';

const INFO: GameInfo = {
  game: 'monopoly',
  name: 'Monopoly',
  about: '',
  players: { low: 2, high: 8, usual: 4 },
  presets: [
    { name: 'official', usual_players: 4 },
    { name: 'serial', usual_players: 3 },
  ],
  switches: [
    { name: 'trades', values: ['true', 'false'] },
    { name: 'short', values: [] },
  ],
  boards: [],
  agents: [
    {
      agent: 'optimal',
      about: '',
      parameters: [
        { name: 'risk', about: '', default: '0.90', low: 0, high: 1, whole: false, words: [] },
        { name: 'raise', about: '', default: '1', low: 0, high: 200, whole: false, words: [] },
      ],
    },
  ],
  levels: [
    { level: 1, key: 'l1', name: 'Weak', agent: 'random' },
    { level: 4, key: 'l4', name: 'Strong', agent: 'optimal:risk=1' },
  ],
  hint_agent: 'optimal',
  colours: ['red', 'blue', 'green', 'yellow'],
  tokens: [],
  secrets: false,
};

test('a new table is you against computer players, each with a colour of its own', () => {
  const plan = toPlan(newDraft(INFO), INFO, { name: 'Mario' });
  expect(plan.seats.map((seat) => seat.kind)).toEqual(['me', 'computer', 'computer', 'computer']);
  expect(plan).toMatchObject({ rules: 'official', colours: ['red', 'blue', 'green', 'yellow'], tokens: null, decks: null });
  expect(plan.seats[1]).toEqual({ kind: 'computer', agent: 'optimal:risk=1', name: 'Hugo' });
});

test('rules are written with the words and the switches that were moved', () => {
  const draft = { ...newDraft(INFO), words: ['short'], changed: { trades: 'false' } };
  expect(rulesOf(draft)).toBe('official:short,trades=false');
  expect(switchValue(draft, INFO, 'trades')).toBe('false');
  const other = withPreset(draft, INFO, 'serial');
  expect(rulesOf(other)).toBe('serial');
  expect(other.seats).toHaveLength(3);
  expect(switchValue(other, INFO, 'trades')).toBe('false');
});

test('a personality is what differs from the usual', () => {
  const seat = { ...newSeat(INFO, 'computer'), level: 0, parameters: { risk: '0.2', raise: '1' } };
  expect(agentOf(seat, INFO)).toBe('optimal:risk=0.2');
  expect(agentOf({ ...seat, parameters: {} }, INFO)).toBe('optimal');
});

test('fewer seats keep the first ones', () => {
  const draft = newDraft(INFO);
  expect(withSeats(draft, INFO, 2).seats).toEqual(draft.seats.slice(0, 2));
});
