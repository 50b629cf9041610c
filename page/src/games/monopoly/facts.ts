/** What follows from what is shown: who owns what, what it is worth, what is owed. */
import type { Debt, Player, Setting, Square, View } from './types';

/** The level of a hotel. */
export const HOTEL = 5;

/** What somebody has on a square; `level` 5 is a hotel. */
export interface Lot {
  by: number;
  square: number;
  level: number;
  mortgaged: boolean;
}

const NOBODY: Player = {};

export function player(view: View, seat: number): Player {
  return view.players[seat] ?? NOBODY;
}

export function cash(view: View, seat: number): number {
  return player(view, seat).cash ?? 0;
}

export function isLive(view: View, seat: number): boolean {
  return seat < view.players.length && !player(view, seat).out;
}

export function liveSeats(view: View): number[] {
  return view.players.map((_, seat) => seat).filter((seat) => isLive(view, seat));
}

/** Everything that a player owns, in the order of the board. */
export function lotsOf(view: View, seat: number): Lot[] {
  const lots = (player(view, seat).lots ?? []).map((lot): Lot => {
    if (typeof lot === 'number') return { by: seat, square: lot, level: 0, mortgaged: false };
    const level = lot.hotel ? HOTEL : (lot.houses ?? 0);
    return { by: seat, square: lot.square, level, mortgaged: lot.mortgaged ?? false };
  });
  return lots.sort((a, b) => a.square - b.square);
}

/** All owned lots by square. */
export function ownership(view: View): Map<number, Lot> {
  const all = view.players.flatMap((_, seat) => lotsOf(view, seat));
  return new Map(all.map((lot) => [lot.square, lot]));
}

export function jailCards(view: View, seat: number): number {
  const cards = player(view, seat).jail_cards ?? 0;
  return typeof cards === 'number' ? cards : cards.length;
}

export function squareAt(setting: Setting, square: number): Square {
  return setting.squares[square] ?? { name: String(square), short: String(square), kind: 'parking' };
}

/** The squares of the group of a lot, itself among them. */
export function groupOf(setting: Setting, square: number): number[] {
  const group = squareAt(setting, square).group;
  return group === undefined ? [] : (setting.groups[group]?.squares ?? []);
}

/** What the next building on a lot costs. */
export function stepPrice(setting: Setting, square: number, level: number): number {
  const facts = squareAt(setting, square);
  const hotel = level >= setting.rules.houses_before_hotel;
  return (hotel ? facts.hotel_price : facts.house_price) ?? 0;
}

/** What all buildings up to a level have cost. */
export function buildingCost(setting: Setting, square: number, level: number): number {
  const { house_price = 0, hotel_price = 0 } = squareAt(setting, square);
  if (level < HOTEL) return level * house_price;
  return setting.rules.houses_before_hotel * house_price + hotel_price;
}

/** Cash, printed prices and buildings at cost: the worth by which the income tax is paid. */
export function worth(setting: Setting, view: View, seat: number): number {
  const lots = lotsOf(view, seat).map(
    (lot) => (squareAt(setting, lot.square).price ?? 0) + buildingCost(setting, lot.square, lot.level),
  );
  return lots.reduce((sum, value) => sum + value, cash(view, seat));
}

export function interest(facts: Square): number {
  return Math.ceil((facts.mortgage ?? 0) / 10);
}

export function liftCost(facts: Square): number {
  return (facts.mortgage ?? 0) + interest(facts);
}

/** Which line of a deed's table holds now; null when nobody owns it or it is mortgaged. */
export interface RentNow {
  /** For streets: -1 bare, 0 the whole group bare, then the level. Otherwise how many are held. */
  row: number;
  /** The rent, or the factor of the dice for utilities. */
  amount: number;
}

export function rentNow(setting: Setting, lots: Map<number, Lot>, square: number): RentNow | null {
  const lot = lots.get(square);
  if (!lot || lot.mortgaged) return null;
  const facts = squareAt(setting, square);
  const group = groupOf(setting, square);
  const held = group.filter((other) => lots.get(other)?.by === lot.by).length;
  if (facts.kind === 'street') {
    const rents = facts.rents ?? [];
    if (lot.level === 0 && held === group.length) return { row: 0, amount: 2 * (rents[0] ?? 0) };
    return { row: lot.level === 0 ? -1 : lot.level, amount: rents[lot.level] ?? 0 };
  }
  const table = (facts.kind === 'station' ? facts.rents : facts.multipliers) ?? [];
  const row = Math.min(Math.max(held, 1), table.length);
  return { row, amount: table[row - 1] ?? 0 };
}

/** Buildings that the bank has left; null when it never runs out. */
export function stock(setting: Setting, view: View): { houses: number; hotels: number } | null {
  if (setting.rules.unlimited_buildings) return null;
  let { houses, hotels } = setting.rules;
  for (const lot of ownership(view).values()) {
    if (lot.level === HOTEL) hotels -= 1;
    else houses -= lot.level;
  }
  return { houses: Math.max(0, houses), hotels: Math.max(0, hotels) };
}

/** The debt that has to be settled first, if this seat has a part in it. */
export function debtOf(view: View, seat: number): (Debt & { total: number }) | null {
  const debt = view.debts?.at(-1);
  if (!debt?.debtors.includes(seat)) return null;
  return { ...debt, total: debt.amount * Math.max(1, debt.creditors?.length ?? 0) };
}

/** Where the turn stands, without what belongs to it. */
export function phase(view: View): string {
  return typeof view.phase === 'string' ? view.phase : (Object.keys(view.phase)[0] ?? '');
}

/** The card that is being chosen from, if one is. */
export function openCard(view: View): { deck: number; card: number } | null {
  const open = typeof view.phase === 'string' ? null : view.phase.choosing;
  return open ? (open as { deck: number; card: number }) : null;
}

/** The smallest step that makes sense in the money of this board: 1, 10, 100 … */
export function unit(setting: Setting): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, setting.rules.start_cash) / 1000)));
}
