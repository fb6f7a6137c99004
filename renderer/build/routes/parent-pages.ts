import { plainPath } from '../../sdk/paths.ts';
import { sharedJson } from '../lib/as-text.ts';
import { contentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { parentOf } from '../lib/slash-path.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** A page that others are below by path, with what its breadcrumb is made of. Nothing is validated. */
export interface ParentPage {
  readonly path: string;
  readonly title: string;
  readonly facts: unknown;
  readonly locale: unknown;
}

interface Trail {
  readonly pages: readonly ParentPage[];
  /** Hash of the pages; empty if there are none. */
  readonly key: string;
}

/** Finds the pages above others: `/services` is above `/services/roofing`. Reads only those that have pages below them. */
export class ParentPages {
  readonly #pages: readonly RawPage[];
  readonly #trails = new Map<string, Trail>();
  #byPath: Map<string, RawPage> | undefined;

  constructor(pages: readonly RawPage[]) {
    this.#pages = pages;
  }

  /** Returns the pages above a path, the outermost first. The home page and pages hidden from search engines are left out. */
  above(path: string): readonly ParentPage[] {
    return this.#above(path).pages;
  }

  /** Returns a key of the pages above a page; empty if there are none. */
  keyOf({ address }: Pick<RawPage, 'address'>): string {
    return typeof address === 'string' ? this.#above(plainPath(address)).key : '';
  }

  #above(path: string): Trail {
    const parent = parentOf(path);
    return parent === '' ? noTrail : this.#to(parent);
  }

  /** The trail that ends with a path; pages beside each other share it. */
  #to(path: string): Trail {
    const known = this.#trails.get(path);
    if (known !== undefined) return known;
    const above = this.#above(path);
    const page = this.#page(path);
    const trail = page === undefined ? above : withPage(above, page);
    this.#trails.set(path, trail);
    return trail;
  }

  #page(path: string): ParentPage | undefined {
    this.#byPath ??= new Map(
      this.#pages.flatMap((page) =>
        typeof page.address === 'string' ? [[plainPath(page.address), page] as const] : [],
      ),
    );
    const raw = this.#byPath.get(path);
    const input = raw === undefined || raw.failed ? undefined : raw.input;
    if (!isRecord(input) || !isRecord(input.meta) || typeof input.meta.title !== 'string') return undefined;
    if (input.meta.noindex === true) return undefined;
    return { path, title: input.meta.title, facts: input.facts, locale: input.locale };
  }
}

const noTrail: Trail = { pages: [], key: '' };

function withPage({ pages, key }: Trail, page: ParentPage): Trail {
  const { path, title, facts, locale } = page;
  return {
    pages: [...pages, page],
    key: contentHash(key, sharedJson([path, title, facts ?? null, locale ?? null])).slice(0, 8),
  };
}
