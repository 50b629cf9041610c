import { expect, test } from 'vitest';
import type { Summary } from '../api/types';
import { byUrgency } from './urgency';

function table(name: string, state: Summary['state'], created: number, seat = 1): Summary {
  return { table: name, state, created, yours: [0], turn: { kind: 'decide', seat } } as unknown as Summary;
}

test('where it is your turn comes first, what is over last, the newest before older ones', () => {
  const tables = [
    table('over', 'over', 9, 0),
    table('old', 'playing', 1),
    table('open', 'waiting', 8),
    table('new', 'playing', 5),
    table('yours', 'playing', 2, 0),
  ];
  expect(byUrgency(tables).map((one) => one.table)).toEqual(['yours', 'new', 'old', 'open', 'over']);
});
