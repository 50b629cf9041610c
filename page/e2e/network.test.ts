/** People in browsers, clients of the monopd network and computer players at one table. */
import { connect } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person, open } from './browser';
import { Program, run } from './program';
import { playOn } from './robot';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await Program.start(['--monopd', '127.0.0.1:0']);
  browser = await open();
});

afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

/** A client that sees everything and says what it is told to. */
class Client {
  private heard = '';
  private read = 0;
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: ReturnType<typeof connect>) {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      this.heard += text;
      const end = this.heard.lastIndexOf('\n') + 1;
      // Tokens have arrived at once: nobody looks at them here.
      const lines = this.heard.slice(this.read, end);
      for (const [, place] of lines.matchAll(/ location="(\d+)"/g)) this.say(`.t${place}`);
      this.read = end;
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  static async come(name: string): Promise<Client> {
    const [host, port] = (program.network ?? '').split(':');
    const socket = connect(Number(port), host);
    await new Promise((resolve) => socket.once('connect', resolve));
    const client = new Client(socket);
    client.say(`.n${name}`);
    return client;
  }

  say(line: string): void {
    this.socket.write(`${line}\n`);
  }

  /** Waits until the server has said something like this since the beginning. */
  async hears(what: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = what.exec(this.heard);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  leave(): void {
    this.socket.end('.d\n');
  }
}

/** A public table for Ana, somebody who is still to come, and a computer player. */
async function lay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up a table of Monopoly' }).click();
  await page.getByRole('heading', { name: 'A table of Monopoly' }).waitFor();
  for (let seats = await page.getByRole('button', { name: /Remove seat/ }).count(); seats > 2; seats -= 1) {
    await page.getByRole('button', { name: /Remove seat/ }).last().click();
  }
  await page.getByLabel('Who sits here').nth(1).selectOption('open');
  await page.getByLabel('Who may find it').selectOption('public');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now with computer players' }).waitFor();
}

describe('one table', () => {
  test('for a browser, a client of the network and a computer player', async () => {
    const ana = await Person.come(browser, program.url);
    await lay(ana.page);
    const watcher = await Client.come('Eva');
    const [, game] = await watcher.hears(/gameupdate gameid="(\d+)"[^>]*status="config"/);
    // The client of the network takes the open seat, and with it the game begins.
    const bot = run(['monopd-bot', '--connect', program.network ?? '', '--agent', 'rules', '--name', 'Rosa', '--rounds', '6']);
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    await ana.page.getByRole('region', { name: 'Players' }).getByText('Rosa').waitFor();
    watcher.say(`.gS${game}`);
    await watcher.hears(/playerupdate playerid="\d+" name="Rosa"/);

    const third = watcher.hears(/gameupdate gameid="\d+" turn="3"/);
    void third.then(() => watcher.say('Greetings from another program'));
    // Ana goes on until the other program has had its rounds.
    let gone = false;
    void bot.then(() => (gone = true));
    while (!gone && !(await playOn(ana.page, { clicks: 20 })).over);
    const ended = await bot;
    expect(ended.code, ended.said).toBe(0);
    expect(ended.said).toMatch(/round|game/i);
    await ana.picture('monopoly-mixed');

    await ana.page.getByRole('tab', { name: /Chat/ }).click();
    await ana.page.getByText('Greetings from another program').waitFor();
    await ana.page.getByLabel('Say something').fill('And from a browser');
    await ana.page.getByRole('button', { name: 'Send' }).click();
    await watcher.hears(/msg type="chat"[^>]*value="And from a browser"/);
    watcher.leave();
    await ana.leave();
  });

  test('of a client of the network, at which somebody with a browser sits down', async () => {
    const luis = await Client.come('Luis');
    luis.say('.gncity');
    await luis.hears(/configupdate/);
    luis.say('.gdFriends of the railway');
    await luis.hears(/description="Friends of the railway"/);
    const ana = await Person.come(browser, program.url);
    await ana.page.getByRole('link', { name: /Friends of the railway/ }).click();
    await ana.page.getByRole('button', { name: 'Sit down' }).first().click();
    const [, guest] = await luis.hears(/playerupdate playerid="(\d\d+)" name="[^"]+"/);
    luis.say(`.gk${guest}`);
    await ana.page.getByRole('button', { name: 'Sit down' }).first().click();
    luis.say('.gs');
    await luis.hears(/status="run"/);
    await ana.page.getByRole('region', { name: 'What you can do now' }).waitFor();
    await ana.page.getByRole('region', { name: 'Players' }).getByText('Luis').waitFor();
    luis.leave();
    await ana.leave();
  });
});
