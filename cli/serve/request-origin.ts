import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { readUrl } from '../../renderer/sdk/url.ts';

/** Returns whether an address means all addresses of this machine. */
export function isEveryAddress(address: string): boolean {
  return ['', '0.0.0.0', '[::]', '[::ffff:0:0]'].includes(browserHost(address));
}

/**
 * Returns whether the `Host` header names the server that listens on an address. This prevents DNS rebinding, where the
 * name of another site points to this machine.
 */
export function isAllowedHost(header: string | undefined, address: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  return name !== undefined && name !== '' && allowedHosts(address).includes(name);
}

/** Returns whether a page of another origin sent a request. Such pages may only link here. */
export function isCrossOrigin(headers: IncomingHttpHeaders): boolean {
  if (headers.origin !== undefined) return !isOwnOrigin(headers);
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}

/** Returns whether the browser says that a page of this origin sent a request. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined
    ? site === 'same-origin'
    : isOwnOrigin(headers) && (site === undefined || site === 'same-origin');
}

/**
 * Returns whether `Origin` is this server, which speaks no https: `https://localhost` is another one, on port 443. `null` is
 * not, because any page can send it from a sandboxed frame.
 */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === `http://${host}`;
}

/** Returns the host names that a server accepts. */
function allowedHosts(address: string): readonly string[] {
  if (isEveryAddress(address)) return [...loopbackNames, ...interfaceAddresses()];
  const name = browserHost(address);
  return isLoopback(name) ? [...loopbackNames, name] : [name];
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const;

/** Returns whether an address can only be reached from this machine. */
function isLoopback(name: string): boolean {
  return (
    loopbackNames.some((loopback) => loopback === name) ||
    /^(?:127(?:\.\d{1,3}){3}|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(name)
  );
}

/** Returns the current addresses of this machine, which may change while a server runs. */
function interfaceAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => browserHost(address)));
}

/** Returns an address as browsers send it in `Host`: IPv6 in brackets, numbers in full, names in lower case. */
function browserHost(address: string): string {
  const url = `http://${address.includes(':') ? `[${address}]` : address}`;
  return readUrl(url)?.hostname ?? address;
}
