import { append } from '../../sdk/any-length.ts';
import type { PageNode, SectionNode, Site } from '../../site/site.ts';
import type { CardPlanner } from '../assets/cards/index.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { AnalyzedPage, KnownParts } from '../checks/page-analyzer.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { sharedJson } from '../lib/shared-json.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import type { ResolvedNode } from '../page/resolve/nodes.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { changedFacts, factReader, saysFacts } from './changed-facts.ts';
import type { LastComparison, StoredSignature } from './compare-pages.ts';
import type { OpenedSite } from './open-site.ts';
import { pageKey } from './reuse.ts';
import { sharedHashes } from './shared-keys.ts';
import { changedShown, shownHash, shownHashes } from './shown-hashes.ts';

/** A page of the last analysis, and the signature of its text if it is compared with others. */
interface KnownPage {
  readonly page: AnalyzedPage;
  readonly signature: Uint8Array | undefined;
}

/** What is known of a site: whole pages, and parts of pages that say a fact with another value now. */
interface Known extends KnownParts {
  readonly pages: ReadonlyMap<RawPage, KnownPage>;
}

interface KnownSite {
  readonly loaded: Loaded | undefined;
  /** Key of everything that all pages depend on, facts aside. */
  readonly shared: string;
  readonly facts: Site['facts'];
  /** Pages by content key. */
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly shown: PageCache['shown'];
  readonly cards: CardPlanner | undefined;
  readonly pictures: PicturePlanner | undefined;
  readonly comparison: LastComparison;
}

/**
 * The pages of the last valid analysis of a site, for the next one to analyze those alone whose inputs changed. A page is reused
 * under the conditions under which a build reuses it.
 */
export class AnalysisMemory {
  #site: KnownSite | undefined;

  /** The site as it was loaded for the last analysis. */
  get loaded(): Loaded | undefined {
    return this.#site?.loaded;
  }

  /** The drawing on social cards of pages without one. */
  get firstDrawing() {
    return this.#site?.cards?.firstDrawing;
  }

  /** How the pages of the last analysis were compared. */
  get comparison(): LastComparison | undefined {
    return this.#site?.comparison;
  }

  /** Returns what needs no new analysis; undefined if nothing is known. The planners of the site get what it shows. */
  known(opened: OpenedSite, options: SiteOptions): Known | undefined {
    const site = this.#site;
    if (site === undefined || opened.site === undefined || sharedKey(opened, options) !== site.shared) return undefined;
    const facts = changedFacts(site.facts, opened.site.facts);
    if (facts === undefined) return undefined;
    const pages = new Map<RawPage, KnownPage>();
    const nodes = new Map<RawPage, PageNode>();
    const sections = new Map<SectionNode, ResolvedNode>();
    const sound = new Set<PageNode>();
    const shown: string[] = [];
    const changedOn = changedShown(site.shown, shownHash(opened));
    const readsFacts = factReader(facts, opened);
    for (const raw of opened.routes?.pages ?? []) {
      const known = site.pages.get(pageKey(raw, opened));
      if (known === undefined || raw.at.join() !== known.page.record.at.join()) continue;
      const { node, page, record } = known.page;
      if (changedOn(record.page) !== undefined) continue;
      if (!readsFacts(record)) {
        pages.set(raw, known);
        append(shown, filesOn(page));
        continue;
      }
      nodes.set(raw, node);
      if (isSound(known.page)) sound.add(node);
      for (const section of everySection(page)) {
        if (section.resolved === undefined || saysFacts(section, facts)) continue;
        sections.set(section.node, section.resolved);
        append(shown, section.pictures?.flat() ?? []);
      }
    }
    const paths = new Set(shown);
    if (site.cards) opened.cards?.adopt(site.cards, paths);
    if (site.pictures) opened.pictures?.adopt(site.pictures, paths);
    return { pages, nodes, sections, sound };
  }

  /** Keeps the pages of a valid site. */
  keep(
    opened: OpenedSite,
    options: SiteOptions,
    {
      pages,
      signatures,
      comparison,
    }: {
      readonly pages: ReadonlyMap<RawPage, AnalyzedPage>;
      /** Signatures by path. */
      readonly signatures: ReadonlyMap<string, Uint8Array>;
      readonly comparison: LastComparison;
    },
  ): void {
    const known = [...pages].map(
      ([raw, page]) => [pageKey(raw, opened), { page, signature: signatures.get(page.page.path) }] as const,
    );
    this.#site = {
      loaded: opened.loaded,
      shared: sharedKey(opened, options),
      facts: opened.site?.facts ?? new Map(),
      pages: new Map(known),
      shown: shownHashes(
        known.map(([, { page }]) => page.page),
        shownHash(opened),
      ),
      cards: opened.cards,
      pictures: opened.pictures,
      comparison,
    };
  }
}

function isSound({ record: { diagnostics, hits, facts } }: AnalyzedPage): boolean {
  return diagnostics.length + Object.keys(hits).length === 0 && facts !== undefined;
}

/** Returns the signatures of reused pages. */
export function knownSignatures(known: Known['pages']): StoredSignature[] {
  return [...known].flatMap(([raw, { signature }]) => (signature === undefined ? [] : [{ raw, signature }]));
}

/** Returns the paths of the pictures and the social card of a page. */
function filesOn(page: ResolvedPage): string[] {
  const pictures = everySection(page).flatMap(({ pictures = [] }) => pictures.flat());
  return page.image === undefined ? pictures : [page.image.output, ...pictures];
}

function sharedKey(opened: OpenedSite, options: SiteOptions): string {
  return sharedJson(sharedHashes(opened, options));
}
