import { highest } from '../../sdk/any-length.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import { withoutFileName } from '../../sdk/route-path.ts';
import { thousands } from '../../sdk/thousands.ts';
import type { Site } from '../../site/site.ts';
import { bothSpellings, type HostedRedirect, hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { cloudfrontFunction, functionLimit } from './cloudfront-function.ts';
import { hostsWithFile } from './host-file-names.ts';
import { nginxLimit, otherHosts } from './host-rules.ts';
import { vercelRedirects } from './vercel.ts';

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
