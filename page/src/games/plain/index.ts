/** A game that nobody has drawn yet: what is on the table as a list, what can be done as buttons. */
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import Miniature from './Miniature.svelte';
import Standing from './Standing.svelte';

export const plainFace: GameFace = {
  Board,
  Panel: null,
  claims: () => false,
  Miniature,
  Standing,
  idle: () => null,
  points: () => [],
  span: () => 0,
};
