/** Squares in spoken words. */
import { decimal } from '../../lib/numbers';
import { t } from '../../lib/words';
import type { GameProps } from '../contract';
import { HOTEL, phase, player, rentNow, squareAt, type Lot } from './facts';
import { names, person } from './people';
import type { Setting, View } from './types';

export function buildings(level: number): string {
  if (level === HOTEL) return t('page-monopoly-hotel');
  return level > 0 ? t('page-monopoly-houses', { count: level }) : '';
}

/** The rent that a visitor pays now, in words. */
export function rentWords(setting: Setting, lots: Map<number, Lot>, square: number, lang: GameProps['lang']): string {
  const rent = rentNow(setting, lots, square);
  if (!rent) return '';
  const amount = decimal(lang, rent.amount);
  const utility = squareAt(setting, square).kind === 'utility';
  return t(utility ? 'page-monopoly-says-rent-dice' : 'page-monopoly-says-rent', { amount });
}

/** Everything that can be seen on a square. */
export function describe(props: Pick<GameProps, 'seats' | 'lang'>, setting: Setting, view: View | null, lots: Map<number, Lot>, square: number): string {
  const facts = squareAt(setting, square);
  const parts = [facts.name];
  const group = facts.group === undefined ? undefined : setting.groups[facts.group];
  if (facts.kind === 'street' && group) parts.push(group.name);
  else parts.push(t(`page-monopoly-kind-${facts.kind}`));
  const lot = lots.get(square);
  if (lot) {
    parts.push(t('page-monopoly-says-owner', { name: person(props.seats, lot.by).name }));
    if (lot.level) parts.push(buildings(lot.level));
    parts.push(lot.mortgaged ? t('page-monopoly-mortgaged') : rentWords(setting, lots, square, props.lang));
  } else if (facts.price !== undefined) {
    parts.push(t('page-monopoly-says-free', { amount: decimal(props.lang, facts.price) }));
  }
  const here = view?.players.map((_, seat) => seat).filter((seat) => {
    const one = player(view, seat);
    return !one.out && one.square === square;
  });
  if (here?.length) parts.push(t('page-monopoly-says-here', { names: names(props.seats, here) }));
  return parts.filter(Boolean).join(', ');
}

/** Whose turn it is, or what goes on instead. */
export function situation(props: Pick<GameProps, 'seats' | 'turn'>, view: View): string {
  if (props.turn.kind === 'over') return t('page-monopoly-over');
  const name = person(props.seats, view.on_turn).name;
  if (phase(view) === 'opening') return t('page-monopoly-opening');
  return t('page-monopoly-turn-of', { name });
}
