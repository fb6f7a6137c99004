import { ledger } from '../../renderer/build/checks/claims/ledger.ts';
import { type PlanOptions, plan, type SiteSections, sectionsInMemory, weighPage } from '../../renderer/build/index.ts';
import type { FragmentStore } from '../../renderer/build/page/render/fragments.ts';
import { type RenderedSections, renderDocument } from '../../renderer/build/page/render/index.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { PageBytes } from './change.ts';

/** A site as it is, or was: what it is made of, and its pages by path. Documents are put together one at a time. */
export interface SiteState {
  readonly made: SiteSections;
  /** Every file but the pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly pages: ReadonlyMap<string, RenderedSections>;
  /** What each page claims: the texts of each fact that it shows. */
  readonly claims: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** What came of looking at a site. */
export interface LookedAt {
  readonly issues: readonly Issue[];
  /** Nothing where errors keep it from being built. */
  readonly state: SiteState | undefined;
  /** The paths that its routes have, as far as they are known. */
  readonly paths: readonly string[];
}

/** Builds a site in memory. What it renders is taken from `fragments`, so that two states share what they have in common. */
export async function lookAt(options: PlanOptions, fragments: FragmentStore): Promise<LookedAt> {
  const { issues, files, made } = await sectionsInMemory(options, fragments);
  if (made === undefined || issues.some(({ severity }) => severity === 'error')) {
    const { narrowed } = await plan({ ...options, routes: [] });
    return { issues, state: undefined, paths: narrowed?.paths ?? [] };
  }
  const pages = new Map(made.sections.map((sections) => [sections.page.path, sections]));
  return { issues, state: { made, files, pages, claims: claimsByPage(made) }, paths: [...pages.keys()] };
}

/** The document of a page of a state. */
export function documentOf(sections: RenderedSections, { made }: SiteState): string {
  return renderDocument(sections, made.context).html;
}

/** What a page of a state weighs. */
export function pageBytes(sections: RenderedSections, state: SiteState): PageBytes {
  const { document, script } = weighPage(sections.page, state.made.context, () => documentOf(sections, state));
  return { html: document, script };
}

function claimsByPage({ ready }: SiteSections): Map<string, Map<string, string>> {
  const claims = new Map<string, Map<string, string>>();
  // Where a claim is written is not asked: finding that takes longer than all the rest.
  for (const { values } of ledger(ready.site, ready.pages, () => undefined)) {
    for (const { fact, text, places } of values) {
      for (const page of places.flatMap((place) => place.pages)) {
        const own = claims.get(page) ?? new Map<string, string>();
        claims.set(page, own);
        own.set(fact, text);
      }
    }
  }
  return claims;
}
