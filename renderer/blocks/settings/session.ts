import { forget, recall, remember } from './tab-memory.ts';

const key = 'frontage-settings';

/** Whether this tab gave the right password; one that was changed since then is asked for anew. */
export function isLoggedIn(passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && recall(key) === passwordHash;
}

/** Remembers for as long as the tab lives that the password was right. */
export function logIn(passwordHash = ''): void {
  remember(key, passwordHash);
}

export function logOut(): void {
  forget(key);
}
