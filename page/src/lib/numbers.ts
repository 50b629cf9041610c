/** Numbers as the house writes them; the program says them the same way. */
import type { Lang } from './lang.svelte';

/** Thousands are kept apart by a narrow blank that does not break in Spanish, by a comma in English. */
export function decimal(lang: Lang, value: number, digits = 0): string {
  if (!Number.isFinite(value)) return '–';
  const fixed = Math.abs(value).toFixed(digits);
  const [whole = '0', rest] = fixed.split('.');
  const minus = value < 0 && Number(fixed) !== 0 ? '\u2212' : '';
  // The Academy keeps numbers of four digits together.
  const apart = lang === 'en' || whole.length > 4;
  const grouped = apart ? whole.replace(/\B(?=(\d{3})+$)/g, lang === 'es' ? '\u202f' : ',') : whole;
  return minus + grouped + (rest === undefined ? '' : (lang === 'es' ? ',' : '.') + rest);
}

/** A share of 1 in percent. */
export function percent(lang: Lang, share: number, digits = 0): string {
  return `${decimal(lang, share * 100, digits)}\u00a0%`;
}
