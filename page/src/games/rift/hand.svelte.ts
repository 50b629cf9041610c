/** What is chosen and pointed at, shared by the board and the panel beside it. */
import type { Foresight } from './flips';

interface Pointed {
  /** The card, of the hand or of the board, that is looked at more closely. */
  card: number | null;
  /** What the chosen card would do on the cell that is pointed at. */
  foresight: Foresight | null;
  /** Whether the security of every card is shown. */
  security: boolean;
}

export const pointed: Pointed = $state({ card: null, foresight: null, security: false });

/** Somebody else looks: what was pointed at may be a card that they must not see. */
export function forgetPointed(): void {
  pointed.card = pointed.foresight = null;
}
