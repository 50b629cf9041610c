/** What moves, in which order and how long: dice fall, pieces walk, and there is a breath between two players. */
import { placeAt, stand, way, type Layout } from './layout';
import { placeOf, readPiece, type Happening, type Setting } from './types';

/** One step of one piece. */
export interface Stride {
  piece: string;
  x: number;
  y: number;
  ms: number;
}

/** One thing that is shown for a while. */
export type Scene =
  | ({ show: 'stride' } & Stride)
  | { show: 'dice'; dice: number[]; seat: number; ms: number }
  | { show: 'rest'; ms: number };

const STEP = 150;
/** A long walk takes no longer than this. */
const MOST = 900;
const FLIGHT = 320;
const DICE = 500;
const REST = 300;
/** All that is shown of one batch takes no longer than this. */
export const LONGEST = 2800;

/** The strides that an event makes. */
export function strides(setting: Setting, board: Layout, event: Happening): Stride[] {
  const { piece } = event;
  if (!piece) return [];
  const { colour, number } = readPiece(setting, piece);
  const info = setting.colours[colour];
  if (!info) return [];
  const home = () => ({ piece, ...stand(board, colour, 'home', number, 4), ms: FLIGHT });
  switch (event.event) {
    case 'captured':
    case 'sent-home':
      return [home()];
    case 'came-out': {
      const { x, y } = placeAt(board, colour, event.to ?? info.start);
      return [{ piece, x, y, ms: FLIGHT }];
    }
    case 'moved': {
      if (event.from === undefined || event.to === undefined) return [];
      const [from, to] = [placeOf(setting, info, event.from), placeOf(setting, info, event.to)];
      const spots = way(setting, colour, from, to, event.steps ?? to - from);
      const ms = Math.min(STEP, MOST / Math.max(spots.length, 1));
      return spots.map((spot) => {
        const { x, y } = placeAt(board, colour, spot);
        return { piece, x, y, ms };
      });
    }
    default:
      return [];
  }
}

/** Everything that is shown of a list of events. */
export function scenes(setting: Setting, board: Layout, events: Happening[]): Scene[] {
  const pace = Math.min(1, LONGEST / wanted(events));
  const all = events.flatMap((event, n): Scene[] => {
    if (event.event !== 'rolled') return strides(setting, board, event).map((stride) => ({ show: 'stride', ...stride }));
    const fall: Scene = { show: 'dice', dice: (event.roll ?? '').split('+').map(Number), seat: event.seat ?? 0, ms: DICE };
    return takesOver(events, n) ? [{ show: 'rest', ms: REST }, fall] : [fall];
  });
  return all.map((scene) => ({ ...scene, ms: scene.ms * pace }));
}

/** How long a list of events takes, in milliseconds, without knowing the board. */
export function duration(events: Happening[]): number {
  return Math.min(LONGEST, wanted(events));
}

/** How long it would take if it could take as long as it liked. */
function wanted(events: Happening[]): number {
  return events.reduce((sum, event, n) => {
    if (event.event === 'rolled') return sum + DICE + (takesOver(events, n) ? REST : 0);
    if (event.event === 'moved') return sum + Math.min(STEP * (event.steps ?? 1), MOST);
    return ['captured', 'sent-home', 'came-out'].includes(event.event) ? sum + FLIGHT : sum;
  }, 0);
}

/** Whether somebody else did what came before this. */
function takesOver(events: Happening[], n: number): boolean {
  const before = events[n - 1];
  return before !== undefined && before.seat !== events[n]?.seat;
}
