import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { setLang } from '../lib/lang.svelte';
import type { Summary } from '../api/types';
import Turning from './Turning.svelte';

test('a game without a turning point that can be told says so under the same heading', () => {
  setLang('en');
  const summary = { seats: [] } as unknown as Summary;
  const drawn = mount(Turning, { target: document.body, props: { points: [], summary, version: 0 } });
  flushSync();
  expect(document.querySelector('h2')?.textContent).toBe('Turning points');
  expect(document.querySelector('ol')?.textContent).toContain('No single move turned this game.');
  void unmount(drawn);
  document.body.innerHTML = '';
});
