import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { readUrl } from '../../renderer/sdk/read-url.ts';

/** Whether a server that listens on an address listens on every address of this machine, however that is spelled. */
export function isEveryAddress(address: string): boolean {
  return ['', '0.0.0.0', '[::]', '[::ffff:0:0]'].includes(asBrowsersSay(address));
}

/**
 * Whether the `Host` header of a request names the server that listens on an address. A page whose name was made to point
 * here (DNS rebinding) names another host, and reads nothing.
 */
export function namesOwnHost(header: string | undefined, address: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  return name !== undefined && name !== '' && ownNames(address).includes(name);
}

/** Whether a page of another origin sent a request, as far as its browser says. Such a page may only link here. */
export function comesFromElsewhere(headers: IncomingHttpHeaders): boolean {
  if (headers.origin !== undefined) return !isOwnOrigin(headers);
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
}

/** Whether a browser says that a page of this very origin sent a request. Who says nothing is not taken for one. */
export function comesFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined
    ? site === 'same-origin'
    : isOwnOrigin(headers) && (site === undefined || site === 'same-origin');
}

/** Whether `Origin` is the origin that was asked. `null` is none: any page can have it, by a frame in a sandbox. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The names that a server answers to: the one it was given, and those that mean the same to every browser. */
function ownNames(address: string): readonly string[] {
  if (isEveryAddress(address)) return [...loopbackNames, ...interfaceAddresses()];
  const name = asBrowsersSay(address);
  return isLoopback(name) ? [...loopbackNames, name] : [name];
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const;

/** Whether an address, as browsers say it, can be reached from this machine only. */
function isLoopback(name: string): boolean {
  return (
    loopbackNames.some((loopback) => loopback === name) ||
    /^(?:127(?:\.\d{1,3}){3}|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(name)
  );
}

/** The addresses that this machine has now; a network may come and go while a server runs. */
function interfaceAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => asBrowsersSay(address)));
}

/** An address as the `Host` header carries it: IPv6 in brackets, numbers in full, names in small letters. */
function asBrowsersSay(address: string): string {
  const url = `http://${address.includes(':') ? `[${address}]` : address}`;
  return readUrl(url)?.hostname ?? address;
}
