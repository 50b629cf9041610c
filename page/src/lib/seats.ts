/** Who sits where, in colours and letters. */
import type { SeatInfo } from '../games/contract';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white'];
const LIGHT = ['yellow', 'white'];

function nameOf(seat: Pick<SeatInfo, 'seat' | 'colour'>): string {
  if (seat.colour && COLOURS.includes(seat.colour)) return seat.colour;
  return COLOURS[seat.seat % COLOURS.length] ?? 'red';
}

/** The colour of a seat, as CSS. */
export function seatColour(seat: Pick<SeatInfo, 'seat' | 'colour'>): string {
  return `var(--seat-${nameOf(seat)})`;
}

/** What is written on that colour, as CSS. */
export function onSeatColour(seat: Pick<SeatInfo, 'seat' | 'colour'>): string {
  return LIGHT.includes(nameOf(seat)) ? 'var(--on-seat-light)' : 'var(--on-seat)';
}

/** The letter that doubles a seat's colour: of its name, and its number when names begin alike. */
export function initial(seat: SeatInfo, seats: SeatInfo[] = []): string {
  const letter = (of: SeatInfo) => ([...of.name.trim()][0] ?? '').toLocaleUpperCase();
  const own = letter(seat);
  const alone = seats.filter((other) => letter(other) === own).length < 2;
  return own && alone ? own : String(seat.seat + 1);
}
