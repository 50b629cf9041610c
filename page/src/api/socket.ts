/** One table's connection: it says hello, comes back by itself, and answers what is asked of it. */
import type { Asked, Hello, Reply, ServerMessage } from './types';

/** `waiting`: it will try again; `gone`: it will not, and `text` says why. */
export type Link =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; tries: number }
  | { state: 'gone'; code: string; text: string };

/** What the connection needs of a browser, so that tests can stand in for it. */
export interface Browser {
  open(url: string): WebSocketLike;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  chance(): number;
}

export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  hello(): Hello;
  heard(message: Exclude<ServerMessage, Answered | { type: 'pong' }>): void;
  linked(link: Link): void;
}

type Answered = Extract<ServerMessage, { type: 'done' | 'refused' | 'advice' }>;

/** After these the table is still there: the connection comes back. */
const PASSING = ['restarting', 'slow'];
const PING_MS = 20_000;
const SILENCE_MS = 50_000;
const LONGEST_WAIT_MS = 15_000;

/** How long to wait before the next try: longer each time, and not all at the same moment. */
export function patience(tries: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** Math.max(0, tries - 1));
  return Math.round(wait * (0.75 + chance / 2));
}

export class TableConnection {
  private socket: WebSocketLike | null = null;
  private link: Link = { state: 'connecting' };
  private tries = 0;
  private next = 1;
  private retry: number | null = null;
  private ping: number | null = null;
  private silence: number | null = null;
  private readonly asked = new Map<number, (reply: Reply) => void>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly browser: Browser,
  ) {
    this.connect();
  }

  /** Asks and waits for the answer; a connection that breaks before it comes answers `lost`. */
  ask(message: Asked): Promise<Reply> {
    const id = this.next++;
    if (!this.socket || this.link.state !== 'open') return Promise.resolve(lost(id));
    const socket = this.socket;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Everything is sent again in another language. */
  speak(lang: 'es' | 'en'): void {
    if (this.link.state === 'open') this.socket?.send(JSON.stringify({ type: 'lang', lang }));
  }

  /** Tries at once, because the network is back or somebody looks again. */
  hurry(): void {
    if (this.link.state !== 'waiting') return;
    this.stop(this.retry);
    this.connect();
  }

  /** Ends for good, because nobody looks any more. */
  close(): void {
    this.become({ state: 'gone', code: 'closed', text: '' });
    this.drop();
  }

  private connect(): void {
    this.retry = null;
    this.become(this.tries === 0 ? { state: 'connecting' } : { state: 'waiting', tries: this.tries });
    const socket = this.browser.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.alive();
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => this.broken(socket);
  }

  private receive(data: unknown): void {
    this.alive();
    const message = read(data);
    if (!message) return;
    switch (message.type) {
      case 'pong':
        return;
      case 'done':
      case 'refused':
      case 'advice':
        this.answer(message);
        return;
      case 'gone':
        if (!PASSING.includes(message.code)) {
          this.become({ state: 'gone', code: message.code, text: message.text });
          this.drop();
          this.listener.heard(message);
        }
        return;
      case 'table':
        this.tries = 0;
        this.become({ state: 'open' });
        this.listener.heard(message);
        return;
      default:
        this.listener.heard(message);
    }
  }

  private answer(message: Answered): void {
    // What could not be read has no number, and nobody waits for it.
    if (message.id === null) return;
    this.asked.get(message.id)?.({ ...message, id: message.id });
    this.asked.delete(message.id);
  }

  /** Something was heard: the line lives, and is asked again in a while. */
  private alive(): void {
    this.stop(this.ping);
    this.stop(this.silence);
    this.ping = this.browser.later(() => this.socket?.send('{"type":"ping"}'), PING_MS);
    this.silence = this.browser.later(() => {
      const socket = this.socket;
      if (!socket) return;
      socket.close();
      this.broken(socket);
    }, SILENCE_MS);
  }

  private broken(socket: WebSocketLike): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.link.state === 'gone') return;
    this.tries += 1;
    this.become({ state: 'waiting', tries: this.tries });
    this.retry = this.browser.later(() => this.connect(), patience(this.tries, this.browser.chance()));
  }

  private drop(): void {
    for (const timer of [this.ping, this.silence, this.retry]) this.stop(timer);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, answer] of this.asked) answer(lost(id));
    this.asked.clear();
  }

  private stop(timer: number | null): void {
    if (timer !== null) this.browser.cancel(timer);
  }

  private become(link: Link): void {
    this.link = link;
    this.listener.linked(link);
  }
}

function lost(id: number): Reply {
  return { type: 'refused', id, code: 'lost', text: '', version: null };
}

function read(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const known = message !== null && typeof message === 'object' && 'type' in message;
    return known ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** The browser that the page runs in. */
export const thisBrowser: Browser = {
  open: (url) => new WebSocket(url) as WebSocketLike,
  later: (run, ms) => setTimeout(run, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  chance: Math.random,
};

/** Where the socket of a table is, beside the page itself. */
export function socketUrl(table: string, page: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/socket`, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = url.search = '';
  return url.href;
}
