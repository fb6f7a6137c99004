import { readTarget } from './target.ts';

/** Where an address has moved to. */
export interface Moved {
  readonly to: string;
  readonly status: number;
}

/**
 * Reads a `_redirects` file as Netlify and Cloudflare Pages do, as far as a build writes it: an address, where it leads
 * and the status on each line. Gives back what stands for a decoded path, if anything does.
 */
export function parseRedirects(text: string): (path: string) => Moved | undefined {
  const moved = new Map<string, Moved>();
  for (const line of text.split(/\r?\n/)) {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/);
    const path = readTarget(from)?.path;
    if (path !== undefined && to !== undefined && !from.startsWith('#'))
      moved.set(path, { to, status: Number(status) });
  }
  return (path) => moved.get(path);
}
