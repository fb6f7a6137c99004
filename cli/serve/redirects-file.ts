import { readTarget } from './target.ts';

/** Where an address has moved to. */
export interface Moved {
  readonly to: string;
  readonly status: number;
}

/** A line of `_redirects`. */
export interface RedirectLine extends Moved {
  /** As the file writes it. */
  readonly from: string;
}

/**
 * Reads a `_redirects` file as Netlify and Cloudflare Pages do, as far as a build writes it: an address, where it leads
 * and the status on each line.
 */
export function redirectLines(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/);
    return to === undefined || from.startsWith('#') ? [] : [{ from, to, status: Number(status) }];
  });
}

/** What a `_redirects` file has for a decoded path, if anything. */
export function parseRedirects(text: string): (path: string) => Moved | undefined {
  const moved = new Map<string, Moved>();
  for (const { from, to, status } of redirectLines(text)) {
    const path = readTarget(from)?.path;
    if (path !== undefined) moved.set(path, { to, status });
  }
  return (path) => moved.get(path);
}
