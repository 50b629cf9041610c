/** Seats as the board shows them: name, colour, piece. */
import { onSeatColour, seatColour } from '../../lib/seats';
import type { SeatInfo } from '../contract';
import { tokenOf } from './art/drawings';

export interface Person {
  seat: number;
  name: string;
  colour: string;
  /** What is drawn on that colour. */
  ink: string;
  token: string;
}

export function person(seats: SeatInfo[], seat: number): Person {
  const info = seats.find((one) => one.seat === seat);
  return {
    seat,
    name: info?.name || String(seat + 1),
    colour: seatColour({ seat, colour: info?.colour ?? null }),
    ink: onSeatColour({ seat, colour: info?.colour ?? null }),
    token: tokenOf(seat, info?.token),
  };
}

/** Names one after another. */
export function names(seats: SeatInfo[], of: number[]): string {
  return of.map((seat) => person(seats, seat).name).join(', ');
}
