/** What the browser remembers of the person: who they are and how they like it. */

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

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}');
    return kept && typeof kept === 'object' ? { ...USUAL, ...kept } : { ...USUAL };
  } catch {
    return { ...USUAL };
  }
}

/** Change it with {@link keep}, so that it is remembered. */
export const prefs: Kept = $state(read());

export function keep(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  globalThis.localStorage?.setItem(KEPT, JSON.stringify(prefs));
}

/** Puts the theme on the document, where the style sheet looks for it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
