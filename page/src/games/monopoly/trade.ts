/** What an offer would do to both sides, and whether it can be made at all. */
import { buildingCost, cash, groupOf, interest, jailCards, liveSeats, lotsOf, ownership, squareAt, type Lot } from './facts';
import { isEmpty } from './notation';
import type { Setting, Terms, View } from './types';

export interface SideEffect {
  /** What comes in, at printed prices: mortgaged lots less their mortgage, jail cards at the fine. */
  gets: number;
  /** Groups that would be complete and were not. */
  completes: number[];
  /** Groups that would no longer be complete. */
  breaks: number[];
  /** What has to be paid to the bank at once for mortgaged lots. */
  interest: number;
}

/** The fine of the jail: what a card that opens it is worth. */
export function fine(setting: Setting): number {
  return setting.squares.find((square) => square.kind === 'jail')?.fine ?? 0;
}

/** A lot at its printed price, less the mortgage, with its buildings at cost. */
export function faceValue(setting: Setting, lot: Lot): number {
  const facts = squareAt(setting, lot.square);
  const lent = lot.mortgaged ? (facts.mortgage ?? 0) : 0;
  return (facts.price ?? 0) - lent + buildingCost(setting, lot.square, lot.level);
}

/** What an offer does for the seat that gets `terms.want`, and for the one that gets `terms.give`. */
export function effects(
  setting: Setting,
  view: View,
  from: number,
  to: number,
  terms: Terms,
): { from: SideEffect; to: SideEffect } {
  const lots = ownership(view);
  const value = (squares: number[], cards: number, money: number) =>
    squares.reduce((sum, square) => {
      const lot = lots.get(square);
      return sum + (lot ? faceValue(setting, lot) : 0);
    }, cards * fine(setting) + Math.max(0, money));
  const owner = (square: number) => {
    if (terms.give.includes(square)) return to;
    if (terms.want.includes(square)) return from;
    return lots.get(square)?.by;
  };
  const whole = (group: number, by: number, of: (square: number) => number | undefined) =>
    setting.groups[group]?.squares.every((square) => of(square) === by) ?? false;
  const side = (by: number, gets: number[], cards: number, money: number): SideEffect => {
    const groups = setting.groups.map((_, group) => group);
    const before = (square: number) => lots.get(square)?.by;
    const mortgaged = gets.filter((square) => lots.get(square)?.mortgaged);
    return {
      gets: value(gets, cards, money),
      completes: groups.filter((group) => whole(group, by, owner) && !whole(group, by, before)),
      breaks: groups.filter((group) => !whole(group, by, owner) && whole(group, by, before)),
      interest: setting.rules.transfer_interest
        ? mortgaged.reduce((sum, square) => sum + interest(squareAt(setting, square)), 0)
        : 0,
    };
  };
  return {
    from: side(from, terms.want, terms.want_cards, -terms.cash),
    to: side(to, terms.give, terms.give_cards, terms.cash),
  };
}

/** Lots that a seat may hand over: those of groups without buildings. */
export function tradeable(setting: Setting, view: View, seat: number): Lot[] {
  const lots = ownership(view);
  const bare = (lot: Lot) => groupOf(setting, lot.square).every((square) => !lots.get(square)?.level);
  return lotsOf(view, seat).filter((lot) => setting.rules.trade_buildings || bare(lot));
}

/** Why an offer cannot be made; null when it can. The engine has the last word. */
export type Obstacle = 'empty' | 'poor' | 'partner-poor' | 'too-many';

export function obstacle(
  setting: Setting,
  view: View,
  from: number,
  to: number,
  terms: Terms,
): Obstacle | null {
  if (isEmpty(terms)) return 'empty';
  if ((view.offers ?? 0) >= setting.rules.offers_per_window) return 'too-many';
  const { from: mine, to: theirs } = effects(setting, view, from, to, terms);
  const pays = Math.max(0, terms.cash, terms.cash + mine.interest);
  if (cash(view, from) < pays) return 'poor';
  const partner = Math.max(0, -terms.cash, theirs.interest - terms.cash);
  return cash(view, to) < partner ? 'partner-poor' : null;
}

/** An offer without what has changed hands or gone since it was thought of. */
export function stillPossible(setting: Setting, view: View, from: number, to: number, terms: Terms): Terms {
  const kept = (seat: number, squares: number[]) => {
    const able = new Set(tradeable(setting, view, seat).map((lot) => lot.square));
    return squares.filter((square) => able.has(square));
  };
  const money = Math.min(cash(view, from), Math.max(-cash(view, to), terms.cash));
  return {
    give: kept(from, terms.give),
    want: kept(to, terms.want),
    cash: money,
    give_cards: Math.min(terms.give_cards, jailCards(view, from)),
    want_cards: Math.min(terms.want_cards, jailCards(view, to)),
  };
}

export function partners(view: View, me: number): number[] {
  return liveSeats(view).filter((seat) => seat !== me);
}
