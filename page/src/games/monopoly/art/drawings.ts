/** Our own drawings, on fields of 24 units each way. */

/** Pieces of the players. */
export const TOKENS: Record<string, string> = {
  hat: 'M7 4q5-1.6 10 0l-.6 9.2q-4.4 1.3-8.8 0zM2.5 15.500q2-1.7 4.7-1.6 4.8 1.5 9.6 0 2.7-.1 4.7 1.6.7 2.2-2 3.2-7.5 2.2-15 0-2.7-1-2-3.200z',
  shoe: 'M8 3h7l-.5 7.500q.5 2 3 3l2.5 1q2.5 1 2.5 4.500H15.500q-3 0-5-1.500v1.500H4q-.5-4.5 1.5-7.500Q7.5 8.5 8 3zM4 20.500h18.500v1.500H4z',
  ship: 'M2 14.500h20q-1 4-4 6.500H6q-3-2.5-4-6.500zM11 2h1.800v11H11zM14 3.500q5.5 3 6 9H14zM9.8 5.500V12.500H4q1-5 5.8-7z',
  car: 'M3 12.500l2-5Q5.5 6 7.2 6h7.300q1.5 0 2.5 1.200l3 4.300q2.3.4 2.5 2.300v3.200h-2.200a2.7 2.7 0 0 1-5.2 0H9.200a2.7 2.7 0 0 1-5.2 0H2v-3q0-1.3 1-1.500zM6.3 11.500h4.200V8H7.600zM12.2 8v3.500h5L14.9 8.200z',
  dog: 'M3 7.500L7 4l2.5 1.500L10.5 10h6.700q2.6-.5 3-4.500h1.600q.3 4.5-1.3 6.500V20h-2.600v-5H11v5H8.400v-7L5.5 10.8 2.5 10.400z',
  iron: 'M2.5 17q.5-7 9.5-8h4l-.4-1.700H8.500V5h9.300l3.7 12zM2.5 18.300h19.500v2.200h-19.500z',
  cat: 'M6 3l3.3 2.700h5.400L18 3v7.200q0 3-2.3 4.5 3.3 2.5 2.8 6.800h-13q-.5-4.3 2.8-6.800Q6 13.2 6 10.200zM9 9.200v1.600h1.600V9.200zM13.4 9.200v1.600H15V9.200zM11 12.200h2L12 13.300z',
  duck: 'M9 3.500a4.3 4.3 0 0 1 4.3 4.300q0 1.4-.8 2.700h3.700q2.8 0 5.3-3Q22 19.5 12 19.500q-8 0-8-6 0-2.8 2-4.300L2 8.5 4.9 6.700Q5.7 3.5 9 3.500zM8 6.400v1.500h1.500V6.400z',
};

export const TOKEN_NAMES = Object.keys(TOKENS);

/** The piece of a seat: the chosen one, else one by its number. */
export function tokenOf(seat: number, chosen: string | null | undefined): string {
  const known = chosen && chosen in TOKENS ? chosen : TOKEN_NAMES[seat % TOKEN_NAMES.length];
  return known ?? 'hat';
}

/** Signs of squares that are no streets. */
export const SIGNS: Record<string, string> = {
  go: 'M2 9h12V4l8 8-8 8v-5H2z',
  station:
    'M7 2h10q2.5 0 2.5 3v9q0 3-3 3.500l2.5 4h-2.500l-1.2-2H8.700l-1.2 2H5l2.5-4q-3-.5-3-3.500V5q0-3 2.5-3zM7 5v5h4V5zM13 5v5h4V5zM7.2 12.700v2.300h2.300v-2.300zM14.5 12.700v2.300h2.300v-2.300z',
  utility: 'M12 2a7 7 0 0 1 4.3 12.500q-1.3 1.2-1.3 2.500H9q0-1.3-1.3-2.500A7 7 0 0 1 12 2zM9.2 18.300h5.600v1.500H9.200zM10 21h4v1.300h-4z',
  water: 'M12 2q7 8.5 7 13a7 7 0 0 1-14 0Q5 10.5 12 2z',
  cards: 'M6 3h9q2 0 2 2v14q0 2-2 2H6q-2 0-2-2V5q0-2 2-2zM18.5 6q2 .3 1.7 2.300L18.5 19zM8 7v2h5V7zM8 11v2h5v-2zM8 15v2h3v-2z',
  question: 'M12 2q6 0 6 5.3 0 3-3 5-1.7 1.2-1.7 3.200h-2.800q0-3.3 2.3-5 2.2-1.5 2.2-3.2 0-2.5-3-2.5-2.8 0-3.2 3.200L6 7.500Q6.5 2 12 2zM10.3 18h3.400v3.500h-3.400z',
  tax: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 5v1.500Q8 7 8 9.500q0 2.3 3 3.100v2.900q-1.2-.3-1.4-1.500l-1.9.3q.3 2.6 3.3 3V19h2v-1.700q3.2-.4 3.2-3.2 0-2.5-3.2-3.200V8.300q.9.3 1.1 1.300l1.8-.4q-.5-2.3-2.9-2.700V5z',
  jail: 'M3 2h18v20H3zM5 4v16h2.200V4zM9.3 4v16h2V4zM13.3 4v16h2V4zM17.2 4v16H19V4z',
  'go-to-jail': 'M2 10h8V6l6 6-6 6v-4H2zM17 3h5v18h-5v-2h3V5h-3z',
  parking: 'M6 2h7.500q6 0 6 6t-6 6H10v8H6zM10 5.500v5h3q2.5 0 2.5-2.500T13 5.500z',
};

/** The sign of a square; the second utility of a group and the second deck have one of their own. */
export function signOf(kind: string, nth: number): string {
  const variant = nth % 2 === 1 ? { utility: 'water', cards: 'question' }[kind] : undefined;
  return SIGNS[variant ?? (kind === 'income-tax' ? 'tax' : kind)] ?? '';
}
