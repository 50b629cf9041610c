/** Parchís on the page. */
import type { GameFace, Step } from '../contract';
import Board from './Board.svelte';
import Miniature from './Miniature.svelte';
import Panel from './Panel.svelte';
import Standing from './Standing.svelte';
import type { Happening, Spot } from './types';
import { duration } from './walk';

const face: GameFace = {
  Board,
  Panel,
  Miniature,
  Standing,
  // Pieces are moved on the board, and the few moves have buttons, too.
  claims: () => false,
  idle: () => null,
  points: (event: Happening) => {
    const squares = [event.from, event.to, event.on].filter((spot): spot is Spot => typeof spot === 'number');
    const pieces = [event.piece, event.by].filter(Boolean);
    return [...squares.map((square) => ({ square })), ...pieces.map((piece) => ({ piece }))];
  },
  span: (latest: Step[]) => duration(latest.flatMap((step) => step.news.map((news) => news.event as Happening))),
};

export default face;
