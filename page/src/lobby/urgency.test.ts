import { expect, test } from 'vitest';
import type { Summary } from '../api/types';
import { byUrgency } from './urgency';

function table(name: string, state: Summary['state'], created: number, seat = 1, kinds = ['person', 'computer']): Summary {
  const seats = kinds.map((kind, at) => ({ seat: at, kind }));
  return { table: name, state, created, seats, yours: [0], turn: { kind: 'decide', seat } } as unknown as Summary;
}

test('where people wait for you comes first, then where computers do, what is over last, the newest before older ones', () => {
  const tables = [
    table('over', 'over', 9, 0),
    table('old', 'playing', 1),
    table('open', 'waiting', 8),
    table('new', 'playing', 5),
    table('yours', 'playing', 2, 0),
    table('people', 'playing', 1, 0, ['person', 'person']),
  ];
  expect(byUrgency(tables).map((one) => one.table)).toEqual(['people', 'yours', 'new', 'old', 'open', 'over']);
});
