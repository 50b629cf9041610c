import { beforeEach, expect, test } from 'vitest';
import { patience, socketUrl, TableConnection, type Browser, type Link, type WebSocketLike } from './socket';

class FakeSocket implements WebSocketLike {
  sent: { type: string; id: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: Map<number, { run: () => void; ms: number }>;
let links: Link[];
let heard: string[];
let connection: TableConnection;

const browser: Browser = {
  open: () => {
    sockets.push(new FakeSocket());
    return last();
  },
  later: (run, ms) => {
    const timer = timers.size + 1;
    timers.set(timer, { run, ms });
    return timer;
  },
  cancel: (timer) => void timers.set(timer, { run: () => undefined, ms: -1 }),
  chance: () => 0.5,
};

function last(): FakeSocket {
  return sockets[sockets.length - 1]!;
}

function wait(ms: number) {
  for (const timer of [...timers.values()].filter((timer) => timer.ms === ms)) timer.run();
}

beforeEach(() => {
  [sockets, timers, links, heard] = [[], new Map(), [], []];
  connection = new TableConnection(
    'ws://here/',
    {
      hello: () => ({ type: 'hello', token: 'secret', invitation: null, lang: 'es' }),
      heard: (message) => heard.push(message.type),
      linked: (link) => links.push(link),
    },
    browser,
  );
});

function arrive() {
  last().onopen?.();
  last().hear({ type: 'table' });
}

test('it says hello first and is open when the table has come', () => {
  arrive();
  expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret', invitation: null, lang: 'es' });
  expect(links.map((link) => link.state)).toEqual(['connecting', 'open']);
  expect(heard).toEqual(['table']);
});

test('answers find what was asked', async () => {
  arrive();
  const one = connection.ask({ type: 'say', text: 'hola' });
  const two = connection.ask({ type: 'play', seat: 0, version: 3, action: 'roll' });
  const [first, second] = last().sent.slice(1).map((message) => message.id);
  last().hear({ type: 'refused', id: second, code: 'stale', text: 'late', version: 4 });
  last().hear({ type: 'done', id: first, version: 3 });
  expect((await one).type).toBe('done');
  expect(await two).toMatchObject({ type: 'refused', code: 'stale' });
});

test('a broken line comes back by itself, and what was asked is answered as lost', async () => {
  arrive();
  const asked = connection.ask({ type: 'say', text: 'hola' });
  last().onclose?.();
  expect(await asked).toMatchObject({ type: 'refused', code: 'lost' });
  expect(links.at(-1)).toEqual({ state: 'waiting', tries: 1 });
  wait(500);
  expect(sockets).toHaveLength(2);
  arrive();
  expect(links.at(-1)).toEqual({ state: 'open' });
});

test('each try waits longer, and hurrying does not wait', () => {
  expect([1, 2, 3, 9].map((tries) => patience(tries, 0.5))).toEqual([500, 1000, 2000, 15000]);
  expect(patience(1, 0)).toBeLessThan(patience(1, 1));
  last().onclose?.();
  connection.hurry();
  expect(sockets).toHaveLength(2);
});

test('a silent line is given up', () => {
  arrive();
  wait(50_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(links.at(-1)?.state).toBe('waiting');
});

test('gone is gone, unless the server only restarts', () => {
  arrive();
  last().hear({ type: 'gone', code: 'restarting', text: '' });
  last().onclose?.();
  expect(links.at(-1)?.state).toBe('waiting');
  wait(500);
  last().onopen?.();
  last().hear({ type: 'gone', code: 'forbidden', text: 'No.' });
  last().onclose?.();
  expect(links.at(-1)).toEqual({ state: 'gone', code: 'forbidden', text: 'No.' });
  expect(sockets).toHaveLength(2);
});

test('nonsense is not heard', () => {
  arrive();
  last().onmessage?.({ data: 'nonsense' });
  last().onmessage?.({ data: '[1]' });
  last().onmessage?.({ data: new ArrayBuffer(1) });
  expect(heard).toEqual(['table']);
});

test('asking before the table has come is answered at once', async () => {
  expect(await connection.ask({ type: 'why', version: 1 })).toMatchObject({ code: 'lost' });
});

test('the socket is beside the page', () => {
  expect(socketUrl('k3', 'https://house/play/?x=1#/table/k3')).toBe('wss://house/play/api/tables/k3/socket');
});
