/** Carrying a card with the pointer from the hand to a cell. */

/** Less than this is a tap. */
const SLACK = 8;

export interface Carried {
  /** The pointer moved, over a cell or none. */
  over: (cell: number | null, x: number, y: number) => void;
  /** It was let go; not called for a tap. */
  drop: (cell: number | null) => void;
}

function cellUnder({ clientX, clientY }: PointerEvent): number | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  return found ? Number(found.dataset.cell) : null;
}

/** Follows the pointer from where it was pressed until it is let go. */
export function carry(start: PointerEvent, carried: Carried): void {
  if (start.button !== 0) return;
  let moved = false;
  const follow = (move: PointerEvent) => {
    const far = Math.hypot(move.clientX - start.clientX, move.clientY - start.clientY);
    moved ||= far >= SLACK;
    if (moved) carried.over(cellUnder(move), move.clientX, move.clientY);
  };
  const stop = (end: PointerEvent) => {
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (moved) carried.drop(end.type === 'pointerup' ? cellUnder(end) : null);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
