/** The program itself, as a process, with a folder of its own for what it keeps. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by `cargo xtask page`. */
const program = process.env.LUDOTECA_PROGRAM;

/** Runs a command of the program to its end; how it ended, and what it said. */
export function run(args: string[]): Promise<{ code: number | null; said: string }> {
  if (!program) throw new Error('LUDOTECA_PROGRAM is not set: run `cargo xtask page`');
  const child = spawn(program, ['--lang', 'en', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, said })));
}

export class Program {
  private constructor(
    readonly url: string,
    /** Where clients of the monopd network come, with `--monopd`. */
    readonly network: string | null,
    private readonly folder: string,
    private readonly child: ChildProcess,
    readonly started: number,
  ) {}

  /** Starts it and waits until it says where it listens. */
  static async start(options: string[] = [], folder?: string): Promise<Program> {
    if (!program) throw new Error('LUDOTECA_PROGRAM is not set: run `cargo xtask page`');
    const data = folder ?? mkdtempSync(join(tmpdir(), 'ludoteca-e2e-'));
    const begun = performance.now();
    const listen = options.includes('--listen') ? [] : ['--listen', '127.0.0.1:0'];
    const args = ['serve', '--data', data, '--lang', 'en', ...listen, ...options];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [url, network] = await new Promise<[string, string | null]>((resolve, reject) => {
      let heard = '';
      const listen = (chunk: Buffer) => {
        heard += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(heard);
        const network = /monopd\D*(127\.0\.0\.1:\d+)/.exec(heard)?.[1] ?? null;
        if (found && (network || !options.includes('--monopd'))) resolve([found[0], network]);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => reject(new Error(`ended with ${code}: ${heard}`)));
    });
    return new Program(url, network, data, child, performance.now() - begun);
  }

  /** Dies at once, as in a power cut, and comes back at the same address with what it had kept. */
  async crash(): Promise<Program> {
    await this.end('SIGKILL');
    return Program.start(['--listen', new URL(this.url).host], this.folder);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return new Promise((resolve) => {
      if (this.child.exitCode !== null) return resolve();
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}
