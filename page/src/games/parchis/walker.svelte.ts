/** Pieces on their way: where each one is while something moves. */
import { placeAt, type Layout } from './layout';
import { readPiece, type Happening, type Setting } from './types';
import { strides } from './walk';

interface OnTheWay {
  x: number;
  y: number;
  ms: number;
}

export class Walker {
  /** By piece; one that stands still is not among them. */
  moving: Record<string, OnTheWay> = $state.raw({});
  private run = 0;

  /** Lets pieces go where the events took them; a newer walk takes over from this one. */
  async walk(setting: Setting, board: Layout, events: Happening[]): Promise<void> {
    const run = ++this.run;
    const course = events.flatMap((event) => strides(setting, board, event));
    this.moving = course.length > 0 ? starts(setting, board, events) : {};
    if (course.length === 0) return;
    // Two frames: the pieces have to be seen where they were.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const stride of course) {
      if (run !== this.run) return;
      this.moving = { ...this.moving, [stride.piece]: stride };
      await new Promise((done) => setTimeout(done, stride.ms));
    }
    if (run === this.run) this.moving = {};
  }

  stop(): void {
    this.run += 1;
    this.moving = {};
  }
}

/** Where the pieces that move stood before. */
function starts(setting: Setting, board: Layout, events: Happening[]): Record<string, OnTheWay> {
  const found: Record<string, OnTheWay> = {};
  for (const event of events) {
    if (!event.piece || found[event.piece] || strides(setting, board, event).length === 0) continue;
    const { colour } = readPiece(setting, event.piece);
    const from = event.from ?? (event.event === 'captured' ? event.on : 'home') ?? 'home';
    const { x, y } = placeAt(board, colour, from);
    found[event.piece] = { x, y, ms: 0 };
  }
  return found;
}
