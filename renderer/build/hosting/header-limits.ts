import type { Diagnostic } from '../../sdk/issue.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';
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
