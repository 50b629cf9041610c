/** A table in one click: the person against computer players of middle level. */
import type { GameInfo, Plan, SeatPlan } from '../api/types';

const MIDDLE = 3;

/** The computer player of a level, or of the nearest one that there is. */
export function agentOfLevel(info: GameInfo, level: number): string {
  const near = [...info.levels].sort((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level));
  return near[0]?.agent ?? info.hint_agent;
}

export function usualPlan(info: GameInfo, fast: boolean): Plan {
  const rivals = Math.max(1, info.players.usual - 1);
  const computer: SeatPlan = { kind: 'computer', agent: agentOfLevel(info, MIDDLE), name: null };
  return {
    game: info.game,
    rules: null,
    board: null,
    decks: null,
    seats: [{ kind: 'me' }, ...Array.from({ length: rivals }, () => computer)],
    colours: null,
    tokens: null,
    visibility: 'link',
    clock: null,
    fast,
    title: null,
  };
}
