import type { IncomingHttpHeaders } from 'node:http';

/** Whether an address to listen on can be reached from this machine only, however it is spelled. */
export function isLoopback(address: string): boolean {
  const name = asBrowsersSay(address);
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    /^(?:127(?:\.\d{1,3}){3}|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(name)
  );
}

/** An address as the `Host` header carries it: IPv6 in brackets, numbers in full, names in small letters. */
function asBrowsersSay(address: string): string {
  const url = `http://${address.includes(':') ? `[${address}]` : address}`;
  return URL.canParse(url) ? new URL(url).hostname : address;
}

/**
 * Whether the `Host` header of a request names the address that was listened on. On a loopback address only this
 * machine's own names pass: a page elsewhere whose name was made to point here (DNS rebinding) reads nothing.
 */
export function namesOwnHost(header: string | undefined, address: string): boolean {
  if (!isLoopback(address)) return true;
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  return name !== undefined && ['localhost', '127.0.0.1', '[::1]', asBrowsersSay(address)].includes(name);
}

/**
 * Whether a page of another machine sent a request, as far as its browser says (`Origin`, Fetch Metadata): it may link
 * here, but neither read nor set off anything. Frames without an origin of their own say `null`; they cannot read either.
 */
export function comesFromElsewhere(headers: IncomingHttpHeaders, address: string): boolean {
  if (!isLoopback(address)) return false;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') {
    return !/^https?:\/\//.test(origin) || !namesOwnHost(origin.replace(/^https?:\/\//, ''), address);
  }
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}
