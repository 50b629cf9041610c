import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLang } from '../../lib/lang.svelte';
import type { GameProps, Step } from '../contract';
import Board from './Board.svelte';
import { moment, propsOf } from './fixtures';

// Nothing is measured without a screen.
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });

let given: GameProps = $state.raw({ ...propsOf(moment('atlantic-city', 'jail')), latest: [], moving: false });
/** As the table gives it: every part of it is read from one object, which comes anew with every change. */
const props = new Proxy({} as GameProps, {
  get: (_, name) => given[name as keyof GameProps],
  has: (_, name) => name in given,
  ownKeys: () => Reflect.ownKeys(given),
  getOwnPropertyDescriptor: (_, name) => ({ ...Object.getOwnPropertyDescriptor(given, name)!, configurable: true }),
});
const ROLL: Step = {
  version: 9, by: null, action: '6+1', text: null, news: [{ event: { event: 'rolled', seat: 1, dice: [6, 1] }, text: null }],
};

beforeEach(() => {
  setLang('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('what happened is shown once, and whose dice they were is said', () => {
  const board = mount(Board, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).not.toContain('rolled');
  given = { ...given, latest: [ROLL], motion: true, moving: true };
  flushSync();
  expect(document.body.textContent).toContain('Luis rolled 7');
  expect(document.body.textContent).toContain('Luis’s turn');
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  given = { ...given, moving: false };
  flushSync();
  expect(vi.getTimerCount()).toBe(0);
  expect(document.body.textContent).toContain('Luis rolled 7');
  void unmount(board);
});
