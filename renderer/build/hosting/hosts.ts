import type { Diagnostic } from '../../sdk/issue.ts';
import { isHtmlFile } from '../../sdk/paths.ts';
import type { Host } from '../../site/hosts.ts';
import type { Site } from '../../site/site.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { foldersOf, startsAtRoot } from '../lib/slash-path.ts';
import { inlineSheets } from '../page/render/sheets.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { type HostedRedirect, hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { cloudformationFile } from './cloudformation.ts';
import { fileOfHost, type HostWithFile, hostsWithFile } from './host-file-names.ts';
import { type HostRule, headersFile, hostRules } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/** Writes the configuration file of each host from the same redirects and headers. */
export const writers = {
  vercel: vercelFile,
  'github-pages': () => '',
  s3: cloudformationFile,
  nginx: nginxFile,
  caddy: caddyFile,
  apache: apacheFile,
  docker: dockerFile,
} as const satisfies Record<HostWithFile, HostFileWriter>;

type HostFileWriter = (
  site: Pick<Site, 'trailingSlash' | 'origin' | 'publicFiles'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
) => string;

/** The inline scripts of a site and its speculation file. */
interface BuiltScripts {
  readonly loader: string;
  readonly early: string;
  readonly thanks: string;
  readonly speculation: string;
}

/** Returns the files with headers and redirects for each host, all from the same rules. */
export function hostFiles(
  { site, pages, styles, sheets, document }: SiteParts,
  scripts: BuiltScripts,
): readonly { readonly path: string; readonly text: string }[] {
  const redirects = hostedRedirects(site);
  const rules = hostRules({
    site,
    pages,
    inline: sheets.inline,
    document: document.code,
    inlineOn: (page) => inlineSheets(page, styles, sheets),
    ...scripts,
  });
  return [
    ...(redirects.length === 0 ? [] : [{ path: '_redirects', text: redirectsFile(redirects) }]),
    ...hostsWithFile(site.hosts).map((host) => ({
      path: fileOfHost[host],
      text: writers[host](site, redirects, rules),
    })),
    ...(site.hosts.includes('github-pages') ? redirectPages(site, redirects) : []),
    { path: '_headers', text: headersFile(rules, site.origin.base) },
  ];
}

/** What a host cannot do with a site, for the report of a build. */
const limits: Readonly<Partial<Record<Host, string>>> = {
  'github-pages':
    'GitHub Pages sends no headers of a site: no content security policy, and it chooses the caching. Redirects are pages that lead on, temporary ones too, and without the query. An address with a slash too many is a 404.',
  s3: 'CloudFront has one content security policy for all pages instead of one for each. An address with a slash too many is redirected even if its page does not exist.',
};

/** Returns what the hosts of a site cannot do, one text for each. */
export function hostLimits(hosts: readonly Host[]): string[] {
  return hosts.flatMap((host) => limits[host] ?? []);
}

/**
 * Reports what keeps a host from serving a site: redirects that cannot be pages, and hosts that cannot share an output.
 */
export function hostConflicts(site: Site, pages: readonly Pick<PageSummary, 'file'>[]): Diagnostic[] {
  if (!site.hosts.includes('github-pages')) return [];
  return [...sharedOutput(site), ...pagesInTheWay(site, pages)];
}

/** Reports redirects whose page needs a folder where a file is. */
function pagesInTheWay(site: Site, pages: readonly Pick<PageSummary, 'file'>[]): Diagnostic[] {
  const paths = hostedRedirects(site).map(({ from }) => redirectPagePath(from, site.origin.base));
  const files = new Set([...pages.map(({ file }) => file), ...paths].map((file) => file.toLowerCase()));
  return paths.flatMap((path, index): Diagnostic[] => {
    const file = foldersOf([path.toLowerCase()]).find((folder) => files.has(folder));
    if (file === undefined) return [];
    return [
      {
        code: 'hosts-conflict',
        message: `GitHub Pages needs a page for this redirect, ${path}, but ${file} is a file.`,
        path: ['redirects', index, 'from'],
        suggestion: 'Remove the redirect, or publish on a host that redirects by itself.',
      },
    ];
  });
}

/**
 * Reports hosts that cannot share an output. GitHub Pages needs redirects as pages, and Netlify serves a page that exists
 * instead of following a redirect.
 */
function sharedOutput({ hosts, redirects }: Site): Diagnostic[] {
  if (redirects.length === 0 || !hosts.includes('netlify')) return [];
  return [
    {
      code: 'hosts-conflict',
      message:
        'One output cannot serve GitHub Pages and Netlify: the first needs a page for each redirect, and the second shows that page instead of redirecting.',
      path: ['hosts'],
      suggestion: 'Build once for each: `npx frontage build --host github-pages --out dist-github`.',
    },
  ];
}

/**
 * Returns a `Dockerfile` for an image with the site and nginx, which includes the site's `nginx.conf`. The folder of the
 * output is the whole context: `docker build dist`.
 */
export function dockerFile({ origin }: Pick<Site, 'origin'>): string {
  const folder = `/srv/site${decodeURI(origin.base)}`;
  return `# syntax=docker/dockerfile:1
FROM nginx:stable-alpine
COPY <<"END" /etc/nginx/conf.d/default.conf
server {
  listen 80;
  root /srv/site;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types application/json application/javascript application/xml image/svg+xml text/css text/javascript text/plain text/xml;
  include "${folder}/nginx.conf";
}
END
COPY [".", "${folder}"]
`;
}

/** A page that leads to another address, for hosts that cannot redirect. */
interface RedirectPage {
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
