/** What a move would do, in words and numbers. */
import { percent } from '../../lib/numbers';
import { lang } from '../../lib/lang.svelte';
import { t } from '../../lib/words';
import { pieceName, spotName } from './pieces';
import { risks } from './risk';
import { BONUS, positionOf, Referee } from './rules';
import { placeOf, readPiece, type Move, type Setting, type View } from './types';

export interface Tale {
  /** The chance of being captured there before the next turn, and where the piece stands now. */
  risk: number;
  now: number;
  /** The steps that follow, if the move gives some. */
  bonus: number;
  text: string;
}

const told = new WeakMap<View, Map<string, Tale & { lang: string }>>();

/** What comes of a move; worked out once for each view. */
export function foretold(setting: Setting, view: View, move: Move): Tale {
  const known = told.get(view) ?? new Map<string, Tale & { lang: string }>();
  told.set(view, known);
  const found = known.get(move.action);
  if (found && found.lang === lang()) return found;
  const tale = { ...tell(setting, view, move), lang: lang() };
  known.set(move.action, tale);
  return tale;
}

function tell(setting: Setting, view: View, move: Move): Tale {
  const referee = new Referee(setting);
  const position = positionOf(setting, view.colours);
  const mark = readPiece(setting, move.piece);
  const to = placeOf(setting, setting.colours[mark.colour]!, move.to);
  const prey = move.captures ? readPiece(setting, move.captures) : null;
  const { now, then } = risks(setting, referee, position, { mark, to, prey });
  const parts = brief(setting, move);
  parts.push(t('page-parchis-risk', { risk: percent(lang(), then), now: percent(lang(), now) }));
  return { risk: then, now, bonus: bonusOf(setting, move), text: parts.join(' · ') };
}

/** The steps that a move gives; 0: none. */
function bonusOf(setting: Setting, move: Move): number {
  if (!setting.rules.bonuses) return 0;
  if (move.captures) return BONUS.capture;
  return move.to === 'goal' ? BONUS.goal : 0;
}

/** What a move does, part by part, without its risk. */
export function brief(setting: Setting, move: Move): string[] {
  const piece = pieceName(setting, move.piece);
  const parts = [t('page-parchis-way', { piece, from: spotName(move.from), to: spotName(move.to) })];
  if (move.captures) parts.push(t('page-parchis-captures', { piece: pieceName(setting, move.captures) }));
  const bonus = bonusOf(setting, move);
  if (bonus > 0) parts.push(t('page-parchis-gives', { steps: bonus }));
  return parts;
}
