/** Letters by which things are done with the keyboard. */

/** Letters that mean the same at every table: hint, undo. */
export const RESERVED = { hint: 'h', undo: 'u' } as const;

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** One letter for each text, of its own letters if one is free; nothing when all are taken. */
export function letters(texts: string[]): (string | null)[] {
  const taken = new Set<string>(Object.values(RESERVED));
  const free = (key: string) => /^[a-z0-9]$/.test(key) && !taken.has(key);
  return texts.map((text) => {
    const words = plain(text).split(/[^a-z0-9]+/).filter((word) => /^[a-z]/.test(word));
    const wanted = [...words.map((word) => word[0] ?? ''), ...words.join(''), ...'123456789'];
    const key = wanted.find(free) ?? null;
    if (key) taken.add(key);
    return key;
  });
}

/** Whether a key press is meant for a field, a dialog or the browser, and not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input, select, textarea, dialog, [contenteditable]') !== null;
}
