/** The language that the page speaks; whoever reads it is drawn again when it changes. */
import { store, stored, whenStoredElsewhere } from './storage';

export type Lang = 'es' | 'en';

export const LANGS: readonly Lang[] = ['es', 'en'];

const KEPT = 'ludoteca-lang';

/** The language of a locale such as `es-MX`: Spanish for any Spanish, else English. */
export function langOf(locale: string): Lang {
  return locale.toLowerCase().split('-')[0] === 'es' ? 'es' : 'en';
}

function first(): Lang {
  const kept = stored(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  return langOf(globalThis.navigator?.language ?? 'en');
}

let now: Lang = $state(first());

whenStoredElsewhere(KEPT, () => (now = first()));

export function lang(): Lang {
  return now;
}

export function setLang(next: Lang): void {
  now = next;
  store(KEPT, next);
}
