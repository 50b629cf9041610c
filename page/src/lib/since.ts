/** How long ago something was, as people say it. */
import type { Lang } from './lang.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Both times in seconds; less than a minute is now. */
export function since(lang: Lang, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, 'second');
}

/** A span as a clock shows it: `0:42`, `12:05`. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
