import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../api/types';
import { setLang } from '../lib/lang.svelte';
import { keep } from '../lib/prefs.svelte';
import { parseRoute } from '../lib/route';
import { SUMMARY } from './fakes';
import Result from './Result.svelte';
import type { OpenTable } from './table.svelte';
import Waiting from './Waiting.svelte';

let drawn: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  setLang('en');
  keep({ token: 'secret', person: 'p1' });
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  keep({ token: null, person: null });
});

test('who watches by invitation looks back with it', () => {
  const summary = { ...SUMMARY, state: 'over', yours: [] } as Summary;
  drawn = mount(Result, { target: document.body, props: { summary, lookBack: { invitation: 'a b' } } });
  flushSync();
  const links = [...document.querySelectorAll('a')].map((link) => parseRoute(link.getAttribute('href') ?? ''));
  expect(links).toContainEqual({ screen: 'replay', table: 'k3', version: null, invitation: 'a b' });
});

test('who sits down with a bad deck is told what is wrong with it', async () => {
  const faults = [{ file: 'deck', line: 0, reason: 'It has 12 cards and should have 15.' }];
  const problem = { code: 'bad-plan', text: 'No table can be made like this.', faults };
  vi.stubGlobal('fetch', async () =>
    new Response(JSON.stringify(problem), { status: 422, headers: { 'Content-Type': 'application/problem+json' } }),
  );
  const open = { seat: 0, kind: 'open', name: '' };
  const summary = { ...SUMMARY, state: 'waiting', yours: [], seats: [open] } as unknown as Summary;
  const table = { chat: [] } as unknown as OpenTable;
  drawn = mount(Waiting, { target: document.body, props: { table, summary, invitation: 'a b' } });
  flushSync();
  document.querySelector<HTMLButtonElement>('li button')?.click();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('12 cards'));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('No table can be made');
});
