import { highest } from '../../sdk/any-length.ts';
import { thousands } from '../../sdk/format.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import { withoutFileName } from '../../sdk/paths.ts';
import type { Site } from '../../site/site.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';
import { bothSpellings, type HostedRedirect, hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { cloudfrontFunction, functionLimit } from './cloudformation.ts';
import { hostsWithFile } from './host-file-names.ts';
import {
  fits,
  type HeaderOptions,
  headerLimits,
  hostRules,
  nginxLimit,
  otherHosts,
  policyLine,
  sitePolicy,
} from './host-rules.ts';
import { vercelRedirects } from './vercel.ts';

/**
 * Reports headers that exceed the limits of hosts. Cloudflare Pages drops a line that is too long, and with it everything
 * that the policy forbids.
 */
export function headerLimitDiagnostics(options: Omit<HeaderOptions, 'speculation'>): Diagnostic[] {
  const whole = sitePolicy(options);
  const { length } = policyLine(whole);
  const { site, pages } = options;
  if (!fits(whole)) {
    const others = otherHosts(['nginx', 'Vercel'], whole.enforced.length);
    const diagnostic = (host: string): Diagnostic => ({
      code: 'headers-limit',
      message: `The content security policy is a line of ${length} characters; ${host}.`,
      path: site.destinations.size > 0 ? ['destinations'] : [],
      suggestion: `Name fewer origins in "allowedOrigins", or publish on a host without this limit (${others}).`,
    });
    return [
      diagnostic(`Cloudflare Pages accepts ${headerLimits.line} and drops longer lines`),
      ...(whole.enforced.length > nginxLimit && hostsWithFile(site.hosts).includes('nginx')
        ? [diagnostic(`nginx accepts ${nginxLimit} and does not start with more`)]
        : []),
    ];
  }
  const isFramed = (page: PageSummary) => everySection(page).some(({ frames }) => frames.size > 0);
  if (!groupsOf(pages).some(({ page }) => isFramed(page)) || whole.enforced.includes('; frame-src ')) return [];
  const withRule = new Set(
    hostRules({ ...options, speculation: '' }).flatMap(({ at, headers }) => {
      const enforced = headers['Content-Security-Policy'];
      return at.kind === 'page' && enforced !== undefined && fits({ enforced }) ? [at.file] : [];
    }),
  );
  const without = pages.filter((page) => isFramed(page) && !withRule.has(page.file));
  const [first] = without;
  if (first === undefined) return [];
  return [
    {
      code: 'headers-limit',
      message: `${first.path}${without.length === 1 ? '' : ` and ${without.length - 1} more`} could not show frames on Cloudflare Pages, which accepts ${headerLimits.rules} rules with lines of ${headerLimits.line} characters: the site's frames come from too many origins.`,
      path: ['routes'],
      suggestion: 'Use frames of fewer providers, or publish on a host without this limit (nginx, Vercel).',
    },
  ];
}

/**
 * Limits of hosts: lines of `_redirects` and characters of a line (Cloudflare Pages, "Redirects", which ignores the rest), and
 * entries of `vercel.json` and characters of an address (Vercel, "Configuration redirects", which rejects the site).
 */
export const redirectLimits = {
  cloudflare: { lines: 2000, line: 1000 },
  vercel: { entries: 2048, address: 4096 },
} as const;

/** Reports redirects that exceed the limits of hosts, which do not follow them. */
export function redirectLimitDiagnostics(site: Site): Diagnostic[] {
  const redirects = hostedRedirects(site);
  return [
    ...ofCloudflare(redirects),
    ...(site.hosts.includes('vercel') ? ofVercel(redirects, site) : []),
    ...(hostsWithFile(site.hosts).includes('nginx') ? ofNginx(redirects) : []),
    ...(site.hosts.includes('s3') ? ofCloudfront(redirects, site) : []),
  ];
}

function ofCloudfront(redirects: readonly HostedRedirect[], site: Site): Diagnostic[] {
  const size = (count: number) => Buffer.byteLength(cloudfrontFunction(site, redirects.slice(0, count)));
  const whole = size(redirects.length);
  if (whole <= functionLimit) return [];
  const first = redirects.findIndex((_, index) => size(index + 1) > functionLimit);
  const message = `CloudFront accepts functions of ${thousands(functionLimit)} bytes, and with ${thousands(redirects.length)} redirects that of this site has ${thousands(whole)}.`;
  return [diagnostic(Math.max(0, first), message, fewer)];
}

function ofNginx(redirects: readonly HostedRedirect[]): Diagnostic[] {
  return redirects.flatMap((redirect, index) => {
    if (longest(redirect) <= nginxAddress) return [];
    const message = `This redirect has an address of ${thousands(longest(redirect))} characters; nginx accepts ${thousands(nginxAddress)} and does not start with a longer one.`;
    return [diagnostic(index, message, shorter, redirect)];
  });
}

/** nginx appends the query to the target. */
const queryLength = '$is_args$args'.length;
const nginxAddress = nginxLimit - queryLength;

function longest({ from, to }: HostedRedirect): number {
  return Math.max(from.length + '/'.length, to.length);
}

function ofCloudflare(redirects: readonly HostedRedirect[]): Diagnostic[] {
  const { lines, line } = redirectLimits.cloudflare;
  const long = redirects.flatMap((redirect, index) => {
    const length = highest(
      redirectsFile([redirect])
        .split('\n')
        .map((text) => text.length),
    );
    if (length <= line) return [];
    const message = `This redirect is a line of ${thousands(length)} characters in "_redirects"; Cloudflare Pages accepts ${thousands(line)} and ignores longer lines.`;
    return [diagnostic(index, message, shorter, redirect)];
  });
  const most = countWithin(lines, redirects);
  if (redirects.length <= most) return long;
  const message = `Cloudflare Pages follows ${thousands(most)} redirects, and this site has ${thousands(redirects.length)}: those from here on would not work. Each is two lines of "_redirects", with and without a trailing slash, except for HTML files.`;
  return [...long, diagnostic(most, message, fewer)];
}

/** Number of redirects that fit into a number of lines, each with its spellings. */
function countWithin(lines: number, redirects: readonly HostedRedirect[]): number {
  let left = lines;
  const first = redirects.findIndex((redirect) => {
    left -= bothSpellings([redirect]).length;
    return left < 0;
  });
  return first === -1 ? redirects.length : first;
}

function ofVercel(redirects: readonly HostedRedirect[], { trailingSlash }: Pick<Site, 'trailingSlash'>): Diagnostic[] {
  const { entries, address } = redirectLimits.vercel;
  const written = vercelRedirects(redirects, trailingSlash);
  const long = redirects.flatMap((redirect, index) => {
    const length = longest(redirect);
    if (length <= address) return [];
    const message = `This redirect has an address of ${thousands(length)} characters; Vercel accepts ${thousands(address)} and refuses a site with a longer one.`;
    return [diagnostic(index, message, shorter, redirect)];
  });
  if (written.length <= entries) return long;
  const each = trailingSlash === 'always' ? 2 : 1;
  const message = `Vercel accepts ${thousands(entries / each)} redirects, and refuses a site with more: this one has ${thousands(Math.ceil(written.length / each))}.`;
  const first = redirects.findIndex(({ from }) => withoutFileName(from) === written[entries]?.from);
  return [...long, diagnostic(Math.max(0, first), message, fewer)];
}

const fewer = 'Remove those from addresses that are no longer requested';
const shorter = 'Redirect to a shorter address';

/** `index` is that of the redirect in the config, `long` the redirect whose address is too long. */
function diagnostic(index: number, message: string, remedy: string, long?: HostedRedirect): Diagnostic {
  const others = otherHosts(['Netlify', 'nginx'], long === undefined ? 0 : longest(long) + queryLength);
  return {
    code: 'redirects-limit',
    message,
    path: ['redirects', index],
    suggestion: `${remedy}, or publish on a host without this limit (${others}).`,
  };
}
