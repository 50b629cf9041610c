/** A table in one click: the person against computer players of middle level. */
import type { GameInfo, Plan, SeatPlan } from '../api/types';
import { lang, type Lang } from '../lib/lang.svelte';

const MIDDLE = 3;

/** The computer player of a level, or of the nearest one that there is. */
export function agentOfLevel(info: GameInfo, level: number): string {
  const near = [...info.levels].sort((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level));
  return near[0]?.agent ?? info.hint_agent;
}

/** What computer players are called when nobody says: each name with a letter of its own. */
const NAMES = ['Marta', 'Hugo', 'Irene', 'Pablo', 'Lucía', 'Bruno', 'Elena', 'Óscar', 'Vera', 'Samuel', 'Nora', 'Tomás'];

const letter = (name: string) => (name.trim()[0] ?? '').toLocaleUpperCase();

/** Gives every computer player without a name one that nobody has, with another letter if there is one. */
export function christen(seats: SeatPlan[], me: string): SeatPlan[] {
  const taken = [me, ...seats.flatMap((seat) => ('name' in seat && seat.name ? [seat.name] : []))];
  return seats.map((seat) => {
    if (seat.kind !== 'computer' || seat.name) return seat;
    const free = NAMES.filter((name) => !taken.includes(name));
    const name = free.find((one) => taken.every((other) => letter(other) !== letter(one))) ?? free[0] ?? null;
    if (name) taken.push(name);
    return { ...seat, name };
  });
}

/** The board in the person's own language, if one is made for it; else the game's usual one. */
export function usualBoard(info: GameInfo, lang: Lang): { name: string } | null {
  const own = info.boards.find((board) => board.name.endsWith(`-${lang}`));
  return own ? { name: own.name } : null;
}

export function usualPlan(info: GameInfo, prefs: { name: string }): Plan {
  const rivals = Math.max(1, info.players.usual - 1);
  const computer: SeatPlan = { kind: 'computer', agent: agentOfLevel(info, MIDDLE) };
  return {
    game: info.game,
    rules: null,
    board: usualBoard(info, lang()),
    decks: null,
    seats: christen([{ kind: 'me' }, ...Array.from({ length: rivals }, () => computer)], prefs.name),
    colours: null,
    tokens: null,
    visibility: 'link',
    clock: null,
    title: null,
  };
}
