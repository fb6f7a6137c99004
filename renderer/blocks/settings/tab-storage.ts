/** Fallback when the browser denies storage. */
const page = new Map<string, string>();

/** Returns a value from this tab's session, which ends when the tab closes. */
export function getTabItem(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? page.get(name);
  } catch {
    return page.get(name);
  }
}

export function setTabItem(name: string, value: string): void {
  page.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The page's map has the value.
  }
}

export function removeTabItem(name: string): void {
  page.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
