import { expect, test } from 'vitest';
import type { StepsMessage } from '../api/types';
import { Flow } from './flow';

function batch(version: number): StepsMessage {
  const step = { version, by: 0, action: 'roll', text: '', news: [] };
  return {
    type: 'steps', version, steps: [step], view: version, looks: 0,
    turn: { kind: 'chance' }, actions: [], question: null, clock: null,
  };
}

function stage(span: number) {
  const shown: number[][] = [];
  let due: (() => void) | null = null;
  const flow = new Flow({
    show: (message) => {
      shown.push(message.steps.map((step) => step.version));
      return span;
    },
    later: (run) => {
      due = run;
      return 1;
    },
    cancel: () => (due = null),
  });
  const wait = () => {
    const run = due;
    due = null;
    run?.();
  };
  return { flow, shown, wait };
}

test('without motion everything is shown as it comes', () => {
  const { flow, shown } = stage(0);
  for (const version of [1, 2, 3, 4, 5, 6]) flow.push(batch(version));
  expect(shown).toEqual([[1], [2], [3], [4], [5], [6]]);
});

test('with motion each batch waits for the one before', () => {
  const { flow, shown, wait } = stage(300);
  flow.push(batch(1));
  flow.push(batch(2));
  expect(shown).toEqual([[1]]);
  wait();
  expect(shown).toEqual([[1], [2]]);
  wait();
  flow.push(batch(3));
  expect(shown).toEqual([[1], [2], [3]]);
});

test('far behind, several are shown as one, and nothing is lost', () => {
  const { flow, shown, wait } = stage(300);
  for (const version of [1, 2, 3, 4, 5]) flow.push(batch(version));
  wait();
  expect(shown).toEqual([[1], [2, 3, 4, 5]]);
});

test('whoever acts does not wait', () => {
  const { flow, shown, wait } = stage(300);
  for (const version of [1, 2, 3]) flow.push(batch(version));
  flow.flush();
  expect(shown).toEqual([[1], [2, 3]]);
  wait();
  expect(shown).toHaveLength(2);
});
