/** Where the squares lie: a ring of any number of squares, the start at the lower right. */

/** The board is drawn on a field of this many units each way. */
export const FIELD = 1000;

/** The edge of the board on which a square lies; corners lie where a side begins. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Cell {
  square: number;
  side: Side;
  corner: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring {
  cells: Cell[];
  /** How deep the ring is; the middle begins there. */
  depth: number;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** The squares on the corners: as evenly spread as the number of squares allows. */
export function corners(squares: number): number[] {
  return [0, 1, 2, 3].map((quarter) => Math.round((quarter * squares) / 4));
}

/** How deep the ring is: corners are as wide as one and a half squares, within bounds. */
export function depthOf(squares: number): number {
  const longest = Math.max(0, Math.ceil(squares / 4) - 1);
  return Math.min(240, Math.max(96, (FIELD * 1.6) / (longest + 3.2)));
}

/** The cells of a board, in the order of its squares. */
export function ring(squares: number): Ring {
  const depth = depthOf(squares);
  const at = [...corners(squares), squares];
  const length = FIELD - 2 * depth;
  const cells: Cell[] = [];
  SIDES.forEach((side, n) => {
    const [from, to] = [at[n] ?? 0, at[n + 1] ?? squares];
    const between = to - from - 1;
    for (let square = from; square < to; square += 1) {
      const corner = square === from;
      const step = between > 0 ? length / between : 0;
      // From the corner where the side begins: the corner itself, then one step after another.
      const along = corner ? 0 : depth + (square - from - 1) * step;
      const long = corner ? depth : step;
      cells.push({ square, side, corner, ...place(side, along, long, depth) });
    }
  });
  return { cells, depth };
}

function place(side: Side, along: number, long: number, depth: number) {
  const far = FIELD - depth;
  const back = FIELD - along - long;
  switch (side) {
    case 'bottom':
      return { x: back, y: far, width: long, height: depth };
    case 'left':
      return { x: 0, y: back, width: depth, height: long };
    case 'top':
      return { x: along, y: 0, width: long, height: depth };
    case 'right':
      return { x: far, y: along, width: depth, height: long };
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a cell along its inner edge: where the colour of the group is. */
export function bandOf(cell: Cell, thick: number): Box {
  const { x, y, width, height } = cell;
  switch (cell.side) {
    case 'bottom':
      return { x, y, width, height: thick };
    case 'left':
      return { x: x + width - thick, y, width: thick, height };
    case 'top':
      return { x, y: y + height - thick, width, height: thick };
    case 'right':
      return { x, y, width: thick, height };
  }
}

/** The part along its outer edge: where the owner is. */
export function stripeOf(cell: Cell, thick: number): Box {
  const { x, y, width, height } = cell;
  switch (cell.side) {
    case 'bottom':
      return { x, y: y + height - thick, width, height: thick };
    case 'left':
      return { x, y, width: thick, height };
    case 'top':
      return { x, y, width, height: thick };
    case 'right':
      return { x: x + width - thick, y, width: thick, height };
  }
}

/** What is left of a cell between band and stripe. */
export function bodyOf(cell: Cell, band: number, stripe: number): Box {
  const { x, y, width, height } = cell;
  const both = band + stripe;
  switch (cell.side) {
    case 'bottom':
      return { x, y: y + band, width, height: height - both };
    case 'left':
      return { x: x + stripe, y, width: width - both, height };
    case 'top':
      return { x, y: y + stripe, width, height: height - both };
    case 'right':
      return { x: x + band, y, width: width - both, height };
  }
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that lies where an arrow points; across the ring where it points inwards. */
export function neighbour(cells: Cell[], square: number, arrow: Arrow): number {
  const here = cells[square];
  if (!here || cells.length < 2) return square;
  const [dx, dy] = WAYS[arrow];
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(here);
  let best = square;
  let least = Infinity;
  for (const cell of cells) {
    const [otherX, otherY] = middle(cell);
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    // Along the ring first; what lies aside counts far more than what lies far ahead.
    const cost = ahead + 4 * aside;
    if (ahead > 1 && cost < least) [best, least] = [cell.square, cost];
  }
  return best;
}

/** Where the tokens on a square stand: up to eight in rows inside a box. */
export function spots(box: Box, count: number): { x: number; y: number; size: number }[] {
  if (count === 0) return [];
  const wide = box.width >= box.height;
  const columns = count === 1 ? 1 : wide ? Math.ceil(count / (count > 4 ? 2 : count > 2 ? 2 : 1)) : count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const size = Math.min(box.width / columns, box.height / rows, 46);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = box.x + box.width / 2 + ((n % columns) - (inRow - 1) / 2) * size;
    const y = box.y + box.height / 2 + (row - (rows - 1) / 2) * size;
    return { x, y, size };
  });
}
