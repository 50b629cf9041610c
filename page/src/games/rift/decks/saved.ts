/** Decks that a person has saved in this browser. */
import { store, stored } from '../../../lib/storage';

export interface SavedDeck {
  name: string;
  code: string;
}

const PLACE = 'ludoteca.rift.decks';
const MOST = 100;

const isDeck = (one: unknown): one is SavedDeck =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as SavedDeck).name === 'string' &&
  typeof (one as SavedDeck).code === 'string';

/** All saved decks by name; none where the browser keeps nothing or something else. */
export function savedDecks(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(stored(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter(isDeck).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Saves a deck under its name, in the place of one that had it; whether the browser keeps it. */
export function saveDeck(deck: SavedDeck): boolean {
  const others = savedDecks().filter((known) => known.name !== deck.name);
  return keep([...others, deck].sort((a, b) => a.name.localeCompare(b.name)));
}

export const forgetDeck = (name: string): boolean =>
  keep(savedDecks().filter((known) => known.name !== name));

function keep(decks: SavedDeck[]): boolean {
  return store(PLACE, JSON.stringify(decks.slice(0, MOST)));
}
