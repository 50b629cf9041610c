/** How groups are told apart: a colour, letters and a pattern. */
import type { Group, Setting } from './types';

/** Colours for light and dark, and the letters on them. */
export interface Paint {
  fill: string;
  ink: string;
}

const PALETTE: Record<string, Paint> = {
  violet: { fill: 'light-dark(#6d3f8f, #8d5fb3)', ink: '#fff' },
  brown: { fill: 'light-dark(#7d4f2e, #9a6a45)', ink: '#fff' },
  navy: { fill: 'light-dark(#27408f, #4763c4)', ink: '#fff' },
  sky: { fill: 'light-dark(#9ed2ea, #7fbfdd)', ink: '#12242c' },
  pink: { fill: 'light-dark(#cf4f8b, #d9679d)', ink: '#fff' },
  orange: { fill: 'light-dark(#e58a2b, #e79a48)', ink: '#2b1600' },
  red: { fill: 'light-dark(#cc3527, #d9564a)', ink: '#fff' },
  yellow: { fill: 'light-dark(#f1ce3a, #e6c845)', ink: '#2b2300' },
  green: { fill: 'light-dark(#2a8347, #43a163)', ink: '#fff' },
  blue: { fill: 'light-dark(#2f66c3, #4f86e0)', ink: '#fff' },
  teal: { fill: 'light-dark(#1f8a8a, #35a8a6)', ink: '#fff' },
  lime: { fill: 'light-dark(#a4bf3b, #a9c34d)', ink: '#1e2600' },
  grey: { fill: 'light-dark(#6b6a66, #85847f)', ink: '#fff' },
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
