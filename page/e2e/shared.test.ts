/** Several people at one screen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, open } from './browser';
import { Program } from './program';
import { playOn } from './robot';

/** Far more than a game has. */
const MOST_TURNS = 20;

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await Program.start();
  browser = await open();
});

afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

/** Everything that the page shows or says to anybody, also to those who only listen. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'alt'];
    const labels = [...document.querySelectorAll('*')].flatMap((one) => spoken.map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.textContent ?? '', ...labels].join('\n');
  });
}

/** The cards that whoever looks holds, by name: their labels begin with it. */
function handOf(page: Page): Promise<string[]> {
  return page
    .locator('.hand button')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split(':')[0] ?? ''));
}

/** What everybody knows: what lies on the board, and what the log says but for cards that were drawn. */
function known(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('aria-label') ?? '');
    const lines = [...document.querySelectorAll('.line')].map((line) => line.textContent ?? '');
    return [...cells, ...lines.filter((line) => !line.includes('drawn'))].join('\n');
  });
}

test('two people at one screen of The Rift never see each other’s cards', async () => {
  const ana = await Person.come(browser, program.url);
  const { page } = ana;
  await page.getByRole('link', { name: 'Set up a table of The Rift' }).click();
  await page.getByLabel('Who sits here').nth(1).selectOption('person');
  await page.getByLabel('Name', { exact: true }).last().fill('Luis');
  // What was known in a game before would be no secret.
  await page.getByText('Every rule by itself').click();
  await page.getByLabel('Games of a match').fill('1');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  /** What each was seen to hold: in their last turn, and at all. */
  const hands = new Map<string, string[]>();
  const held = new Map<string, Set<string>>();
  let compared = 0;
  const curtain = page.locator('.curtain button');
  const result = page.getByRole('region', { name: 'Result' });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await curtain.or(result).first().waitFor();
    if (await result.isVisible()) break;
    const who = (await curtain.textContent()) ?? '';
    const behind = await everything(page);
    for (const hand of hands.values()) expect(hand.filter((name) => behind.includes(name))).toEqual([]);
    expect((await page.locator('[aria-live="polite"]').allTextContents()).join('').trim()).toBe('');
    if (turn === 1) {
      await ana.isAccessible();
      await ana.picture('rift-curtain');
    }

    await curtain.click();
    await page.locator('.hand button').first().waitFor();
    const own = await handOf(page);
    held.set(who, new Set([...(held.get(who) ?? []), ...own]));
    const open = await known(page);
    const shown = await everything(page);
    for (const [other, hand] of hands) {
      if (other === who) continue;
      const secret = hand.filter((name) => !open.includes(name) && !held.get(who)?.has(name));
      compared += secret.length;
      expect(secret.filter((name) => shown.includes(name)), `${who} in turn ${turn}`).toEqual([]);
    }
    hands.set(who, own);
    // Looked at more closely, as people do before they play: what the panel shows must go with them.
    await page.locator('.hand button').last().hover();
    await playOn(page, { seen: { selector: '.curtain', count: 1 } });
  }
  await result.waitFor();
  expect(hands.size).toBe(2);
  expect(compared).toBeGreaterThan(10);
  await ana.leave();
});
