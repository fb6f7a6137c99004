import { copiedFiles } from '../../renderer/build/cache/public-hashes.ts';
import { ledger } from '../../renderer/build/checks/rules/claims/ledger.ts';
import {
  analyzeSite,
  type SiteOptions,
  type SiteSections,
  sectionsInMemory,
  weighPage,
} from '../../renderer/build/index.ts';
import { type RenderedSections, renderDocument } from '../../renderer/build/page/render/index.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { PageBytes } from './change.ts';

/** A state of a site. Documents are assembled one at a time to save memory. */
export interface SiteState {
  readonly made: SiteSections;
  /** All files except pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Public files by address: their size and hash. */
  readonly publicFiles: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, RenderedSections>;
  /** The texts of the facts that each page shows. */
  readonly claims: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The result of building a site in memory. */
export interface BuildOutcome {
  readonly issues: readonly Issue[];
  /** Undefined if the site has errors. */
  readonly state: SiteState | undefined;
  /** The known paths of its routes. */
  readonly paths: readonly string[];
}

/** Builds a site in memory. */
export async function buildState(options: SiteOptions): Promise<BuildOutcome> {
  const { issues, files, made } = await sectionsInMemory(options);
  if (made === undefined || issues.some(({ severity }) => severity === 'error')) {
    const { routeFilter } = await analyzeSite({ ...options, routes: [] });
    return { issues, state: undefined, paths: routeFilter?.paths ?? [] };
  }
  const pages = new Map(made.sections.map((sections) => [sections.page.path, sections]));
  const publicFiles = new Map(
    copiedFiles(made.ready.loaded.publicFiles.files, options).map(({ path, size, hash }) => [
      `/${path}`,
      `${thousands(size)} bytes, hash ${hash.slice(0, 8)}`,
    ]),
  );
  return { issues, state: { made, files, publicFiles, pages, claims: claimsByPage(made) }, paths: [...pages.keys()] };
}

/** Returns the document of a page. */
export function documentOf(sections: RenderedSections, { made }: SiteState): string {
  return renderDocument(sections, made.context).html;
}

/** Returns the size of a page. */
export function pageBytes(sections: RenderedSections, state: SiteState): PageBytes {
  const { document, script } = weighPage(sections.page, state.made.context, () => documentOf(sections, state));
  return { html: document, script };
}

function claimsByPage({ ready }: SiteSections): Map<string, Map<string, string>> {
  const claims = new Map<string, Map<string, string>>();
  // Source locations are not needed here, and take longest to find.
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
