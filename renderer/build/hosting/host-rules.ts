import { destinationOrigins, type Site } from '../../site/site.ts';
import { routeHref } from '../../site/urls.ts';
import { cspHash } from '../lib/hash.ts';
import { islandsFolder } from '../lib/island-names.ts';
import type { DocumentCode } from '../page/render/document.ts';
import { needsEarly, needsThanks } from '../page/render/head.ts';
import type { Sheet } from '../page/render/sheets.ts';
import { everySection, type PageSummary, type SectionSummary } from '../page/resolve/index.ts';
import { type Policy, policyFor } from './policy.ts';

/** Headers for some addresses of a site. They override those of earlier rules. */
export interface HostRule {
  readonly at: RuleTarget;
  readonly headers: Readonly<Record<string, string>>;
}

/** The addresses of a rule, as browsers request them, base path included. */
export type RuleTarget =
  | { readonly kind: 'all' }
  | { readonly kind: 'folder'; readonly path: string }
  /** A page or another file, with its path in the output. */
  | { readonly kind: 'page' | 'file'; readonly path: string; readonly file: string };

export interface HeaderOptions {
  readonly site: Site;
  readonly pages: readonly PageSummary[];
  /** The sheets that are inline on some page. */
  readonly inline: readonly Sheet[];
  /** The inline sheets of one page; defaults to all of `inline`. */
  readonly inlineOn?: (page: PageSummary) => readonly Sheet[];
  /** The inline code in the document template. */
  readonly document?: DocumentCode | undefined;
  /** The inline script. */
  readonly loader: string;
  /** The inline script that some pages need while they are parsed; empty if none does. */
  readonly early?: string;
  /** That of pages that show values of a lead. */
  readonly thanks?: string;
  /** File in the output that holds the speculation rules. */
  readonly speculation: string;
}

/** Limits for `_headers` on Cloudflare Pages, the lowest of all hosts. */
export const headerLimits = { rules: 100, line: 2000 } as const;

/** Maximum bytes of a value in an nginx file. nginx does not start with a longer one (`ngx_conf_file.c`, buffer of 4,096). */
export const nginxLimit = 4093;

/** Joins the names of hosts to suggest. Leaves out nginx for values beyond its limit. */
export function otherHosts(hosts: readonly string[], bytes: number): string {
  return hosts.filter((host) => host !== 'nginx' || bytes <= nginxLimit).join(', ');
}

/** Returns the `_headers` line of a policy. */
export function policyLine({ enforced }: Pick<Policy, 'enforced'>): string {
  return `  Content-Security-Policy: ${enforced}`;
}

/**
 * Returns the headers of a site, from which each host's file is written. The first rule applies to every address and allows
 * what any page needs. The last ones narrow that down for single pages, most useful first, up to the limit of rules. The
 * result is the same on hosts that join both policies, since browsers apply both. Pages without a rule work as well.
 */
export function hostRules(options: HeaderOptions): HostRule[] {
  const { site, speculation } = options;
  const { base } = site.origin;
  const whole = sitePolicy(options);
  const around: HostRule[] = [
    { at: { kind: 'all' }, headers: { ...policyHeaders(whole), ...common(site, speculation) } },
    {
      at: { kind: 'folder', path: `${base}/assets/` },
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Other sites and mail show social cards and logos.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    // Their names have no hash, and each build changes them.
    { at: { kind: 'folder', path: `${base}/${islandsFolder}/` }, headers: { 'Cache-Control': 'no-cache' } },
    {
      at: { kind: 'file', path: `${base}/${speculation}`, file: speculation },
      headers: { 'Content-Type': 'application/speculationrules+json' },
    },
  ];
  return [...around, ...pageRules(options, whole).slice(0, headerLimits.rules - around.length)];
}

/**
 * Returns the policy for every address of a site. If the line cannot hold the frame origins of all pages, even without
 * inline sheets, it has none. Pages with frames then get rules of their own, which override it.
 */
export function sitePolicy(options: SiteOptions): Policy {
  const { site, pages, inline } = options;
  const forms = [...site.destinations.values()].filter(({ acceptsForms }) => acceptsForms);
  const needs = {
    site,
    pages,
    inline,
    scripts: scriptHashes(options),
    styles: options.document?.styles,
    forms: forms.flatMap(destinationOrigins),
  };
  const least = policyFor({ ...needs, inline: inline.slice(0, 1) });
  return policyFor(fits(least) ? needs : { ...needs, frames: [] });
}

/** Whether the line of a policy is within the limit of hosts. */
export function fits(policy: Pick<Policy, 'enforced'>): boolean {
  return policyLine(policy).length <= headerLimits.line;
}

type InlineScripts = Pick<HeaderOptions, 'loader' | 'early' | 'thanks' | 'document'>;
type SiteOptions = Pick<HeaderOptions, 'site' | 'pages' | 'inline'> & InlineScripts;

function scriptHashes({ loader, early = '', thanks = '', document }: InlineScripts): string[] {
  const some = [early, thanks].filter((script) => script !== '');
  return [...[loader, ...some].map(cspHash), ...(document?.scripts ?? [])];
}

function policyHeaders({ enforced, reported }: Policy): Record<string, string> {
  return {
    'Content-Security-Policy': enforced,
    ...(reported !== undefined && { 'Content-Security-Policy-Report-Only': reported }),
  };
}

function common(site: Site, speculation: string): Record<string, string> {
  return {
    ...(site.preview && { 'X-Robots-Tag': 'noindex' }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': `"${site.origin.base}/${speculation}"`,
    'Cache-Control': 'no-cache',
  };
}

/** A rule for each page whose policy differs from the site's, most useful first. */
function pageRules(options: HeaderOptions, whole: Policy): HostRule[] {
  const { site, pages, early = '', thanks = '', inlineOn = () => options.inline } = options;
  const scriptsOf = (page: PageSummary) =>
    scriptHashes({ ...options, early: needsEarly(page) ? early : '', thanks: needsThanks(page) ? thanks : '' });
  // Thousands of pages share a few policies.
  const usefulness = new Map<string, number>();
  const order = (policy: Policy) => {
    const known = usefulness.get(policy.enforced) ?? usefulnessOf(policy, whole);
    usefulness.set(policy.enforced, known);
    return known;
  };
  const made = (page: PageSummary): Policy =>
    policyFor({
      site,
      pages: [page],
      inline: inlineOn(page),
      scripts: scriptsOf(page),
      styles: options.document?.styles,
      forms: everySection(page).flatMap(({ posts }) => [...posts]),
    });
  const bySections = new Map<readonly SectionSummary[], Policy>();
  const policyOf = (page: PageSummary): Policy => {
    if (needsEarly(page) || needsThanks(page)) return made(page);
    const policy = bySections.get(page.sections) ?? made(page);
    bySections.set(page.sections, policy);
    return policy;
  };
  const rules = pages.flatMap((page) => {
    if (page.url === undefined) return [];
    const policy = policyOf(page);
    const at = { kind: 'page', path: routeHref(site, page.path), file: page.file } as const;
    return policy.enforced === whole.enforced
      ? []
      : [{ rule: { at, headers: policyHeaders(policy) }, order: order(policy) }];
  });
  return rules.sort((a, b) => b.order - a.order).map(({ rule }) => rule);
}

/** How useful its own policy is to a page: 2 if it needs a source, 1 if it drops one, 0 if only style sheets differ. */
function usefulnessOf(policy: Policy, whole: Policy): number {
  const own = sourcesOf(policy);
  const all = sourcesOf(whole);
  if ([...own].some((source) => !all.has(source))) return 2;
  return [...all].some((source) => !own.has(source) && !source.startsWith('style-src ')) ? 1 : 0;
}

function sourcesOf({ enforced }: Policy): ReadonlySet<string> {
  return new Set(
    enforced.split('; ').flatMap((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return sources.map((source) => `${name} ${source}`);
    }),
  );
}

/**
 * Returns the `_headers` file for static hosts (Netlify, Cloudflare Pages). Removes a header that an earlier rule sets
 * before setting it, because Cloudflare would join both values.
 */
export function headersFile(rules: readonly HostRule[], base: string): string {
  const lines = rules.flatMap(({ at, headers }, index) => {
    const known = new Set(
      rules.slice(0, index).flatMap((earlier) => (covers(earlier.at, at) ? Object.keys(earlier.headers) : [])),
    );
    return [
      pattern(at, base),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(known.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ];
  });
  return [...lines, ''].join('\n');
}

/** Returns all headers of the addresses of a rule: its own, and those of earlier rules that apply there as well. */
export function headersAt(rules: readonly HostRule[], { at }: HostRule): Readonly<Record<string, string>> {
  const own = rules.findIndex((rule) => rule.at === at);
  const applied = rules.filter((rule, index) => index === own || (index < own && covers(rule.at, at)));
  return Object.fromEntries(applied.flatMap(({ headers }) => Object.entries(headers)));
}

/** Whether a rule applies to every address that another applies to. */
function covers(rule: RuleTarget, other: RuleTarget): boolean {
  if (rule.kind === 'all') return true;
  return rule.kind === 'folder' && other.kind !== 'all' && other.path.startsWith(rule.path);
}

function pattern(at: RuleTarget, base: string): string {
  if (at.kind === 'all') return `${base}/*`;
  return at.kind === 'folder' ? `${at.path}*` : at.path;
}
