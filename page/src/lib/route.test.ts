import { expect, test } from 'vitest';
import { href, parseRoute, type Route } from './route';

const ROUTES: Route[] = [
  { screen: 'lobby' },
  { screen: 'setup', game: 'monopoly' },
  { screen: 'table', table: 'k3', invitation: null },
  { screen: 'table', table: 'k3/..', invitation: 'a b&c' },
  { screen: 'replay', table: 'k3', version: null, invitation: null },
  { screen: 'replay', table: 'k3', version: 12, invitation: 'x=y' },
  { screen: 'decks' },
  { screen: 'lab' },
];

test('every screen has an address that leads back to it', () => {
  for (const route of ROUTES) expect(parseRoute(href(route))).toEqual(route);
});

test('addresses of nothing lead to the lobby', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/table', '#/table/', '#/setup/', '#//replay//']) {
    expect(parseRoute(hash)).toEqual({ screen: 'lobby' });
  }
});

test('what cannot be read is left as it is', () => {
  expect(parseRoute('#/table/%E0%A4%A')).toEqual({ screen: 'table', table: '%E0%A4%A', invitation: null });
  expect(parseRoute('#/replay/k3?at=-1')).toEqual({ screen: 'replay', table: 'k3', version: null, invitation: null });
});
