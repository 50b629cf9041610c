import { expect, test } from 'vitest';
import type { StepsMessage } from '../api/types';
import { BEHIND_MS, Flow, PAUSE_MS } from './flow';

function batch(version: number): StepsMessage {
  const step = { version, by: 0, action: 'roll', text: '', news: [] };
  return {
    type: 'steps', version, steps: [step], view: version, looks: 0,
    turn: { kind: 'chance' }, actions: [], question: null, clock: null,
  };
}

/** A stage on which every batch takes the same time, whatever is in it. */
function stage(span: number) {
  const shown: number[][] = [];
  let [now, settled] = [0, 0];
  let due: { run: () => void; at: number } | null = null;
  const flow = new Flow({
    span: () => span,
    show: (message) => void shown.push(message.steps.map((step) => step.version)),
    settled: () => void (settled += 1),
    later: (run, ms) => {
      due = { run, at: now + ms };
      return 1;
    },
    cancel: () => (due = null),
    now: () => now,
  });
  /** Lets the time go by until the next thing is due; says how long that took. */
  const wait = () => {
    if (!due) return 0;
    const { run, at } = due;
    const took = at - now;
    [now, due] = [at, null];
    run();
    return took;
  };
  return { flow, shown, wait, settled: () => settled };
}

test('without motion everything is shown as it comes, and is settled at once', () => {
  const { flow, shown, settled } = stage(0);
  for (const version of [1, 2, 3, 4, 5, 6]) flow.push(batch(version));
  expect(shown).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect(settled()).toBe(6);
});

test('with motion each batch waits for the one before and for a breath, and is settled after the last', () => {
  const { flow, shown, wait, settled } = stage(500);
  flow.push(batch(1));
  flow.push(batch(2));
  expect(shown).toEqual([[1]]);
  expect(wait()).toBe(500 + PAUSE_MS);
  expect(shown).toEqual([[1], [2]]);
  expect(settled()).toBe(0);
  wait();
  expect(settled()).toBe(1);
  flow.push(batch(3));
  expect(shown).toEqual([[1], [2], [3]]);
});

test('far behind, several are shown as one, nothing is lost, and the delay is bounded', () => {
  const { flow, shown, wait, settled } = stage(1000);
  for (const version of [1, 2, 3, 4, 5]) flow.push(batch(version));
  let behind = 0;
  while (settled() === 0) behind += wait();
  expect(shown).toEqual([[1], [2, 3, 4], [5]]);
  expect(behind).toBeLessThanOrEqual(BEHIND_MS);
});

test('a long motion has less time when another long one waits', () => {
  const { flow, wait, settled } = stage(3000);
  flow.push(batch(1));
  flow.push(batch(2));
  expect(wait()).toBe(BEHIND_MS - 3000 - PAUSE_MS);
  expect(wait()).toBe(3000 + PAUSE_MS);
  expect(settled()).toBe(1);
});

test('whoever acts does not wait', () => {
  const { flow, shown, wait, settled } = stage(300);
  for (const version of [1, 2, 3]) flow.push(batch(version));
  flow.flush();
  expect(shown).toEqual([[1], [2, 3]]);
  expect(settled()).toBe(1);
  wait();
  expect(shown).toHaveLength(2);
});
