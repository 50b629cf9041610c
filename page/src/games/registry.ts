/** The games that the page can draw; one that nobody has drawn is played with buttons. */
import type { Component } from 'svelte';
import type { GameFace } from './contract';
import { plainFace } from './plain';

const faces = import.meta.glob<{ default: GameFace }>(['./*/index.ts', '!./plain/index.ts']);
const decks = import.meta.glob<Decks>('./rift/decks/index.ts');

export interface SavedDeck {
  name: string;
  code: string;
}

/** The deck builder, and the decks that have been kept with it. */
export interface Decks {
  default: Component;
  savedDecks: () => SavedDeck[];
}

/** The face of a game, fetched when it is needed. */
export async function faceOf(game: string): Promise<GameFace> {
  const face = faces[`./${game}/index.ts`];
  return face ? (await face()).default : plainFace;
}

export async function deckBuilder(): Promise<Decks | null> {
  const found = decks['./rift/decks/index.ts'];
  return found ? found() : null;
}
