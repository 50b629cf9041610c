/** The screens of the page and their addresses, which are all behind the `#`. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; table: string; invitation: string | null }
  | { screen: 'replay'; table: string; version: number | null }
  | { screen: 'decks' }
  | { screen: 'lab' };

/** The screen of an address; an address of nothing is the lobby. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [screen, argument] = path.split('/').filter((part) => part !== '').map(decode);
  const given = new URLSearchParams(query);
  switch (screen) {
    case 'setup':
      return argument ? { screen, game: argument } : { screen: 'lobby' };
    case 'table':
      return argument ? { screen, table: argument, invitation: given.get('invitation') } : { screen: 'lobby' };
    case 'replay':
      return argument ? { screen, table: argument, version: whole(given.get('at')) } : { screen: 'lobby' };
    case 'decks':
    case 'lab':
      return { screen };
    default:
      return { screen: 'lobby' };
  }
}

/** The address of a screen. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'lobby':
      return '#/';
    case 'setup':
      return `#/setup/${encodeURIComponent(route.game)}`;
    case 'table': {
      const path = `#/table/${encodeURIComponent(route.table)}`;
      return route.invitation ? `${path}?invitation=${encodeURIComponent(route.invitation)}` : path;
    }
    case 'replay': {
      const path = `#/replay/${encodeURIComponent(route.table)}`;
      return route.version === null ? path : `${path}?at=${route.version}`;
    }
    case 'decks':
    case 'lab':
      return `#/${route.screen}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
