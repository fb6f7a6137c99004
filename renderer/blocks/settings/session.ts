import { getTabItem, removeTabItem, setTabItem } from './tab-storage.ts';

const key = 'frontage-settings';

/** Whether this tab has entered the password. A changed password must be entered again. */
export function isLoggedIn(passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && getTabItem(key) === passwordHash;
}

/** Stores for this tab's session that the password was right. */
export function logIn(passwordHash = ''): void {
  setTabItem(key, passwordHash);
}

export function logOut(): void {
  removeTabItem(key);
}
