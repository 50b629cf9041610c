// @vitest-environment node
import { describe, expect, it } from 'vitest';
import recorded from './fixtures/moves.json';
import { risk, risks } from './risk';
import { positionOf, Referee, type Position } from './rules';
import { placeOf, readPiece, spotOf, trackOf, type Setting, type View } from './types';

const games = recorded as unknown as { setting: Setting; moments: View[] }[];
const classic = games[0]!.setting;
const four = games[1]!.setting;
const fast = games[3]!.setting;

/** A board with these pieces of yellow, blue, red and green; the rest is at home. */
function board(setting: Setting, pieces: Partial<Record<string, (number | string)[]>>): Position {
  const pairs = setting.rules.seating === 'pairs';
  return positionOf(
    setting,
    setting.colours.map(({ name }, n) => {
      const spots = pieces[name] ?? [];
      const home = Array<string>(4 - spots.length).fill('home');
      return { name, owner: pairs ? n % 2 : n, pieces: [...spots, ...home] };
    }),
  );
}

describe('the moves of a roll', () => {
  it.each(games.map((game, n) => ({ n, ...game })))('are those of the engine, game $n', ({ setting, moments }) => {
    const referee = new Referee(setting);
    expect(moments.length).toBeGreaterThan(10);
    for (const { on_turn, colours, pending, moves } of moments) {
      const position = positionOf(setting, colours);
      const steps =
        pending && 'bonus' in pending
          ? referee.byBonus(position, on_turn, pending.bonus)
          : referee.byDice(position, on_turn, pending?.dice ?? []);
      const told = steps.map((step) => {
        const { letter } = setting.colours[step.colour]!;
        const name = (mark: { colour: number; number: number }) =>
          `${setting.colours[mark.colour]!.letter}${mark.number + 1}`;
        return {
          action: `${letter}${step.number + 1}${step.steps === 0 ? ' out' : `+${step.steps}`}`,
          to: spotOf(setting, setting.colours[step.colour]!, step.to),
          captures: step.prey && name(step.prey),
        };
      });
      const order = (a: { action: string }, b: { action: string }) => (a.action < b.action ? -1 : 1);
      const engine = moves.map(({ action, to, captures }) => ({ action, to, captures }));
      expect(told.sort(order)).toEqual(engine.sort(order));
    }
  });

  it('counts places along the path of a colour', () => {
    const [yellow, blue] = classic.colours;
    expect(trackOf(classic, yellow!)).toBe(64);
    expect(placeOf(classic, yellow!, 5)).toBe(1);
    expect(placeOf(classic, blue!, 17)).toBe(64);
    expect(placeOf(classic, blue!, 'corridor 2')).toBe(66);
    expect(placeOf(classic, blue!, 'goal')).toBe(72);
    for (let place = 0; place <= 72; place += 1) {
      expect(placeOf(classic, blue!, spotOf(classic, blue!, place))).toBe(place);
    }
    expect(readPiece(classic, 'r3')).toEqual({ colour: 2, number: 2 });
  });
});

describe('the risk of being captured', () => {
  const referee = new Referee(four);
  const yellow = { colour: 0, number: 0 };
  const at = (pieces: Parameters<typeof board>[1]) => risk(four, referee, board(four, pieces), yellow);

  it('is none on a safe square, in the corridor, at home and in the goal', () => {
    for (const spot of [12, 'corridor 3', 'home', 'goal']) {
      expect(at({ yellow: [spot], blue: [8, 9, 10, 11] })).toBe(0);
    }
  });

  it('is a sixth for a rival a few squares behind', () => {
    // Blue is 3 behind and has no other piece out. A 6 moves that piece past, and nothing follows.
    expect(at({ yellow: [30], blue: [27] })).toBeCloseTo(1 / 6, 12);
  });

  it('counts the roll that a 6 gives', () => {
    // 9 behind: a 6, then a 3.
    expect(at({ yellow: [32], blue: [23] })).toBeCloseTo(1 / 36, 12);
    // A 5 brings a piece out and does not capture; with nobody at home it does.
    expect(at({ yellow: [32], blue: [27] })).toBe(0);
    expect(at({ yellow: [32], blue: [27, 'goal', 'goal', 'goal'] })).toBeCloseTo(1 / 6, 12);
  });

  it('takes seven steps with a 6 when nobody is at home', () => {
    const out = [25, 'goal', 'goal', 'goal'];
    // 7 behind: a 6 captures; a 2 and so on do not, and there is no other way in one roll.
    expect(at({ yellow: [32], blue: out })).toBeCloseTo(1 / 6, 12);
  });

  it('adds up over rivals that come one after the other', () => {
    const one = 1 / 6;
    expect(at({ yellow: [30], blue: [27], red: [28] })).toBeCloseTo(1 - (1 - one) ** 2, 12);
  });

  it('counts the twenty steps of another capture', () => {
    // Red takes green with a 1, and yellow with the twenty of its other piece, from 8. Green does the
    // like with 6, 6 and 3: it takes red on 8 and goes on to 28.
    const pieces = { yellow: [28], red: [8, 60], green: [61] };
    expect(at(pieces)).toBeCloseTo(1 - (5 / 6) * (215 / 216), 12);
  });

  it('is stopped by barriers', () => {
    expect(at({ yellow: [30, 28, 28], blue: [27] })).toBe(0);
  });

  it('sees exits onto a start square where two stand', () => {
    // 22 is safe, but blue comes out there onto two strangers: a 5, or a 6 and a 5 and so on.
    const chance = at({ yellow: [22], red: [22] });
    expect(chance).toBeCloseTo(1 / 6 + 1 / 36 + 1 / 216, 12);
  });

  it('counts one roll of two dice', () => {
    const two = new Referee(fast);
    const position = board(fast, { yellow: [30], blue: [27, 'goal', 'goal', 'goal'] });
    // A 3 on either die, or 1 and 2 by one piece in two steps.
    expect(risk(fast, two, position, yellow)).toBeCloseTo(13 / 36, 12);
  });

  it('is compared with where the piece stands', () => {
    const position = board(four, { yellow: [30], blue: [27] });
    expect(risks(four, referee, position, { mark: yellow, to: placeOf(four, four.colours[0]!, 34), prey: null })).toEqual({
      now: expect.closeTo(1 / 6, 12),
      then: 0,
    });
  });

  it('comes from the one rival alone where each has two colours', () => {
    const pairs = new Referee(classic);
    const position = board(classic, { yellow: [30], red: [29], blue: [27], green: [28] });
    // Red is the same player's; blue and green are one rival with one die: a 3 or a 2.
    const chance = risk(classic, pairs, position, yellow);
    expect(chance).toBeGreaterThan(2 / 6);
    expect(chance).toBeLessThan(3 / 6);
  });
});
