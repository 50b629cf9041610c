import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../api/types';
import type { SeatInfo } from '../games/contract';
import { setLang } from '../lib/lang.svelte';
import { keep } from '../lib/prefs.svelte';
import { FakeSocket, stepsTo, SUMMARY, tableAt } from './fakes';
import Table from './Table.svelte';

const GAMES = [
  { game: 'covered', secrets: true },
  { game: 'open', secrets: false },
];

const seat = (n: number): SeatInfo => ({
  seat: n, kind: 'person', name: ['Ana', 'Luis'][n] ?? '', agent: null, colour: null, token: null,
  here: true, score: null, away: false,
});
const shared = (game: string): Summary => ({ ...SUMMARY, game, yours: [0, 1], seats: [seat(0), seat(1)] });
const drew = (n: number) => [{ event: {}, text: `Secret of ${n}`, only: n }, { event: {}, text: `Seat ${n} has drawn` }];

let drawn: ReturnType<typeof mount> | null = null;
const text = () => document.body.textContent ?? '';
const said = () => document.querySelector('[aria-live]')?.textContent?.trim();
const reveal = () => document.querySelector<HTMLButtonElement>('.curtain button');

/** Two people at one screen come to their table; the first has drawn something. */
async function come(game: string): Promise<void> {
  drawn = mount(Table, { target: document.body, props: { id: 'k3', invitation: null } });
  flushSync();
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ ...tableAt(3, ['play'], 0, shared(game)) });
  FakeSocket.last.hear(stepsTo(4, null, ['play'], 0, drew(0)));
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(GAMES), { headers: { 'Content-Type': 'application/json' } }));
  keep({ token: 'secret', person: 'p1' });
  setLang('en');
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  keep({ token: null, person: null });
});

test('nobody sees or hears behind the curtain, and nobody what the other has drawn', async () => {
  await come('covered');
  await vi.waitFor(() => expect(reveal()).not.toBeNull());
  expect(text()).not.toContain('Secret');
  expect(said()).toBe('');

  reveal()?.click();
  await vi.waitFor(() => expect(text()).toContain('Secret of 0'));
  expect(said()).toContain('Secret of 0');

  FakeSocket.last.hear(stepsTo(5, 0, ['play'], 1, [...drew(0), ...drew(1)]));
  flushSync();
  expect(reveal()?.textContent).toContain('Luis');
  expect(text()).not.toContain('Secret');
  expect(said()).toBe('');

  reveal()?.click();
  await vi.waitFor(() => expect(text()).toContain('Secret of 1'));
  expect(text()).toContain('Seat 0 has drawn');
  expect(text()).not.toContain('Secret of 0');
  expect(said()).toContain('Secret of 1');
});

test('a game without secrets has no curtain, and one that nobody knows has', async () => {
  await come('open');
  await vi.waitFor(() => expect(said()).toContain('Seat 0 has drawn'));
  expect(reveal()).toBeNull();
  void unmount(drawn!);
  FakeSocket.made = [];
  await come('unheard-of');
  await vi.waitFor(() => expect(reveal()).not.toBeNull());
});
