/** Steps that arrive faster than they can be shown wait here, each for the motion of the one before. */
import type { StepsMessage } from '../api/types';

/** The longest that one batch may keep the next one waiting. */
const LONGEST_MS = 1600;
/** More than this many batches behind, and motion would no longer explain anything. */
const MOST_BEHIND = 3;

export interface Stage {
  /** Shows a batch; says how long its motion takes. */
  show(batch: StepsMessage): number;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
}

export class Flow {
  private waiting: StepsMessage[] = [];
  private timer: number | null = null;

  constructor(private readonly stage: Stage) {}

  push(batch: StepsMessage): void {
    this.waiting.push(batch);
    if (this.waiting.length > MOST_BEHIND) this.waiting = [together(this.waiting)];
    if (this.timer === null) this.next();
  }

  /** Shows everything now, because the person acts or does not want to wait. */
  flush(): void {
    this.rest();
    if (this.waiting.length > 0) this.stage.show(together(this.waiting));
    this.waiting = [];
  }

  /** Forgets everything, because the whole table has come anew. */
  clear(): void {
    this.rest();
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    const batch = this.waiting.shift();
    if (!batch) return;
    const span = Math.min(LONGEST_MS, this.stage.show(batch));
    if (span > 0) this.timer = this.stage.later(() => this.next(), span);
    else this.next();
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
