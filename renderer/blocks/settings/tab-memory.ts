/** Stands in where the browser denies its storage. */
const page = new Map<string, string>();

/** What this tab remembers under a name; nothing in another tab, and nothing once it is closed. */
export function recall(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? page.get(name);
  } catch {
    return page.get(name);
  }
}

export function remember(name: string, value: string): void {
  page.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The page's own memory has to do.
  }
}

export function forget(name: string): void {
  page.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was never there.
  }
}
