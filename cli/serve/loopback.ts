import type { Destination } from '../../renderer/client/leads/destination.ts';

/**
 * Every port of this machine, as a content security policy and the outbox read it. The grammar of policies has no place
 * for `[::1]` (CSP Level 3, host-source), and browsers ignore it.
 */
const loopbackOrigins = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/** What `dev` and `preview` change in a file of the site on its way out; everything else is what `build` writes. */
export type Rewrite = (file: string, text: string) => string;

/** File of a site that says where leads go. */
export const destinationsFile = 'destinations.json';

/** Lets a form of the site send to a destination on this machine: one that is being written, or a stand-in. */
export const rewriteForLoopback: Rewrite = (file, text) =>
  file === destinationsFile
    ? rewriteDestinations(text, (destination) => ({
        ...destination,
        allowedOrigins: [...(destination.allowedOrigins ?? []), ...loopbackOrigins],
      }))
    : text;

/** Headers that let pages send to this machine; what a policy does not restrict stays as it is. */
export function headersForLoopback(headers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const name = 'content-security-policy';
  const policy = headers.get(name);
  if (policy === undefined) return headers;
  const loosened = policy.replace(/\b(?:connect-src|form-action) [^;]*/g, (directive) =>
    [directive.trimEnd(), ...loopbackOrigins].join(' '),
  );
  return new Map(headers).set(name, loosened);
}

/** Changes each entry of the file of destinations. */
export function rewriteDestinations(
  text: string,
  change: (destination: Destination, name: string) => Destination,
): string {
  const entries = Object.entries(readDestinations(text));
  return JSON.stringify(Object.fromEntries(entries.map(([name, destination]) => [name, change(destination, name)])));
}

/** The entries of the file of destinations; none when there is no such file, or none that can be read. */
export function readDestinations(text: string | undefined): Readonly<Record<string, Destination>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
