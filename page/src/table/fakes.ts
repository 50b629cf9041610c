/** A server at the other end of the socket, for tests of a table. */
import type { Summary, TableMessage } from '../api/types';

export class FakeSocket {
  static made: FakeSocket[] = [];
  sent: { type: string; id: number; version?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  /** The one that was opened last. */
  static get last(): FakeSocket {
    return FakeSocket.made[FakeSocket.made.length - 1]!;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const SUMMARY = { table: 'k3', game: 'pig', state: 'playing', undo: true, yours: [0], seats: [] } as unknown as Summary;

/** The whole table at a version, for the seat that looks and decides. */
export function tableAt(version: number, actions: string[], seat = 0, summary = SUMMARY): TableMessage {
  return {
    type: 'table', summary, setting: null, version, view: { version }, looks: seat,
    turn: { kind: 'decide', seat }, actions: actions.map((action) => ({ action, text: action })),
    question: null, log: [], chat: [], clock: null,
  };
}

/** A step of some seat, after which another one looks and decides. */
export function stepsTo(version: number, by: number | null, actions: string[], seat = 0, news: object[] = []) {
  const { type: _type, summary: _summary, setting: _setting, log: _log, chat: _chat, ...shown } = tableAt(version, actions, seat);
  return { ...shown, type: 'steps', steps: [{ version, by, action: 'x', text: '', news }] };
}
