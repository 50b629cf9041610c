import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameProps, SeatInfo, Step } from '../contract';
import Board from './Board.svelte';
import match from './fixtures/match.json';
import face from './index';
import type { Happening, View } from './types';

interface Moment {
  looks: number;
  view: View;
  actions: string[];
  action: string;
  news: Happening[];
}
const moments = match.moments as unknown as Moment[];

const seat = (n: number): SeatInfo => ({
  seat: n,
  kind: 'person',
  name: ['Ana', 'Luis'][n] ?? '',
  agent: null,
  colour: null,
  token: null,
  here: true,
  score: null,
  away: false,
});

function given(at: number, some: Partial<GameProps> = {}): GameProps {
  const moment = moments[at]!;
  return {
    setting: match.setting,
    view: moment.view,
    looks: moment.looks,
    seats: [seat(0), seat(1)],
    turn: { kind: 'decide', seat: moment.looks },
    actions: moment.actions.map((action) => ({ action, text: action })),
    question: null,
    latest: [],
    play: async () => null,
    undo: null,
    advice: null,
    lit: [],
    motion: false,
    lang: 'en',
    ...some,
  } as GameProps;
}

let drawn: ReturnType<typeof mount> | null = null;
function draw(props: GameProps): HTMLElement {
  drawn = mount(Board, { target: document.body, props });
  flushSync();
  return document.body;
}
const all = (where: HTMLElement, what: string) => [...where.querySelectorAll<HTMLButtonElement>(what)];

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.innerHTML = '';
});

describe('the board of The Rift', () => {
  it('plays a card that is tapped, on the cell that is tapped', () => {
    const play = vi.fn(async () => null);
    const page = draw(given(6, { play }));
    const hand = all(page, '.hand button');
    expect(hand).toHaveLength(moments[6]!.view.hand!.length);
    hand[2]!.click();
    flushSync();
    expect(hand[2]!.getAttribute('aria-pressed')).toBe('true');
    expect(all(page, '.slot.legal')).toHaveLength(moments[6]!.view.free.length);
    page.querySelector<HTMLButtonElement>('[data-cell="4"]')!.click();
    expect(play).toHaveBeenCalledExactlyOnceWith(`c${moments[6]!.view.hand![2]}@1,1`);
  });

  it('marks what would flip before the card is let go', () => {
    // The engine's own choice here flipped two cards.
    const { action, view, news } = moments[6]!;
    const page = draw(given(6));
    all(page, '.hand button')[view.hand!.indexOf(Number(action.slice(1).split('@')[0]))]!.click();
    flushSync();
    page.querySelector<HTMLElement>('[data-cell="5"]')!.focus();
    flushSync();
    expect(all(page, '.mark.flip')).toHaveLength(news.filter((event) => event.event === 'flipped').length);
  });

  it('asks which card an echo attacks', () => {
    const at = moments.findIndex(({ view }) => view.echo);
    const play = vi.fn(async () => null);
    const page = draw(given(at, { play }));
    const targets = all(page, '.slot.target');
    expect(targets).toHaveLength(moments[at]!.view.echo!.targets.length);
    targets[0]!.click();
    expect(play).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^echo@\d,\d$/));
  });

  it('shows a watcher no hand, and nobody the hand of the rival', () => {
    const { hand: _, undrawn: __, rival_known: ___, ...view } = moments[6]!.view;
    const page = draw(given(6, { view, looks: null, actions: [] }));
    expect(all(page, '.hand')).toHaveLength(0);
    expect(all(page, '.slot')).toHaveLength(9);
    expect(page.textContent).toContain('Ana');
  });

  it('does nothing where it is not the turn', () => {
    const play = vi.fn(async () => null);
    const page = draw(given(6, { actions: [], play }));
    all(page, '.hand button')[0]!.click();
    all(page, '.slot')[4]!.click();
    flushSync();
    expect(all(page, '.legal')).toHaveLength(0);
    expect(play).not.toHaveBeenCalled();
  });
});

describe('the face', () => {
  const step = (news: Happening[]): Step => ({
    version: 1,
    by: 0,
    action: '',
    text: null,
    news: news.map((event) => ({ event, text: null })),
  });

  it('claims plays of cards, and points at cells', () => {
    expect(face.claims('c3@0,1', given(0))).toBe(true);
    expect(face.claims('echo@0,1', given(0))).toBe(false);
    expect(face.claims('take-over', given(0))).toBe(false);
    expect(face.points({ event: 'played', cell: { x: 1, y: 2 } })).toEqual([{ cell: { x: 1, y: 2 } }]);
    expect(face.points({ event: 'cards-drawn', count: 1 })).toEqual([]);
  });

  it('takes time for flips alone', () => {
    expect(face.span([step([{ event: 'cards-drawn', seat: 0, count: 1 }])])).toBe(0);
    const played: Happening = { event: 'played', seat: 0, card: 1, cell: { x: 0, y: 0 } };
    const flipped: Happening = { event: 'flipped', seat: 0, card: 2, cell: { x: 1, y: 0 }, echo: false };
    expect(face.span([step([played, flipped])])).toBe(660);
  });
});
