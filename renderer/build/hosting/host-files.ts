import type { SiteParts } from '../assets/site-parts.ts';
import { inlineSheets } from '../page/render/css-delivery.ts';
import { hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { headersFile } from './headers.ts';
import { hostRules } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/** The inline scripts of a site and its speculation file. */
export interface BuiltScripts {
  readonly loader: string;
  readonly early: string;
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
    ...(site.hosts.includes('vercel') ? [{ path: 'vercel.json', text: vercelFile(site, redirects, rules) }] : []),
    ...(site.hosts.includes('nginx') ? [{ path: 'nginx.conf', text: nginxFile(site, redirects, rules) }] : []),
    { path: '_headers', text: headersFile(rules, site.origin.base) },
  ];
}
