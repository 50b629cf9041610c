import { expect, test } from 'vitest';
import { LANGS } from './lang.svelte';
import { has, say } from './words';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogue = import.meta.glob<string>('../../../crates/words/messages/*/{page,page-*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The keys that a language has, in the order of the files. */
function keysOf(lang: string): string[] {
  const texts = Object.entries(catalogue).filter(([path]) => path.includes(`/${lang}/`));
  return texts.flatMap(([, text]) => [...text.matchAll(/^(page-[\w-]+) *=/gm)].map((found) => found[1]!));
}

/** What is asked for in the sources: whole keys, and beginnings of keys that end with what is put in. */
function asked(): { keys: Set<string>; beginnings: Set<string> } {
  const [keys, beginnings] = [new Set<string>(), new Set<string>()];
  for (const text of Object.values(sources)) {
    for (const [, key] of text.matchAll(/['"`](page-[a-z][\w-]*[\w])['"`]/g)) keys.add(key!);
    for (const [, start] of text.matchAll(/`(page-[\w-]*-)\$\{/g)) beginnings.add(start!);
  }
  return { keys, beginnings };
}

test('every key that is used is there in both languages', () => {
  const { keys, beginnings } = asked();
  expect(keys.size).toBeGreaterThan(100);
  for (const lang of LANGS) {
    expect([...keys].filter((key) => !has(key, lang)), lang).toEqual([]);
    const known = keysOf(lang);
    expect([...beginnings].filter((start) => !known.some((key) => key.startsWith(start))), lang).toEqual([]);
  }
});

test('every key of the frame is used', () => {
  const { keys, beginnings } = asked();
  const named = ['page-switch-', 'page-value-', 'page-word-', 'page-preset-', 'page-board-', 'page-colour-', 'page-token-'];
  const starts = [...beginnings, ...named];
  const own = keysOf('en').filter((key) => !/^page-(monopoly|parchis|rift)-/.test(key));
  const idle = own.filter((key) => !keys.has(key) && !starts.some((start) => key.startsWith(start)));
  expect(idle).toEqual([]);
});

test('both languages have the same keys, and nothing is said in braces', () => {
  expect(keysOf('es')).toEqual(keysOf('en'));
  for (const lang of LANGS) {
    for (const key of keysOf(lang)) expect(say(lang, key, { count: 2, moved: 2 }), key).not.toBe(key);
  }
});

test('plurals are right in each language', () => {
  expect(say('es', 'page-waiting', { count: 1 })).toBe('Falta un jugador');
  expect(say('es', 'page-waiting', { count: 3 })).toBe('Faltan 3 jugadores');
  expect(say('en', 'page-clock-minutes', { count: 1 })).toBe('One minute');
  expect(say('en', 'page-switches', { moved: 0 })).toBe('Every rule by itself');
});
