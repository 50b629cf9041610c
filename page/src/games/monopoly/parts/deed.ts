/** The lines of a deed. */
import { t } from '../../../lib/words';
import { groupOf, HOTEL, type Lot } from '../facts';
import type { Setting, Square } from '../types';

export interface DeedRow {
  /** The same numbers as in `rentNow`. */
  row: number;
  words: string;
  amount: number;
  /** It is multiplied by the dice. */
  factor?: boolean;
  percent?: boolean;
}

/** What whoever comes there pays or gets. */
export function rentRows(setting: Setting, facts: Square): DeedRow[] {
  const plain = (row: number, key: string, amount: number | undefined, args = {}): DeedRow => ({
    row,
    words: t(`page-monopoly-deed-${key}`, args),
    amount: amount ?? 0,
  });
  switch (facts.kind) {
    case 'street': {
      const rents = facts.rents ?? [];
      const houses = Array.from({ length: setting.rules.houses_before_hotel }, (_, n) =>
        plain(n + 1, 'houses', rents[n + 1], { count: n + 1 }),
      );
      return [
        plain(-1, 'bare', rents[0]),
        plain(0, 'complete', 2 * (rents[0] ?? 0)),
        ...houses,
        plain(HOTEL, 'hotel', rents[HOTEL]),
      ];
    }
    case 'station':
      return (facts.rents ?? []).map((rent, n) => plain(n + 1, 'stations', rent, { count: n + 1 }));
    case 'utility':
      return (facts.multipliers ?? []).map((factor, n) => ({
        ...plain(n + 1, 'utilities', factor, { count: n + 1 }),
        factor: true,
      }));
    case 'tax':
      return [plain(0, 'pay', facts.amount)];
    case 'income-tax':
      return [plain(0, 'pay', facts.fixed), { ...plain(1, 'pay-percent', facts.percent), percent: true }];
    case 'go':
      return [plain(0, 'salary', facts.salary)];
    case 'jail':
      return [plain(0, 'fine', facts.fine), plain(1, 'turns', facts.turns)];
    default:
      return [];
  }
}

/** What it costs to have and to build. */
export function costRows(facts: Square): { words: string; amount: number }[] {
  const row = (key: string, amount: number | undefined) => {
    return amount === undefined ? [] : [{ words: t(`page-monopoly-deed-${key}`), amount }];
  };
  return [
    ...row('price', facts.price),
    ...row('mortgage', facts.mortgage),
    ...row('house-price', facts.house_price),
    ...(facts.hotel_price === facts.house_price ? [] : row('hotel-price', facts.hotel_price)),
  ];
}

/** What the owner has of the group now, in the words of the server's table of incomes. */
export function holdingNow(setting: Setting, lots: Map<number, Lot>, square: number): string | null {
  const lot = lots.get(square);
  if (!lot || lot.mortgaged) return null;
  const group = groupOf(setting, square);
  const held = group.filter((other) => lots.get(other)?.by === lot.by).length;
  if (setting.squares[square]?.kind !== 'street') return `owned ${held}`;
  if (lot.level === HOTEL) return 'hotel';
  if (lot.level > 0) return `houses ${lot.level}`;
  return held === group.length ? 'complete' : 'single';
}

/** What a lot brings for a holding, as far as the server tells. */
export function incomeRow(facts: Square, holding: string | null): { income: number; payback: number | null } | null {
  return facts.income?.find((one) => one.holding === holding) ?? null;
}
