import { append } from '../../sdk/any-length.ts';
import { type Diagnostic, isConfigurableRule } from '../../sdk/issue.ts';
import type { HiddenSection, PageNode, Site } from '../../site/site.ts';
import { expandPage } from '../page/expand.ts';
import {
  everySection,
  type KnownSections,
  PageResolver,
  type ResolvedPage,
  type ResolveOptions,
} from '../page/resolve/index.ts';
import type { PageReader } from '../schema/index.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { type CheckContext, PageChecks } from './check-page.ts';
import type { HiddenRecord, PageRecord } from './page-record.ts';
import { PageTexts } from './rules/near-duplicates/page-texts.ts';

/** A page that is ready to be rendered, and what checks across pages need of it. */
export interface AnalyzedPage {
  readonly node: PageNode;
  readonly page: ResolvedPage;
  readonly record: PageRecord;
}

/** Parts of pages that are as in an earlier analysis. */
export interface KnownParts {
  readonly nodes: ReadonlyMap<RawPage, PageNode>;
  readonly sections: KnownSections;
  /** Pages in whose own sections and meta the checks found nothing, whatever the values of facts. */
  readonly sound: ReadonlySet<PageNode>;
}

export interface AnalyzerOptions extends ResolveOptions, Omit<CheckContext, 'site'> {
  /** Adds social cards to pages. */
  readonly cards?: PageFinisher;
}

/** Adds to pages what depends on the whole site. */
export interface PageFinisher {
  /** Announces the pages that are finished next. */
  expect(pages: readonly ResolvedPage[]): void;
  /** Returns the name of the drawing of a page that cards of other pages may show. */
  drawingOf(page: ResolvedPage): string | undefined;
  finish(page: ResolvedPage): { readonly page: ResolvedPage; readonly diagnostics: readonly Diagnostic[] };
}

/** Whether no diagnostic is an error of a page that a config cannot disable. */
export function isSound(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(({ code }) => isConfigurableRule(code) || code === 'destination-unreachable');
}

/** Validates and resolves pages of a site, any number at a time. Computes what they share once. */
export class PageAnalyzer {
  readonly #site: Site;
  readonly #reader: PageReader;
  readonly #resolver: PageResolver;
  readonly #checks: PageChecks;
  readonly #cards: PageFinisher | undefined;
  readonly #expanding: Diagnostic[] = [];

  constructor(site: Site, reader: PageReader, options: AnalyzerOptions) {
    const { today, isWritten, isNumberFree, cards } = options;
    this.#site = site;
    this.#reader = reader;
    this.#resolver = new PageResolver(site, options);
    this.#checks = new PageChecks({ site, today, isWritten, isNumberFree });
    this.#cards = cards;
  }

  /** Errors of the pages so far, and of the config around them. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#reader.diagnostics, ...this.#expanding, ...this.#resolver.diagnostics];
  }

  /** Analyzes pages, and leaves out invalid ones. After an error, pages are not checked further. */
  analyze(pages: readonly RawPage[], withNotFound = false, known?: KnownParts): AnalyzedPage[] {
    const nodes = [...this.#reader.read(pages, known?.nodes), ...(withNotFound ? [this.#site.notFound] : [])];
    const expanded = nodes.map((node) => {
      const { page, diagnostics } = expandPage(this.#site, node);
      append(this.#expanding, diagnostics);
      return page;
    });
    const resolved = this.#resolver.resolve(expanded, known?.sections);
    const areSound = isSound(this.diagnostics);
    const texts = new PageTexts();
    this.#cards?.expect(resolved.map(({ page }) => page));
    return resolved.map(({ page: found, targets, linked }, index) => {
      const node = nodes[index] as PageNode;
      const { page, diagnostics: ofCard } = this.#cards?.finish(found) ?? { page: found, diagnostics: [] };
      const links = linked.flatMap((one) => one.links);
      const { diagnostics, hits, readsAllFacts } = areSound
        ? this.#checks.check(node, page, links, known?.sound.has(node))
        : this.#checks.checkDespiteErrors(node, page);
      const { at, origin, meta } = node;
      const isDraft = meta.noindex === true;
      const drawing = this.#cards?.drawingOf(found);
      const hidden = hiddenOn(this.#site, node);
      const about = {
        page,
        at,
        origin,
        isDraft,
        targets,
        linked,
        facts: readsAllFacts ? undefined : factsOf(node, page),
        ...(hidden.length > 0 && { hidden }),
        ...(drawing && { drawing }),
        ...(areSound && !page.noindex && node !== this.#site.notFound && { shingles: texts.shinglesOf(node, page) }),
      };
      return { node, page, record: { ...about, diagnostics: [...ofCard, ...diagnostics], hits } };
    });
  }
}

function factsOf({ facts }: PageNode, page: ResolvedPage): readonly string[] {
  const uses = [page, ...everySection(page)].flatMap((part) => part.uses.map(({ fact }) => fact));
  return [...new Set([...uses, ...Object.keys(facts)])];
}

function hiddenOn({ layouts }: Site, { hidden = [], layout }: PageNode): HiddenRecord[] {
  const around = layout === undefined ? [] : (layouts.get(layout)?.hidden ?? []);
  const recorded = (isOwn: boolean) => (section: HiddenSection) => {
    const { name, type } = section.node;
    return { name, type, isOwn };
  };
  return [...hidden.map(recorded(true)), ...around.map(recorded(false))];
}
