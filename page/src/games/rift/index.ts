/** The Rift on the page. */
import { t } from '../../lib/words';
import type { GameFace, Step } from '../contract';
import { between } from './between.svelte';
import Board from './Board.svelte';
import { delays } from './course';
import Miniature from './Miniature.svelte';
import Panel from './Panel.svelte';
import Standing from './Standing.svelte';
import { readPlay, type Cell, type Happening } from './types';

const face: GameFace = {
  Board,
  Panel,
  Miniature,
  Standing,
  // Cards are played on the board; an echo and taking over have buttons, too.
  claims: (action) => readPlay(action) !== null,
  idle: () => null,
  pause: () => (between.ended ? t('page-rift-between') : null),
  points: (event: Happening) => [event.cell, event.by].filter(Boolean).map((cell) => ({ cell: cell as Cell })),
  span: (latest: Step[]) => {
    const events = latest.flatMap((step) => step.news.map((news) => news.event as Happening));
    const width = 1 + Math.max(0, ...events.map((event) => event.cell?.x ?? 0));
    const when = [...delays({ width, height: 1, blocked: [] }, events).values()];
    return when.length > 0 ? Math.max(...when) + 400 : 0;
  },
};

export default face;
