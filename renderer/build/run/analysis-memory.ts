import { append } from '../../sdk/any-length.ts';
import type { PageNode, SectionNode } from '../../site/site.ts';
import type { CardPlanner } from '../assets/cards/index.ts';
import type { StoredReads } from '../cache/page-cache.ts';
import type { AnalyzedPage, KnownParts } from '../checks/page-analyzer.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import type { ResolvedNode } from '../page/resolve/nodes.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { OpenedSite } from './open-site.ts';
import { SiteReads, saysFacts } from './reads.ts';
import { pageKey } from './reuse.ts';

/** What is known of a site: whole pages, and parts of pages that say a fact with another value now. */
export interface Known extends KnownParts {
  readonly pages: ReadonlyMap<RawPage, AnalyzedPage>;
}

interface KnownSite {
  readonly loaded: Loaded | undefined;
  readonly reads: StoredReads;
  /** Pages by content key. */
  readonly pages: ReadonlyMap<string, AnalyzedPage>;
  readonly cards: CardPlanner | undefined;
  readonly pictures: PicturePlanner | undefined;
  readonly areNear: boolean;
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

  /** Whether there are near-duplicates among the pages of the last analysis. */
  get areNear(): boolean {
    return this.#site?.areNear === true;
  }

  /** Returns what needs no new analysis; undefined if nothing is known. The planners of the site get what it shows. */
  known(opened: OpenedSite, options: SiteOptions): Known | undefined {
    const site = this.#site;
    if (site === undefined || opened.site === undefined) return undefined;
    const changes = new SiteReads(opened, options).changesSince(site.reads);
    if (changes.ofAll !== undefined) return undefined;
    const pages = new Map<RawPage, AnalyzedPage>();
    const nodes = new Map<RawPage, PageNode>();
    const sections = new Map<SectionNode, ResolvedNode>();
    const sound = new Set<PageNode>();
    const shown: string[] = [];
    for (const raw of opened.routes?.pages ?? []) {
      const known = site.pages.get(pageKey(raw, opened));
      if (known === undefined || raw.at.join() !== known.record.at.join()) continue;
      const { node, page, record } = known;
      if (changes.isShownOn(record.page)) continue;
      if (!changes.isSaidOn(record)) {
        pages.set(raw, known);
        append(shown, filesOn(page));
        continue;
      }
      nodes.set(raw, node);
      if (isSound(known)) sound.add(node);
      for (const section of everySection(page)) {
        if (section.resolved === undefined || saysFacts(section, changes.facts)) continue;
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
  keep(opened: OpenedSite, options: SiteOptions, pages: ReadonlyMap<RawPage, AnalyzedPage>, areNear: boolean): void {
    const known = [...pages].map(([raw, page]) => [pageKey(raw, opened), page] as const);
    this.#site = {
      loaded: opened.loaded,
      reads: new SiteReads(opened, options).stored(known.map(([, { page }]) => page)),
      pages: new Map(known),
      cards: opened.cards,
      pictures: opened.pictures,
      areNear,
    };
  }
}

function isSound({ record: { diagnostics, hits, facts } }: AnalyzedPage): boolean {
  return diagnostics.length + Object.keys(hits).length === 0 && facts !== undefined;
}

/** Returns the paths of the pictures and the social card of a page. */
function filesOn(page: ResolvedPage): string[] {
  const pictures = everySection(page).flatMap(({ pictures = [] }) => pictures.flat());
  return page.image === undefined ? pictures : [page.image.output, ...pictures];
}
