import { destinationOrigins, type Site } from '../../site/site.ts';
import { routeHref } from '../../site/urls.ts';
import { cspHash } from '../lib/hash.ts';
import { islandsFolder } from '../lib/island-names.ts';
import type { DocumentCode } from '../page/render/document-code.ts';
import { needsEarly } from '../page/render/early-data.ts';
import type { Sheet } from '../page/render/sheets.ts';
import { everySection, type PageSummary, type SectionSummary } from '../page/resolve/index.ts';
import { type Policy, policyFor, type ThirdPartyOf } from './policy.ts';

/** Headers of some of a site's addresses; each takes the place of what an earlier rule says under its name. */
export interface HostRule {
  readonly at: RulePlace;
  readonly headers: Readonly<Record<string, string>>;
}

/** Which addresses a rule is for, as browsers ask for them, base path included. */
export type RulePlace =
  | { readonly kind: 'all' }
  /** Everything in a folder. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A page, with its file in the output, or another single file. */
  | { readonly kind: 'page' | 'file'; readonly path: string; readonly file: string };

export interface HeaderOptions {
  readonly site: Site;
  readonly pages: readonly PageSummary[];
  /** The sheets that stand inline on some page. */
  readonly inline: readonly Sheet[];
  /** The sheets that stand inline on one page; every sheet when it is left out. */
  readonly inlineOn?: (page: PageSummary) => readonly Sheet[];
  /** The inline code that the document template has of its own. */
  readonly document?: DocumentCode | undefined;
  /** The inline script. */
  readonly loader: string;
  /** The inline script of pages that need one while they are being parsed; empty where no page does. */
  readonly early?: string;
  /** File in the output that holds the speculation rules. */
  readonly speculation: string;
  /** Which code of others pages run. */
  readonly thirdParty?: ThirdPartyOf | undefined;
}

/** What a host takes of one `_headers` file, the one that takes least: Cloudflare Pages. */
export const headerLimits = { rules: 100, line: 2000 } as const;

/** Bytes of one value in a file of nginx, which does not start with a longer one (`ngx_conf_file.c`, a buffer of 4,096). */
export const nginxLimit = 4093;

/** Some hosts to publish on instead, by name: nginx is none of them for a value of more bytes than it takes. */
export function otherHosts(hosts: readonly string[], bytes: number): string {
  return hosts.filter((host) => host !== 'nginx' || bytes <= nginxLimit).join(', ');
}

/** The line that carries a policy. */
export function policyLine({ enforced }: Pick<Policy, 'enforced'>): string {
  return `  Content-Security-Policy: ${enforced}`;
}

/**
 * The headers of a site, which every host's own file is written from. The first rule is for every address, and allows
 * what any page needs; the last ones narrow that down for single pages, those first that gain most by it, as long as
 * hosts take more rules. A host that joins the two policies instead of replacing one does the same by it, since browsers
 * apply both; an address that only the first rule covers works all the same.
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
        // Social cards and logos are shown by other sites and in mail.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    // Their names hold no hash, and each build changes them.
    { at: { kind: 'folder', path: `${base}/${islandsFolder}/` }, headers: { 'Cache-Control': 'no-cache' } },
    {
      at: { kind: 'file', path: `${base}/${speculation}`, file: speculation },
      headers: { 'Content-Type': 'application/speculationrules+json' },
    },
  ];
  return [...around, ...pageRules(options, whole).slice(0, headerLimits.rules - around.length)];
}

/**
 * The policy for every address of a site. Where the line could not hold the frames of all pages, whatever is linked instead
 * of standing inline, no frame stands in it: pages that show some have them in rules of their own, which hosts put in its
 * place.
 */
export function sitePolicy(options: SiteOptions): Policy {
  const { site, pages, inline, thirdParty } = options;
  const forms = [...site.destinations.values()].filter(({ acceptsForms }) => acceptsForms);
  const needs = {
    site,
    pages,
    inline,
    scripts: scriptHashes(options),
    styles: options.document?.styles,
    forms: forms.flatMap(destinationOrigins),
    thirdParty,
  };
  const least = policyFor({ ...needs, inline: inline.slice(0, 1) });
  return policyFor(fits(least) ? needs : { ...needs, frames: [] });
}

/** Whether hosts take a policy in one line. */
export function fits(policy: Pick<Policy, 'enforced'>): boolean {
  return policyLine(policy).length <= headerLimits.line;
}

type InlineScripts = Pick<HeaderOptions, 'loader' | 'early' | 'document'>;
type SiteOptions = Pick<HeaderOptions, 'site' | 'pages' | 'inline' | 'thirdParty'> & InlineScripts;

function scriptHashes({ loader, early = '', document }: InlineScripts): string[] {
  return [cspHash(loader), ...(early === '' ? [] : [cspHash(early)]), ...(document?.scripts ?? [])];
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

/** A rule for each page whose policy is another than the site's, those first for which it matters most. */
function pageRules(options: HeaderOptions, whole: Policy): HostRule[] {
  const { site, pages, early = '', inlineOn = () => options.inline, thirdParty } = options;
  const scripts = scriptHashes({ ...options, early: '' });
  const withEarly = scriptHashes({ ...options, early });
  // Thousands of pages have a few policies between them.
  const weights = new Map<string, number>();
  const weigh = (policy: Policy) => {
    const weight = weights.get(policy.enforced) ?? weightOf(policy, whole);
    weights.set(policy.enforced, weight);
    return weight;
  };
  const policies = new Map<string, Policy>();
  const origins = new Map<readonly SectionSummary[], SectionOrigins>();
  const policyOf = (page: PageSummary) => {
    const sections = everySection(page);
    const own = origins.get(sections) ?? originsOf(sections);
    origins.set(sections, own);
    const { forms } = own;
    const inline = inlineOn(page);
    const others = thirdParty?.(page);
    const key = JSON.stringify([needsEarly(page), inline.map(({ cspHash }) => cspHash), own.key, others]);
    const known =
      policies.get(key) ??
      policyFor({
        site,
        pages: [page],
        inline,
        scripts: needsEarly(page) ? withEarly : scripts,
        styles: options.document?.styles,
        forms,
        thirdParty,
      });
    policies.set(key, known);
    return known;
  };
  const rules = pages.flatMap((page) => {
    if (page.url === undefined) return [];
    const policy = policyOf(page);
    const place = { kind: 'page', path: routeHref(site, page.path), file: page.file } as const;
    return policy.enforced === whole.enforced
      ? []
      : [{ rule: { at: place, headers: policyHeaders(policy) }, weight: weigh(policy) }];
  });
  return rules.sort((a, b) => b.weight - a.weight).map(({ rule }) => rule);
}

/** Where the sections of a page post forms to and what they show in frames, which pages of one kind have alike. */
interface SectionOrigins {
  readonly forms: readonly string[];
  /** Tells them from those of others. */
  readonly key: string;
}

function originsOf(sections: readonly SectionSummary[]): SectionOrigins {
  const forms = sections.flatMap(({ posts }) => [...posts]);
  return { forms, key: JSON.stringify([forms, sections.flatMap(({ frames }) => [...frames])]) };
}

/** What a page gains by a policy of its own: what it cannot do without, then what it is spared, its style sheets last. */
function weightOf(policy: Policy, whole: Policy): number {
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
