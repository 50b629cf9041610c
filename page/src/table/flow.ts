/** Steps that arrive faster than they can be shown wait here, each for the motion of the one before. */
import type { StepsMessage } from '../api/types';

/** What is shown may be so far behind what has happened; then motion is shortened. */
export const BEHIND_MS = 4000;
/** A breath after each motion, so that one player's is not taken for the next one's. */
export const PAUSE_MS = 300;

export interface Stage {
  /** How long the motion of a batch takes. */
  span(batch: StepsMessage): number;
  /** Shows a batch; `more` says whether something is still to be seen before anybody is asked. */
  show(batch: StepsMessage, more: boolean): void;
  /** Everything that has happened has been seen. */
  settled(): void;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  now(): number;
}

export class Flow {
  private waiting: StepsMessage[] = [];
  private timer: number | null = null;
  /** When the motion that is under way ends. */
  private ends = 0;

  constructor(private readonly stage: Stage) {}

  push(batch: StepsMessage): void {
    this.waiting.push(batch);
    if (this.timer === null) this.next();
    else this.hurry();
  }

  /** Shows everything now, because the person acts or does not want to wait. */
  flush(): void {
    if (this.timer === null) return;
    this.rest();
    if (this.waiting.length > 0) this.stage.show(together(this.waiting), false);
    this.waiting = [];
    this.stage.settled();
  }

  /** Forgets everything, because the whole table has come anew. */
  clear(): void {
    this.rest();
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    const batch = this.waiting.shift();
    if (!batch) return this.stage.settled();
    const span = this.stage.span(batch);
    this.stage.show(batch, span > 0 || this.waiting.length > 0);
    if (span > 0) this.wait(span + PAUSE_MS);
    else this.next();
  }

  private wait(ms: number): void {
    this.ends = this.stage.now() + ms;
    this.timer = this.stage.later(() => this.next(), ms);
  }

  /** Too far behind, what waits becomes one, and what moves now has less time. */
  private hurry(): void {
    const wanted = () => this.waiting.reduce((sum, batch) => sum + this.stage.span(batch) + PAUSE_MS, 0);
    const left = this.ends - this.stage.now();
    if (left + wanted() <= BEHIND_MS) return;
    this.waiting = [together(this.waiting)];
    const room = Math.max(0, BEHIND_MS - wanted());
    if (room >= left) return;
    this.rest();
    this.wait(room);
  }

  private rest(): void {
    if (this.timer !== null) this.stage.cancel(this.timer);
    this.timer = null;
  }
}

/** Several batches as one: all the steps, and what is shown at their end. */
export function together(batches: StepsMessage[]): StepsMessage {
  const last = batches[batches.length - 1];
  if (!last) throw new Error('there is no batch to show');
  return { ...last, steps: batches.flatMap((batch) => batch.steps) };
}
