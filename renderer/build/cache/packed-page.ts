import type { Path } from '../../sdk/issue.ts';
import { parseHref } from '../../sdk/url.ts';
import type { PageRecord } from '../checks/page-record.ts';
import type { Spans } from '../page/render/document-bytes.ts';
import type { Frame } from '../page/render/frame.ts';
import type { PageSummary, SectionSummary } from '../page/resolve/index.ts';
import { pageSummary } from '../page/summary.ts';
import type { Parts } from './parts.ts';

/** A page of a build: its record, for checks across pages, and its file in the output. */
export interface CachedPage {
  /** Content key of its route; see `RawPage.key`. */
  readonly key: string;
  /** The parts of its input, to name what changed; undefined if there are many pages. */
  readonly parts?: Parts | undefined;
  readonly record: PageRecord;
  /** Hash of its file in the output. */
  readonly hash: string;
  /** Size of its document, and weight of its inline script, in bytes. */
  readonly size: number;
  readonly script: number;
  /** Weight of its document if a build measured it: at brotli quality 5, and exactly. */
  readonly document?: number | undefined;
  readonly exact?: number | undefined;
  /** Whether it is hidden as a near-duplicate. */
  readonly isHidden: boolean;
  /** Names of the style sheets and scripts in its document, and where they are. */
  readonly frame: Frame['hashes'];
  readonly spans: Spans | undefined;
  /** Its entry in the cache of the last build, if its record is unchanged. */
  readonly entry?: PackedPage | undefined;
}

/** Values that many pages share. Each is stored once. */
export interface Tables {
  readonly compositions: readonly Composition[];
  readonly links: readonly (readonly (readonly [label: string, hrefs: readonly string[]])[])[];
  readonly targets: readonly (readonly (readonly [label: string, ids: readonly string[], open: boolean])[])[];
  readonly origins: readonly PageRecord['origin'][];
  readonly facts: readonly (readonly string[] | null)[];
}

type PackedSection = Omit<SectionSummary, 'frames' | 'posts'> & {
  readonly frames: readonly string[];
  readonly posts: readonly string[];
};

interface Composition {
  readonly sections: readonly PackedSection[];
  readonly variants?: readonly (readonly PackedSection[])[] | undefined;
}

export type PackedPage = Omit<CachedPage, 'record' | 'entry'> &
  Pick<PageRecord, 'at' | 'isDraft' | 'hidden' | 'drawing' | 'diagnostics' | 'hits'> & {
    /** Numbers of its lists of shingles. */
    readonly shingles: readonly number[] | undefined;
    readonly page: Omit<PageSummary, 'sections' | 'experiment' | 'icon'>;
    readonly experiment?: object | undefined;
    readonly composition: number;
    readonly linked: number;
    readonly targets: number;
    readonly origin: number;
    readonly facts: number;
  };

export function sizeOf(tables: Tables): number {
  return Object.values(tables).reduce((size, table) => size + table.length, 0);
}

export class Packer {
  readonly #tables: Readonly<Record<keyof Tables, Table>>;
  readonly #lists = new Map<Uint32Array, number>();

  constructor({ compositions, links, targets, origins, facts }: Partial<Tables> = {}) {
    this.#tables = {
      compositions: new Table(compositions),
      links: new Table(links),
      targets: new Table(targets),
      origins: new Table(origins),
      facts: new Table(facts),
    };
  }

  get tables(): Tables {
    const { compositions, links, targets, origins, facts } = this.#tables;
    return {
      compositions: compositions.values as Composition[],
      links: links.values as Tables['links'],
      targets: targets.values as Tables['targets'],
      origins: origins.values as Tables['origins'],
      facts: facts.values as Tables['facts'],
    };
  }

  /** Lists of shingles by number. */
  get lists(): readonly Uint32Array[] {
    return [...this.#lists.keys()];
  }

  /** Updates the entry of a page with an unchanged record, whose route may have moved. */
  refreshed(entry: PackedPage, { record, entry: _, ...made }: CachedPage): PackedPage {
    return { ...entry, ...made, at: record.at, shingles: this.#numbers(record.shingles) };
  }

  #numbers(shingles: PageRecord['shingles']): readonly number[] | undefined {
    return shingles?.map((list) => {
      const number = this.#lists.get(list) ?? this.#lists.size;
      this.#lists.set(list, number);
      return number;
    });
  }

  pack({ record, entry: _, ...made }: CachedPage): PackedPage {
    const { page, at, origin, isDraft, hidden, targets, linked, facts, drawing, diagnostics, hits } = record;
    const { sections, experiment, path, file, url, locale, theme, title, description, noindex, listed } = page;
    const { sitemap, image, shows, query } = page;
    const { path: own } = page;
    const variants = experiment?.variants.map((variant) => variant.sections.map(packedSection));
    // The page's own path is left out, so that thousands of pages have the same lists.
    const label = (text: string) => (text.startsWith(own) ? `@${text.slice(own.length)}` : text);
    const { filledIn: __, ...made_by } = origin ?? {};
    return {
      ...made,
      shingles: this.#numbers(record.shingles),
      page: { path, file, url, locale, theme, title, description, noindex, listed, sitemap, image, shows, query },
      at,
      isDraft,
      ...(hidden && { hidden }),
      ...(drawing && { drawing }),
      diagnostics,
      hits,
      experiment: experiment && {
        ...experiment,
        variants: experiment.variants.map(({ name, weight }) => ({ name, weight })),
      },
      composition: this.#tables.compositions.add({ sections: sections.map(packedSection), variants }),
      linked: this.#tables.links.add(linked.map((one) => [label(one.path), one.links.map(({ href }) => href)])),
      targets: this.#tables.targets.add(targets.map(([name, { ids, open }]) => [label(name), [...ids], open])),
      origin: this.#tables.origins.add(origin === undefined ? null : made_by),
      facts: this.#tables.facts.add(facts ?? null),
    };
  }
}

/** Distinct values by number. */
class Table {
  readonly values: unknown[];
  #numbers: Map<string, number> | undefined;

  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  add(value: unknown): number {
    this.#numbers ??= new Map(this.values.map((one, number) => [JSON.stringify(one), number]));
    const text = JSON.stringify(value);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.values.length);
    return this.values.push(value) - 1;
  }
}

function packedSection(section: SectionSummary): PackedSection {
  const { name, slot, type, styles, frames, posts, shows, pictures, videos } = section;
  return { name, slot, type, styles, frames: [...frames], posts: [...posts], shows, pictures, videos };
}

function unpackedSection({ frames, posts, ...section }: PackedSection): SectionSummary {
  return { ...section, frames: new Set(frames), posts: new Set(posts) };
}

/** JSON paths of links are not stored: a link is reported by a build that has analyzed its page. */
const nowhere: Path = [];

const noShingles = new Uint32Array();

export function unpacker(tables: Tables, lists: readonly Uint32Array[]): (entry: PackedPage) => CachedPage {
  const compositions = tables.compositions.map(({ sections, variants }) => ({
    sections: sections.map(unpackedSection),
    variants: variants?.map((variant) => variant.map(unpackedSection)),
  }));
  const known = new Map<string, ReturnType<typeof parseHref>>();
  const linkTo = (href: string) => {
    const target = known.get(href) ?? parseHref(href);
    known.set(href, target);
    return { href, target, at: nowhere };
  };
  const links = tables.links.map((lists) => lists.map(([label, hrefs]) => [label, hrefs.map(linkTo)] as const));
  const targets = tables.targets.map((lists) =>
    lists.map(([label, ids, open]) => [label, { ids: new Set(ids), open }] as const),
  );
  return (entry) => {
    const { page, experiment, composition, linked, targets: ids, origin, at, isDraft, hidden, drawing } = entry;
    const { key, parts, hash, size, script, document, exact, isHidden, frame, spans, diagnostics, hits } = entry;
    const { sections = [], variants = [] } = compositions[composition] ?? {};
    const label = (text: string) => (text.startsWith('@') ? page.path + text.slice(1) : text);
    const shown = experiment && withSections(experiment, variants);
    const summary = pageSummary({ ...page, icon: undefined }, sections, shown);
    const record: PageRecord = {
      page: summary,
      at,
      origin: tables.origins[origin] ?? undefined,
      isDraft,
      targets: (targets[ids] ?? []).map(([name, target]) => [label(name), target] as const),
      facts: tables.facts[entry.facts] ?? undefined,
      linked: (links[linked] ?? []).map(([name, list]) => ({ path: label(name), links: list })),
      ...(hidden && { hidden }),
      ...(drawing && { drawing }),
      diagnostics,
      hits,
      shingles: entry.shingles?.map((number) => lists[number] ?? noShingles),
    };
    return { key, parts, record, hash, size, script, document, exact, isHidden, frame, spans, entry };
  };
}

function withSections(
  experiment: object,
  variants: readonly (readonly SectionSummary[])[],
): NonNullable<PageSummary['experiment']> {
  const read = experiment as Omit<NonNullable<PageSummary['experiment']>, 'variants'> & {
    readonly variants: readonly { readonly name: string; readonly weight: number }[];
  };
  return {
    ...read,
    variants: read.variants.map((variant, index) => ({ ...variant, sections: variants[index] ?? [] })),
  };
}
