/**
 * The chance that a piece is captured before its owner's next turn.
 *
 * Every rival is taken to capture whenever the dice allow it: with the roll, with the bonus of
 * another capture or of the goal, and, with one die, with the rolls that sixes give. Each rival moves
 * on the board as it is now, so what the ones before it change is not counted; of two dice the first
 * roll alone is.
 */
import { Referee, type Mark, type Position, type Step } from './rules';
import type { Setting } from './types';

const MOST_SIXES = 2;

interface Hunt {
  referee: Referee;
  seat: number;
  prey: Mark;
}

const hits = (step: Step, prey: Mark): boolean =>
  step.prey?.colour === prey.colour && step.prey.number === prey.number;

/** The best chance to capture the prey with one of these moves, and with what follows them. */
function best(hunt: Hunt, position: Position, steps: Step[], then: (position: Position) => number): number {
  if (steps.some((step) => hits(step, hunt.prey))) return 1;
  if (steps.length === 0) return then(position);
  let most = 0;
  for (const step of steps) {
    const after = hunt.referee.after(position, step);
    const bonus = hunt.referee.bonus(step);
    const moves = bonus > 0 ? hunt.referee.byBonus(after, hunt.seat, bonus) : [];
    most = Math.max(most, moves.length > 0 ? best(hunt, after, moves, then) : then(after));
    if (most === 1) break;
  }
  return most;
}

function oneDie(hunt: Hunt, position: Position, sixes: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die += 1) {
    // The third 6 ends the turn.
    if (die === 6 && sixes === MOST_SIXES) continue;
    const steps = hunt.referee.byDie(position, hunt.seat, die, hunt.prey);
    const then = die === 6 ? (after: Position) => oneDie(hunt, after, sixes + 1) : () => 0;
    sum += best(hunt, position, steps, then);
  }
  return sum / 6;
}

function twoDice(hunt: Hunt, position: Position): number {
  const { referee, seat, prey } = hunt;
  const single = (after: Position, die: number) =>
    best(hunt, after, referee.byDie(after, seat, die, prey), () => 0);
  let sum = 0;
  for (let low = 1; low <= 6; low += 1) {
    for (let high = low; high <= 6; high += 1) {
      const by = (die: number, other: number) => {
        const steps = referee.byDie(position, seat, die, prey);
        return best(hunt, position, steps, (after) => (steps.length > 0 ? single(after, other) : 0));
      };
      const exits = low + high === 5 ? referee.byDice(position, seat, [low, high], prey) : [];
      const bySum = exits.length > 0 && exits.every((step) => step.steps === 0);
      const chance = bySum ? best(hunt, position, exits, () => 0) : Math.max(by(low, high), by(high, low));
      sum += chance * (low === high ? 1 : 2);
    }
  }
  return sum / 36;
}

/** Whether a piece can be captured at all where it stands. */
function isExposed(referee: Referee, position: Position, prey: Mark): boolean {
  const square = referee.square(prey.colour, position.places[prey.colour]![prey.number]!);
  return square > 0 && (!referee.isSafe(square) || referee.standing(position, square).length > 1);
}

/** The chance that a piece is captured before the seat that owns it is on turn again. */
export function risk(setting: Setting, referee: Referee, position: Position, prey: Mark): number {
  if (!isExposed(referee, position, prey)) return 0;
  const owner = position.owners[prey.colour]!;
  const seats = [...new Set(position.owners.filter((seat) => seat !== null))];
  const rivals = seats.filter((seat) => !referee.together(position, seat, owner));
  const escapes = rivals.map((seat) => {
    const hunt = { referee, seat, prey };
    return 1 - (setting.rules.dice === 1 ? oneDie(hunt, position, 0) : twoDice(hunt, position));
  });
  return 1 - escapes.reduce((product, escape) => product * escape, 1);
}

/** The risk of a piece after one of its moves, and where it stands now. */
export function risks(
  setting: Setting,
  referee: Referee,
  position: Position,
  moved: { mark: Mark; to: number; prey: Mark | null },
): { now: number; then: number } {
  const from = position.places[moved.mark.colour]![moved.mark.number]!;
  const step: Step = { ...moved.mark, from, to: moved.to, steps: 0, prey: moved.prey };
  return {
    now: risk(setting, referee, position, moved.mark),
    then: risk(setting, referee, referee.after(position, step), moved.mark),
  };
}
