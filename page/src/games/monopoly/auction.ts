/** Bids: what can be offered, and a limit that bids for a person. */
import { cash, squareAt, unit } from './facts';
import type { Auction, Setting, View } from './types';

/** The printed price of what is auctioned; 0 for a building. */
export function priceOf(setting: Setting, auction: Auction): number {
  return typeof auction.wares === 'string' ? 0 : (squareAt(setting, auction.wares.lot).price ?? 0);
}

/** What distinguishes one auction from the next, and one bidder at this screen from another. */
export function auctionKey(view: View, auction: Auction, seat: number): string {
  const wares = typeof auction.wares === 'string' ? auction.wares : `lot ${auction.wares.lot}`;
  return `${view.turns} ${wares} ${seat}`;
}

/** Raises on buttons: 1, 10 and 50 in the money of the board, as far as the cash goes. */
export function raises(setting: Setting, view: View, seat: number, auction: Auction): number[] {
  const step = unit(setting);
  const most = cash(view, seat);
  const bids = [1, 10, 50].map((times) => (auction.bid ?? 0) + times * step);
  return bids.filter((bid) => bid <= most);
}

/** What a limit bids: a little more than the others while that is within it; null: nothing more. */
export function bidFor(setting: Setting, view: View, seat: number, auction: Auction, limit: number): number | null {
  const most = Math.min(limit, cash(view, seat));
  const bid = auction.bid ?? 0;
  if (bid >= most) return null;
  const step = Math.max(1, Math.floor(priceOf(setting, auction) / 20));
  return Math.min(most, bid + step);
}

/** What a share on top of half the price costs; a mortgage makes it a tenth dearer. */
export function percentCost(price: number, share: number, mortgaged: boolean): number {
  return Math.floor((price * ((mortgaged ? 60 : 50) + share)) / 100);
}

export type Standing = 'leads' | 'to-ask' | 'passed' | 'left';

/** How each of those who could bid stands. */
export function bidders(auction: Auction, live: number[]): { seat: number; standing: Standing }[] {
  const allowed = auction.allowed?.length ? auction.allowed : live;
  const bidding = auction.bidding?.length ? auction.bidding : allowed;
  return allowed.map((seat) => {
    if (seat === auction.bidder) return { seat, standing: 'leads' };
    if (!bidding.includes(seat)) return { seat, standing: 'left' };
    return { seat, standing: auction.to_ask?.includes(seat) ? 'to-ask' : 'passed' };
  });
}
