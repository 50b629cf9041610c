/** What the parts of the panel share. */
import type { GameProps } from '../../contract';
import { decimal } from '../../../lib/numbers';
import type { Setting, View } from '../types';

/** The table as one seat sees it, with a way to act. */
export interface Table {
  props: GameProps;
  setting: Setting;
  view: View;
  me: number;
  /** Plays an action; nothing happens while one is under way. */
  act: (action: string) => void;
  /** An action is under way. */
  busy: boolean;
}

export function can(table: Table, action: string): boolean {
  return table.props.actions.some((choice) => choice.action === action);
}

/** The words of a listed action. */
export function words(table: Table, action: string): string {
  return table.props.actions.find((choice) => choice.action === action)?.text ?? action;
}

export function listed(table: Table, ...verbs: string[]): string[] {
  const all = table.props.actions.map((choice) => choice.action);
  return all.filter((action) => verbs.includes(action.split(' ', 1)[0] ?? ''));
}

export function money(table: Table, amount: number): string {
  return decimal(table.props.lang, amount);
}

/** Words at the beginning of a button. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
