import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { GameProps } from '../contract';
import Board from './Board.svelte';
import match from './fixtures/match.json';
import { pointed } from './hand.svelte';

const { view, actions } = match.moments[6]!;
const props: GameProps = $state({
  setting: match.setting, view, looks: 0, seats: [], turn: { kind: 'decide', seat: 0 },
  actions: actions.map((action) => ({ action, text: action })), question: null, latest: [],
  play: async () => null, undo: null, advice: null, lit: [], motion: false, lang: 'en',
});

let drawn: ReturnType<typeof mount> | null = null;
function draw(): void {
  drawn = mount(Board, { target: document.body, props });
  flushSync();
}
function leave(): void {
  if (drawn) void unmount(drawn);
  drawn = null;
  flushSync();
}
function look(): void {
  document.querySelector<HTMLButtonElement>('.hand button')?.focus();
  flushSync();
  expect(pointed.card).toBe(view.hand[0]);
}

afterEach(() => {
  leave();
  document.body.innerHTML = '';
});

it('does not show one person the card that another looked at', () => {
  draw();
  look();
  props.looks = 1;
  flushSync();
  expect(pointed.card).toBeNull();
});

it('forgets the card behind the curtain', () => {
  draw();
  document.querySelector<HTMLButtonElement>('.hand button')?.blur();
  look();
  leave();
  expect(pointed.card).toBeNull();
});
