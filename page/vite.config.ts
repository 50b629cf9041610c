import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `ludoteca serve` listens while the page is being worked on. */
const server = process.env.LUDOTECA ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // The page may be served under any path.
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  // The words are in the catalogue of the whole program, outside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true }, '/lab': server } },
  // Tests draw components as a browser does, not as a server would. They share one page for all
  // files, because making one takes longer than most tests: who changes it puts it back.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    // With several threads every file has a page of its own, while what is loaded once clings to the first.
    poolOptions: { threads: { singleThread: true } },
    isolate: false,
  },
});
