import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lang, setLang } from './lang.svelte';
import { catchUp, keep, prefs } from './prefs.svelte';
import { store, stored } from './storage';

const KEPT = 'ludoteca';
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '{}');

/** Another tab keeps something; this one hears of it when it is told. */
function elsewhere(name: string, value: string): () => void {
  localStorage.setItem(name, value);
  return () => globalThis.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
}

/** A browser that lets nobody near its storage. */
const forbid = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });

beforeEach(() => {
  keep({ token: null, person: null, theme: 'auto', sound: false });
  setLang('en');
});

afterEach(() => {
  vi.restoreAllMocks();
  keep({ token: null, person: null, theme: 'auto', sound: false });
  setLang('en');
});

test('what another tab has kept stays when this one changes something else', () => {
  elsewhere(KEPT, JSON.stringify({ ...kept(), token: 'theirs', person: 'p1' }));
  keep({ theme: 'dark' });
  expect(kept()).toMatchObject({ token: 'theirs', person: 'p1', theme: 'dark' });
});

test('tabs agree on who the person is, on the language and on the theme', () => {
  elsewhere(KEPT, JSON.stringify({ ...kept(), token: 'theirs', theme: 'light' }))();
  expect(prefs).toMatchObject({ token: 'theirs', theme: 'light' });
  elsewhere('ludoteca-lang', 'es')();
  expect(lang()).toBe('es');
  localStorage.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(prefs).toMatchObject({ token: null, theme: 'auto' });
});

test('a browser that keeps nothing is no fault, and the page goes on', () => {
  forbid();
  expect(stored(KEPT)).toBeNull();
  expect(store(KEPT, 'x')).toBe(false);
  expect(() => setLang('es')).not.toThrow();
  keep({ token: 'mine', sound: true });
  keep({ theme: 'dark' });
  catchUp();
  expect(prefs).toMatchObject({ token: 'mine', sound: true, theme: 'dark' });
});

test('what the browser would not keep is not undone by what it kept before', () => {
  keep({ token: 'old' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep({ token: 'new' });
  catchUp();
  expect(prefs.token).toBe('new');
  vi.restoreAllMocks();
  keep({ sound: true });
  expect(kept()).toMatchObject({ token: 'new', sound: true });
});

test('nobody but the helper goes near the storage of the browser', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./storage.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const found = Object.entries(sources).filter(([, text]) => /\b(local|session)Storage\b/.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
