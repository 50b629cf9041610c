/** A real browser, and people in it whose every complaint is kept. */
import AxeBuilder from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { expect } from 'vitest';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Where pictures go when `SCREENSHOTS` names a folder. */
const album = process.env.SCREENSHOTS;

export function open(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

export interface Options {
  viewport?: { width: number; height: number };
  dark?: boolean;
  locale?: string;
  /** Motion takes time that tests need not. */
  motion?: boolean;
}

/** Somebody with a browser of their own: another person to the server. */
export class Person {
  readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {}

  static async come(browser: Browser, home: string, options: Options = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: options.viewport ?? DESKTOP,
      colorScheme: options.dark ? 'dark' : 'light',
      locale: options.locale ?? 'en-GB',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    const person = new Person(context, page, home);
    page.on('console', (message) => {
      if (message.type() === 'error') person.faults.push(message.text());
    });
    page.on('pageerror', (error) => person.faults.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      const own = url.startsWith(home) || url.startsWith(home.replace('http', 'ws'));
      if (!own && !url.startsWith('data:') && !url.startsWith('blob:')) {
        person.faults.push(`asked another host: ${url}`);
      }
    });
    await page.goto(home);
    return person;
  }

  /** A picture for the docs, and for whoever looks. */
  async picture(name: string): Promise<void> {
    if (!album) return;
    mkdirSync(album, { recursive: true });
    await this.page.screenshot({ path: join(album, `${name}.png`) });
  }

  /** No serious fault for those who use a keyboard or a screen reader. */
  async isAccessible(): Promise<void> {
    const found = await new AxeBuilder({ page: this.page }).analyze();
    const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(told).toEqual([]);
  }

  /** Goes, and had nothing to complain about. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
