/** The screens of the page and their addresses, which are all behind the `#`. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; table: string; invitation: string | null }
  | { screen: 'replay'; table: string; version: number | null; invitation: string | null }
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
      return argument
        ? { screen, table: argument, version: whole(given.get('at')), invitation: given.get('invitation') }
        : { screen: 'lobby' };
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
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}${query({ invitation: route.invitation })}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.table)}${query({ at: route.version, invitation: route.invitation })}`;
    case 'decks':
    case 'lab':
      return `#/${route.screen}`;
  }
}

/** What follows the path: everything that is there. */
export function query(given: Record<string, string | number | null>): string {
  const there = Object.entries(given).filter(([, value]) => value !== null);
  const text = new URLSearchParams(there.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
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
