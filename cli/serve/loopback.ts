import type { Destination } from '../../renderer/client/leads/destination.ts';

/**
 * Every port of this machine, for the content security policy and the outbox. The grammar of policies does not allow
 * `[::1]` (CSP Level 3, host-source).
 */
const loopbackOrigins = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/** Changes a file of the site before `dev` and `preview` serve it. */
export type Rewrite = (file: string, text: string) => string;

/** The file with the destinations of leads. */
export const destinationsFile = 'destinations.json';

/** Allows forms to send to a destination on this machine. */
export const rewriteDestinationsForLoopback: Rewrite = (file, text) =>
  file === destinationsFile
    ? rewriteDestinations(text, (destination) => ({
        ...destination,
        allowedOrigins: [...(destination.allowedOrigins ?? []), ...loopbackOrigins],
      }))
    : text;

/** Returns headers whose policy allows pages to send to this machine. */
export function allowLoopback(headers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const name = 'content-security-policy';
  const policy = headers.get(name);
  if (policy === undefined) return headers;
  const loosened = policy.replace(/\b(?:connect-src|form-action) [^;]*/g, (directive) =>
    [directive.trimEnd(), ...loopbackOrigins].join(' '),
  );
  return new Map(headers).set(name, loosened);
}

/** Returns the file of destinations with each entry changed. */
export function rewriteDestinations(
  text: string,
  change: (destination: Destination, name: string) => Destination,
): string {
  const entries = Object.entries(readDestinations(text));
  return JSON.stringify(Object.fromEntries(entries.map(([name, destination]) => [name, change(destination, name)])));
}

/** Returns the entries of the file of destinations; none if it is missing or invalid. */
export function readDestinations(text: string | undefined): Readonly<Record<string, Destination>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
