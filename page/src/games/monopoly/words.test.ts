import { expect, test } from 'vitest';
import { LANGS } from '../../lib/lang.svelte';
import { has } from '../../lib/words';
import english from '../../../../crates/words/messages/en/page-monopoly.ftl?raw';

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

test('every key that is put together has words, and every key of the game is used', () => {
  const text = Object.values(sources).join('\n');
  const begun = [...text.matchAll(/`(page-monopoly-[a-z-]*-)\$\{/g)].map((match) => match[1] ?? '');
  expect(new Set(begun)).toEqual(new Set(Object.keys(PARTS)));
  const made = begun.flatMap((start) => (PARTS[start] ?? []).map((end) => start + end));
  for (const key of made) {
    for (const lang of LANGS) expect(has(key, lang), `${lang} ${key}`).toBe(true);
  }
  const known = [...english.matchAll(/^(page-monopoly-[\w-]+) *=/gm)].map((match) => match[1] ?? '');
  const unused = known.filter((key) => !text.includes(`'${key}'`) && !made.includes(key));
  expect(unused).toEqual(['page-monopoly-name']);
});
