/** What moves, in which order and how long: the dice fall, a token walks, a card is turned, and others take over. */
import type { Json, Step } from '../contract';

/** One thing that is shown for a while. */
export type Scene =
  | { show: 'dice'; seat: number; dice: [number, number]; for: number }
  | { show: 'token'; seat: number; square: number; for: number }
  | { show: 'card'; seat: number; deck: number; card: number; for: number }
  | { show: 'rest'; seat: number; for: number };

/** A step of a token takes at most this long, its whole way this long, and a batch this long, in ms. */
export const STEP = 260;
const WALK = 900;
export const MOST = 2800;
const DICE = 500;
const CARD = 700;
const JUMP = 380;
const REST = 300;

/** The squares that a token passes and the one where it comes to rest. */
export function path(from: number, steps: number, squares: number): number[] {
  const way = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) }, (_, n) => {
    return (((from + way * (n + 1)) % squares) + squares) % squares;
  });
}

function scenesOf(event: Json, squares: number, jail: number): Scene[] {
  switch (event?.event) {
    case 'rolled':
    case 'opening-roll':
      return [{ show: 'dice', seat: event.seat, dice: event.dice, for: DICE }];
    case 'drew':
      return [{ show: 'card', seat: event.seat, deck: event.deck, card: event.card, for: CARD }];
    case 'jailed':
      return jail < 0 ? [] : [{ show: 'token', seat: event.seat, square: jail, for: JUMP }];
    case 'moved': {
      const way = path(event.from, event.steps, squares);
      const passed = way.length > 0 ? way : [event.to as number];
      return passed.map((square) => ({ show: 'token', seat: event.seat, square, for: Math.min(STEP, WALK / passed.length) }));
    }
    default:
      return [];
  }
}

/** Everything that is shown of a batch of steps, no longer than it may last in all. */
export function scenes(latest: Step[], squares: number, jail: number): Scene[] {
  const all = latest.flatMap((step) => step.news.flatMap((news) => scenesOf(news.event, squares, jail)));
  const apart = all.flatMap((scene, n): Scene[] => {
    const before = all[n - 1];
    return before && before.seat !== scene.seat ? [{ show: 'rest', seat: scene.seat, for: REST }, scene] : [scene];
  });
  const raw = apart.reduce((sum, scene) => sum + scene.for, 0);
  const pace = raw > MOST ? MOST / raw : 1;
  return apart.map((scene) => ({ ...scene, for: Math.round(scene.for * pace) }));
}

/** How long the motion of a batch takes. The board is not known here: steps say enough. */
export function span(latest: Step[]): number {
  const all = scenes(latest, 1, 0);
  return all.reduce((sum, scene) => sum + scene.for, 0);
}

/** The squares that an event is about. */
export function points(event: Json): number[] {
  const found: unknown[] = [event?.lot, event?.to !== undefined && event?.event === 'moved' ? event.to : null];
  const offer = event?.offer ?? event?.leg;
  if (offer) found.push(...(offer.give ?? []), ...(offer.want ?? []));
  return found.filter((square): square is number => typeof square === 'number');
}
