/** Names for keys of the program, where the catalogue has one; else the key itself, made readable. */
import { has, t } from '../lib/words';

type Kind = 'switch' | 'value' | 'word' | 'preset' | 'board' | 'colour' | 'token';

export function named(kind: Kind, key: string): string {
  const message = `page-${kind}-${key.replace(/[^A-Za-z0-9_-]/g, '-')}`;
  return has(message) ? t(message) : key.replaceAll(/[_-]/g, ' ');
}
