import { readTarget } from './target.ts';

/** The target of a redirect. */
export interface RedirectTarget {
  readonly to: string;
  readonly status: number;
}

/** A line of `_redirects`. */
export interface RedirectLine extends RedirectTarget {
  /** As written in the file. */
  readonly from: string;
}

/** Parses a `_redirects` file like Netlify and Cloudflare Pages: a path, its target and the status on each line. */
export function redirectLines(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/);
    return to === undefined || from.startsWith('#') ? [] : [{ from, to, status: Number(status) }];
  });
}

/** Returns a function that finds the redirect of a decoded path. */
export function parseRedirects(text: string): (path: string) => RedirectTarget | undefined {
  const moved = new Map<string, RedirectTarget>();
  for (const { from, to, status } of redirectLines(text)) {
    const path = readTarget(from)?.path;
    if (path !== undefined) moved.set(path, { to, status });
  }
  return (path) => moved.get(path);
}
