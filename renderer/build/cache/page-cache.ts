import { join } from 'node:path';
import type { Side } from '../assets/cards/spec.ts';
import { storeIfPossible } from '../lib/cache-entry.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { contentHash } from '../lib/hash.ts';
import { type CachedPage, type PackedPage, Packer, refreshed, sizeOf, type Tables, unpacker } from './packed-page.ts';
import type { Parts } from './parts.ts';

export type { CachedPage } from './packed-page.ts';

/** What the pages of a build depend on besides their own content, by the name of each group of inputs. */
export type SharedKeys = Readonly<Record<string, SharedKey>>;

/** One group of inputs. */
interface SharedKey {
  /** If it differs, every page is rendered again. */
  readonly hash: string;
  readonly parts: Parts;
}

/** What cards depend on besides their page. */
export interface Delivery {
  /** The first ranking grid of the site. */
  readonly firstGrid?: Side | undefined;
}

/** The pages of the last build into an output folder, and what they were made with. */
export interface PageCache {
  readonly shared: SharedKeys;
  readonly delivery: Delivery;
  readonly pages: readonly CachedPage[];
  /** Shingles that the signatures of the pages leave out. */
  readonly common: Uint32Array;
  /** What the entries of its pages refer to by number. */
  readonly tables?: Tables | undefined;
}

interface Location {
  readonly cacheDir: string;
  readonly out: string;
}

/** Loads the pages of the last build; undefined where there are none, or where the file is damaged. */
export function loadPages(location: Location): PageCache | undefined {
  const bytes = loadCacheFile(cacheFile(location));
  if (bytes === undefined) return undefined;
  const end = bytes.indexOf('\n');
  const stored: StoredPages = JSON.parse(bytes.toString('utf8', 0, end));
  if (stored.version !== version) return undefined;
  // A copy begins at a multiple of four bytes, as numbers must.
  const binary = Uint8Array.from(bytes.subarray(end + 1));
  const common = new Uint32Array(binary.buffer, 0, stored.common);
  const signatures = binary.subarray(common.byteLength);
  const unpack = unpacker(stored.tables);
  let at = 0;
  const pages = stored.pages.map((page): CachedPage => {
    const { signed } = page;
    const signature = signed > 0 ? signatures.subarray(at, at + signed) : undefined;
    at += signed;
    return { ...unpack(page), signature, entry: page };
  });
  const { shared, delivery, tables } = stored;
  return { shared, delivery, pages, common, tables };
}

/**
 * Stores the pages of a build; those with an entry of the last one keep it. If storing fails, the next build starts from
 * nothing.
 */
export function storePages(location: Location, { shared, delivery, pages, common, tables }: PageCache): void {
  // Values that no page refers to any more are left out now and then.
  const isKept = tables !== undefined && sizeOf(tables) < 2 * pages.length + 1000;
  const packer = new Packer(isKept ? tables : undefined);
  const packed = pages.map((page) => (isKept && page.entry ? refreshed(page.entry, page) : packer.pack(page)));
  const stored: StoredPages = {
    version,
    shared,
    delivery,
    tables: packer.tables,
    pages: packed,
    common: common.length,
  };
  const signatures = pages.flatMap(({ signature }) => (signature === undefined ? [] : [signature]));
  storeIfPossible(
    cacheFile(location),
    `${JSON.stringify(stored)}\n`,
    Buffer.concat([Buffer.from(common.buffer, common.byteOffset, common.byteLength), ...signatures]),
  );
}

/** One file for each output folder. */
function cacheFile({ cacheDir, out }: Location): string {
  return join(cacheDir, `pages-${contentHash(out).slice(0, 16)}`);
}

const version = 3;

interface StoredPages extends Omit<PageCache, 'pages' | 'common'> {
  readonly version: number;
  readonly tables: Tables;
  readonly pages: readonly PackedPage[];
  /** How many shingles stand before the signatures. */
  readonly common: number;
}
