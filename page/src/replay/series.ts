/** The lines of the charts. */
import type { Course, Replay } from '../api/types';

export interface Lines {
  turns: number[];
  /** The values of each seat, turn by turn. */
  seats: number[][];
}

/** The chance to win of each seat; null when nobody has counted it. */
export function chanceLines(replay: Replay): Lines | null {
  const { chances } = replay;
  const seats = chances[0]?.values.length ?? 0;
  if (chances.length < 2 || seats === 0) return null;
  // A line has one value at a turn: the last one counted in it.
  const byTurn = new Map(chances.map((one) => [one.turn, one.values]));
  return lines([...byTurn], seats, 0);
}

/** Everything that everybody could see, measure by measure; what never changes is left out. */
export function measureLines({ measures, seats, moments }: Course): { measure: string; lines: Lines }[] {
  const rows: [number, number[]][] = moments.map((moment) => [moment.turn, moment.values]);
  return measures.flatMap((measure, place) => {
    const made = lines(rows, seats.length, place * seats.length);
    const changes = made.seats.some((values) => new Set(values).size > 1);
    return changes ? [{ measure, lines: made }] : [];
  });
}

function lines(rows: [number, number[]][], seats: number, from: number): Lines {
  return {
    turns: rows.map(([turn]) => turn),
    seats: Array.from({ length: seats }, (_, seat) => rows.map(([, values]) => values[from + seat] ?? 0)),
  };
}

/** The turning points in their order: those that can be told, and of neighbours with one swing the greater one. */
export function turningPoints({ turning, chances }: Replay): Replay['turning'] {
  const place = (version: number) => chances.findIndex((one) => one.version >= version);
  const told = turning.filter((point) => point.text.trim() !== '').sort((a, b) => a.version - b.version);
  const kept: Replay['turning'] = [];
  for (const point of told) {
    const before = kept[kept.length - 1];
    const near = before !== undefined && place(point.version) - place(before.version) <= 1;
    if (!before || !near || !oneSwing(before, point, chances[0]?.values.length ?? 0)) kept.push(point);
    else if (Math.abs(point.swing) > Math.abs(before.swing)) kept[kept.length - 1] = point;
  }
  return kept;
}

/** What one of two loses the other gains. */
function oneSwing(a: Replay['turning'][number], b: Replay['turning'][number], seats: number): boolean {
  const alike = Math.sign(a.swing) === Math.sign(b.swing);
  return a.seat === b.seat ? alike : seats === 2 && !alike;
}

/** Distances between the marks of an axis on which only whole numbers mean anything. */
export const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** power)).flat();

export function isWhole(values: number[][]): boolean {
  return values.every((row) => row.every(Number.isInteger));
}

/** The moment of a turn, as far as one is known. */
export function versionAt(replay: Replay, turn: number): number | null {
  const at = replay.chances.findLast((one) => one.turn <= turn);
  return at?.version ?? null;
}

/** A line in words: where it begins, where it ends, and its highest point. */
export function ends(turns: number[], values: number[]): { first: number; last: number; best: number; bestTurn: number } {
  const best = Math.max(...values);
  return {
    first: values[0] ?? 0,
    last: values[values.length - 1] ?? 0,
    best,
    bestTurn: turns[values.indexOf(best)] ?? 0,
  };
}
