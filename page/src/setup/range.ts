/** How many people the rules of a draft are for, and what becomes of the seats when the rules change. */
import type { GameInfo } from '../api/types';
import { switchValue, withSeats, type Draft } from './draft';

export interface Range {
  low: number;
  high: number;
}

type Chosen = Pick<Draft, 'preset' | 'changed'>;

/** Where colours are dealt out (a switch `seating`), their number decides; else the range of the game holds. */
export function playersFor(draft: Chosen, info: GameInfo): Range {
  const { low, high } = info.players;
  const colours = coloursOf(switchValue(draft, info, 'board'), info);
  switch (switchValue(draft, info, 'seating')) {
    case 'pairs':
      return { low: colours / 2, high: colours / 2 };
    case 'partners':
      return { low: colours, high: colours };
    case 'singles':
      return { low, high: colours };
    default:
      return { low, high };
  }
}

/** The presets that so many can play. */
export function presetsFor(count: number, info: GameInfo): { name: string; range: Range }[] {
  const all = info.presets.map(({ name }) => ({ name, range: playersFor({ preset: name, changed: {} }, info) }));
  return all.filter(({ range }) => range.low <= count && count <= range.high);
}

/** The same draft with as many seats as its rules allow. */
export function fitted(draft: Draft, info: GameInfo): Draft {
  const { low, high } = playersFor(draft, info);
  const count = Math.min(Math.max(draft.seats.length, low), high);
  return count === draft.seats.length ? draft : withSeats(draft, info, count);
}

/** How many colours a board has: a preset that is played on it has as many seats, or half as many in pairs. */
function coloursOf(board: string, info: GameInfo): number {
  const at = (preset: string, name: string) => switchValue({ preset, changed: {} }, info, name);
  const known = info.presets.find(({ name }) => at(name, 'board') === board);
  if (!known) return info.players.high;
  return at(known.name, 'seating') === 'pairs' ? known.usual_players * 2 : known.usual_players;
}
