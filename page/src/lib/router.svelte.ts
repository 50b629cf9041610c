/** Where the person is; whoever reads it is drawn again when it changes. */
import { href, parseRoute, type Route } from './route';

let now: Route = $state.raw(parseRoute(globalThis.location?.hash ?? ''));

globalThis.addEventListener?.('hashchange', () => {
  now = parseRoute(location.hash);
});

export function route(): Route {
  return now;
}

export function go(to: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, '', href(to));
    now = to;
  } else {
    location.hash = href(to);
  }
}
