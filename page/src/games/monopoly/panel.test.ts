import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLang } from '../../lib/lang.svelte';
import type { GameProps } from '../contract';
import { moment, propsOf, type Board } from './fixtures';
import { draftOf, forgetDrafts, limit } from './memory.svelte';
import Panel from './Panel.svelte';
import MonopolyBoard from './Board.svelte';
import Standing from './Standing.svelte';
import type { View } from './types';

// Nothing is measured without a screen.
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });

let shown: ReturnType<typeof mount> | null = null;
const played: string[] = [];

function show(given: Partial<GameProps> & GameProps, what: typeof Panel | typeof MonopolyBoard = Panel): HTMLElement {
  shown = mount(what, { target: document.body, props: given });
  flushSync();
  return document.body;
}

function at(board: Board, name: string, change: Partial<GameProps> = {}): GameProps {
  const play = async (action: string) => {
    played.push(action);
    return null;
  };
  return { ...propsOf(moment(board, name)), play, ...change };
}

function press(text: string | RegExp): void {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((button) => (typeof text === 'string' ? button.textContent?.includes(text) : text.test(button.ariaLabel ?? button.textContent ?? '')));
  if (!found) throw new Error(`expected a button ${text}, found ${buttons.map((button) => button.textContent?.trim()).join(' | ')}`);
  found.click();
  flushSync();
}

beforeEach(() => setLang('en'));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  played.length = 0;
  forgetDrafts();
  limit.key = '';
  document.body.replaceChildren();
});

test('a lot is bought or left to the auction', () => {
  show(at('atlantic-city', 'buying'));
  press('Buy for');
  expect(played).toEqual(['buy']);
});

test('letters do the same as buttons, but not while somebody types', () => {
  show(at('atlantic-city', 'buying'));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  expect(played).toEqual(['decline']);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(played).toEqual(['decline']);
});

test('an auction takes raises, passes and a bid of one’s own', async () => {
  const body = show(at('atlantic-city', 'auction'));
  expect(body.textContent).toContain('101');
  press('+10');
  expect(played).toEqual(['bid 111']);
  await vi.waitFor(() => expect(body.querySelector('button:not([disabled])')).not.toBeNull());
  press('Pass');
  await vi.waitFor(() => expect(played).toEqual(['bid 111', 'pass']));
});

test('a limit bids for a person, and leaves above it', async () => {
  const props = at('atlantic-city', 'auction');
  const view = props.view as View;
  [limit.key, limit.amount] = [`${view.turns} lot 23 ${props.looks}`, 150];
  show(props);
  await vi.waitFor(() => expect(played).toEqual(['bid 112']));
  [limit.key, limit.amount] = [`${view.turns} lot 23 ${props.looks}`, 101];
  if (shown) await unmount(shown);
  show(props);
  await vi.waitFor(() => expect(played).toEqual(['bid 112', 'leave']));
});

test('an offer is put together from both sides', () => {
  const props = at('atlantic-city', 'others');
  const body = show(props);
  press('Trade');
  const sides = body.querySelectorAll('fieldset');
  expect(sides).toHaveLength(2);
  sides[0]?.querySelector<HTMLButtonElement>('.lot')?.click();
  sides[1]?.querySelector<HTMLButtonElement>('.lot')?.click();
  const money = sides[1]?.querySelector<HTMLInputElement>('input[type=number]');
  if (money) {
    money.value = '40';
    money.dispatchEvent(new Event('input', { bubbles: true }));
  }
  flushSync();
  press('Offer to');
  expect(played[0]).toMatch(/^trade \d give \d+ want \d+ cash -40$/);
});

test('lots are dragged across, and back', () => {
  const props = at('atlantic-city', 'others');
  const body = show(props);
  press('Trade');
  const sides = [...body.querySelectorAll('fieldset')];
  const drop = (on: number, from: number, square: number) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { getData: () => `${from} ${square}` } });
    sides[on]?.dispatchEvent(event);
    flushSync();
  };
  const me = props.looks ?? 0;
  const partner = props.seats.find((seat) => seat.seat !== me)?.seat ?? 0;
  const lot = (seat: number) => {
    const first = (props.view as View).players[seat]?.lots?.[0];
    return typeof first === 'number' ? first : (first?.square ?? 0);
  };
  drop(1, me, lot(me));
  drop(0, partner, lot(partner));
  expect(draftOf(me).terms).toMatchObject({ give: [lot(me)], want: [lot(partner)] });
  drop(0, me, lot(me));
  expect(draftOf(me).terms).toMatchObject({ give: [], want: [lot(partner)] });
  drop(0, 99, 1);
  expect(draftOf(me).terms).toMatchObject({ give: [], want: [lot(partner)] });
});

test('whoever is asked about the last buildings claims or passes, and a winner places', async () => {
  const props = at('atlantic-city', 'manage');
  const view = props.view as View;
  const ask = (business: View['business'], actions: string[]) =>
    show({ ...props, view: { ...view, business }, actions: actions.map((action) => ({ action, text: action })) });
  ask({ claim: { builder: 0, square: 37, to_ask: [1] } }, ['pass', 'claim']);
  press('Claim');
  if (shown) await unmount(shown);
  ask({ placing: { seat: 1 } }, ['build 11', 'build 13']);
  press('Build 13');
  if (shown) await unmount(shown);
  ask({ interest: { lots: [16] } }, ['lift 16', 'keep 16']);
  press('Keep 16');
  expect(played).toEqual(['claim', 'build 13', 'keep 16']);
});

test('a counter-offer refuses, and waits turned round in the builder', () => {
  show(at('atlantic-city', 'offer'));
  press('counter');
  expect(played).toEqual(['refuse']);
  expect(draftOf(1)).toMatchObject({ to: 0, counter: true, terms: { give: [29], want: [21, 23], cash: -3 } });
});

test('a debt is raised step by step and then paid, with one click', async () => {
  const props = at('atlantic-city', 'debt');
  const view = props.view as View;
  const debts = view.debts?.map((debt) => ({ ...debt, amount: 180 }));
  const poor = { ...view, debts };
  const body = show({ ...props, view: poor, actions: [...props.actions, { action: 'pay', text: 'pay' }] });
  expect(body.textContent).toContain('Owed: 180');
  press('Raise 69');
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(played[0]).toMatch(/^mortgage (16|18)$/);
});

test('whoever gives up is asked twice, and sells before going bankrupt', async () => {
  const props = at('atlantic-city', 'debt');
  show(props);
  press('Give up');
  expect(played).toEqual([]);
  press('Declare bankruptcy');
  await vi.waitFor(() => expect(played).toEqual(['mortgage 16']));
  if (shown) await unmount(shown);
  played.length = 0;
  show({ ...props, actions: [{ action: 'bankrupt', text: 'bankrupt' }] });
  press('Give up');
  press('Declare bankruptcy');
  await vi.waitFor(() => expect(played).toEqual(['bankrupt']));
});

test('a package is put together leg by leg', () => {
  const props = at('atlantic-city', 'others');
  const setting = { ...props.setting, rules: { ...props.setting.rules, packages: true } };
  const body = show({ ...props, setting });
  press('Trade');
  const builder = body.querySelector('.package');
  builder?.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click();
  flushSync();
  press('Add to the package');
  expect(played[0]).toMatch(new RegExp(`^leg ${props.looks} \\d give \\d+$`));
});

test('only what the rules allow can be built and mortgaged', () => {
  const props = at('atlantic-city', 'manage');
  const body = show(props);
  press('Buildings and mortgages');
  const plus = [...body.querySelectorAll<HTMLButtonElement>('.step')].filter((button) => button.textContent === '+');
  const able = plus.filter((button) => !button.disabled);
  const builds = props.actions.filter((choice) => choice.action.startsWith('build'));
  expect(able).toHaveLength(builds.length);
  able[0]?.click();
  expect(played).toEqual([builds[0]?.action]);
});

test('every recorded moment is drawn, in both languages', { timeout: 60_000 }, async () => {
  const all: [Board, string][] = [
    ...['start', 'buying', 'auction', 'tax', 'jail', 'offer', 'debt', 'interest', 'manage', 'others', 'over'].map((name): [Board, string] => ['atlantic-city', name]),
    ['madrid', 'card'],
    ['madrid', 'manage'],
    ['serial', 'percent'],
  ];
  for (const lang of ['en', 'es'] as const) {
    setLang(lang);
    for (const [board, name] of all) {
      const props = at(board, name, { lang });
      const drawn = [mount(Panel, { target: document.body, props })];
      for (const { seat } of props.seats) drawn.push(mount(Standing, { target: document.body, props: { ...props, seat } }));
      flushSync();
      expect(document.body.textContent, `${lang} ${board} ${name}`).not.toMatch(/page-monopoly|undefined|NaN/);
      await Promise.all(drawn.map((one) => unmount(one)));
      document.body.replaceChildren();
    }
  }
});

test('the board says what is going on in its middle', () => {
  const body = show(at('atlantic-city', 'offer'), MonopolyBoard);
  expect(body.querySelectorAll('.square')).toHaveLength(40);
  expect(body.textContent).toContain('Kentucky Avenue');
  expect(body.textContent).not.toMatch(/page-monopoly|undefined|NaN/);
});

test('arrows walk the board, Enter opens the deed, Escape closes it', () => {
  const body = show(at('atlantic-city', 'manage'), MonopolyBoard);
  const squares = [...body.querySelectorAll<SVGGElement>('.square')];
  expect(squares.filter((square) => square.getAttribute('tabindex') === '0')).toEqual([squares[0]]);
  const key = (name: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    flushSync();
  };
  squares[0]?.focus();
  key('ArrowLeft');
  expect(document.activeElement).toBe(squares[1]);
  expect(squares[1]?.getAttribute('aria-label')).toContain('Mediterranean Avenue, purple, owned by Optimal');
  key('Enter');
  expect(body.querySelector('[role=dialog]')?.textContent).toContain('Mediterranean Avenue');
  key('Escape');
  expect(body.querySelector('[role=dialog]')).toBeNull();
});
