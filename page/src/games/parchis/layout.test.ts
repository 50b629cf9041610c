// @vitest-environment node
import { describe, expect, it } from 'vitest';
import recorded from './fixtures/moves.json';
import { firstColour, layout, stand, way } from './layout';
import type { Setting } from './types';

const games = recorded as unknown as { setting: Setting }[];
const [four, six] = [games[1]!.setting, games[4]!.setting];
const odd: Setting = {
  ...four,
  ring: 23,
  corridor: 4,
  colours: four.colours.slice(0, 3).map((colour, n) => ({ ...colour, start: [1, 9, 17][n]!, last: [22, 7, 15][n]! })),
};

const corners = ({ x, y, across, along, angle }: ReturnType<typeof layout>['ring'][number]) => {
  const turn = (angle * Math.PI) / 180;
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => [
      x + (Math.cos(turn) * a * across) / 2 - (Math.sin(turn) * b * along) / 2,
      y + (Math.sin(turn) * a * across) / 2 + (Math.cos(turn) * b * along) / 2,
    ]),
  );
};

describe('the board', () => {
  it('is the cross that everybody knows', () => {
    const { ring, corridors, size } = layout(four);
    const middle = size / 2;
    // The last squares are at the ends of the arms: yellow's below, then against the clock.
    expect(ring[68]!.x).toBeCloseTo(middle);
    expect(ring[68]!.y).toBeGreaterThan(size * 0.9);
    expect(ring[17]!.x).toBeGreaterThan(size * 0.9);
    expect(ring[34]!.y).toBeLessThan(size * 0.1);
    expect(ring[51]!.x).toBeLessThan(size * 0.1);
    // Yellow starts up the right side of its arm.
    expect(ring[5]!.x).toBeGreaterThan(middle);
    expect(ring[5]!.y).toBeGreaterThan(ring[8]!.y);
    // Corridors run from the end of the arm to the middle.
    expect(corridors[0]![0]!.y).toBeGreaterThan(corridors[0]![6]!.y);
    expect(corridors[0]![6]!.y).toBeGreaterThan(middle);
  });

  it.each([
    ['four colours', four],
    ['six colours', six],
    ['a board of its own', odd],
  ])('lies inside its frame and no two places cover each other: %s', (_, setting) => {
    for (let front = 0; front < setting.colours.length; front += 1) {
      const { ring, corridors, homes, size } = layout(setting, front);
      const all = [...ring.slice(1), ...corridors.flat()];
      expect(all).toHaveLength(setting.ring + setting.colours.length * setting.corridor);
      for (const [x, y] of all.flatMap(corners)) {
        expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x!, y!)).toBeLessThanOrEqual(size);
      }
      for (const { x, y, r } of homes) {
        expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(-1);
        expect(Math.max(x + r, y + r)).toBeLessThanOrEqual(size + 1);
      }
      all.forEach((one, n) =>
        all.slice(n + 1).forEach((other) => {
          const far = Math.hypot(one.x - other.x, one.y - other.y);
          expect(far).toBeGreaterThan(Math.min(one.along, one.across) * 0.85);
        }),
      );
    }
  });

  it('lets neighbours of the ring touch', () => {
    for (const setting of [four, six]) {
      const { ring, unit } = layout(setting);
      for (let square = 1; square <= setting.ring; square += 1) {
        const [a, b] = [ring[square]!, ring[(square % setting.ring) + 1]!];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(2.3 * unit);
      }
    }
  });

  it('turns the colour of whoever looks to the bottom', () => {
    const colours = [{ owner: 1 }, { owner: 0 }, { owner: 1 }, { owner: 0 }];
    expect(firstColour(colours, 0)).toBe(1);
    expect(firstColour(colours, null)).toBe(0);
    const { ring, size } = layout(four, 1);
    expect(ring[17]!.y).toBeGreaterThan(size * 0.9);
  });
});

describe('pieces', () => {
  it('stand beside each other', () => {
    const board = layout(four);
    const [one, two] = [0, 1].map((nth) => stand(board, 0, 12, nth, 2));
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThan(board.unit);
    const home = [0, 1, 2, 3].map((nth) => stand(board, 2, 'home', nth, 4));
    expect(new Set(home.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(4);
  });

  it.each([four, six])('gather in their own part of the goal', (setting) => {
    const board = layout(setting);
    const middle = board.size / 2;
    setting.colours.forEach((_, colour) => {
      const all = [0, 1, 2, 3].map((nth) => stand(board, colour, 'goal', nth, 4));
      const [left, right] = board.fields[colour]!.map(([x, y]) => [x - middle, y - middle] as const);
      for (const { x, y } of all) {
        // Between the two edges of the field, seen from the middle.
        const side = ([ax, ay]: readonly [number, number]) => ax * (y - middle) - ay * (x - middle);
        expect(side(left!) * side(right!)).toBeLessThan(0);
      }
      all.forEach((one, n) =>
        all.slice(n + 1).forEach((other) => {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(board.unit * 1.2);
        }),
      );
    });
  });

  it('walk square by square, and back where they bounce', () => {
    expect(way(four, 0, 62, 67, 5)).toEqual([67, 68, 'corridor 1', 'corridor 2', 'corridor 3']);
    expect(way(four, 0, 0, 1, 0)).toEqual([5]);
    // From two before the goal with 5: there and three back.
    expect(way(four, 0, 70, 69, 5)).toEqual(['corridor 7', 'goal', 'corridor 7', 'corridor 6', 'corridor 5']);
  });
});
