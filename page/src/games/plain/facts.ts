/** What a view says, as lines that can be read. */
import type { Json } from '../contract';

export interface Fact {
  name: string;
  value: string;
}

/** The plain facts of a view: one for each of its fields. */
export function facts(view: Json): Fact[] {
  if (view === null || typeof view !== 'object') return [];
  return Object.entries(view)
    .filter(([, value]) => value !== null && String(value) !== '')
    .map(([name, value]) => ({ name: name.replaceAll('_', ' '), value: written(value) }));
}

function written(value: Json): string {
  if (Array.isArray(value)) return value.map(written).join(' · ');
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).map(([name, inner]) => `${name} ${written(inner)}`).join(', ');
  }
  return String(value);
}
