/** What the browser remembers of the person: who they are and how they like it. */
import { store, stored, whenStoredElsewhere } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  token: string | null;
  person: string | null;
  name: string;
  theme: Theme;
  /** Computer players' moves are shown without motion. */
  fast: boolean;
  /** Offers that come out of turn are put to the person instead of being passed over. */
  outOfTurn: boolean;
  /** Single letters do what is shown beside them. */
  letters: boolean;
  sound: boolean;
  /** Reminders when the page is not in sight. */
  remind: boolean;
}

const KEPT = 'ludoteca';
const USUAL: Kept = {
  token: null,
  person: null,
  name: '',
  theme: 'auto',
  fast: false,
  outOfTurn: false,
  letters: true,
  sound: false,
  remind: false,
};

/** What the browser would not keep; it holds for as long as the page is open. */
let unkept: Partial<Kept> = {};

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(stored(KEPT) ?? '{}');
    return kept && typeof kept === 'object' ? { ...kept, ...unkept } : unkept;
  } catch {
    return unkept;
  }
}

/** Change it with {@link keep}, so that it is remembered. */
export const prefs: Kept = $state({ ...USUAL, ...read() });

whenStoredElsewhere(KEPT, () => Object.assign(prefs, USUAL, read()));

/** Changes these and nothing else: other tabs may have changed the rest. */
export function keep(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  const done = store(KEPT, JSON.stringify({ ...prefs, ...read(), ...change }));
  unkept = done ? {} : { ...unkept, ...change };
}

/** Takes over what another tab has kept and this one has not heard of yet. */
export function catchUp(): void {
  Object.assign(prefs, read());
}

/** Puts the theme on the document, where the style sheet looks for it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
