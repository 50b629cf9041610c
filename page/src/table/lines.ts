/** The log, line by line: what happened in words, and what of it can be pointed at. */
import type { Json, News, Step } from '../games/contract';

export interface Line {
  key: string;
  version: number;
  /** Whose doing it was, as far as that can be said. */
  seat: number | null;
  text: string;
  event: Json;
  /** Whether this is the line of a decision, about which one may ask why. */
  decision: boolean;
}

/** The steps as whoever looks may hear them: of several people at one screen, each hears their own. */
export function heardBy(looks: number | null, steps: Step[]): Step[] {
  const heard = (news: News) => (news.only ?? looks) === looks;
  if (steps.every((step) => step.news.every(heard))) return steps;
  return steps.map((step) => (step.news.every(heard) ? step : { ...step, news: step.news.filter(heard) }));
}

/** The lines of some steps, in order; what has no words has no line. */
export function linesOf(steps: Step[]): Line[] {
  return steps.flatMap((step) => {
    const told = step.news.filter((news) => news.text);
    return told.map((news, place) => ({
      key: `${step.version} ${place}`,
      version: step.version,
      seat: step.by ?? seatOf(news.event),
      text: news.text ?? '',
      event: news.event,
      decision: step.by !== null && place === 0,
    }));
  });
}

function seatOf(event: Json): number | null {
  return event !== null && typeof event === 'object' && typeof event.seat === 'number' ? event.seat : null;
}
