import type { Site } from '../../site/site.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { inlineSheets } from '../page/render/css-delivery.ts';
import { type HostedRedirect, hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { cloudformationFile } from './cloudformation.ts';
import { dockerFile } from './docker.ts';
import { headersFile } from './headers.ts';
import { fileOfHost, type HostWithFile, hostsWithFile } from './host-file-names.ts';
import { type HostRule, hostRules } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { redirectPages } from './redirect-pages.ts';
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
export interface BuiltScripts {
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
