/** The move that is pointed at, shared by the board and the panel beside it. */

interface Hover {
  /** The action in notation. */
  action: string | null;
  /** Whether squares show their numbers. */
  numbers: boolean;
}

const KEPT = 'ludoteca.parchis.numbers';

export const hover: Hover = $state({
  action: null,
  numbers: globalThis.localStorage?.getItem(KEPT) !== 'no',
});

export function showNumbers(numbers: boolean): void {
  hover.numbers = numbers;
  globalThis.localStorage?.setItem(KEPT, numbers ? 'yes' : 'no');
}
