import { isCard } from '../assets/cards/is-card.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { contentHash } from '../lib/hash.ts';
import { sharedJson } from '../lib/shared-json.ts';
import { everySection, type PageSummary } from '../page/resolve/index.ts';
import type { OpenedSite } from './open-site.ts';

/** Returns the hash of an icon, picture or video by its name in {@link PageSummary.shows}; undefined if there is none. */
type HashOf = (name: string) => string | undefined;

export function shownHash({ loaded, site }: Pick<OpenedSite, 'loaded' | 'site'>): HashOf {
  return (shown) => {
    const [, kind, name = ''] = /^(\w+) (.*)$/s.exec(shown) ?? [];
    if (shown === themeOfCards) return loaded && contentHash(loaded.theme);
    if (kind === 'icon') return loaded?.icons.hash(name);
    if (kind === 'video') return contentHash(sharedJson(loaded?.videos.get(name))).slice(0, 16);
    const image = loaded?.images.get(name);
    // What the config says of the file is a part of it.
    return image && contentHash(sharedJson([image, site?.pictures.files[name]])).slice(0, 16);
  };
}

/** Returns the hashes of the icons and pictures on pages, by name, to see later which pages show one that changed. */
export function shownHashes(pages: readonly PageSummary[], hashOf: HashOf): PageCache['shown'] {
  const names = new Set<string>();
  // Thousands of pages share the summaries of their sections.
  for (const one of new Map(pages.map((page) => [page.sections, page])).values())
    for (const name of shownOn(one)) names.add(name);
  for (const page of pages)
    if (page.experiment !== undefined || page.shows !== undefined || hasCard(page))
      for (const name of shownOn(page)) names.add(name);
  return Object.fromEntries([...names].sort().map((name) => [name, hashOf(name) ?? '']));
}

/** Returns a function that names an icon or a picture of a page of the last build that differs now. */
export function changedShown(before: PageCache['shown'], hashOf: HashOf): (page: PageSummary) => string | undefined {
  const changed = new Set(Object.entries(before).flatMap(([name, hash]) => (hashOf(name) === hash ? [] : [name])));
  return (page) => (changed.size === 0 ? undefined : shownOn(page).find((name) => changed.has(name)));
}

function shownOn(page: PageSummary): readonly string[] {
  const shown = [...(page.shows ?? []), ...everySection(page).flatMap(({ shows = [] }) => shows)];
  return hasCard(page) ? [...shown, themeOfCards] : shown;
}

/** Social cards that are drawn have the colours of the theme. */
const themeOfCards = 'the theme';

function hasCard({ image }: PageSummary): boolean {
  return image !== undefined && isCard(image.output);
}
