/** Dice and pieces on their way: what lies and stands where while something moves. */
import { placeAt, type Layout } from './layout';
import { readPiece, type Happening, type Setting } from './types';
import { scenes, strides } from './walk';

interface OnTheWay {
  x: number;
  y: number;
  ms: number;
}

export class Walker {
  /** By piece; one that stands still is not among them. */
  moving: Record<string, OnTheWay> = $state.raw({});
  /** The dice that have been seen falling last, also when nobody could use them. */
  fallen: { dice: number[]; seat: number } | null = $state.raw(null);
  /** Whether there is more to be seen; what the view says is still to come. */
  busy = $state(false);
  private run = 0;

  /** Shows what the events did, one after the other; a newer walk takes over from this one. */
  async walk(setting: Setting, board: Layout, events: Happening[]): Promise<void> {
    const run = ++this.run;
    const course = scenes(setting, board, events);
    this.busy = course.length > 0;
    this.moving = this.busy ? starts(setting, board, events) : {};
    if (!this.busy) return;
    // Two frames: the pieces have to be seen where they were.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const scene of course) {
      if (run !== this.run) return;
      if (scene.show === 'stride') this.moving = { ...this.moving, [scene.piece]: scene };
      if (scene.show === 'dice') this.fallen = scene;
      await new Promise((done) => setTimeout(done, scene.ms));
    }
    if (run === this.run) this.rest();
  }

  /** Everything is where the events took it, without having been seen on its way. */
  stop(events: Happening[]): void {
    this.run += 1;
    const { roll, seat } = events.findLast((event) => event.event === 'rolled') ?? {};
    if (roll) this.fallen = { dice: roll.split('+').map(Number), seat: seat ?? 0 };
    this.rest();
  }

  private rest(): void {
    this.moving = {};
    this.busy = false;
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
