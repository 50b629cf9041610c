/** Pieces as they are drawn: where each stands, and what it is called. */
import { t } from '../../lib/words';
import { stand, type Layout } from './layout';
import { readPiece, type ColourView, type Setting, type Spot } from './types';

export interface Drawn {
  /** As the notation has it. */
  piece: string;
  /** Its colour, by its place in the setting. */
  colour: number;
  /** As people call it. */
  name: string;
  spot: Spot;
  x: number;
  y: number;
  /** Whether it makes a barrier with another one of its colour. */
  paired: boolean;
}

export const colourName = (name: string): string => t(`page-parchis-colour-${name}`);

export const letterOf = (name: string): string => t(`page-parchis-letter-${name}`);

/** A piece as people call it: the letter of the colour in their language, and its number. */
export function pieceName(setting: Setting, piece: string): string {
  const { colour, number } = readPiece(setting, piece);
  const info = setting.colours[colour];
  return info ? `${letterOf(info.name)}${number + 1}` : piece;
}

/** A place of the board in words. */
export function spotName(spot: Spot): string {
  if (typeof spot === 'number') return String(spot);
  const [kind, nth] = spot.split(' ');
  return t(`page-parchis-${kind}`, { nth: Number(nth ?? 0) });
}

/** Every piece with its place; those that share one stand beside each other. */
export function drawn(setting: Setting, board: Layout, colours: ColourView[]): Drawn[] {
  const found: Drawn[] = [];
  for (const view of colours) {
    const colour = setting.colours.findIndex((known) => known.name === view.name);
    const info = setting.colours[colour];
    if (!info) continue;
    view.pieces.forEach((spot, number) => {
      const piece = `${info.letter}${number + 1}`;
      found.push({ piece, colour, name: pieceName(setting, piece), spot, x: 0, y: 0, paired: false });
    });
  }
  const key = ({ spot, colour }: Drawn) => (typeof spot === 'number' ? String(spot) : `${spot} ${colour}`);
  for (const one of found) {
    const here = found.filter((other) => key(other) === key(one));
    const nth = one.spot === 'home' ? readPiece(setting, one.piece).number : here.indexOf(one);
    Object.assign(one, stand(board, one.colour, one.spot, nth, here.length));
    const onWay = one.spot !== 'home' && one.spot !== 'goal';
    one.paired = onWay && here.filter((other) => other.colour === one.colour).length > 1;
  }
  return found;
}
