import type { Fact } from '../../sdk/facts.ts';
import { isCard } from '../assets/cards/is-card.ts';
import type { StoredReads } from '../cache/page-cache.ts';
import { changedParts, listed, namedParts, type Parts, partsOf } from '../cache/parts.ts';
import { type CachedRunOptions, runKey } from '../cache/run-inputs.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { engineVersion } from '../inputs/bundle/engine-cache.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { imageOf } from '../inputs/images.ts';
import { sharedFolders } from '../inputs/published/site-folder.ts';
import { sharedJson } from '../lib/as-text.ts';
import { contentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { isBelow, relativeName } from '../lib/paths.ts';
import { hasTokensAbove } from '../page/resolve/breadcrumbs.ts';
import { everySection, type PageSummary, type ResolvedPage } from '../page/resolve/index.ts';
import { dependencies } from '../page/resolve/scope.ts';
import type { OpenedSite } from './open-site.ts';

/** What differs from the reads of earlier pages. */
export interface ChangedReads {
  /** Names what changed of all pages; undefined if there is no such change. */
  readonly ofAll: string | undefined;
  /** The facts whose values changed. */
  readonly facts: ReadonlySet<string>;
  /** Whether a page shows an icon, picture or video that changed. */
  readonly isShownOn: (page: PageSummary) => boolean;
  /** Whether a page says one of the facts that changed, or may depend on it. */
  readonly isSaidOn: (record: PageRecord) => boolean;
  /** Names the first of a page's reads that changed; undefined if none did. */
  readonly first: (record: PageRecord) => string | undefined;
}

/** A read of all pages, with the parts that a reason can name. */
interface SharedRead {
  readonly value: unknown;
  readonly parts?: () => Parts;
}

const themeOfCards = 'the theme';
const factKinds = 'the facts';

/**
 * What the pages of a site are made of besides their own content: each read has a name and a hash. A page is as before if the
 * hashes of its reads are. All pages read the engine, the options, the config around the routes and the code of blocks; a page
 * reads the facts that it says and the icons, pictures and videos that it shows. Style sheets and scripts are not among them,
 * because a document gets them around its page; see `Frame`.
 */
export class SiteReads {
  readonly #opened: OpenedSite;
  readonly #shared: Readonly<Record<string, SharedRead>>;
  readonly #hashes = new Map<string, string>();
  #isAboveTokens: ((path: string) => boolean) | undefined;

  constructor(opened: OpenedSite, options: CachedRunOptions) {
    this.#opened = opened;
    this.#shared = sharedReads(opened, options);
  }

  /** Returns what to store for pages with these summaries. */
  stored(pages: readonly PageSummary[]): StoredReads {
    const names = [...Object.keys(this.#shared), ...this.#factNames, ...namesShown(pages)];
    const parts = Object.entries(this.#shared).flatMap(([name, read]) => (read.parts ? [[name, read.parts()]] : []));
    return {
      hashes: Object.fromEntries(names.map((name) => [name, this.#hash(name)])),
      parts: Object.fromEntries(parts),
    };
  }

  /** Compares the reads with those of earlier pages. */
  changesSince({ hashes, parts }: StoredReads): ChangedReads {
    const before = Object.keys(hashes);
    const changed = new Set(
      [...Object.keys(this.#shared), ...this.#factNames, ...before].filter((name) => hashes[name] !== this.#hash(name)),
    );
    const facts = new Set([...changed].flatMap((name) => (name.startsWith('fact ') ? name.slice('fact '.length) : [])));
    const shown = (page: PageSummary) =>
      changed.size === 0 ? undefined : shownOn(page).find((one) => changed.has(one));
    const isSaidOn = ({ page, facts: said }: PageRecord) =>
      facts.size > 0 && (said === undefined || said.some((name) => facts.has(name)) || this.#hasTokensAbove(page.path));
    return {
      ofAll: this.#changeOfAll(changed, parts),
      facts,
      isShownOn: (page) => shown(page) !== undefined,
      isSaidOn,
      first: (record) => shown(record.page) ?? (isSaidOn(record) ? this.#factsIn(changed) : undefined),
    };
  }

  #changeOfAll(changed: ReadonlySet<string>, before: StoredReads['parts']): string | undefined {
    const names = Object.entries(this.#shared).flatMap(([name, { parts }]) => {
      if (!changed.has(name)) return [];
      if (name === factKinds) return this.#factsIn(changed);
      const inside = changedParts(parts?.() ?? {}, before[name] ?? {});
      return inside.length === 0 ? [name] : inside;
    });
    if (names.length === 0) return undefined;
    // If the engine changed, a reason needs no other name.
    return names.includes(frontage) ? frontage : listed(names);
  }

  #factsIn(changed: ReadonlySet<string>): string {
    const names = [...changed].flatMap((name) =>
      name.startsWith('fact ') ? [`facts.${name.slice('fact '.length)} in the config`] : [],
    );
    return names.length === 0 ? factKinds : listed(names);
  }

  get #facts(): ReadonlyMap<string, Fact> {
    return this.#opened.site?.facts ?? new Map();
  }

  get #factNames(): readonly string[] {
    return [...this.#facts.keys()].map((name) => `fact ${name}`);
  }

  #hasTokensAbove(path: string): boolean {
    const { site, parents } = this.#opened;
    this.#isAboveTokens ??= site === undefined ? () => false : hasTokensAbove(site, parents);
    return this.#isAboveTokens(path);
  }

  #hash(name: string): string {
    const known = this.#hashes.get(name) ?? hashOf(this.#value(name));
    this.#hashes.set(name, known);
    return known;
  }

  /** The value of a read by its name; undefined if it is gone. */
  #value(name: string): unknown {
    const { loaded, site } = this.#opened;
    const shared = this.#shared[name];
    if (shared !== undefined) return shared.value;
    const [, kind, inner = ''] = /^(\w+) (.*)$/s.exec(name) ?? [];
    if (name === themeOfCards) return loaded?.theme;
    if (kind === 'fact')
      return [inner, ...(dependencies(this.#facts).get(inner) ?? [])].map((one) => this.#facts.get(one));
    if (kind === 'icon') return loaded?.icons.hash(inner);
    if (kind === 'video') return loaded?.videos.get(inner);
    const image = loaded?.images.get(inner);
    // What the config says of the file is a part of it.
    return image && [image, site?.pictures.files[inner]];
  }
}

function hashOf(value: unknown): string {
  return value === undefined ? '' : contentHash(sharedJson(value)).slice(0, 16);
}

/** Whether a section or the head of a page says one of some facts. */
export function saysFacts({ uses }: Pick<ResolvedPage, 'uses'>, facts: ReadonlySet<string>): boolean {
  return uses.some(({ fact }) => facts.has(fact));
}

/** The names of icons, pictures and videos on pages. */
function namesShown(pages: readonly PageSummary[]): string[] {
  const names = new Set<string>();
  // Thousands of pages share the summaries of their sections.
  for (const one of new Map(pages.map((page) => [page.sections, page])).values())
    for (const name of shownOn(one)) names.add(name);
  for (const page of pages)
    if (page.experiment !== undefined || page.shows !== undefined || hasCard(page))
      for (const name of shownOn(page)) names.add(name);
  return [...names].sort();
}

function shownOn(page: PageSummary): readonly string[] {
  const shown = [...(page.shows ?? []), ...everySection(page).flatMap(({ shows = [] }) => shows)];
  return hasCard(page) ? [...shown, themeOfCards] : shown;
}

/** Social cards that are drawn have the colours of the theme. */
function hasCard({ image }: PageSummary): boolean {
  return image !== undefined && isCard(image.output);
}

/** Name of the part for the engine. */
const frontage = 'Frontage';

/** The reads of all pages, by the name that a reason gives them. */
function sharedReads(opened: OpenedSite, given: CachedRunOptions): Readonly<Record<string, SharedRead>> {
  const { registry, document, routes, site, pictures } = opened;
  const options = { ...given, engine: engineVersion(given.engine, given.cacheDir) };
  const around = configAround(routes?.input);
  const images = imagesOfAll(opened);
  // All else of a style sheet is in the frames of documents alone.
  const measures = [site?.letterWidths, pictures?.widths];
  return {
    'Frontage or an option': { value: runKey(options), parts: () => optionParts(options) },
    'the config around the routes': {
      value: around,
      parts: () =>
        Object.fromEntries(Object.entries(partsOf(around)).map(([path, hash]) => [`${path} in the config`, hash])),
    },
    [factKinds]: { value: [...(site?.facts ?? [])].map(([name, fact]) => [name, aroundValue(fact)]) },
    'the code of blocks': { value: registry?.version, parts: () => blockParts(opened) },
    'templates/document.hbs': { value: document?.source },
    'the measures of the theme': { value: measures, parts: () => namedParts([['the theme', measures]]) },
    // Links to pages end in a slash then, and links to files do not.
    'the names in templates/public': { value: site?.trailingSlash === 'always' ? [...(site.publicFiles ?? [])] : [] },
    // Pages have the names of those that they show themselves.
    'a picture of all pages': {
      value: images,
      parts: () => namedParts(images.map(([name, image]) => [`picture ${name}`, image])),
    },
  };
}

/** What a fact says besides its value. Any page may have the way to reach the business. */
function aroundValue(fact: Fact): unknown {
  if (fact.type === 'phone' || fact.type === 'email') return fact;
  return { ...fact, value: typeof fact.value, to: undefined, display: undefined };
}

/** The config without what concerns some pages only, as facts do. Diagnostics get their severity after they are stored. */
function configAround(input: unknown) {
  const { routes: _, rules: __, facts: ___, pictures, ...rest } = isRecord(input) ? input : {};
  // What it says of a file concerns the pages that show the picture.
  return { ...rest, pictures: { formats: isRecord(pictures) ? pictures.formats : undefined } };
}

function imagesOfAll({ loaded, site }: OpenedSite) {
  const { cards, icon, organization } = site ?? {};
  return [cards?.image, icon, organization?.image].flatMap((name) => {
    const image = name === undefined ? undefined : loaded && imageOf(loaded.images, name);
    return image === undefined ? [] : [[image.name, image] as const];
  });
}

function optionParts({ engine, config, year, origin, hosts, today, production, timeout }: CachedRunOptions): Parts {
  return namedParts([
    [frontage, engine],
    ['the path of the config', config],
    ['the year', year],
    ['the origin', origin],
    ['--host', hosts],
    ['the day', today],
    ['--production', production],
    ['the time limit of the config', timeout],
  ]);
}

/** The site's own blocks and drawings, and other files that they import. The engine's blocks are a part of its version. */
function blockParts({ loaded, options: { files } }: OpenedSite): Parts {
  if (loaded === undefined) return {};
  const { registry, root } = loaded;
  const blocks = [...registry.blocks].flatMap(([type, { own, folder }]) =>
    own === true ? [{ name: `block ${type}`, folder }] : [],
  );
  const drawings = [...registry.drawings].map(([kind, { folder }]) => ({ name: `drawing ${kind}`, folder }));
  const shared = sharedFolders(files, root);
  const sources = new Map<string, string[]>();
  for (const file of registry.files) {
    if (isEngineSource(file) || !(isBelow(file, root) || shared.some((folder) => isBelow(file, folder)))) continue;
    const { name = relativeName(root, file) } =
      [...blocks, ...drawings].find(({ folder }) => isBelow(file, folder)) ?? {};
    const hashes = sources.get(name) ?? [];
    sources.set(name, hashes);
    hashes.push(contentHash(files.read(file) ?? ''));
  }
  return namedParts(sources);
}
