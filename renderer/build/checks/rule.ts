import type { Diagnostic, IssueCode, Path } from '../../sdk/issue.ts';
import type { PageNode, SectionNode, Site } from '../../site/site.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import type { MarkupSummary } from '../lib/markup/summary.ts';
import type { DocumentTemplate } from '../page/render/document.ts';
import type { CssDelivery } from '../page/render/sheets.ts';
import type { LinkUse } from '../page/resolve/fill-text.ts';
import type { PageSummary, ResolvedPage, ResolvedSection } from '../page/resolve/index.ts';
import type { LinkTargets } from '../page/resolve/links.ts';
import type { Finding, PageDiagnostic, PageRecord } from './page-record.ts';

/** What rules see of a page, and of the site around it. */
interface AnyView {
  readonly site: Site;
  /** The site, for rules that compare a text with all facts: a page then depends on the value of each of them. */
  readonly withAllFacts: Pick<Site, 'facts' | 'locale' | 'currency'>;
  /** Language of the texts. */
  readonly locale: string;
  /** Whether a text is written in the config inside the value at a path, and not filled in by a template. */
  readonly isWritten: (path: Path, text: string) => boolean;
  /** Whether the template that a value was filled from contains no number. */
  readonly isNumberFree: (filled: object) => boolean;
}

/** A section. Paths start at its fields, because many pages may share it. */
export interface SectionView extends AnyView {
  readonly section: SectionNode;
}

/** A page with its sections, before it is rendered. */
export interface PageView extends AnyView {
  readonly node: PageNode;
  readonly page: ResolvedPage;
  readonly links: readonly LinkUse[];
  /** Day on which claims and experiments may have expired; without it, none have. */
  readonly today: string | undefined;
  /** Returns the identity of a section's fields, for diagnostics that pages with the same section share. */
  readonly identityOf: (fields: object) => string;
}

/** The HTML of a page, or of a variant of it. Each section was read once. */
export interface HtmlView {
  readonly sections: readonly { readonly section: ResolvedSection; readonly marks: MarkupSummary }[];
  /** The ids of the document around the sections. */
  readonly outside: readonly string[];
}

/** A site with the records of all its pages. */
export interface SiteView {
  /** With its redirects. */
  readonly site: Site;
  readonly loaded: Loaded;
  /** The value of the config. */
  readonly input: unknown;
  readonly options: SiteOptions;
  readonly records: readonly PageRecord[];
  /** The records of routes: all but that of the page for unknown addresses. */
  readonly routes: readonly PageRecord[];
  /** Those that search engines may show. */
  readonly open: readonly PageRecord[];
  readonly pages: readonly PageSummary[];
  /** Ids that links can point at, by the path of the page. */
  readonly targets: ReadonlyMap<string, LinkTargets>;
  /** Whether a path is that of a page with errors. */
  readonly isFailed: (path: string) => boolean;
  readonly document: DocumentTemplate | undefined;
  readonly sheets: CssDelivery | undefined;
  /** Tokens of the theme that no style sheet uses. */
  readonly unusedTokens: readonly string[] | undefined;
  /** Near-duplicate pages. */
  readonly near: readonly Diagnostic[];
  /** What is wrong with the site around its pages, and with each page. */
  readonly found: readonly Diagnostic[];
}

/** What a page rule sees, by what it is about. */
export interface Views {
  readonly section: SectionView;
  readonly page: PageView;
  readonly html: HtmlView;
}

/**
 * When a rule about several pages runs: `always`, even if the site has errors; `sound`, if it has none; `advice`, the default, if
 * rules of these two found none either; `hosts`, even if the site has errors; `texts`, if no rule found any. Rules on HTML run once
 * all pages are rendered.
 */
export const stages = ['always', 'sound', 'advice', 'hosts', 'texts'] as const;

export type Stage = (typeof stages)[number];

interface AnyRule {
  /** Its title and default severity are in `renderer/sdk/issue.ts`, and its explanation in `cli/explain/rules.md`. */
  readonly id: IssueCode;
  readonly stage?: Stage;
}

/** A rule whose findings are diagnostics of one page. */
export interface OwnRule<On extends keyof Views> extends AnyRule {
  readonly on: On;
  readonly report?: undefined;
  check(view: Views[On]): readonly PageDiagnostic[];
}

/** A rule whose findings on all pages make diagnostics together. The build cache stores findings, so they are plain data. */
export interface SharedRule<On extends keyof Views, Found extends Finding = Finding> extends AnyRule {
  readonly on: On;
  check(view: Views[On]): readonly Found[];
  report(records: readonly PageRecord[], view: SiteView): readonly Diagnostic[];
}

/** A rule about the HTML of pages. */
export interface HtmlRule<Found extends Finding = Finding> extends SharedRule<'html', Found> {
  report(records: readonly PageRecord[]): readonly Diagnostic[];
}

/** A rule about one page at a time. A section that many pages share is checked once. */
export type PageRule = OwnRule<'section'> | SharedRule<'section'> | OwnRule<'page'> | SharedRule<'page'> | HtmlRule;

/** A rule about the site, or about all its pages together. */
export interface SiteRule extends AnyRule {
  readonly on: 'site';
  check(view: SiteView): readonly Diagnostic[];
}

/** Returns what a rule found on a page. */
export function findingsOf<Found extends Finding>(
  { hits }: Pick<PageRecord, 'hits'>,
  { id }: SharedRule<keyof Views, Found>,
): readonly Found[] {
  return (hits[id] ?? []) as readonly Found[];
}
