import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    // A game of many turns in a browser on a busy machine; nothing here waits for luck.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
});
