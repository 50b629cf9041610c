import { expect, test } from 'vitest';
import { bandOf, bodyOf, corners, FIELD, neighbour, ring, spots, stripeOf } from './geometry';

const SIZES = [2, 3, 4, 5, 7, 8, 12, 22, 28, 30, 39, 40, 41, 44, 63, 100, 128];

test('a classic board is the classic ring', () => {
  const { cells, depth } = ring(40);
  expect(corners(40)).toEqual([0, 10, 20, 30]);
  expect(cells.filter((cell) => cell.corner).map((cell) => cell.square)).toEqual([0, 10, 20, 30]);
  const at = (square: number) => [cells[square]?.x, cells[square]?.y];
  expect(at(0)).toEqual([FIELD - depth, FIELD - depth]);
  expect(at(10)).toEqual([0, FIELD - depth]);
  expect(at(20)).toEqual([0, 0]);
  expect(at(30)).toEqual([FIELD - depth, 0]);
});

test('squares of every board lie inside, cover the ring and do not overlap', () => {
  for (const size of SIZES) {
    const { cells, depth } = ring(size);
    expect(cells.map((cell) => cell.square)).toEqual(Array.from({ length: size }, (_, n) => n));
    for (const cell of cells) {
      expect(cell.width).toBeGreaterThan(20);
      expect(cell.height).toBeGreaterThan(20);
      for (const edge of [cell.x, cell.y, FIELD - cell.x - cell.width, FIELD - cell.y - cell.height]) {
        expect(edge).toBeGreaterThan(-1e-6);
      }
    }
    for (const one of cells) {
      for (const two of cells) {
        if (one.square >= two.square) continue;
        const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
        const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
        expect(wide > 1e-6 && high > 1e-6, `${size}: ${one.square} and ${two.square}`).toBe(false);
      }
    }
    if (size >= 8) {
      const area = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
      expect(area).toBeCloseTo(FIELD ** 2 - (FIELD - 2 * depth) ** 2, 3);
    }
  }
});

test('band, body and stripe make up a square', () => {
  for (const cell of ring(40).cells) {
    const parts = [bandOf(cell, 20), bodyOf(cell, 20, 10), stripeOf(cell, 10)];
    const area = parts.reduce((sum, part) => sum + part.width * part.height, 0);
    expect(area).toBeCloseTo(cell.width * cell.height);
  }
});

test('arrows walk along every side, and across', () => {
  const { cells } = ring(40);
  expect(neighbour(cells, 5, 'ArrowLeft')).toBe(6);
  expect(neighbour(cells, 5, 'ArrowRight')).toBe(4);
  expect(neighbour(cells, 15, 'ArrowUp')).toBe(16);
  expect(neighbour(cells, 25, 'ArrowRight')).toBe(26);
  expect(neighbour(cells, 35, 'ArrowDown')).toBe(36);
  expect(neighbour(cells, 5, 'ArrowUp')).toBe(25);
  expect(neighbour(cells, 5, 'ArrowDown')).toBe(5);
});

test('every square can be reached by arrows', () => {
  for (const size of SIZES) {
    const { cells } = ring(size);
    const reached = new Set([0]);
    for (const square of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(neighbour(cells, square, arrow));
      }
    }
    expect(reached.size, `${size} squares`).toBe(size);
  }
});

test('up to eight tokens stand beside each other inside their box', () => {
  const box = { x: 100, y: 50, width: 80, height: 60 };
  for (let count = 1; count <= 8; count += 1) {
    const places = spots(box, count);
    expect(places).toHaveLength(count);
    for (const { x, y, size } of places) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 1e-6);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 1e-6);
      expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 1e-6);
      expect(y + size / 2).toBeLessThanOrEqual(box.y + box.height + 1e-6);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});
