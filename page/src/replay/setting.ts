/** What a table's board is drawn from, as the table itself tells it: boards of one's own included. */
import { socketUrl, TableConnection, thisBrowser } from '../api/socket';
import type { Result } from '../api/types';
import type { Json } from '../games/contract';
import { lang } from '../lib/lang.svelte';
import { prefs } from '../lib/prefs.svelte';

export function settingOf(table: string, invitation: string | null): Promise<Result<Json>> {
  return new Promise((resolve) => {
    const connection = new TableConnection(
      socketUrl(table, document.baseURI),
      {
        hello: () => ({ type: 'hello', token: prefs.token, invitation, lang: lang() }),
        heard: (message) => {
          if (message.type === 'gone') {
            resolve({ ok: false, fault: { code: message.code, text: message.text, status: 0 } });
          } else if (message.type === 'table') {
            resolve({ ok: true, value: message.setting });
            connection.close();
          }
        },
        linked: () => undefined,
      },
      thisBrowser,
    );
  });
}
