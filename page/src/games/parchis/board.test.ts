import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameProps, SeatInfo } from '../contract';
import Board from './Board.svelte';
import stretch from './fixtures/stretch.json';
import { foretold } from './foretell';
import { hover } from './hover.svelte';
import face from './index';
import { layout } from './layout';
import type { Happening, Setting, View } from './types';
import { duration, LONGEST, scenes, strides } from './walk';

interface Moment {
  looks: number;
  view: View;
  actions: string[];
  news: Happening[];
}
const moments = stretch.moments as unknown as Moment[];
const setting = stretch.setting as unknown as Setting;
const CAPTURE = moments.findIndex(({ view }) => view.moves.some((move) => move.captures));

function given(at: number, some: Partial<GameProps> = {}): GameProps {
  const moment = moments[at]!;
  const seats = ['Ana', 'Luis', 'Eva', 'Pablo'].map((name, seat) => ({ seat, name, kind: 'person' }) as SeatInfo);
  return {
    setting,
    view: moment.view,
    looks: moment.looks,
    seats,
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
const press = (what: Element, key: string) => {
  what.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  hover.action = null;
  document.body.innerHTML = '';
});

describe('the board of Parchís', () => {
  it('draws every piece, and lifts those that can move', () => {
    const page = draw(given(CAPTURE));
    expect(page.querySelectorAll('.piece')).toHaveLength(16);
    const can = [...page.querySelectorAll('.piece.can')].map((piece) => piece.getAttribute('data-piece'));
    const listed = new Set(moments[CAPTURE]!.view.moves.map((move) => move.piece));
    expect(new Set(can)).toEqual(listed);
  });

  it('shows way, landing and capture of the piece that is pointed at', () => {
    const page = draw(given(CAPTURE));
    const move = moments[CAPTURE]!.view.moves.find((one) => one.captures)!;
    page.querySelector<SVGElement>(`[data-piece="${move.piece}"]`)!.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(hover.action).toBe(move.action);
    const steps = Number(move.action.split('+')[1]);
    expect(page.querySelectorAll('.trail circle')).toHaveLength(steps + 1);
    expect(page.querySelectorAll('.capture')).toHaveLength(1);
    expect(page.querySelector('.pill')?.textContent).toMatch(/risk \d+\u00a0%/);
  });

  it('is played by keyboard: arrows between pieces, Enter moves', () => {
    const play = vi.fn(async () => null);
    const page = draw(given(CAPTURE, { play }));
    const pieces = [...page.querySelectorAll('.piece.can')];
    expect(pieces.filter((piece) => piece.getAttribute('tabindex') === '0')).toHaveLength(1);
    press(pieces[0]!, 'ArrowRight');
    expect(pieces[1]!.getAttribute('tabindex')).toBe('0');
    press(pieces[1]!, 'Enter');
    const second = pieces[1]!.getAttribute('data-piece')!;
    expect(play).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(new RegExp(`^${second}[+ ]`)));
  });

  it('offers nothing to who is not on turn', () => {
    const page = draw(given(CAPTURE, { actions: [] }));
    expect(page.querySelectorAll('.piece.can')).toHaveLength(0);
    expect(page.querySelectorAll('[tabindex]')).toHaveLength(0);
  });
});

describe('what a move does', () => {
  it('is told with capture, bonus and risk', () => {
    const { view } = moments[CAPTURE]!;
    const move = view.moves.find((one) => one.captures)!;
    const tale = foretold(setting, view, move);
    expect(tale.bonus).toBe(20);
    expect(tale.risk).toBeGreaterThanOrEqual(0);
    expect(tale.risk).toBeLessThan(1);
    expect(foretold(setting, view, move)).toBe(tale);
  });

  it('is walked square by square in less than a second, after the dice have been seen', () => {
    const board = layout(setting);
    const events = moments.flatMap(({ news }) => news);
    for (const event of events.filter((one) => one.event === 'moved')) {
      const steps = strides(setting, board, event);
      expect(steps).toHaveLength(event.steps!);
      expect(steps.reduce((sum, stride) => sum + stride.ms, 0)).toBeLessThanOrEqual(901);
      expect(steps.reduce((sum, stride) => sum + stride.ms, 0)).toBeCloseTo(duration([event]));
    }
    expect(strides(setting, board, { event: 'turn-ended', seat: 0 })).toEqual([]);
  });

  it('is told apart from the next player’s, and a long batch is shortened as a whole', () => {
    const board = layout(setting);
    const roll = (seat: number) => ({ event: 'rolled', seat, roll: '3' }) as Happening;
    const shown = (events: Happening[]) => scenes(setting, board, events).map(({ show, ms }) => [show, ms]);
    expect(shown([roll(0), { event: 'turn-ended', seat: 0 } as Happening, roll(1)])).toEqual([['dice', 500], ['rest', 300], ['dice', 500]]);
    expect(shown([roll(0), roll(0)])).toEqual([['dice', 500], ['dice', 500]]);
    const many = Array.from({ length: 8 }, (_, n) => roll(n % 2));
    expect(duration(many)).toBe(LONGEST);
    expect(scenes(setting, board, many).reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(LONGEST);
  });

  it('can be lit up from the log', () => {
    expect(face.points({ event: 'captured', by: 'r3', piece: 'g2', on: 4 })).toEqual([
      { square: 4 },
      { piece: 'g2' },
      { piece: 'r3' },
    ]);
    expect(face.points({ event: 'moved', piece: 'y1', from: 'home', to: 'corridor 3' })).toEqual([{ piece: 'y1' }]);
  });
});
