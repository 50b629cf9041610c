import { expect, test } from 'vitest';
import { clock, since } from './since';

test('spans are said in the largest unit that fits', () => {
  expect(since('en', 1000, 1030)).toBe('now');
  expect(since('en', 1000, 1000 + 5 * 60)).toBe('5 minutes ago');
  expect(since('es', 1000, 1000 + 3 * 3600)).toBe('hace 3 horas');
  expect(since('es', 1000, 1000 + 86_400)).toBe('ayer');
  expect(since('en', 1030, 1000)).toBe('now');
});

test('a clock never shows less than nothing', () => {
  expect([61_000, 59_001, 0, -5].map(clock)).toEqual(['1:01', '1:00', '0:00', '0:00']);
});
