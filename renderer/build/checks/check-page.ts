import { append } from '../../sdk/any-length.ts';
import type { IssueCode } from '../../sdk/issue.ts';
import type { PageNode, SectionNode } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';
import type { LinkUse } from '../page/resolve/fill-text.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import { type Finding, type PageDiagnostic, type PageHits, type PageRecord, SectionIdentities } from './page-record.ts';
import { pageRules } from './page-rules.ts';
import type { OwnRule, PageView, SharedRule, Views } from './rule.ts';

/** What rules find: diagnostics of one page, and what they report for several pages together, by the rule. */
export interface Findings {
  readonly diagnostics: PageDiagnostic[];
  readonly hits: Partial<Record<IssueCode, Finding[]>>;
}

/** Runs rules on one view. */
export function runRules<On extends keyof Views>(
  rules: readonly (OwnRule<On> | SharedRule<On>)[],
  view: Views[On],
): Findings {
  const diagnostics: PageDiagnostic[] = [];
  const hits: Findings['hits'] = {};
  for (const rule of rules) {
    if (rule.report === undefined) append(diagnostics, rule.check(view));
    else addHits(hits, { [rule.id]: rule.check(view) });
  }
  return { diagnostics, hits };
}

/** Adds what rules found, if anything: pages without hits are reused. */
export function addHits(hits: Findings['hits'], more: PageHits): void {
  for (const id in more) {
    const found = more[id as IssueCode] ?? [];
    if (found.length > 0) hits[id as IssueCode] = [...(hits[id as IssueCode] ?? []), ...found];
  }
}

/** What rules find in a section. Paths are inside the section. */
interface SectionCheck extends Findings {
  /** See {@link PageCheck}. */
  readonly readsAllFacts: boolean;
}

interface PageCheck extends Pick<PageRecord, 'diagnostics' | 'hits'> {
  /** Whether a text was compared with all facts of the site. */
  readonly readsAllFacts: boolean;
}

/** A site, and where its texts come from. */
export type CheckContext = Pick<PageView, 'site' | 'today' | 'isWritten' | 'isNumberFree'>;

const sectionRules = pageRules.filter((rule) => rule.on === 'section');
const wholeRules = pageRules.filter((rule) => rule.on === 'page');
const rulesDespiteErrors = wholeRules.filter(({ stage }) => stage === 'always');

/** Runs rules on pages before they are rendered. A section that many pages share is checked once. */
export class PageChecks {
  readonly #context: CheckContext & Pick<PageView, 'withAllFacts' | 'identityOf'>;
  readonly #identities = new SectionIdentities(contentHash);
  /** By the language of their pages. */
  readonly #sections = new Map<string, WeakMap<object, SectionCheck>>();
  #readsAllFacts = false;

  constructor(context: CheckContext) {
    const { facts, locale, currency } = context.site;
    const get = () => {
      this.#readsAllFacts = true;
      return facts;
    };
    const withAllFacts = Object.defineProperty({ facts, locale, currency }, 'facts', { get });
    this.#context = { ...context, withAllFacts, identityOf: (fields) => this.#identities.of(fields) };
  }

  /** `isSound` means that nothing was found in what the config says of the page, and no text was compared with all facts. */
  check(node: PageNode, page: ResolvedPage, links: readonly LinkUse[], isSound = false): PageCheck {
    this.#readsAllFacts = false;
    const { diagnostics, hits: ofPage } = runRules(wholeRules, this.#viewOf(node, page, links));
    let readsAllFacts = this.#readsAllFacts;
    const hits: Findings['hits'] = {};
    for (const { node: section, slot } of everySection(page)) {
      if (isSound && slot === 'main') continue;
      const check = this.#checkSection(section, node);
      readsAllFacts ||= check.readsAllFacts;
      if (check === valid) continue;
      const identity = this.#identities.of(section.fields);
      const located = <Found extends Finding>(found: Found) => ({
        ...found,
        path: [...section.at, ...found.path],
        section: identity,
      });
      append(diagnostics, check.diagnostics.map(located));
      for (const [id, found] of Object.entries(check.hits))
        addHits(hits, { [id]: found.map((one) => ({ ...located(one), name: section.name })) });
    }
    addHits(hits, ofPage);
    return { diagnostics, hits, readsAllFacts };
  }

  /** Runs the rules that a page of a site with errors can be checked by. */
  checkDespiteErrors(node: PageNode, page: ResolvedPage): PageCheck {
    return { ...runRules(rulesDespiteErrors, this.#viewOf(node, page, [])), readsAllFacts: false };
  }

  #viewOf(node: PageNode, page: ResolvedPage, links: readonly LinkUse[]): PageView {
    const { isWritten, site } = this.#context;
    const { locale = site.locale, origin } = node;
    return { ...this.#context, node, page, links, locale, isWritten: origin === undefined ? always : isWritten };
  }

  #checkSection(section: SectionNode, { at, origin, locale = this.#context.site.locale }: PageNode): SectionCheck {
    const checked = this.#sections.get(locale) ?? new WeakMap<object, SectionCheck>();
    this.#sections.set(locale, checked);
    const known = checked.get(section.fields);
    if (known !== undefined) return known;
    this.#readsAllFacts = false;
    const { isWritten } = this.#context;
    const isMade = origin !== undefined && at.every((key, depth) => section.at[depth] === key);
    const found = runRules(sectionRules, {
      ...this.#context,
      section,
      locale,
      isWritten: isMade ? (inside, text) => isWritten([...section.at, ...inside], text) : always,
    });
    const readsAllFacts = this.#readsAllFacts;
    const isValid = found.diagnostics.length + Object.keys(found.hits).length === 0 && !readsAllFacts;
    const check = isValid ? valid : { ...found, readsAllFacts };
    checked.set(section.fields, check);
    return check;
  }
}

const valid: SectionCheck = { diagnostics: [], hits: {}, readsAllFacts: false };

/** Texts of a page that no template made are all written in the config. */
const always = () => true;
