import { isLoopback } from '../dev-host.ts';
import { ifPossible } from './if-possible.ts';
import { timeLimit } from './time-limit.ts';

/** One entry of a site's `destinations.json`. */
export interface Destination {
  readonly label: string;
  readonly url?: string | null;
  /** Where local storage may hold another address or the service's key, for this browser alone. */
  readonly storageKey?: string | null;
  /** What it holds there; an address when left out. */
  readonly setting?: 'url' | 'key' | null;
  /** What to say when there is no address. */
  readonly missing?: string | null;
  readonly allowedOrigins?: readonly string[] | null;
  readonly mode?: 'cors' | 'no-cors' | null;
  /** Whether a redirected answer is a receipt although it does not say so. */
  readonly redirectConfirms?: boolean;
  /** What the destination calls values of the payload. */
  readonly fields?: Readonly<Record<string, string>> | null;
}

/** Where leads go at this moment. */
export interface Directory {
  readonly destinations: Readonly<Record<string, Destination>>;
  /** The time by the clock of the site's server, in milliseconds since 1970; NaN when it does not tell. */
  readonly time: number;
}

/**
 * Asks the site where leads go. Throws when it does not say, as behind the sign-in page of a hotel's network, which may
 * answer for another origin.
 */
export async function lookUp(source: string, timeout: number): Promise<Directory> {
  const answer = await fetch(source, { cache: 'no-cache', signal: timeLimit(timeout), mode: 'same-origin' });
  if (!answer.ok) throw new Error(source);
  return { destinations: Object(await answer.json()), time: Date.parse(answer.headers.get('date') ?? '') };
}

/**
 * The address of a destination: the one in local storage if it may be used, else the declared one. One that needs a key
 * has none without it.
 */
export function addressOf(destination: Destination): string | undefined {
  const { url, setting, allowedOrigins } = destination;
  const stored = settingOf(destination);
  const address =
    setting === 'key' ? keyOf(destination) && url : mayReceive(stored, allowedOrigins ?? []) ? stored : url;
  return address || undefined;
}

/** The key that this browser has for a destination, if the destination needs one and it can stand in a header. */
export function keyOf(destination: Destination): string | undefined {
  const key = destination.setting === 'key' ? settingOf(destination) : '';
  return isKey(key) ? key : undefined;
}

/** Why a destination has no address, in a sentence. */
export function absenceOf(destination: Destination): string {
  return keyOf(destination) ? 'No address is declared.' : (destination.missing ?? '');
}

/**
 * Whether leads may go to an address: a safe one, at an allowed origin. `http://localhost:*` stands for every port, as in
 * a content security policy.
 */
export function mayReceive(address: string, allowedOrigins: readonly string[]): boolean {
  if (!isSafeAddress(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`);
}

/** Whether it is an address that nobody can listen in on: https, or http on the loopback. */
export function isSafeAddress(address: string): boolean {
  const url = ifPossible(() => new URL(address));
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether a key can stand in a header. */
export function isKey(text: string): boolean {
  return /^[!-~]+$/.test(text);
}

/** What local storage holds for a destination; empty when that is nothing, or nobody may look. */
export function settingOf({ storageKey }: Destination): string {
  return ifPossible(() => storageKey && localStorage.getItem(storageKey)) || '';
}
