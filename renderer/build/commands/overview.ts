import type { Issue, Path } from '../../sdk/issue.ts';
import { ledger } from '../checks/rules/claims/ledger.ts';
import { scriptWeight, type Weight, weigh } from '../lib/weigh.ts';
import type { RenderedSite } from './in-memory.ts';

/** A page in the overview of a site. */
export interface PageOverview {
  readonly path: string;
  readonly title: string;
  /** `page`, `template`, `variant` or `matrix`. */
  readonly kind: string;
  readonly noindex: boolean;
  /** Block types of its sections, without those of its layout. */
  readonly blocks: readonly string[];
  readonly weight: Weight;
  readonly diagnostics: readonly Issue[];
  /** The claims on it, with the value as text. */
  readonly claims: readonly { readonly name: string; readonly text: string }[];
}

/** A section of a page and its source location. */
export interface SectionOverview {
  readonly name: string;
  readonly block: string;
  /** `file:line:column`, absolute. */
  readonly place: string | undefined;
}

/** Returns every page of a site except the 404 page. */
export function pageOverviews({ ready, context, rendered }: RenderedSite, issues: readonly Issue[]): PageOverview[] {
  const nodes = new Map(ready.site.routes.map((node) => [node.path, node]));
  const claims = claimsByPage(ready);
  return rendered.flatMap(({ page, html }) => {
    const node = nodes.get(page.path);
    if (node === undefined) return [];
    return {
      path: page.path,
      title: page.title,
      kind: node.origin?.kind ?? 'page',
      noindex: page.noindex,
      blocks: page.sections.flatMap(({ slot, definition }) => (slot === 'main' ? [definition.block.type] : [])),
      weight: weigh(() => html, scriptWeight(context.loader)),
      diagnostics: issues.filter(({ path }) => startsWith(path, node.at)),
      claims: claims.get(page.path) ?? [],
    };
  });
}

function claimsByPage({ site, pages }: RenderedSite['ready']): Map<string, { name: string; text: string }[]> {
  const found = new Map<string, { name: string; text: string }[]>();
  // The overview shows no source locations.
  for (const { name, values } of ledger(site, pages, () => undefined)) {
    for (const { text, places } of values) {
      for (const path of new Set(places.flatMap((place) => place.pages))) {
        found.set(path, [...(found.get(path) ?? []), { name, text }]);
      }
    }
  }
  return found;
}

/** Returns the sections of a page from top to bottom, with those of its layout; undefined if there is no such page. */
export function sectionOverviews({ ready, rendered }: RenderedSite, path: string): SectionOverview[] | undefined {
  const page = rendered.find((one) => one.page.path === path)?.page;
  if (page === undefined) return undefined;
  // Only diagnostics have locations, so create one for each section.
  const located = ready.locate(
    page.sections.map(({ node }, index) => ({ code: 'block-invalid', message: String(index), path: node.at })),
  );
  return page.sections.map(({ name, definition }, index) => {
    const found = located.find(({ message }) => message === String(index));
    return {
      name,
      block: definition.block.type,
      place: found?.file && `${found.file}:${found.line ?? 1}:${found.column ?? 1}`,
    };
  });
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}
