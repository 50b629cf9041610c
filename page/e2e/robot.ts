/** Somebody who clicks on whatever can be done, until the game is over. */
import type { Page } from 'playwright-core';

/** What can be pressed at a table, the first that is there and allowed. */
const PRESSABLE = [
  // The Rift: on to the next game of the match.
  '.interlude button',
  // The Rift: the cell for a chosen card, else a card of the hand.
  '[data-cell][aria-disabled="false"]',
  '.hand button[aria-disabled="false"][aria-pressed="false"]',
  // Parchís: a piece that can move.
  '[data-piece][role="button"]',
  // Whatever the panel and the list of actions offer, the main thing first.
  '.actions button.main:not(:disabled)',
  // Nothing can be raised any more: give up, and yes, surely.
  '.debt button.danger:not(:disabled)',
  '.actions .choices button:not(:disabled)',
  '.actions .row button:not(:disabled):not([aria-expanded])',
  '[role="alertdialog"] button.main',
];

export interface Course {
  /** Clicks that were made. */
  clicks: number;
  over: boolean;
}

/** When to stop before the game is over. */
export interface Until {
  /** After so many clicks. */
  clicks?: number;
  /** As soon as there are so many of what a selector finds. */
  seen?: { selector: string; count: number };
}

/**
 * Plays on in the page itself: clicks as often as something can be done, and waits for the table
 * where nothing can. Ends with the game or when it was told to, or with a complaint when nothing
 * has changed for too long.
 */
export async function playOn(page: Page, until: Until = {}, patience = 60_000): Promise<Course> {
  return page.evaluate(
    ({ pressable, clicks: most, seen, patience }) =>
      new Promise<Course>((resolve, reject) => {
        let clicks = 0;
        let changed = performance.now();
        const watch = new MutationObserver(() => (changed = performance.now()));
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const end = (course: Course | string) => {
          watch.disconnect();
          clearInterval(timer);
          if (typeof course === 'string') reject(new Error(course));
          else resolve(course);
        };
        const timer = setInterval(() => {
          if (document.querySelector('.result')) return end({ clicks, over: true });
          const enough = seen && document.querySelectorAll(seen.selector).length >= seen.count;
          if (enough || clicks >= most) return end({ clicks, over: false });
          if (performance.now() - changed > patience) {
            return end(`nothing happens: ${document.querySelector('.actions .notice')?.textContent ?? document.querySelector('.actions')?.textContent ?? document.body.innerText}`);
          }
          for (const selector of pressable) {
            const found = [...document.querySelectorAll(selector)];
            const one = found[clicks % Math.max(1, found.length)];
            if (!one) continue;
            clicks += 1;
            one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            break;
          }
          // The server hears twenty messages a second from anybody, and no more.
        }, 60);
      }),
    { pressable: PRESSABLE, clicks: until.clicks ?? Infinity, seen: until.seen, patience },
  );
}
