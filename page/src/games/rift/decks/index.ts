/** The deck builder, and the decks that have been kept with it. */
export { default } from './Decks.svelte';
export { savedDecks, type SavedDeck } from './saved';
