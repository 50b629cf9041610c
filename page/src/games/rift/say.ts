/** Cards and cells in words. */
import { t } from '../../lib/words';
import type { Card, Grid } from './types';

/** An ability as people call it, and what it does. */
export function abilityName(ability: string): string {
  const [kind = '', count = '0'] = ability.split(' ');
  return t(`page-rift-ability-${KINDS[kind] ?? 'other'}`, { count: Number(count), name: ability });
}

export function abilityText(ability: string): string {
  const [kind = '', count = '0'] = ability.split(' ');
  return t(`page-rift-does-${KINDS[kind] ?? 'other'}`, { count: Number(count) });
}

const KINDS: Record<string, string> = { Robar: 'draw', Defensor: 'defender', Fuerza: 'force', Eco: 'echo' };

const RARITIES: Record<string, string> = { Común: 'common', Rara: 'rare', Épica: 'epic', Única: 'unique' };

export const rarityName = (rarity: string): string =>
  RARITIES[rarity] ? t(`page-rift-rarity-${RARITIES[rarity]}`) : rarity;

/** A card for whoever hears it. */
export function cardLabel(card: Card): string {
  const [top, right, bottom, left] = card.values;
  const values = t('page-rift-card', { name: card.name, top, right, bottom, left });
  return [values, ...card.abilities.map(abilityName)].join(', ');
}

/** A cell by column and row, counted from 1. */
export const cellName = (grid: Grid, idx: number): string =>
  t('page-rift-cell', { column: (idx % grid.width) + 1, row: Math.floor(idx / grid.width) + 1 });
