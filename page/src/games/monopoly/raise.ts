/** How money is raised: what a seat could raise in all, and the way that costs least. */
import { groupOf, HOTEL, interest, lotsOf, ownership, rentNow, squareAt, stepPrice, stock, type Lot } from './facts';
import type { Setting, View } from './types';

export interface Sale {
  /** `mortgage 5` or `sell 39`. */
  action: string;
  square: number;
  /** What it brings. */
  brings: number;
  /** What it costs in the end: interest or the lost half, and a rent that is paid no more. */
  costs: number;
}

interface Estate {
  lots: Map<number, Lot>;
  houses: number;
}

function bare(setting: Setting, estate: Estate, square: number): boolean {
  return groupOf(setting, square).every((other) => !estate.lots.get(other)?.level);
}

function mortgage(setting: Setting, estate: Estate, lot: Lot): Sale | null {
  if (lot.mortgaged || !bare(setting, estate, lot.square)) return null;
  const facts = squareAt(setting, lot.square);
  const rent = rentNow(setting, estate.lots, lot.square);
  // Utilities are paid by the dice: seven on average.
  const lost = (rent?.amount ?? 0) * (facts.kind === 'utility' ? 7 : 1);
  return {
    action: `mortgage ${lot.square}`,
    square: lot.square,
    brings: facts.mortgage ?? 0,
    costs: interest(facts) + lost,
  };
}

function levelBelow(setting: Setting, level: number): number {
  if (level < HOTEL) return level - 1;
  return setting.rules.hotel_sold_whole ? 0 : setting.rules.houses_before_hotel;
}

function sale(setting: Setting, estate: Estate, lot: Lot): Sale | null {
  const { rules } = setting;
  const uneven = groupOf(setting, lot.square).some((other) => (estate.lots.get(other)?.level ?? 0) > lot.level);
  if (lot.level === 0 || (uneven && rules.even_building)) return null;
  const breaks = lot.level === HOTEL && !rules.hotel_sold_whole && !rules.unlimited_buildings;
  if (breaks && estate.houses < rules.houses_before_hotel) return null;
  const rents = squareAt(setting, lot.square).rents ?? [];
  const below = levelBelow(setting, lot.level);
  const price = stepPrice(setting, lot.square, lot.level === HOTEL ? rules.houses_before_hotel : 0);
  const brings = Math.floor(price / 2);
  const lost = (rents[lot.level] ?? 0) - (rents[below] ?? 0);
  return { action: `sell ${lot.square}`, square: lot.square, brings, costs: price - brings + lost };
}

/** The estate after a sale. */
function after(setting: Setting, estate: Estate, { action, square }: Sale): Estate {
  const lot = estate.lots.get(square);
  if (!lot) return estate;
  const lots = new Map(estate.lots);
  if (action.startsWith('mortgage')) {
    lots.set(square, { ...lot, mortgaged: true });
    return { ...estate, lots };
  }
  const level = levelBelow(setting, lot.level);
  lots.set(square, { ...lot, level });
  const back = lot.level === HOTEL ? -level : 1;
  return { lots, houses: estate.houses + back };
}

function begin(setting: Setting, view: View): Estate {
  return { lots: ownership(view), houses: stock(setting, view)?.houses ?? Infinity };
}

function possible(setting: Setting, estate: Estate, seat: number): Sale[] {
  const mine = [...estate.lots.values()].filter((lot) => lot.by === seat);
  const sales = mine.flatMap((lot) => [mortgage(setting, estate, lot), sale(setting, estate, lot)]);
  return sales.filter((one) => one !== null).filter((one) => one.brings > 0);
}

/** What a seat gets if it sells every building and mortgages every lot. */
export function raisable(setting: Setting, view: View, seat: number): number {
  return lotsOf(view, seat).reduce((sum, lot) => {
    const facts = squareAt(setting, lot.square);
    const { house_price = 0, hotel_price = 0 } = facts;
    const houses = lot.level === HOTEL ? setting.rules.houses_before_hotel : lot.level;
    const sold = houses * Math.floor(house_price / 2) + (lot.level === HOTEL ? Math.floor(hotel_price / 2) : 0);
    return sum + sold + (lot.mortgaged ? 0 : (facts.mortgage ?? 0));
  }, 0);
}

/**
 * Sales that bring at least `needed`, those that cost least for what they bring first.
 * Steps that turn out not to be needed are left out again. Empty when it cannot be raised so.
 */
export function cheapest(setting: Setting, view: View, seat: number, needed: number): Sale[] {
  const plan: Sale[] = [];
  let estate = begin(setting, view);
  let raised = 0;
  while (raised < needed) {
    const sales = possible(setting, estate, seat);
    const missing = needed - raised;
    // What brings more than is missing is worth no more than what is missing.
    const rate = (one: Sale) => one.costs / Math.min(one.brings, missing);
    const best = sales.sort((a, b) => rate(a) - rate(b) || a.square - b.square)[0];
    if (!best) return [];
    plan.push(best);
    raised += best.brings;
    estate = after(setting, estate, best);
  }
  return pruned(plan, raised - needed);
}

/** Leaves out mortgages, dearest first, as long as what is over covers them. */
function pruned(plan: Sale[], over: number): Sale[] {
  let left = over;
  const drop = new Set<Sale>();
  const mortgages = plan.filter((one) => one.action.startsWith('mortgage'));
  for (const one of mortgages.sort((a, b) => b.costs - a.costs)) {
    if (one.brings <= left) {
      drop.add(one);
      left -= one.brings;
    }
  }
  return plan.filter((one) => !drop.has(one));
}
