// Builds the page for embedding: `node embed.mjs PAGE OUT`.
//
// Installs the packages of the lock file when they are missing or others, lets Vite build into OUT/page,
// compresses what shrinks, and writes OUT/page.txt: one line per file with its path, its hash and which
// compressed forms lie beside it, separated by tabs. Exit status 3: the packages could not be installed.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [page, out] = process.argv.slice(2);
const built = join(out, 'page');

/** The packages of a lock file with their versions, without those that only some machines need. */
function packages(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(lock.packages ?? {});
  return new Map(entries.filter(([path, one]) => path && !one.optional).map(([path, one]) => [path, one.version]));
}

/** Whether exactly what the lock file says is installed. */
function installed() {
  const [wanted, found] = [join(page, 'package-lock.json'), join(page, 'node_modules/.package-lock.json')];
  if (!existsSync(found)) return false;
  const there = packages(found);
  return [...packages(wanted)].every(([path, version]) => there.get(path) === version);
}

function run(command, ...args) {
  execFileSync(command, args, { cwd: page, stdio: ['ignore', 'inherit', 'inherit'] });
}

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Installs exactly what the lock file says. */
function install() {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  try {
    run('npm', 'ci', ...quiet);
  } catch {
    // A registry that lacks packages for other machines makes `ci` refuse a good lock file.
    run('npm', 'install', '--no-save', ...quiet);
  }
}

if (!installed()) {
  try {
    install();
  } catch {
    process.exit(3);
  }
}
rmSync(built, { recursive: true, force: true });
run('npx', '--no-install', 'vite', 'build', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn');

const lines = [];
for (const path of [...files(built)]) {
  const bytes = readFileSync(path);
  const forms = {
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < bytes.length * 0.9);
  for (const [ending, form] of smaller) writeFileSync(`${path}.${ending}`, form);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = relative(built, path).split('\\').join('/');
  lines.push([name, hash, smaller.map(([ending]) => ending).join(',')].join('\t'));
}
writeFileSync(join(out, 'page.txt'), lines.join('\n') + '\n');
