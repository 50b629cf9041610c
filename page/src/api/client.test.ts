import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, prefs } from '../lib/prefs.svelte';
import { ask, forget, meet } from './client';

const NEW = { person: 'p2', name: 'Ana', token: 'new' };
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** A server that knows one token; what it is asked, and answers when the test says so. */
class FakeServer {
  introduced = 0;
  held: (() => void)[] = [];

  constructor(private readonly holds: (path: string, token: string) => boolean = () => false) {
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => this.answer(path, headers));
  }

  private async answer(path: string, headers: Record<string, string>): Promise<Response> {
    const token = headers.Authorization?.replace('Bearer ', '') ?? '';
    if (this.holds(path, token)) await new Promise<void>((resolve) => this.held.push(resolve));
    if (path === 'api/people') {
      this.introduced += 1;
      return json(NEW);
    }
    return token === NEW.token ? json({ path }) : json({ code: 'unknown-token', text: 'Who?' }, 401);
  }
}

beforeEach(() => keep({ token: 'old', person: 'p1', name: 'Ana' }));
afterEach(() => {
  vi.unstubAllGlobals();
  keep({ token: null, person: null, name: '' });
});

test('a token that was refused twice is replaced once', async () => {
  const server = new FakeServer((path, token) => path === 'api/second' && token === 'old');
  const second = ask('GET', '/second');
  expect(await ask('GET', '/first')).toEqual({ ok: true, value: { path: 'api/first' } });
  // The refusal of the old token comes when the new one is there already.
  server.held.forEach((answer) => answer());
  expect(await second).toEqual({ ok: true, value: { path: 'api/second' } });
  expect(server.introduced).toBe(1);
  expect(prefs).toMatchObject({ token: 'new', person: 'p2' });
});

test('only the token that was refused is forgotten', () => {
  forget('another');
  expect(prefs.token).toBe('old');
  forget('old');
  expect(prefs.token).toBeNull();
});

test('of two tabs that come at once, the later one is whoever the first became', async () => {
  keep({ token: null, person: null });
  const server = new FakeServer((path) => path === 'api/people');
  const met = meet();
  const kept = JSON.parse(localStorage.getItem('ludoteca') ?? '{}');
  localStorage.setItem('ludoteca', JSON.stringify({ ...kept, token: 'first', person: 'p9', name: 'Ana' }));
  server.held.forEach((answer) => answer());
  expect(await met).toEqual({ ok: true, value: { person: 'p9', name: 'Ana' } });
  expect(prefs.token).toBe('first');
});
