import { afterEach, expect, test } from 'vitest';
import { fit, textWidth } from './fit';
import { moment, propsOf } from './fixtures';
import face from './index';
import { marks, PALETTE } from './marks';
import { draftOf, forgetDrafts } from './memory.svelte';
import { MOST, path, points, scenes } from './motion';

afterEach(forgetDrafts);

test('everything but going on belongs to the panel', () => {
  for (const name of ['buying', 'auction', 'tax', 'jail', 'offer', 'debt', 'interest', 'manage', 'others']) {
    const props = propsOf(moment('atlantic-city', name));
    const plain = props.actions.map((choice) => choice.action).filter((action) => !face.claims(action, props));
    expect(plain.every((action) => ['roll', 'done'].includes(action)), `${name}: ${plain}`).toBe(true);
  }
});

test('only the window before the roll of another is passed over', () => {
  expect(face.idle(propsOf(moment('atlantic-city', 'others')))).toBe('done');
  for (const name of ['manage', 'buying', 'auction', 'debt', 'jail']) {
    expect(face.idle(propsOf(moment('atlantic-city', name))), name).toBeNull();
  }
});

test('a counter-offer keeps the next window open', () => {
  const props = propsOf(moment('atlantic-city', 'others'));
  draftOf(0).counter = true;
  expect(face.idle({ ...props, looks: 0 })).toBeNull();
  // But not the window of somebody else at the same screen.
  expect(face.idle({ ...props, looks: 1 })).toBe('done');
});

test('a token passes every square on its way', () => {
  expect(path(38, 4, 40)).toEqual([39, 0, 1, 2]);
  expect(path(22, -3, 40)).toEqual([21, 20, 19]);
  expect(path(5, 0, 40)).toEqual([]);
});

test('motion of a batch is bounded and ends where the engine says', () => {
  const news = (event: object) => ({ event, text: null });
  const step = (...events: object[]) => [{ version: 1, by: 0, action: '', text: null, news: events.map(news) }];
  const walk = step({ event: 'rolled', seat: 0, dice: [6, 6] }, { event: 'moved', seat: 0, from: 35, to: 7, steps: 12 });
  expect(scenes(walk, 40, 10).at(-1)).toMatchObject({ show: 'token', seat: 0, square: 7 });
  expect(face.span(walk)).toBe(500 + 900);
  const other = step({ event: 'rolled', seat: 1, dice: [1, 1] });
  expect(face.span([...walk, ...other])).toBe(500 + 900 + 300 + 500);
  const many = [...walk, ...other, ...walk, ...other];
  expect(face.span(many)).toBeLessThanOrEqual(MOST + 40);
  expect(face.span(many)).toBeGreaterThan(MOST - 40);
  const jailed = step({ event: 'jailed', seat: 2, why: 'card' });
  expect(scenes(jailed, 40, 10)).toMatchObject([{ show: 'token', seat: 2, square: 10 }]);
  expect(scenes(jailed, 40, -1)).toEqual([]);
  expect(face.span(step({ event: 'bought', seat: 0, lot: 3, price: 60 }))).toBe(0);
});

test('events point at their squares', () => {
  expect(points({ event: 'bought', seat: 0, lot: 9, price: 120 })).toEqual([9]);
  expect(points({ event: 'moved', seat: 0, from: 0, to: 9, steps: 9 })).toEqual([9]);
  expect(points({ event: 'transferred', lot: 16, from: 3, to: 1 })).toEqual([16]);
  const offer = { to: 1, give: [21, 23], want: [29], cash: 3, give_cards: 0, want_cards: 0 };
  expect(points({ event: 'offered', from: 0, offer })).toEqual([21, 23, 29]);
  expect(points({ event: 'paid', from: 1, to: null, amount: 120, cause: null })).toEqual([]);
});

test('no two groups look the same', () => {
  for (const board of ['atlantic-city', 'madrid'] as const) {
    const { setting } = moment(board, 'manage');
    const streets = marks(setting).filter((_, n) => setting.groups[n]?.streets);
    expect(new Set(streets.map((mark) => mark.letters)).size).toBe(streets.length);
    expect(new Set(streets.map((mark) => mark.paint)).size).toBe(streets.length);
  }
});

test('names are broken, then shortened, then cut', () => {
  expect(fit(['Go'], 80, 40, 14, 10)).toEqual({ lines: ['Go'], size: 14 });
  const long = fit(['North Carolina Avenue', 'N. Carolina'], 80, 40, 14, 10);
  expect(long.lines.join(' ')).toBe('North Carolina Avenue');
  expect(fit(['Glorieta de Cuatro Caminos', 'C. Caminos'], 70, 16, 14, 10).lines).toEqual(['C. Caminos']);
  const cut = fit(['Unbreakableverylongname'], 40, 20, 14, 10);
  expect(cut.lines[0]?.endsWith('…')).toBe(true);
  expect(textWidth(cut.lines[0] ?? '', cut.size)).toBeLessThanOrEqual(40);
});

/** The contrast of two colours, as the guidelines for accessible pages reckon it. */
function contrast(one: string, two: string): number {
  const light = (hex: string) => {
    const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(one), light(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('letters can be read on every colour, light and dark', () => {
  for (const [name, { fill, ink }] of Object.entries(PALETTE)) {
    const colours = fill.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours, name).toHaveLength(2);
    for (const colour of colours) expect(contrast(colour, ink), `${name} ${colour}`).toBeGreaterThanOrEqual(4.5);
  }
});
