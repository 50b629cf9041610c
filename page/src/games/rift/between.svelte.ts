/** The game of a match that has ended and is still being looked at, shared by the board and what is beside it. */
import type { Ended } from './course';

export const between: { ended: Ended | null } = $state({ ended: null });
