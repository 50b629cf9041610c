/** The JSON of Monopoly, as the catalogue writes it. */

export type Kind =
  | 'street'
  | 'station'
  | 'utility'
  | 'cards'
  | 'tax'
  | 'income-tax'
  | 'go'
  | 'jail'
  | 'go-to-jail'
  | 'parking';

export interface Square {
  name: string;
  short: string;
  kind: Kind;
  group?: number;
  price?: number;
  mortgage?: number;
  rents?: number[];
  house_price?: number;
  hotel_price?: number;
  multipliers?: number[];
  deck?: number;
  amount?: number;
  percent?: number;
  fixed?: number;
  salary?: number;
  turns?: number;
  fine?: number;
  /** How often a roll lands here in the long run, if the server tells. */
  visits?: number;
  /** What rents bring per roll of one opponent, by the owner's holding, if the server tells. */
  income?: { holding: string; income: number; payback: number | null }[];
}

export interface Group {
  name: string;
  streets: boolean;
  squares: number[];
}

export interface CardChoice {
  pay: number;
  pay_each: number;
  advance_to: number | null;
  advance: number;
  jail: boolean;
}

export interface Deck {
  name: string;
  cards: { text: string; choices: CardChoice[] }[];
}

export interface Rules {
  start_cash: number;
  houses: number;
  hotels: number;
  unlimited_buildings: boolean;
  houses_before_hotel: number;
  even_building: boolean;
  hotel_sold_whole: boolean;
  auctions: 'none' | 'open' | 'percent';
  trades: boolean;
  trade_jail_cards: boolean;
  trade_buildings: boolean;
  packages: boolean;
  offers_per_window: number;
  transfer_interest: boolean;
  free_parking_pot: boolean;
  sell_lots: boolean;
}

export interface Setting {
  squares: Square[];
  groups: Group[];
  decks: Deck[];
  rules: Rules;
}

export type LotJson = number | { square: number; houses?: number; hotel?: boolean; mortgaged?: boolean };

export interface Player {
  cash?: number;
  square?: number;
  jail?: number;
  jail_cards?: number | { deck: number; card: number }[];
  lots?: LotJson[];
  out?: boolean;
}

export interface Auction {
  wares: { lot: number } | 'house' | 'hotel';
  bid?: number;
  bidder?: number | null;
  asked?: number | null;
  to_ask?: number[];
  bidding?: number[];
  allowed?: number[];
  later?: number[];
  seller?: number | null;
}

/** An offer; `cash` is paid by the one who offers, negative: asked for. */
export interface Terms {
  give: number[];
  want: number[];
  cash: number;
  give_cards: number;
  want_cards: number;
}

export interface Debt {
  amount: number;
  debtors: number[];
  creditors?: number[];
  cause: 'rent' | 'tax' | 'card' | 'fine' | 'interest';
}

export interface LegJson {
  from: number;
  to: number;
  give?: number[];
  cash?: number;
  cards?: number;
}

export interface Business {
  opening?: { to_roll: number[]; tied: number[]; best: number };
  auction?: Auction;
  trade?: Partial<Terms> & { from: number; to: number };
  package?: { proposer: number; legs: LegJson[]; to_ask?: number[] };
  interest?: { lots: number[]; interest_paid?: boolean };
  claim?: { builder: number; square: number; to_ask: number[]; wanting?: number[] };
  placing?: { seat: number; hotel?: boolean };
}

type Json = Record<string, unknown>;

export interface View {
  players: Player[];
  on_turn: number;
  phase: string | Record<string, Json | number>;
  turns: number;
  dice?: [number, number];
  doubles?: number;
  to_ask?: number[];
  offers?: number;
  debts?: Debt[];
  business?: Business | null;
  pot?: number;
}
