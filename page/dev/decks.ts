// The deck builder with the cards of a recorded game, where no server is.
import { mount } from 'svelte';
import '../src/theme.css';
import '../src/base.css';
import Decks from '../src/games/rift/decks/index';
import match from '../src/games/rift/fixtures/match.json';

const real = window.fetch;
window.fetch = async (input, init) => {
  if (String(input).includes('games/rift/setting')) return Response.json(match.setting);
  if (String(input).includes('rift/deck')) return Response.json({ valid: true, faults: [] });
  return real(input, init);
};
mount(Decks, { target: document.querySelector('#app')! });
