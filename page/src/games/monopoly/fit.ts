/** Names that fit into squares: broken into lines, as large as there is room. */

/** How wide a sign is, as a part of the size of the letters. */
function signWidth(sign: string): number {
  if ('iljtf.,:;!|\'() '.includes(sign)) return 0.36;
  if ('mwMW@%&'.includes(sign)) return 0.95;
  return /[A-ZÁÉÍÓÚÑ0-9]/.test(sign) ? 0.72 : 0.61;
}

export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * size;
}

function wrap(words: string[], size: number, width: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (textWidth(word, size) > width) return null;
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

export interface Fitted {
  lines: string[];
  size: number;
}

/**
 * The first of the names that fits at a readable size, at the largest size at which it does.
 * When none does the last one is cut.
 */
export function fit(names: string[], width: number, height: number, most: number, least: number): Fitted {
  for (const name of names) {
    const words = name.split(/\s+/).filter(Boolean);
    for (let size = most; size >= least; size -= 1) {
      const lines = wrap(words, size, width);
      if (lines && lines.length * size * 1.1 <= height) return { lines, size };
    }
  }
  const last = names.at(-1) ?? '';
  let cut = last;
  while (cut.length > 1 && textWidth(`${cut}…`, least) > width) cut = cut.slice(0, -1).trimEnd();
  return { lines: [cut === last ? last : `${cut}…`], size: least };
}
