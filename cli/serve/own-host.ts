import type { IncomingHttpHeaders } from 'node:http';

/** Whether an address to listen on can be reached from this machine only. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

/**
 * Whether the `Host` header of a request names the address that was listened on. On a loopback address only this
 * machine's own names pass: a page elsewhere whose name was made to point here (DNS rebinding) reads nothing.
 */
export function namesOwnHost(header: string | undefined, address: string): boolean {
  if (!isLoopback(address)) return true;
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header ?? '')?.[1]?.toLowerCase();
  return name !== undefined && ['localhost', '127.0.0.1', '[::1]', address].includes(name);
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
