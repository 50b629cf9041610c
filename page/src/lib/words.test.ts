import { expect, test } from 'vitest';
import { decimal, percent } from './numbers';
import { has, say } from './words';

test('both languages speak', () => {
  expect(say('es', 'page-rift-name')).toBe('La Grieta');
  expect(say('en', 'page-rift-name')).toBe('The Rift');
  expect(has('page-name', 'es')).toBe(true);
  expect(has('measure-worth', 'es')).toBe(true);
  expect(say('en', 'page-no-such-key')).toBe('page-no-such-key');
});

test('numbers are written as the program writes them', () => {
  expect(decimal('es', 1234567)).toBe('1\u202f234\u202f567');
  expect(decimal('es', 1234.5, 1)).toBe('1234,5');
  expect(decimal('en', -1234.5, 1)).toBe('\u22121,234.5');
  expect(decimal('en', -0.04, 1)).toBe('0.0');
  expect(decimal('en', Number.NaN)).toBe('–');
  expect(percent('es', 0.125, 1)).toBe('12,5\u00a0%');
});
