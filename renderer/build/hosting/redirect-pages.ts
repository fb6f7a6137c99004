import { isHtmlFile } from '../../sdk/route-path.ts';
import type { Site } from '../../site/site.ts';
import { startsAtRoot } from '../lib/slash-path.ts';
import type { HostedRedirect } from '../schema/redirect-rules.ts';

/** A page that leads to another address, for hosts that cannot redirect. */
export interface RedirectPage {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns a page for each redirect. It is the `index.html` of a folder, which such hosts find with and without a slash at
 * the end, unless the old address is that of an HTML file.
 */
export function redirectPages(
  { origin }: Pick<Site, 'origin'>,
  redirects: readonly HostedRedirect[],
): readonly RedirectPage[] {
  const pages = redirects.map(({ from, to }) => ({
    path: redirectPagePath(from, origin.base),
    text: page(to, origin),
  }));
  return [...new Map(pages.map((one) => [one.path, one])).values()];
}

/** Returns the file for a redirect from an encoded address. */
export function redirectPagePath(from: string, base: string): string {
  const path = decodeURIComponent(from)
    .slice(decodeURI(base).length)
    .replace(/^\/|\/$/g, '');
  if (path === '') return 'index.html';
  return isHtmlFile(path) ? path : `${path}/index.html`;
}

function page(to: string, { origin }: Site['origin']): string {
  const whole = startsAtRoot(to) ? origin + to : to;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(whole)}</title>
<meta http-equiv="refresh" content="0; url=${escaped(to)}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escaped(whole)}">
</head>
<body>
<p><a href="${escaped(to)}">${escaped(whole)}</a></p>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
