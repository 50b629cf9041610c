// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { after, arrivals, delays, ended, thisGame } from './course';
import match from './fixtures/match.json';
import plays from './fixtures/plays.json';
import { foresee, neighbours } from './flips';
import { hold, security } from './security';
import { indexOf, playOf, readPlay, type Card, type Grid, type Happening, type Laid } from './types';

const cards = match.setting.cards as unknown as Card[];
const square: Grid = { width: 3, height: 3, blocked: Array(9).fill(false) };
const nothing = (): (Laid | null)[] => Array(9).fill(null);
const named = (name: string) => cards.findIndex((card) => card.name === name);

describe('what a card would flip', () => {
  const recorded = plays.flatMap((game) =>
    game.plays.map((play) => ({ ...play, grid: game.board as Grid, eco: game.rules.eco })),
  );

  it('is what the engine flipped, in every recorded play', () => {
    let flips = 0;
    for (const { grid, eco, to_move, cells, action, flips: happened } of recorded) {
      const play = readPlay(action);
      if (!play) continue;
      const at = indexOf(grid, play.cell);
      const seen = foresee(cards, grid, cells, to_move, play.card, at, eco);
      const plain = happened.filter((flip) => !flip.echo);
      expect(seen.flips.map((flip) => flip.idx)).toEqual(plain.map((flip) => indexOf(grid, flip.cell)));
      flips += plain.length;
      // Echoes up to the first choice go by themselves.
      const choice = seen.echoes.findIndex((echo) => echo.targets.length > 1);
      const sure = choice < 0 ? seen.echoes : seen.echoes.slice(0, choice);
      const echoed = happened.filter((flip) => flip.echo);
      expect(sure.map((echo) => [echo.from, echo.targets[0]])).toEqual(
        echoed.map((flip) => [indexOf(grid, flip.by), indexOf(grid, flip.cell)]),
      );
    }
    expect(flips).toBeGreaterThan(60);
  });

  it('knows where the engine asks which card an echo attacks', () => {
    const asked = recorded.filter((play) => play.echo);
    expect(asked.length).toBeGreaterThan(0);
    for (const { grid, echo } of asked) {
      const before = recorded[recorded.findIndex((play) => play.echo === echo) - 1];
      const play = before && readPlay(before.action);
      if (!before || !play) continue;
      const at = indexOf(grid, play.cell);
      const seen = foresee(cards, grid, before.cells, before.to_move, play.card, at, true);
      const choice = seen.echoes.find((one) => one.targets.length > 1);
      expect(choice?.from).toBe(indexOf(grid, echo!.from));
      expect(choice?.targets.toSorted()).toEqual(echo!.targets.map((cell) => indexOf(grid, cell)).toSorted());
    }
  });

  it('leaves equal values alone, unless the card has Fuerza, and nothing to a Defensor', () => {
    const board = nothing();
    board[1] = { card: named('Soldado entrenado'), owner: 1 };
    const flips = (name: string) => foresee(cards, square, board, 0, named(name), 4, true).flips.length;
    // Their tops are 5, 5 (as a Defensor) and 9.
    expect(flips('Soldado entrenado')).toBe(0);
    expect(flips('Estratega de Landuin')).toBe(0);
    expect(flips('Ogro suturado')).toBe(1);
    // Fuerza on equal values: the right side of 5 against a left side of 5.
    const beside = nothing();
    beside[5] = { card: named('Soldado entrenado'), owner: 1 };
    expect(foresee(cards, square, beside, 0, named('Comandante treciano'), 4, true).flips).toEqual([
      { idx: 5, by: 4 },
    ]);
  });

  it('does not look over the edge or past blocked cells', () => {
    const grid: Grid = { width: 4, height: 2, blocked: [false, true, false, false, false, false, false, false] };
    expect(neighbours(grid, 0)).toEqual([-1, -1, 4, -1]);
    expect(neighbours(grid, 3)).toEqual([-1, -1, 7, 2]);
    expect(neighbours(grid, 5)).toEqual([-1, 6, -1, 4]);
  });
});

describe('security', () => {
  it('holds as the document says', () => {
    // 45 of 160 values beat a 5: one card, then 42 of 156 for the second.
    expect(hold(5, 1)).toBeCloseTo(1 - 46 / 160, 12);
    expect(hold(5, 2)).toBeCloseTo((1 - 46 / 160) * (1 - 43 / 156), 12);
    expect(hold(9, 6)).toBe(1);
  });

  it('counts free sides, and looks at the hand of the one who attacks', () => {
    const board = nothing();
    board[0] = { card: named('Soldado entrenado'), owner: 0 };
    const corner = security(cards, square, board, 0, [4, 5]);
    expect(corner?.free).toEqual([1, 2]);
    expect(corner?.chance).toBeCloseTo(1 - (1 - hold(5, 6)) * hold(5, 4), 12);
    board[1] = { card: 0, owner: 1 };
    board[3] = { card: 0, owner: 1 };
    expect(security(cards, square, board, 0, [4, 5])).toEqual({ free: [], chance: 1 });
    expect(security(cards, square, board, 8, [4, 5])).toBeNull();
  });
});

describe('the course of a match', () => {
  const grid = match.setting.board as Grid;
  const moments = match.moments as unknown as { view: { cells: (Laid | null)[] }; news: Happening[] }[];

  it('follows from its events', () => {
    for (const [n, { view, news }] of moments.entries()) {
      const next = moments[n + 1];
      if (!next || news.some((event) => event.event === 'game-ends')) continue;
      expect(news.reduce((cells, event) => after(grid, cells, event), view.cells)).toEqual(next.view.cells);
    }
  });

  it('keeps the last board of a game, which the next view no longer has', () => {
    const last = moments.findIndex(({ news }) => news.some((event) => event.event === 'game-ends'));
    const found = ended(grid, moments[last]!.view.cells, moments[last]!.news);
    expect(found?.goesOn).toBe(true);
    expect(found?.cells.every((cell) => cell !== null)).toBe(true);
    const owned = [0, 1].map((seat) => found!.cells.filter((cell) => cell!.owner === seat).length);
    expect(owned).toEqual(found?.points);
    expect(ended(grid, moments[0]!.view.cells, moments[0]!.news)).toBeNull();
  });

  it('shows flips after the card, and echoes after the flips', () => {
    const flip = (x: number, echo: boolean): Happening => ({ event: 'flipped', seat: 0, card: 1, cell: { x, y: 0 }, echo });
    const found = delays(square, [{ event: 'played', seat: 0, card: 2, cell: { x: 0, y: 0 } }, flip(1, false), flip(2, true)]);
    expect([...found]).toEqual([
      [0, 0],
      [1, 260],
      [2, 520],
    ]);
  });

  it('moves nothing of the game before', () => {
    const played: Happening = { event: 'played', seat: 0, card: 2, cell: { x: 0, y: 0 } };
    const begins: Happening = { event: 'game-begins', game: 1, starter: 1 };
    expect(thisGame([played, begins, { ...played, seat: 1 }])).toEqual([{ ...played, seat: 1 }]);
    expect(thisGame([played])).toEqual([played]);
    expect([...arrivals(square, thisGame([played, begins]))]).toEqual([]);
    const flip: Happening = { event: 'flipped', seat: 1, card: 2, cell: { x: 0, y: 0 }, echo: false };
    expect([...arrivals(square, [played, flip])]).toEqual([[0, { kind: 'flipped', delay: 260 }]]);
  });

  it('writes and reads plays', () => {
    expect(playOf(17, square, 5)).toBe('c17@2,1');
    expect(readPlay('c17@2,1')).toEqual({ card: 17, cell: { x: 2, y: 1 } });
    expect(readPlay('echo@2,1')).toBeNull();
    expect(readPlay('take-over')).toBeNull();
  });
});
