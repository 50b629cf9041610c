/** Several people with browsers of their own at one table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE, Person, open } from './browser';
import { Program } from './program';
import { playOn } from './robot';

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

/** Sets up a table at which the second seat waits for somebody, and returns the link to it. */
async function invite(page: Page, game: string): Promise<string> {
  await page.getByRole('link', { name: `Set up a table of ${game}` }).click();
  await page.getByRole('heading', { name: `A table of ${game}` }).waitFor();
  for (let seats = await page.getByRole('button', { name: /Remove seat/ }).count(); seats > 1; seats -= 1) {
    await page.getByRole('button', { name: /Remove seat/ }).last().click();
  }
  await page.getByLabel('Who sits here').nth(1).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Invitation').inputValue();
}

async function sit(browser: Browser, link: string): Promise<Person> {
  const person = await Person.come(browser, program.url);
  await person.page.goto(link);
  await person.page.getByRole('button', { name: 'Sit down' }).click();
  return person;
}

describe('by invitation', () => {
  test('two people and somebody who watches; one of them reloads in the middle', async () => {
    const ana = await Person.come(browser, program.url);
    const link = await invite(ana.page, 'The Rift');
    await ana.isAccessible();
    await ana.picture('waiting-room');
    const luis = await sit(browser, link);
    const eva = await Person.come(browser, program.url, { viewport: PHONE });
    await eva.page.goto(link);
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();

    await ana.page.getByRole('tab', { name: /Chat/ }).click();
    await ana.page.getByLabel('Say something').fill('Hello <b>Luis</b>!');
    await ana.page.getByRole('button', { name: 'Send' }).click();
    await luis.page.getByRole('tab', { name: /Chat/ }).click();
    await luis.page.getByText('Hello <b>Luis</b>!').waitFor();

    const taken = '[data-cell]:not([aria-label*="empty"])';
    const some = { seen: { selector: taken, count: 4 } };
    await Promise.all([playOn(ana.page, some), playOn(luis.page, some)]);
    const before = await ana.page.locator(taken).count();
    await ana.page.reload();
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    expect(await ana.page.locator(taken).count()).toBe(before);
    expect(await eva.page.locator('.hand button').count()).toBe(0);
    await eva.picture('rift-watch-phone');
    await ana.picture('rift-two');
    await Promise.all([playOn(ana.page), playOn(luis.page)]);
    await eva.page.getByRole('region', { name: 'Result' }).waitFor();
    await eva.page.getByRole('link', { name: 'Look back at the game' }).click();
    await eva.page.getByRole('heading', { name: 'Turning points' }).waitFor();
    await ana.page.getByRole('button', { name: 'Rematch' }).click();
    await luis.page.getByText('Join the rematch').waitFor();
    for (const person of [ana, luis, eva]) await person.leave();
  });

  test('a trade with a counter-offer, and an auction', async () => {
    const ana = await Person.come(browser, program.url);
    const link = await invite(ana.page, 'Monopoly');
    const luis = await sit(browser, link);
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    const people = [ana, luis];

    // Nobody buys: what somebody stands on is sold by auction, and the other one gets it.
    const declined = people.map(({ page }) => page.getByRole('button', { name: /Don’t buy: auction/ }));
    let seller = -1;
    for (let tries = 0; seller < 0 && tries < 400; tries += 1) {
      for (const [n, button] of declined.entries()) {
        if (await button.isVisible()) seller = n;
      }
      if (seller >= 0) break;
      for (const { page } of people) await press(page, ['.actions .choices button.main:not(:disabled)']);
    }
    expect(seller).toBeGreaterThanOrEqual(0);
    await declined[seller]?.click();
    const bidding = people.map(({ page }) => page.getByRole('button', { name: /^\+/ }).first());
    await Promise.race(bidding.map((button) => button.waitFor()));
    await (await bidding[0]?.isVisible() ? ana : luis).picture('monopoly-auction');
    for (let tries = 0; tries < 60; tries += 1) {
      const page = (await bidding[0]?.isVisible()) ? ana.page : (await bidding[1]?.isVisible()) ? luis.page : null;
      if (!page) {
        if (await Promise.all(people.map((one) => owns(one.page))).then((owned) => owned.some(Boolean))) break;
        await ana.page.waitForTimeout(50);
        continue;
      }
      // The first raises once, the other one leaves.
      if (page === ana.page) await press(page, ['.auction .raises button:not(:disabled)']);
      // Whoever has just left still sees the button for a moment: it is pressed if it is there, not waited for.
      else await press(page, ['.auction button:not(:disabled):has-text("Leave the auction")']);
    }
    expect(await owns(ana.page)).toBe(true);

    // Ana offers her lot; Luis refuses and makes an offer of his own, which Ana accepts.
    await until(people, ana.page, 'Trade');
    await ana.page.getByRole('button', { name: 'Trade', exact: true }).click();
    await ana.page.locator('.builder .lot').first().click();
    await ana.page.getByRole('slider', { name: /Money from/ }).last().fill('10');
    await ana.picture('monopoly-trade');
    await ana.isAccessible();
    await ana.page.getByRole('button', { name: /^Offer to/ }).click();
    await luis.page.getByRole('button', { name: /Refuse and counter/ }).click();
    await until(people, luis.page, /^Offer to/);
    await luis.page.getByText('Your counter-offer').waitFor();
    await luis.picture('monopoly-counter');
    await luis.page.getByRole('button', { name: /^Offer to/ }).click();
    await ana.page.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => owns(luis.page), { timeout: 20_000 }).toBe(true);
    for (const person of people) await person.leave();
  });
});

/** Whether whoever looks has a deed. */
function owns(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const own = [...document.querySelectorAll('section[aria-label="Players"] li')].find((row) => row.querySelector('.you'));
    return (own?.querySelectorAll('.standing [role="img"], .standing .group, .standing li').length ?? 0) > 0;
  });
}

/** Presses the first of these that is there, unless something else has come with it. */
async function press(page: Page, selectors: string[], unless = async () => false): Promise<boolean> {
  for (const selector of selectors) {
    const one = page.locator(selector).first();
    if (await one.isVisible()) {
      if (await unless()) return false;
      // It may be gone by now: then there is something else to press.
      return one.click({ timeout: 1_000 }).then(
        () => true,
        () => false,
      );
    }
  }
  await page.waitForTimeout(30);
  return false;
}

/** Everybody goes on until somebody sees a button of this name. */
async function until(people: Person[], page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: typeof name === 'string' });
  const seen = () => wanted.first().isVisible();
  for (let tries = 0; tries < 400; tries += 1) {
    for (const one of people) {
      if (await seen()) return;
      // Whoever is to see it must not end the very moment in which it is to be seen.
      const ends = one.page === page ? [] : ['.actions .choices button.main:not(:disabled)'];
      const steps = [
        '.purchase button.main:not(:disabled)',
        '.actions .choices button.main:not(:disabled):has-text("Roll")',
        '.actions .row button.main:not(:disabled):not(.builder button)',
        ...ends,
      ];
      await press(one.page, steps, seen);
    }
  }
  throw new Error(`nobody saw ${name}`);
}

describe('decks', () => {
  test('one is built, kept and played with', async () => {
    const ana = await Person.come(browser, program.url);
    const { page } = ana;
    await page.goto(`${program.url}/#/decks`);
    await page.getByRole('heading', { name: 'Decks of The Rift' }).waitFor();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('button', { name: 'Fill up at random' }).click();
    await page.getByText('The server finds the deck good.').waitFor();
    await page.getByLabel('Name of the deck').fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved in this browser.').waitFor();
    await ana.isAccessible();
    await ana.picture('decks');
    await page.goto(`${program.url}/#/setup/rift`);
    await page.getByLabel('Deck').first().selectOption({ label: 'Mine' });
    await page.goto(`${program.url}/#/decks`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Play with this deck' }).click();
    await page.getByRole('region', { name: 'What you can do now' }).waitFor();
    expect((await playOn(page)).over).toBe(true);
    await ana.leave();
  });
});

describe('a crash of the server', () => {
  test('is a calm banner, and nothing is lost', async () => {
    let own = await Program.start();
    const ana = await Person.come(browser, own.url);
    await ana.page.getByRole('button', { name: 'Play Parchís now' }).click();
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    await playOn(ana.page, { clicks: 3 });
    own = await own.crash();
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    expect((await playOn(ana.page)).over).toBe(true);
    // The browser itself notes that the connection was lost.
    ana.faults.splice(0, ana.faults.length, ...ana.faults.filter((fault) => !fault.includes('WebSocket') && !fault.includes('ERR_CONNECTION')));
    await ana.leave();
    await own.stop();
  });
});
