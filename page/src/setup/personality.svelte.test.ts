import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameInfo } from '../api/types';
import { LANGS, setLang } from '../lib/lang.svelte';
import { has } from '../lib/words';
import type { SeatDraft } from './draft';
import Personality from './Personality.svelte';

const shelf = import.meta.glob<string>('../../../crates/catalog/src/**/agents.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let drawn: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.innerHTML = '';
  setLang('en');
});

test('what can be set is offered in words, and set as it is written', () => {
  setLang('es');
  const bold = { name: 'bold', about: 'Audaz', default: 'no', low: 0, high: 0, whole: false, words: ['no', 'yes'] };
  const info = { levels: [], agents: [{ agent: 'classic', about: '', parameters: [bold] }] } as unknown as GameInfo;
  const seat = $state({ level: 0, agent: 'classic', parameters: {} } as unknown as SeatDraft);
  drawn = mount(Personality, { target: document.body, props: { info, seat } });
  flushSync();
  const options = [...document.querySelectorAll<HTMLOptionElement>('.parameters option')];
  expect(options.map(({ value, text }) => [value, text])).toEqual([['no', 'no'], ['yes', 'sí']]);
});

test('every word of the shelf has its own in both languages', () => {
  const lists = Object.values(shelf).flatMap((text) => [...text.matchAll(/Parameter::word\("\w+", &\[([^\]]*)\]/g)]);
  const words = ['no', 'yes', ...lists.flatMap(([, list]) => [...list!.matchAll(/"([^"]+)"/g)].map(([, word]) => word!))];
  expect(words.length).toBeGreaterThan(2);
  for (const lang of LANGS) expect(words.filter((word) => !has(`page-word-${word}`, lang)), lang).toEqual([]);
});
