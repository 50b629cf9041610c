/** The motion of pieces: where each one goes after an event, and how long that takes. */
import { placeAt, stand, way, type Layout } from './layout';
import { placeOf, readPiece, type Happening, type Setting } from './types';

/** One step of one piece. */
export interface Stride {
  piece: string;
  x: number;
  y: number;
  ms: number;
}

const STEP = 95;
/** A long walk takes no longer than this. */
const MOST = 800;
const FLIGHT = 280;

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

/** How long a list of events takes, in milliseconds, without knowing the board. */
export function duration(events: Happening[]): number {
  return events.reduce((sum, event) => {
    if (event.event === 'moved') return sum + Math.min(STEP * (event.steps ?? 1), MOST);
    return ['captured', 'sent-home', 'came-out'].includes(event.event) ? sum + FLIGHT : sum;
  }, 0);
}
