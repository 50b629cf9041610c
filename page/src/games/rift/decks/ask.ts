/** Questions of the deck builder to the server. */

/** Asks for something, or sends something; a fault is a value, with the server's words for it. */
export async function ask(path: string, lang: string, body?: unknown): Promise<{ found: unknown } | { fault: string }> {
  try {
    const answer = await fetch(`api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'accept-language': lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const found: unknown = await answer.json();
    if (answer.ok) return { found };
    return { fault: (found as { text?: string }).text ?? String(answer.status) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
