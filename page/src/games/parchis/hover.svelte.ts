/** The move that is pointed at, shared by the board and the panel beside it. */
import { store, stored } from '../../lib/storage';

interface Hover {
  /** The action in notation. */
  action: string | null;
  /** Whether squares show their numbers. */
  numbers: boolean;
}

const KEPT = 'ludoteca.parchis.numbers';

export const hover: Hover = $state({
  action: null,
  numbers: stored(KEPT) !== 'no',
});

export function showNumbers(numbers: boolean): void {
  hover.numbers = numbers;
  store(KEPT, numbers ? 'yes' : 'no');
}
