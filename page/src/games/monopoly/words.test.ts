import { expect, test } from 'vitest';
import { LANGS } from '../../lib/lang.svelte';
import { has } from '../../lib/words';

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What stands where a key is put together, by the part before it. */
const PARTS: Record<string, string[]> = {
  'page-monopoly-kind-': ['street', 'station', 'utility', 'cards', 'tax', 'income-tax', 'go', 'jail', 'go-to-jail', 'parking'],
  'page-monopoly-bidder-': ['leads', 'to-ask', 'passed', 'left'],
  'page-monopoly-blocked-': ['poor', 'partner-poor', 'too-many'],
  'page-monopoly-deed-': ['bare', 'complete', 'houses', 'hotel', 'stations', 'utilities', 'pay', 'pay-percent', 'salary', 'fine', 'turns', 'price', 'mortgage', 'house-price', 'hotel-price'],
};

test('every key that is used has words in both languages', () => {
  const text = Object.values(sources).join('\n');
  const whole = [...text.matchAll(/['"`](page-monopoly-[a-z-]*[a-z])['"`]/g)].map((match) => match[1] ?? '');
  const begun = [...text.matchAll(/`(page-monopoly-[a-z-]*-)\$\{/g)].map((match) => match[1] ?? '');
  expect(whole.length).toBeGreaterThan(80);
  expect(new Set(begun)).toEqual(new Set(Object.keys(PARTS)));
  const made = begun.flatMap((start) => (PARTS[start] ?? []).map((end) => start + end));
  for (const key of [...whole, ...made]) {
    for (const lang of LANGS) expect(has(key, lang), `${lang} ${key}`).toBe(true);
  }
});
