/** Monopoly on the page. */
import type { GameFace, GameProps } from '../contract';
import Board from './Board.svelte';
import { phase } from './facts';
import { wantsWindow } from './memory.svelte';
import Miniature from './Miniature.svelte';
import { points, span } from './motion';
import { verb } from './notation';
import Panel from './Panel.svelte';
import Standing from './Standing.svelte';
import './theme.css';
import type { View } from './types';

/** What plain buttons are good for: going on, and letting a package go. */
const PLAIN = ['roll', 'done', 'propose', 'withdraw', 'window', 'resign'];

function claims(action: string): boolean {
  return !PLAIN.includes(verb(action));
}

/** The window that everybody gets before somebody else rolls, unless there is an offer to be made. */
function idle(props: GameProps): string | null {
  const view = props.view as View;
  const calm = !view.business && !view.debts?.length;
  const passes = calm && phase(view) === 'others' && !wantsWindow(props.looks);
  return passes && props.actions.some((choice) => choice.action === 'done') ? 'done' : null;
}

/** Before the roll the terminal says who one is and what one has; here that is drawn. */
function asksPlainly(props: GameProps): boolean {
  const view = props.view as View;
  return phase(view) === 'before' && !view.business && !view.debts?.length;
}

/** Between rolls the panel is for deals and buildings, which nobody has to make. */
function aside(props: GameProps): boolean {
  const view = props.view as View;
  return !view.business && !view.debts?.length && ['before', 'after', 'others', 'window'].includes(phase(view));
}

const face: GameFace = { Board, Panel, aside, claims, Miniature, Standing, idle, asksPlainly, points, span };
export default face;
