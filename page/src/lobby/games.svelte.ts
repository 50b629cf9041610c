/** What the server can play, asked once per language. */
import { look } from '../api/client';
import type { GameInfo, Result } from '../api/types';
import type { Json } from '../games/contract';
import { lang, type Lang } from '../lib/lang.svelte';

const games = new Map<Lang, Promise<Result<GameInfo[]>>>();
const settings = new Map<string, Promise<Json>>();

export function gamesKnown(): Promise<Result<GameInfo[]>> {
  const now = lang();
  const asked = games.get(now) ?? look<GameInfo[]>('/games');
  games.set(now, asked);
  // What went wrong may go right the next time.
  void asked.then((answer) => answer.ok || games.delete(now));
  return asked;
}

/** Whether seats of a game know what others must not; yes where the server does not say. */
export async function hasSecrets(game: string): Promise<boolean> {
  const answer = await gamesKnown();
  return (answer.ok ? answer.value.find((info) => info.game === game)?.secrets : undefined) ?? true;
}

/** The setting of a game as it is usually played, for a small board; null when it cannot be had. */
export function usualSetting(game: string): Promise<Json> {
  const asked =
    settings.get(game) ??
    look<Json>(`/games/${encodeURIComponent(game)}/setting`).then((answer) => {
      if (!answer.ok) settings.delete(game);
      return answer.ok ? answer.value : null;
    });
  settings.set(game, asked);
  return asked;
}
