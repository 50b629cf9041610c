/** What goes between the page and the server, by the names that the page has for it. */
import type { Json } from '../games/contract';
import type { AtMoment, ClientMessage, FileFault, GameCard, Review, ServerMessage } from './wire';

export type {
  AgentCard as AgentInfo,
  BoardPlan,
  Checked,
  ClockPlan,
  Created,
  Lobby as Tables,
  Me as Person,
  Opened,
  Plan,
  Course,
  Review,
  Said,
  SeatPlan,
  ServerMessage,
  Sit,
  Summary,
  Welcome,
} from './wire';

export type GameInfo = GameCard;

export type Result<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** Why something was not done, in the person's language. */
export interface Fault {
  code: string;
  text: string;
  status: number;
  faults?: FileFault[];
}

type Heard<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type TableMessage = Heard<'table'>;
export type StepsMessage = Heard<'steps'>;

/** What changes with every step. */
export type Shown = Omit<StepsMessage, 'type' | 'steps'>;

/** What answers a question; `lost` is what the connection itself answers. */
export type Reply =
  | Heard<'done'>
  | Heard<'advice'>
  | { type: 'refused'; id: number; code: string; text: string; version: number | null };

type Sent<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export type Hello = Sent<'hello'>;

/** What is asked over the socket; the connection adds the number. */
export type Asked = WithoutId<Sent<'play' | 'undo' | 'say' | 'hint' | 'why' | 'resign'>>;

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A game that is over, with what its board is drawn from. */
export type Replay = Review & { setting: Json };

export type Moment = AtMoment;

export interface Report {
  name: string;
  title: string;
  href: string;
}
