import { isIP } from 'node:net';

/** Names that are reserved and lead nowhere (RFC 2606, RFC 6761), or only on the network of one machine. */
const reserved = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local|internal|home\.arpa)$/;

/** Networks that routers of the internet do not forward to (RFC 1918, RFC 3927, RFC 6598, RFC 4193, RFC 4291). */
const privateNetworks =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^::1?$|^f[cd]|^fe[89ab]/i;

/** Whether everybody can reach an address by its host name. Does not look it up. */
export function isPublicAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? host.includes('.') && !reserved.test(host) : !privateNetworks.test(host);
}
