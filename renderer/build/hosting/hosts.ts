import type { Diagnostic } from '../../sdk/issue.ts';
import type { Host } from '../../site/hosts.ts';
import type { Site } from '../../site/site.ts';
import { foldersOf } from '../lib/slash-path.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { hostedRedirects } from '../schema/redirect-rules.ts';
import { redirectPagePath } from './redirect-pages.ts';

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
