/** What people have in mind at the table and the engine need not know: a limit, an offer in the making. */
import { NOTHING } from './notation';
import type { Terms } from './types';

/** Up to how much an auction is bid for without asking; the key says which auction. */
export const limit = $state({ key: '', amount: 0 });

/** An offer in the making. */
export interface Draft {
  to: number | null;
  terms: Terms;
  /** It answers an offer and waits for one's next window. */
  counter: boolean;
}

/** One for each seat: several people may sit at one screen. */
const drafts: Draft[] = $state(Array.from({ length: 8 }, () => ({ to: null, terms: { ...NOTHING }, counter: false })));

export function draftOf(seat: number): Draft {
  const draft = drafts[seat];
  if (!draft) throw new Error(`expected a seat from 0 to 7, found ${seat}`);
  return draft;
}

export function clearDraft(seat: number): void {
  const draft = draftOf(seat);
  draft.terms = { ...NOTHING };
  draft.counter = false;
}

/** Another table: nothing of what one had in mind holds any more. */
export function forgetDrafts(): void {
  drafts.forEach((draft, seat) => {
    draft.to = null;
    clearDraft(seat);
  });
}

/** Whether this seat has an offer to make in a window that would be passed over otherwise. */
export function wantsWindow(seat: number | null): boolean {
  return seat !== null && draftOf(seat).counter;
}
