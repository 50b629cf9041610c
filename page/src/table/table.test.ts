import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameFace } from '../games/contract';
import { plainFace } from '../games/plain';
import { keep } from '../lib/prefs.svelte';
import { FakeSocket, stepsTo, SUMMARY, tableAt } from './fakes';
import { PAUSE_MS } from './flow';
import { OpenTable } from './table.svelte';

const FACE: GameFace = {
  ...plainFace,
  idle: (props) => (props.actions[0]?.action === 'done' ? 'done' : null),
};

let table: OpenTable;
const socket = () => FakeSocket.last;

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  keep({ token: 'secret', outOfTurn: false });
  table = new OpenTable('k3', 'inv', async () => FACE);
  socket().onopen?.();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('an action is played for the version that is shown, and a refusal is told', async () => {
  socket().hear(tableAt(4, ['roll']));
  const played = table.play('roll');
  expect(socket().sent[1]).toMatchObject({ type: 'play', seat: 0, version: 4, action: 'roll' });
  socket().hear({ type: 'refused', id: socket().sent[1]!.id, code: 'illegal', text: 'No.', version: 4 });
  expect(await played).toBe('No.');
  expect(table.notice).toBe('No.');
  socket().hear(stepsTo(5, 0, []));
  expect(table.notice).toBeNull();
});

test('after a stale command the table comes anew', async () => {
  socket().hear(tableAt(4, ['roll']));
  const played = table.play('roll');
  socket().hear({ type: 'refused', id: socket().sent[1]!.id, code: 'stale', text: 'Late.', version: 6 });
  await played;
  socket().hear(tableAt(6, ['hold']));
  expect(table.shown?.version).toBe(6);
  expect(table.props?.actions.map((choice) => choice.action)).toEqual(['hold']);
});

test('idle windows are passed once, unless one wants to be asked', async () => {
  socket().hear(tableAt(4, ['done']));
  await vi.waitFor(() => expect(socket().sent).toHaveLength(2));
  socket().hear(tableAt(4, ['done']));
  expect(socket().sent).toHaveLength(2);
  socket().hear(stepsTo(5, 1, ['done']));
  expect(socket().sent).toHaveLength(3);
  keep({ outOfTurn: true });
  socket().hear(stepsTo(6, 1, ['done']));
  expect(socket().sent).toHaveLength(3);
});

test('only an own last decision can be taken back', () => {
  socket().hear(tableAt(4, ['roll']));
  expect(table.canUndo).toBe(false);
  socket().hear(stepsTo(5, 0, ['roll']));
  expect(table.canUndo).toBe(true);
  socket().hear(stepsTo(6, null, ['roll']));
  expect(table.canUndo).toBe(false);
  socket().hear(stepsTo(7, 1, ['roll']));
  expect(table.canUndo).toBe(false);
});

test('a hint is for the position in which it was asked', async () => {
  socket().hear(tableAt(4, ['roll']));
  const asked = table.askHint();
  const { id } = socket().sent[1]!;
  socket().hear(stepsTo(5, 0, ['roll']));
  socket().hear({ type: 'advice', id, seat: 0, agent: 'hold-at', action: 'roll', text: 'Roll', candidates: [] });
  await asked;
  expect(table.hint).toBeNull();
});

test('reasons are marked on the board only until the game goes on', async () => {
  socket().hear(tableAt(4, ['roll']));
  const asked = table.askWhy(3);
  const { id } = socket().sent[1]!;
  socket().hear({ type: 'advice', id, seat: 1, agent: 'hold-at', action: 'roll', text: 'Roll', candidates: [] });
  await asked;
  expect(table.props?.advice).toMatchObject({ seat: 1 });
  socket().hear(stepsTo(5, 0, ['roll']));
  expect(table.props?.advice).toBeNull();
  expect(table.reasons).toMatchObject({ version: 3 });
});

test('the invitation goes with the hello', () => {
  expect(socket().sent[0]).toMatchObject({ type: 'hello', token: 'secret', invitation: 'inv' });
});

test('of two people at one screen, each is shown only what they may know', () => {
  const texts = () => table.log.flatMap((step) => step.news.map((news) => news.text));
  const drew = (seat: number) => [{ event: {}, text: `${seat} drew` }, { event: {}, text: `card of ${seat}`, only: seat }];
  const yours = { ...SUMMARY, yours: [0, 1] };
  socket().hear({ ...tableAt(4, ['play'], 0, yours), log: [{ version: 4, by: null, action: '', text: '', news: drew(0) }] });
  expect(texts()).toEqual(['0 drew', 'card of 0']);
  socket().hear(stepsTo(5, 0, ['play'], 1, drew(0)));
  expect(texts()).toEqual(['0 drew', '0 drew']);
  expect(table.props?.latest[0]?.news).toHaveLength(1);
  socket().hear(stepsTo(6, 1, ['play'], 0, drew(1)));
  expect(texts()).toEqual(['0 drew', 'card of 0', '0 drew', 'card of 0', '1 drew']);
});

test('when another one looks, the log comes again in the words for them, and motion goes on', () => {
  const yours = { ...SUMMARY, yours: [0, 1] };
  const told = (text: string) => [{ version: 5, by: 0, action: '', text: '', news: [{ event: {}, text }] }];
  const asked = () => socket().sent.filter(({ type }) => type === 'lang').length;
  socket().hear(tableAt(4, ['play'], 0, yours));
  socket().hear(stepsTo(5, 0, ['play'], 0, told('You play')[0]!.news));
  expect(asked()).toBe(0);
  socket().hear(stepsTo(6, 0, ['play'], 1));
  expect(asked()).toBe(1);
  socket().hear({ ...tableAt(6, ['play'], 1, yours), log: told('Ana plays') });
  expect(table.log[0]?.news[0]?.text).toBe('Ana plays');
  expect(table.latest.map((step) => step.version)).toEqual([6]);
  socket().hear({ ...tableAt(6, ['play'], 1, yours), log: told('Ana juega') });
  expect(table.latest).toEqual([]);
});

test('who sits alone at a screen is told nothing twice', () => {
  socket().hear(tableAt(4, ['play']));
  socket().hear(stepsTo(5, 0, ['play'], 1));
  expect(socket().sent.filter(({ type }) => type === 'lang')).toEqual([]);
});

test('nobody is asked before they have seen what happened', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const moved = new OpenTable('k4', null, async () => FACE);
  socket().onopen?.();
  socket().hear(tableAt(4, ['roll']));
  moved.face = { ...FACE, span: () => 500 };
  socket().hear(stepsTo(5, 1, ['done']));
  expect(moved).toMatchObject({ moving: true, toMove: false });
  expect(moved.props).toMatchObject({ actions: [], question: null });
  expect(socket().sent.some(({ type }) => type === 'play')).toBe(false);
  vi.advanceTimersByTime(500 + PAUSE_MS);
  expect(moved.moving).toBe(false);
  // The idle window that came with it is passed now, not before.
  expect(socket().sent.at(-1)).toMatchObject({ type: 'play', version: 5, action: 'done' });
  socket().hear(stepsTo(6, 1, ['roll']));
  vi.advanceTimersByTime(500 + PAUSE_MS);
  expect(moved.toMove).toBe(true);
  moved.close();
  vi.useRealTimers();
});
