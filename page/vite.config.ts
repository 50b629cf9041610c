import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where `ludoteca serve` listens while the page is being worked on. */
const server = process.env.LUDOTECA ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // The page may be served under any path.
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': { target: server, ws: true }, '/lab': server } },
});
