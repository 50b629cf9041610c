/** What the browser keeps for the page. One that keeps nothing, or forbids it, is no fault: the page goes on without. */

/** What is kept under this name; null where nothing is, or where nobody may look. */
export function stored(name: string): string | null {
  try {
    // Where storage is forbidden, even to name it is refused.
    return globalThis.localStorage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Keeps something under this name; whether the browser does. */
export function store(name: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls back whenever another tab has changed what is kept under this name. */
export function whenStoredElsewhere(name: string, heard: () => void): void {
  // Without a name: everything was cleared.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === name || event.key === null) heard();
  });
}
