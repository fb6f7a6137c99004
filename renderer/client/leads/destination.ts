import { isLoopback } from '../dev-host.ts';
import { ignoreErrors, timeoutSignal } from './browser.ts';

/** One entry of a site's `destinations.json`. */
export interface Destination {
  readonly label: string;
  readonly url?: string | null;
  /** Key in local storage for another address, or the service's key, for this browser only. */
  readonly storageKey?: string | null;
  /** What local storage holds; an address by default. */
  readonly setting?: 'url' | 'key' | null;
  /** The message when there is no address. */
  readonly missing?: string | null;
  readonly allowedOrigins?: readonly string[] | null;
  readonly mode?: 'cors' | 'no-cors' | null;
  /** Whether a redirected response counts as a receipt without saying so. */
  readonly redirectConfirms?: boolean;
  /** The destination's names for values of the payload. */
  readonly fields?: Readonly<Record<string, string>> | null;
}

/** The destinations at this moment. */
export interface Directory {
  readonly destinations: Readonly<Record<string, Destination>>;
  /** Time of the site's server in milliseconds since 1970; NaN if it sends none. */
  readonly time: number;
}

/**
 * Fetches the site's destinations. Throws when the response is not from the site, as behind a hotel's sign-in page,
 * which may redirect to another origin.
 */
export async function loadDirectory(source: string, timeout: number): Promise<Directory> {
  const answer = await fetch(source, { cache: 'no-cache', signal: timeoutSignal(timeout), mode: 'same-origin' });
  if (!answer.ok) throw new Error(source);
  return { destinations: Object(await answer.json()), time: Date.parse(answer.headers.get('date') ?? '') };
}

/**
 * Returns the address of a destination: the one in local storage if it is allowed, else the declared one. A destination
 * that needs a key has no address without it.
 */
export function destinationAddress(destination: Destination): string | undefined {
  const { url, setting, allowedOrigins } = destination;
  const stored = storedSetting(destination);
  const address =
    setting === 'key'
      ? destinationKey(destination) && url
      : mayReceiveLeads(stored, allowedOrigins ?? [])
        ? stored
        : url;
  return address || undefined;
}

/** Returns this browser's key for a destination, if the destination needs one and the key is valid in a header. */
export function destinationKey(destination: Destination): string | undefined {
  const key = destination.setting === 'key' ? storedSetting(destination) : '';
  return isHeaderSafeKey(key) ? key : undefined;
}

/** Explains in a sentence why a destination has no address. */
export function missingAddressMessage(destination: Destination): string {
  return destinationKey(destination) ? 'No address is declared.' : (destination.missing ?? '');
}

/**
 * Whether leads may go to an address: it is safe and its origin is allowed. `http://localhost:*` allows every port, as
 * in a content security policy.
 */
export function mayReceiveLeads(address: string, allowedOrigins: readonly string[]): boolean {
  if (!isSafeAddress(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`);
}

/** Whether an address is encrypted or local: https, or http on the loopback. */
export function isSafeAddress(address: string): boolean {
  const url = ignoreErrors(() => new URL(address));
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether a key is valid in a header. */
export function isHeaderSafeKey(text: string): boolean {
  return /^[!-~]+$/.test(text);
}

/** What local storage holds for a destination; empty if nothing, or if storage is denied. */
export function storedSetting({ storageKey }: Destination): string {
  return ignoreErrors(() => storageKey && localStorage.getItem(storageKey)) || '';
}
