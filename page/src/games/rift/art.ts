/** How cards look: colours, signs and ornaments made from what is printed on them. */
import type { Card, Rarity } from './types';

export interface Look {
  /** Deep, middle and light tones of the picture. */
  deep: string;
  mid: string;
  light: string;
  /** The sign of the faction, drawn in a box from -10 to 10. */
  sign: string;
  /** A second sign drawn with lines alone. */
  lines: string;
}

const LOOKS: Record<string, Look> = {
  // A keep with battlements.
  Trecia: {
    deep: '#3a1118',
    mid: '#9a3038',
    light: '#f0b9a0',
    sign: 'M-8 9V-7h3.4v3h2.9v-3h3.4v3h2.9v-3H8V9H2.6V4.4a2.6 2.6 0 0 0-5.2 0V9z',
    lines: '',
  },
  // A skull.
  'La Plaga': {
    deep: '#1c2a10',
    mid: '#5f7d24',
    light: '#d9e58d',
    sign:
      'M0-9.4c5 0 8.6 3.4 8.6 8 0 3-1.5 5-3.6 6.2V9H2.6V6.4H.9V9H-.9V6.4h-1.7V9H-5V4.8C-7.1 3.6-8.6 1.6-8.6-1.4c0-4.6 3.6-8 8.6-8z' +
      'M-3.4-2.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm6.8 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
    lines: '',
  },
  // A current that rolls in on itself.
  'La Corriente': {
    deep: '#141a45',
    mid: '#3d56c0',
    light: '#aee3ff',
    sign: '',
    lines: 'M-9 5.5c4 4.6 13.5 4.8 16.4-1.2C10-1.4 6.4-8.6 0-8.6c-5.2 0-7.8 4.4-6.4 7.8 1.3 3.1 5.4 3.6 6.9 1.1 1.1-1.9-.4-4-2.3-3.6',
  },
  // A leaf with its veins.
  Landuin: {
    deep: '#0d2c22',
    mid: '#1f7a57',
    light: '#bdeec4',
    sign: 'M0-9.8C6.8-5.6 8.6 1.4 1 8.2V9.8H-1V8.2C-8.6 1.4-6.8-5.6 0-9.8z',
    lines: 'M0 8V-6M0 4l4-3.6M0 4l-4-3.6M0-.4l3.2-3M0-.4l-3.2-3',
  },
  // An hourglass that has run out.
  'Hordas del olvido': {
    deep: '#231a33',
    mid: '#6a4f8f',
    light: '#dcc9f2',
    sign: 'M-6.6-9.4H6.6v2.6H5.2C5-3 2.4-1.2 1 0c1.4 1.2 4 3 4.2 6.8h1.4v2.6H-6.6V6.8h1.4C-5 3-2.4 1.2-1 0-2.4-1.2-5-3-5.2-6.8h-1.4z',
    lines: '',
  },
  // A star that points everywhere.
  'Sin afiliación': {
    deep: '#33240f',
    mid: '#a06a1f',
    light: '#ffe0a0',
    sign: 'M0-10 2.1-2.1 10 0 2.1 2.1 0 10-2.1 2.1-10 0-2.1-2.1z',
    lines: 'M-5.4-5.4 5.4 5.4M5.4-5.4-5.4 5.4',
  },
};

/** A number from a text, always the same. */
export function mark(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return sum >>> 0;
}

/** The look of a faction; one that nobody has drawn gets a hue and a sign with corners of its own. */
export function lookOf(faction: string): Look {
  const known = LOOKS[faction];
  if (known) return known;
  const hue = mark(faction) % 360;
  const corners = 3 + (mark(`${faction}.`) % 5);
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(9 * Math.cos(angle)).toFixed(1)} ${(9 * Math.sin(angle)).toFixed(1)}`;
  });
  return {
    deep: `hsl(${hue} 45% 14%)`,
    mid: `hsl(${hue} 48% 40%)`,
    light: `hsl(${hue} 70% 82%)`,
    sign: `M${points.join('L')}z`,
    lines: '',
  };
}

/** The metal of a card's frame, and how many stones it carries. */
export const RARITIES: Record<Rarity, { metal: string; shine: string; stones: number }> = {
  Común: { metal: '#8d8577', shine: '#d9d2c4', stones: 1 },
  Rara: { metal: '#5f86a8', shine: '#cfe6f7', stones: 2 },
  Épica: { metal: '#a3782c', shine: '#f6dd9b', stones: 3 },
  Única: { metal: '#b0586e', shine: '#ffd9e2', stones: 4 },
};

export const rarityOf = (card: Card) => RARITIES[card.rarity] ?? RARITIES['Común'];

/**
 * The crystal in the middle of a card: a star whose points reach as far as the values are high, so
 * that its strong sides are seen before they are read.
 */
export function crystal(values: readonly number[], reach: number, waist: number): string {
  const far = values.map((value) => waist + ((reach - waist) * value) / 9);
  const [top = 0, right = 0, bottom = 0, left = 0] = far;
  const inner = waist * 0.62;
  const points = [
    [0, -top],
    [inner, -inner],
    [right, 0],
    [inner, inner],
    [0, bottom],
    [-inner, inner],
    [-left, 0],
    [-inner, -inner],
  ];
  return `M${points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join('L')}z`;
}

/** Hills on the horizon of a card, its own by its name. */
export function ridge(name: string, base: number, height: number, salt: number): string {
  const points = Array.from({ length: 7 }, (_, n) => {
    const up = (mark(`${name}${salt}${n}`) % 100) / 100;
    return `${(n * 100) / 6} ${(base - up * height).toFixed(1)}`;
  });
  return `M0 124L${points.join('L')}L100 124z`;
}

/** Where the light of a card's sky stands. */
export const sky = (name: string): { x: number; y: number } => ({
  x: 22 + (mark(name) % 56),
  y: 22 + (mark(`${name}~`) % 22),
});

/** A name in one line, or in two that are about as long. */
export function nameLines(name: string, most = 17): string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  const splits = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  splits.sort((a, b) => Math.max(...a.map((line) => line.length)) - Math.max(...b.map((line) => line.length)));
  return splits[0] ?? [name];
}
