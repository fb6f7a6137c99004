/** One entry of a site's `destinations.json`. */
export interface Destination {
  readonly label: string;
  readonly url?: string | null;
  /** Where local storage may hold another address, for this browser alone. */
  readonly storageKey?: string | null;
  /** What to say when there is no address. */
  readonly missing?: string | null;
  readonly allowedOrigins?: readonly string[] | null;
  readonly mode?: 'cors' | 'no-cors' | null;
  /** What the destination calls values of the payload. */
  readonly fields?: Readonly<Record<string, string>> | null;
}

/** Where leads go at this moment. */
export interface Directory {
  readonly destinations: Readonly<Record<string, Destination>>;
  /** The time by the clock of the site's server, in milliseconds since 1970; NaN when it does not tell. */
  readonly time: number;
}

/** Asks the site where leads go. Throws when it does not say, as behind the sign-in page of a hotel's network. */
export async function lookUp(source: string, timeout: number): Promise<Directory> {
  const answer = await fetch(source, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(source);
  return { destinations: Object(await answer.json()), time: Date.parse(answer.headers.get('date') ?? '') };
}

/** The address of a destination: the one in local storage if it may be used, else the declared one. */
export function addressOf({ url, storageKey, allowedOrigins }: Destination): string | undefined {
  const stored = storageKey && readSetting(storageKey);
  return (stored && mayReceive(stored, allowedOrigins ?? []) ? stored : url) || undefined;
}

/**
 * Whether leads may go to an address: https, or http on the loopback, at an allowed origin. `http://localhost:*` stands
 * for every port, as in a content security policy.
 */
export function mayReceive(address: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  const safe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
  return safe && (allowedOrigins.includes(origin) || allowedOrigins.includes(`${protocol}//${hostname}:*`));
}

function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
