/** How groups are told apart: a colour, letters and a pattern. */
import type { Group, Setting } from './types';

/** Colours for light and dark, and the letters on them. */
export interface Paint {
  fill: string;
  ink: string;
}

export const PALETTE: Record<string, Paint> = {
  violet: { fill: 'light-dark(#6d3f8f, #8655ab)', ink: '#fff' },
  brown: { fill: 'light-dark(#7d4f2e, #8d5c38)', ink: '#fff' },
  navy: { fill: 'light-dark(#27408f, #4159b8)', ink: '#fff' },
  sky: { fill: 'light-dark(#9ed2ea, #7fbfdd)', ink: '#12242c' },
  pink: { fill: 'light-dark(#bf3a78, #c44280)', ink: '#fff' },
  orange: { fill: 'light-dark(#e58a2b, #e79a48)', ink: '#2b1600' },
  red: { fill: 'light-dark(#c4301f, #cb3f30)', ink: '#fff' },
  yellow: { fill: 'light-dark(#f1ce3a, #e6c845)', ink: '#2b2300' },
  green: { fill: 'light-dark(#287c43, #2c8047)', ink: '#fff' },
  blue: { fill: 'light-dark(#2f66c3, #3a70cc)', ink: '#fff' },
  teal: { fill: 'light-dark(#1a7f80, #1f8283)', ink: '#fff' },
  lime: { fill: 'light-dark(#a4bf3b, #a9c34d)', ink: '#1e2600' },
  grey: { fill: 'light-dark(#6b6a66, #6f6e6a)', ink: '#fff' },
};

/** Words in names of groups, and their colours; the first that fits. */
const WORDS: [string, string][] = [
  ['azul oscuro', 'navy'],
  ['dark blue', 'navy'],
  ['azul cielo', 'sky'],
  ['celeste', 'sky'],
  ['light blue', 'sky'],
  ['marr', 'brown'],
  ['brown', 'brown'],
  ['purple', 'violet'],
  ['morado', 'violet'],
  ['violet', 'violet'],
  ['pink', 'pink'],
  ['rosa', 'pink'],
  ['naranja', 'orange'],
  ['orange', 'orange'],
  ['roj', 'red'],
  ['red', 'red'],
  ['amarill', 'yellow'],
  ['yellow', 'yellow'],
  ['verde', 'green'],
  ['green', 'green'],
  ['azul', 'blue'],
  ['blue', 'blue'],
];

const OTHERS = ['violet', 'sky', 'pink', 'orange', 'red', 'yellow', 'green', 'blue', 'teal', 'lime', 'brown', 'navy'];

/** The patterns that double the colours, by the number of the group. */
export const PATTERNS = 6;

export interface Mark {
  paint: Paint;
  letters: string;
  pattern: number;
}

/** Two letters of a name that no group before it has. */
function letters(name: string, taken: string[]): string {
  const all = [...name.toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  const first = all[0];
  if (!first) return String(taken.length + 1);
  const initials = name.toLowerCase().split(/\s+/).map((word) => word[0] ?? '');
  const seconds = [initials[1], ...all.slice(1), ...'123456789'].filter((sign) => sign);
  return seconds.map((second) => `${first}${second}`).find((mark) => !taken.includes(mark)) ?? first;
}

/** The marks of all groups; those of stations and utilities are grey, their squares have pictures. */
export function marks(setting: Setting): Mark[] {
  const taken: string[] = [];
  const used = new Set<string>();
  const named = (group: Group) =>
    WORDS.find(([word]) => group.name.toLowerCase().includes(word))?.[1];
  for (const group of setting.groups) used.add(named(group) ?? '');
  return setting.groups.map((group) => {
    if (!group.streets) return { paint: PALETTE.grey as Paint, letters: '', pattern: 0 };
    const mark = letters(group.name, taken);
    const free = OTHERS.find((colour) => !used.has(colour)) ?? OTHERS[taken.length % OTHERS.length] ?? 'grey';
    const colour = named(group) ?? free;
    used.add(colour);
    taken.push(mark);
    return { paint: PALETTE[colour] as Paint, letters: mark, pattern: (taken.length - 1) % PATTERNS };
  });
}
