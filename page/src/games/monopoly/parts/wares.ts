/** What is auctioned, in words. */
import { t } from '../../../lib/words';
import { squareAt } from '../facts';
import type { Auction, Setting } from '../types';

export function waresName(setting: Setting, auction: Auction): string {
  if (auction.wares === 'house') return t('page-monopoly-a-house');
  if (auction.wares === 'hotel') return t('page-monopoly-a-hotel');
  return squareAt(setting, auction.wares.lot).name;
}
