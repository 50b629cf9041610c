/**
 * Where everything lies on the board: a cross of as many arms as there are colours.
 *
 * Each arm is three columns wide: the ring comes in on one side and goes out on the other, and the
 * corridor runs up the middle. A board whose sides are not alike is drawn as a round ring instead.
 */
import { spotOf, type Setting, type Spot } from './types';

/** A place to stand: its middle, its size across and along, and how it is turned, in degrees. */
export interface Place {
  x: number;
  y: number;
  across: number;
  along: number;
  angle: number;
}

export interface Circle {
  x: number;
  y: number;
  r: number;
}

export interface Layout {
  /** The board goes from 0 to this, both ways. */
  size: number;
  /** By square, from 1. */
  ring: Place[];
  /** By colour, then by place from the end of the ring. */
  corridors: Place[][];
  homes: Circle[];
  /** Where pieces gather in the goal, by colour. */
  goals: Place[];
  /** Corners of each goal's part of the middle, by colour. */
  fields: [number, number][][];
  /** A square's depth: pieces are drawn in proportion to it. */
  unit: number;
}

const SIZE = 1000;
/** How wide a square is, compared with its depth. */
const BROAD = 2;

/** A point given along an arm (outwards) and across it, turned to where the arm is. */
function turned(angle: number, across: number, out: number): [number, number] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  // At angle 0 the arm points down, and across runs to the right.
  return [across * cos + out * sin, -across * sin + out * cos];
}

/** Which colour sits at the bottom: the first that a seat plays. */
export function firstColour(colours: { owner: number | null }[], looks: number | null): number {
  return Math.max(0, colours.findIndex((colour) => looks !== null && colour.owner === looks));
}

/** The cross of a board, turned so that a colour's arm is at the bottom. */
export function layout(setting: Setting, front = 0): Layout {
  const arms = setting.colours.length;
  const side = setting.ring / arms;
  const first = setting.colours[0]!;
  const alike = setting.colours.every(
    ({ last, start }, n) =>
      (last - first.last - n * side) % setting.ring === 0 && (start - first.start - n * side) % setting.ring === 0,
  );
  const depth = (side - 1) / 2;
  if (!alike || !Number.isInteger(depth) || setting.corridor > depth - 1 || arms < 3) return round(setting, front);
  return cross(setting, front, arms, depth);
}

function cross(setting: Setting, front: number, arms: number, depth: number): Layout {
  const half = Math.PI / arms;
  // The middle is a polygon with a side of three squares; arms stand on its sides.
  const apothem = (3 * BROAD) / 2 / Math.tan(half);
  const reach = apothem + depth;
  // Round boards have their outermost points at the corners of arms.
  const radius = arms === 4 ? reach : Math.hypot(reach, 1.5 * BROAD);
  const unit = (SIZE - 8) / 2 / radius;
  const middle = SIZE / 2;
  const angleOf = (arm: number) => ((arm - front) * 2 * Math.PI) / arms;
  const place = (arm: number, across: number, out: number): Place => {
    const [x, y] = turned(angleOf(arm), across * unit, out * unit);
    return {
      x: middle + x,
      y: middle + y,
      across: BROAD * unit,
      along: unit,
      angle: (-angleOf(arm) * 180) / Math.PI,
    };
  };
  const first = setting.colours[0]!;
  const ring: Place[] = [];
  for (let square = 1; square <= setting.ring; square += 1) {
    const from = (square - 1 - first.last + 2 * setting.ring) % setting.ring;
    const [arm, step] = [Math.floor(from / (2 * depth + 1)), from % (2 * depth + 1)];
    if (step < depth) ring[square] = place(arm, BROAD, reach - step - 0.5);
    else if (step < 2 * depth) ring[square] = place(arm + 1, -BROAD, apothem + (step - depth) + 0.5);
    else ring[square] = place(arm + 1, 0, reach - 0.5);
  }
  const corridors = setting.colours.map((_, arm) =>
    Array.from({ length: setting.corridor }, (_, n) => place(arm, 0, reach - 1.5 - n)),
  );
  // Homes lie between the arms: as large as the wedge and the board allow.
  const corner = apothem / Math.cos(half);
  const room = (arms === 4 ? depth * 0.5 : (radius - corner) / (1 + 1 / Math.sin(half))) * 0.84;
  const homes = setting.colours.map((_, arm) => {
    const away = arms === 4 ? Math.SQRT2 * (apothem + depth * 0.5) : radius - room * 1.12;
    const [x, y] = turned(angleOf(arm) + half, 0, away * unit);
    return { x: middle + x, y: middle + y, r: room * unit };
  });
  const fields = setting.colours.map((_, arm): [number, number][] => {
    const corners: [number, number][] = [[-1.5 * BROAD, apothem], [1.5 * BROAD, apothem]];
    const outer = corners.map(([across, out]): [number, number] => {
      const [x, y] = turned(angleOf(arm), across * unit, out * unit);
      return [middle + x, middle + y];
    });
    return [...outer, [middle, middle]];
  });
  const goals = setting.colours.map((_, arm) => ({ ...place(arm, 0, apothem * 0.77), across: 3 * BROAD * unit }));
  return { size: SIZE, ring, corridors, homes, goals, fields, unit };
}

/** A ring of squares with corridors towards the middle, for boards of any other shape. */
function round(setting: Setting, front: number): Layout {
  const middle = SIZE / 2;
  const turn = (2 * Math.PI) / setting.ring;
  const zero = setting.colours[front]?.last ?? 0;
  const angleOf = (square: number) => (square - zero) * turn;
  const [outer, inner] = [SIZE * 0.37, SIZE * 0.12];
  const across = Math.min(outer * turn, (outer - inner) / (setting.corridor + 1));
  const place = (angle: number, out: number, wide: number, deep: number): Place => {
    const [x, y] = turned(angle, 0, out);
    return { x: middle + x, y: middle + y, across: wide, along: deep, angle: (-angle * 180) / Math.PI };
  };
  const unit = across * 0.8;
  const step = (outer - across - inner) / setting.corridor;
  const ring: Place[] = [];
  for (let square = 1; square <= setting.ring; square += 1) {
    ring[square] = place(angleOf(square), outer, across, across);
  }
  const corridors = setting.colours.map(({ last }) =>
    Array.from({ length: setting.corridor }, (_, n) =>
      place(angleOf(last), outer - across - step * (n + 0.5), across, Math.min(step, across)),
    ),
  );
  const homes = setting.colours.map(({ start }) => {
    const { x, y } = place(angleOf(start), SIZE * 0.445, 0, 0);
    return { x, y, r: SIZE * 0.05 };
  });
  const goals = setting.colours.map(({ last }) => place(angleOf(last), inner * 0.6, inner, across));
  const fields = setting.colours.map(({ last }): [number, number][] => {
    const wide = Math.PI / setting.colours.length;
    const ends = [-wide, wide].map((aside) => turned(angleOf(last) + aside, 0, inner));
    return [...ends.map(([x, y]): [number, number] => [middle + x, middle + y]), [middle, middle]];
  });
  return { size: SIZE, ring, corridors, homes, goals, fields, unit };
}

/** The place of a spot; `among` tells how many stand there, and which of them this one is. */
export function stand(board: Layout, colour: number, spot: Spot, nth: number, among: number): { x: number; y: number } {
  if (spot === 'home') {
    const { x, y, r } = board.homes[colour]!;
    const angle = Math.PI / 4 + (nth * Math.PI) / 2;
    return { x: x + Math.cos(angle) * r * 0.46, y: y + Math.sin(angle) * r * 0.46 };
  }
  const place = placeAt(board, colour, spot);
  const angle = (place.angle * Math.PI) / 180;
  if (spot === 'goal') {
    // Three beside each other, and the fourth before them, where the field grows narrow.
    const row = Math.min(among, 3);
    const inner = nth < 3 ? 1 : 0.48;
    const aside = nth < 3 ? (nth - (row - 1) / 2) * Math.min(1.4 * board.unit, place.across * 0.24) : 0;
    const [dx, dy] = [place.x - board.size / 2, place.y - board.size / 2];
    return {
      x: board.size / 2 + dx * inner + Math.cos(angle) * aside,
      y: board.size / 2 + dy * inner + Math.sin(angle) * aside,
    };
  }
  const aside = among < 2 ? 0 : (nth / (among - 1) - 0.5) * 0.6 * place.across;
  return { x: place.x + Math.cos(angle) * aside, y: place.y + Math.sin(angle) * aside };
}

/** The place of a spot of the ring, a corridor or the goal. */
export function placeAt(board: Layout, colour: number, spot: Spot): Place {
  if (typeof spot === 'number') return board.ring[spot]!;
  if (spot === 'goal') return board.goals[colour]!;
  if (spot === 'home') {
    const { x, y, r } = board.homes[colour]!;
    return { x, y, across: r, along: r, angle: 0 };
  }
  return board.corridors[colour]![Number(spot.replace('corridor ', '')) - 1]!;
}

/** The spots that a piece walks over, the last one included; back again where it bounces. */
export function way(setting: Setting, colour: number, from: number, to: number, steps: number): Spot[] {
  const info = setting.colours[colour]!;
  if (from === 0) return [spotOf(setting, info, 1)];
  const turning = to - from === steps ? to : (from + to + steps) / 2;
  const places: number[] = [];
  for (let place = from + 1; place <= turning; place += 1) places.push(place);
  for (let place = turning - 1; place >= to; place -= 1) places.push(place);
  return places.map((place) => spotOf(setting, info, place));
}
