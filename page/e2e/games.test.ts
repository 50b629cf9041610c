/** Whole games in a real browser, against computer players. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, open } from './browser';
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

describe('the lobby', () => {
  test('shows three games, in both languages, light and dark, on a desk and on a phone', async () => {
    for (const [name, viewport, dark] of [
      ['lobby', DESKTOP, false],
      ['lobby-dark', DESKTOP, true],
      ['lobby-phone', PHONE, false],
    ] as const) {
      const person = await Person.come(browser, program.url, { viewport, dark });
      const { page } = person;
      await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
      for (const game of ['Monopoly', 'Parchís', 'The Rift']) {
        await page.getByRole('heading', { name: game, exact: true }).waitFor();
      }
      await person.isAccessible();
      await person.picture(name);
      await page.getByRole('button', { name: /Español/ }).click();
      await page.getByRole('heading', { name: '¿A qué jugamos?' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      await person.leave();
    }
  });

  test('is there within a second', async () => {
    const person = await Person.come(browser, program.url);
    await person.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    const shown = await person.page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    expect(shown).toBeGreaterThan(0);
    await person.leave();
  });
});

describe('a whole game', () => {
  for (const [game, key] of [
    ['The Rift', 'rift'],
    ['Parchís', 'parchis'],
  ] as const) {
    test(`of ${game}, from one click to the result and back through it`, async () => {
      const person = await Person.come(browser, program.url);
      const { page } = person;
      await page.getByRole('button', { name: `Play ${game} now` }).click();
      await page.getByRole('region', { name: 'What you can do now' }).waitFor();
      await playOn(page, { clicks: 2 });
      await person.isAccessible();
      await person.picture(`${key}-table`);
      const course = await playOn(page);
      expect(course).toMatchObject({ over: true });
      await page.getByRole('region', { name: 'Result' }).waitFor();
      await person.picture(`${key}-over`);
      await page.getByRole('link', { name: 'Look back at the game' }).click();
      await page.getByRole('heading', { name: 'Turning points' }).waitFor();
      await page.getByRole('button', { name: 'To the start' }).click();
      await person.isAccessible();
      await person.picture(`${key}-replay`);
      await person.leave();
    });
  }

  test('of Monopoly for two, with a hint on the way', async () => {
    const person = await Person.come(browser, program.url);
    const { page } = person;
    await page.getByRole('link', { name: 'Set up a table of Monopoly' }).click();
    await page.getByRole('heading', { name: 'A table of Monopoly' }).waitFor();
    await person.isAccessible();
    await person.picture('monopoly-setup');
    for (let seats = await page.getByRole('button', { name: /Remove seat/ }).count(); seats > 1; seats -= 1) {
      await page.getByRole('button', { name: /Remove seat/ }).last().click();
    }
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('region', { name: 'What you can do now' }).waitFor();
    await playOn(page, { clicks: 30 });
    await page.getByRole('button', { name: /Hint/ }).click();
    await page.getByRole('heading', { name: 'A strong player would' }).waitFor();
    await person.isAccessible();
    await person.picture('monopoly-hint');
    await page.getByRole('tab', { name: 'Course' }).click();
    await page.getByRole('heading', { name: 'Cash' }).or(page.getByText('Cash').first()).first().waitFor();
    await person.isAccessible();
    await person.picture('monopoly-course');
    // Two who are equally lucky may play for hours: then one of them gives up.
    const course = await playOn(page, { clicks: 700 });
    if (!course.over) {
      await page.getByRole('button', { name: 'About this table' }).click();
      await page.getByRole('button', { name: 'Give up' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    }
    await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 90_000 });
    await person.picture('monopoly-over');
    await page.getByRole('link', { name: 'Look back at the game' }).click();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    await person.isAccessible();
    await person.picture('monopoly-replay');
    await person.leave();
  });

  test('on a phone, in Spanish, in the dark', async () => {
    const person = await Person.come(browser, program.url, { viewport: PHONE, dark: true, locale: 'es-ES' });
    const { page } = person;
    await page.getByRole('button', { name: /Parchís/ }).first().click();
    await page.getByRole('region', { name: /Qué puedes hacer/ }).waitFor();
    await playOn(page, { clicks: 3 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await person.isAccessible();
    await person.picture('parchis-phone');
    await playOn(page);
    await person.leave();
  });
});
