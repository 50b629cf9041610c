/** What a person has in mind at the table and the engine need not know: a limit, an offer in the making. */
import { NOTHING } from './notation';
import type { Terms } from './types';

/** Up to how much an auction is bid for without asking; the key says which auction. */
export const limit = $state({ key: '', amount: 0 });

interface Draft {
  to: number | null;
  terms: Terms;
  /** It answers an offer and waits for one's next window. */
  counter: boolean;
}

/** The offer in the making. */
export const draft: Draft = $state({ to: null, terms: { ...NOTHING }, counter: false });

export function clearDraft(): void {
  draft.terms = { ...NOTHING };
  draft.counter = false;
}

/** Whether windows that would be passed over are wanted: there is an offer to be made in one. */
export function wantsWindow(): boolean {
  return draft.counter;
}
