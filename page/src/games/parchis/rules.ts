/**
 * Which moves a roll allows: as much of the rules as it takes to judge a risk before it is taken.
 *
 * The engine alone decides what is played; tests hold this against its lists.
 */
import { placeOf, trackOf, type ColourView, type Setting } from './types';

/** The pieces of all colours as places on their paths; colours that nobody plays are empty. */
export interface Position {
  places: number[][];
  owners: (number | null)[];
}

export interface Mark {
  colour: number;
  number: number;
}

/** A move as the rules see it. */
export interface Step extends Mark {
  from: number;
  to: number;
  /** How many steps were used; 0: the piece comes out. */
  steps: number;
  prey: Mark | null;
}

const NOBODY: Mark[] = [];

export const BONUS = { capture: 20, goal: 10 };

export function positionOf(setting: Setting, colours: ColourView[]): Position {
  const played = setting.colours.map((known) => colours.find((colour) => colour.name === known.name));
  return {
    places: played.map((colour, n) =>
      (colour?.pieces ?? []).map((spot) => placeOf(setting, setting.colours[n]!, spot)),
    ),
    owners: played.map((colour) => colour?.owner ?? null),
  };
}

/** The rules with a board, made for many questions. */
export class Referee {
  readonly track: number;
  readonly goal: number;
  private readonly safe: Set<number>;
  /** Who stands where: positions do not change, so that this is worked out once. */
  private readonly squares = new WeakMap<Position, Mark[][]>();

  constructor(private readonly setting: Setting) {
    this.track = trackOf(setting, setting.colours[0]!);
    this.goal = this.track + setting.corridor + 1;
    this.safe = new Set(setting.safe);
  }

  /** The ring square of a place; 0 beside the ring. */
  square(colour: number, place: number): number {
    if (place < 1 || place > this.track) return 0;
    return ((this.setting.colours[colour]!.start + place - 2) % this.setting.ring) + 1;
  }

  isSafe(square: number): boolean {
    return this.safe.has(square);
  }

  /** Who stands on a square of the ring, by colour and number. */
  standing(position: Position, square: number): Mark[] {
    let squares = this.squares.get(position);
    if (!squares) {
      squares = [];
      for (const [colour, places] of position.places.entries()) {
        for (const [number, place] of places.entries()) {
          const on = this.square(colour, place);
          if (on > 0) (squares[on] ??= []).push({ colour, number });
        }
      }
      this.squares.set(position, squares);
    }
    return squares[square] ?? NOBODY;
  }

  /** Whether two seats play together. */
  together(position: Position, one: number | null, other: number | null): boolean {
    if (one === other) return true;
    if (this.setting.rules.seating !== 'partners' || one === null || other === null) return false;
    const colours = this.setting.colours.length;
    const colour = position.owners.indexOf(one);
    const mate = { opposite: colours / 2, next: colour % 2 ? -1 : 1, previous: colour % 2 ? 1 : -1 };
    const step = mate[this.setting.rules.pairing as keyof typeof mate] ?? colours / 2;
    return position.owners[(colour + step + colours) % colours] === other;
  }

  /** The colours that a seat moves: its own, or its partner's when these are home. */
  hand(position: Position, seat: number): number[] {
    const of = (owner: (seat: number | null) => boolean) =>
      position.owners.flatMap((other, colour) => (other !== null && owner(other) ? [colour] : []));
    const own = of((owner) => owner === seat);
    const done = own.every((colour) => position.places[colour]!.every((place) => place === this.goal));
    if (!done || this.setting.rules.seating !== 'partners') return own;
    return of((owner) => owner !== seat && this.together(position, owner, seat));
  }

  /** Two of one colour on a place: nothing passes. */
  private isBarrier(position: Position, colour: number, place: number): boolean {
    if (place >= this.goal) return false;
    const square = this.square(colour, place);
    if (square === 0) return this.inCorridor(position, colour, place) > 1;
    const there = this.standing(position, square);
    return there.length > 1 && there[0]!.colour === there[1]!.colour;
  }

  private inCorridor(position: Position, colour: number, place: number): number {
    return position.places[colour]!.filter((other) => other === place).length;
  }

  /** Whether nothing can land on a place. */
  private isFull(position: Position, colour: number, place: number): boolean {
    if (place >= this.goal) return false;
    const square = this.square(colour, place);
    if (square === 0) return this.inCorridor(position, colour, place) > 1;
    const there = this.standing(position, square);
    if (there.length > 1) return true;
    const other = there[0];
    if (!other || other.colour === colour || this.isSafe(square)) return false;
    // Partners do not capture each other.
    const [own, theirs] = [position.owners[colour]!, position.owners[other.colour]!];
    return own !== theirs && this.together(position, own, theirs);
  }

  /** Where a piece gets in so many steps; null when it cannot go. */
  private walk(position: Position, { colour, number }: Mark, steps: number): number | null {
    const from = position.places[colour]![number]!;
    const beyond = from + steps - this.goal;
    let [board, to] = [position, from + steps];
    let way = Array.from({ length: steps }, (_, n) => from + n + 1);
    if (beyond > 0) {
      if (this.setting.rules.goal === 'exact' || beyond >= this.goal - this.track) return null;
      to = this.goal - beyond;
      way = way.map((place) => (place > this.goal ? 2 * this.goal - place : place));
      // The piece is under way and makes no pair with what it leaves behind.
      const places = position.places.slice();
      places[colour] = places[colour]!.map((place, n) => (n === number ? 0 : place));
      board = { ...position, places };
    }
    const closed = this.setting.rules.barriers && way.some((place) => this.isBarrier(board, colour, place));
    return closed || this.isFull(board, colour, to) ? null : to;
  }

  /** What coming out captures: of two on the start square a stranger, the last that came if known. */
  private preyOfExit(position: Position, colour: number, cameLast: Mark | null): Mark | null {
    const there = this.standing(position, this.square(colour, 1));
    if (there.length < 2) return null;
    const owner = position.owners[colour]!;
    const partners = this.setting.rules.seating === 'partners';
    const prey = there.filter((other) => {
      const together = partners && this.together(position, owner, position.owners[other.colour]!);
      return other.colour !== colour && !together;
    });
    const last = prey.find((one) => one.colour === cameLast?.colour && one.number === cameLast.number);
    return last ?? prey.at(-1) ?? null;
  }

  private exit(position: Position, colour: number, cameLast: Mark | null): Step | null {
    const number = position.places[colour]!.indexOf(0);
    if (number < 0) return null;
    const prey = this.preyOfExit(position, colour, cameLast);
    const full = this.standing(position, this.square(colour, 1)).length > 1;
    return full && !prey ? null : { colour, number, from: 0, to: 1, steps: 0, prey };
  }

  /** The moves of all pieces that can go so many steps; of several on a place the first. */
  private walks(position: Position, colour: number, steps: number): Step[] {
    const places = position.places[colour]!;
    return places.flatMap((from, number) => {
      if (from < 1 || from >= this.goal || places.indexOf(from) !== number) return [];
      const to = this.walk(position, { colour, number }, steps);
      if (to === null) return [];
      const square = this.square(colour, to);
      const stranger =
        square > 0 && !this.isSafe(square)
          ? this.standing(position, square).find((other) => other.colour !== colour)
          : undefined;
      return [{ colour, number, from, to, steps, prey: stranger ?? null }];
    });
  }

  /** What can be done with a die: coming out with a 5 and opening barriers with a 6 come first. */
  byDie(position: Position, seat: number, die: number, cameLast: Mark | null = null): Step[] {
    const forced: Step[] = [];
    const free: Step[] = [];
    for (const colour of this.hand(position, seat)) {
      const exit = die === 5 ? this.exit(position, colour, cameLast) : null;
      if (exit) {
        forced.push(exit);
        continue;
      }
      const places = position.places[colour]!;
      const walks = this.walks(position, colour, die === 6 && !places.includes(0) ? this.setting.rules.six_counts : die);
      free.push(...walks);
      if (die === 6 && this.setting.rules.barriers) {
        forced.push(...walks.filter((step) => places.filter((place) => place === step.from).length > 1));
      }
    }
    return forced.length > 0 ? forced : free;
  }

  byBonus(position: Position, seat: number, steps: number): Step[] {
    return this.hand(position, seat).flatMap((colour) => this.walks(position, colour, steps));
  }

  /** What can be done with dice that are left, the lower first. */
  byDice(position: Position, seat: number, dice: number[], cameLast: Mark | null = null): Step[] {
    const [low = 0, high = 0] = dice;
    if (high > 0 && low + high === 5) {
      const exits = this.hand(position, seat).flatMap((colour) => this.exit(position, colour, cameLast) ?? []);
      if (exits.length > 0) return exits;
    }
    const different = high > 0 && high !== low ? [low, high] : [low];
    return different.flatMap((die) => this.byDie(position, seat, die, cameLast));
  }

  /** The position after a move. */
  after(position: Position, step: Step): Position {
    const places = position.places.map((some) => some.slice());
    places[step.colour]![step.number] = step.to;
    if (step.prey) places[step.prey.colour]![step.prey.number] = 0;
    return { ...position, places };
  }

  /** The bonus that a move gives; 0: none. */
  bonus(step: Step): number {
    if (!this.setting.rules.bonuses) return 0;
    if (step.prey) return BONUS.capture;
    return step.to === this.goal ? BONUS.goal : 0;
  }
}
