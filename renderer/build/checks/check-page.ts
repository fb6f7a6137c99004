import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PageNode, SectionNode, Site } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';
import { needsThanks } from '../page/render/early-data.ts';
import type { LinkUse } from '../page/resolve/fill-text.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import { expiredOverrides } from './claims/conflicts.ts';
import { claimGroups } from './claims/groups.ts';
import { type LiteralContext, literalsInMeta, literalsInSection } from './claims/literal-diagnostics.ts';
import { unmetPolicies } from './claims/policies.ts';
import { incompleteData } from './json-ld/incomplete.ts';
import { deadLinks, inertControls } from './lint/dead-buttons.ts';
import { doubledHeading } from './lint/doubled-heading.ts';
import { pictureDiagnostics } from './lint/image-alt.ts';
import { linkNames } from './lint/link-names.ts';
import { metaMarkup, textMarkup } from './lint/text-markup.ts';
import type { DeadControl, LeadingForm, PageHits, StrandedForm } from './page-hits.ts';
import { type PageDiagnostic, type PageRecord, SectionIdentities } from './page-record.ts';
import { strandedIn } from './stranded-forms.ts';
import { leadingForms, shownLeadValues } from './thanks-pages.ts';

/** What the checks of a section find; paths are inside the section. */
interface SectionCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly dead: readonly { readonly what: string; readonly inside: Path }[];
  readonly forms: readonly (readonly string[])[];
  readonly leading: readonly LeadingForm[];
  /** See {@link PageCheck}. */
  readonly readsAllFacts: boolean;
}

const valid: SectionCheck = { diagnostics: [], dead: [], forms: [], leading: [], readsAllFacts: false };

interface PageCheck extends Pick<PageRecord, 'diagnostics' | 'hits'> {
  /** Whether a number in a text was compared with all facts of the site. */
  readonly readsAllFacts: boolean;
}

/** Checks pages without rendering them. A section that many pages share is checked once. */
export class PageChecks {
  readonly #site: Site;
  readonly #literals: Omit<LiteralContext, 'locale'>;
  readonly #today: string | undefined;
  readonly #groups: ReturnType<typeof claimGroups>;
  readonly #identities = new SectionIdentities(contentHash);
  /** By the language of their pages. */
  readonly #sections = new Map<string, WeakMap<object, SectionCheck>>();
  #readsAllFacts = false;

  /** `today` is the day on which claims and experiments may have expired; without it, none have. */
  constructor(literals: Omit<LiteralContext, 'locale'>, today: string | undefined) {
    this.#site = literals.site;
    const { facts } = literals.site;
    const isRead = () => {
      this.#readsAllFacts = true;
      return facts;
    };
    const site = Object.defineProperty({ ...literals.site }, 'facts', { get: isRead });
    this.#literals = { ...literals, site };
    this.#today = today;
    this.#groups = claimGroups(literals.site.facts);
  }

  /** `isSound` means that nothing was found in what the config says of the page, and no number was compared with facts. */
  check(node: PageNode, page: ResolvedPage, links: readonly LinkUse[], isSound = false): PageCheck {
    this.#readsAllFacts = false;
    const diagnostics: PageDiagnostic[] = [
      ...(isSound ? [] : [...literalsInMeta(node, this.#literalsOf(node)), ...metaMarkup(node)]),
      ...(this.#today === undefined ? [] : expiredOverrides(node, this.#today)),
      ...incompleteData(page, node.at[0] === 'routes' ? node.at : []),
      ...linkNames(page, this.#identities),
    ];
    let readsAllFacts = this.#readsAllFacts;
    const dead: DeadControl[] = [];
    const forms: StrandedForm[] = [];
    const leading: LeadingForm[] = [];
    for (const { node: section, slot } of everySection(page)) {
      if (isSound && slot === 'main') continue;
      const check = this.#checkSection(section, node);
      readsAllFacts ||= check.readsAllFacts;
      if (check === valid) continue;
      const identity = this.#identities.of(section.fields);
      for (const diagnostic of check.diagnostics)
        diagnostics.push({ ...diagnostic, path: [...section.at, ...diagnostic.path], section: identity });
      for (const { what, inside } of check.dead)
        dead.push({ what, at: [...section.at, ...inside], key: JSON.stringify([identity, inside]) });
      for (const destinations of check.forms)
        forms.push({ destinations, section: identity, name: section.name, at: section.at });
      for (const form of check.leading) leading.push({ ...form, at: [...section.at, ...form.at] });
    }
    append(dead, deadLinks(links));
    const policies = unmetPolicies(this.#site, node, page, this.#groups);
    const hits: PageHits = {
      ...(dead.length > 0 && { dead }),
      ...(forms.length > 0 && { forms }),
      ...(policies.length > 0 && { policies }),
      ...(leading.length > 0 && { leading }),
      ...(needsThanks(page) && { leadValues: everySection(page).flatMap(({ node }) => shownLeadValues(node)) }),
    };
    return { diagnostics, hits, readsAllFacts };
  }

  #literalsOf({ locale = this.#site.locale }: PageNode): LiteralContext {
    return { ...this.#literals, locale };
  }

  #checkSection(section: SectionNode, page: PageNode): SectionCheck {
    const { at, origin } = page;
    const literals = this.#literalsOf(page);
    const checked = this.#sections.get(literals.locale) ?? new WeakMap<object, SectionCheck>();
    this.#sections.set(literals.locale, checked);
    const known = checked.get(section.fields);
    if (known !== undefined) return known;
    this.#readsAllFacts = false;
    const isOwn = at.every((key, depth) => section.at[depth] === key);
    const diagnostics = [
      ...literalsInSection(section, literals, isOwn && origin !== undefined),
      ...pictureDiagnostics(section),
      ...textMarkup(section),
      ...doubledHeading(section),
    ].map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(section.at.length) }));
    const dead = inertControls(section);
    const forms = strandedIn(section, this.#site);
    const leading = leadingForms(section);
    const found = diagnostics.length + dead.length + forms.length + leading.length;
    const readsAllFacts = this.#readsAllFacts;
    const check = found === 0 && !readsAllFacts ? valid : { diagnostics, dead, forms, leading, readsAllFacts };
    checked.set(section.fields, check);
    return check;
  }
}
