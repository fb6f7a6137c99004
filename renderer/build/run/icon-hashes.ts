import type { PageCache } from '../cache/page-cache.ts';
import type { Icons } from '../inputs/icons/index.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';

/** Returns the hashes of the icons on pages that are not the engine's, by name, to see later which pages show one that changed. */
export function iconHashes(pages: readonly PageSummary[], icons: Icons | undefined): PageCache['icons'] {
  const names = new Set<string>();
  // Thousands of pages share the summaries of their sections.
  for (const one of new Map(pages.map((page) => [page.sections, page])).values())
    for (const name of iconsOf(one)) names.add(name);
  for (const page of pages) if (page.experiment !== undefined) for (const name of iconsOf(page)) names.add(name);
  const hashes = [...names].sort().map((name) => [name, icons?.hash(name) ?? ''] as const);
  return Object.fromEntries(hashes);
}

/** Returns a function that names an icon on a page of the last build that looks different now. */
export function changedIcons(
  before: PageCache['icons'],
  icons: Icons | undefined,
): (page: PageSummary) => string | undefined {
  const changed = new Set(Object.entries(before).flatMap(([name, hash]) => (icons?.hash(name) === hash ? [] : [name])));
  return (page) => (changed.size === 0 ? undefined : iconsOf(page).find((name) => changed.has(name)));
}

function iconsOf(page: PageSummary): readonly string[] {
  return everySection(page).flatMap(({ icons = [] }) => icons);
}
