import { join } from 'node:path';
import type { Side } from '../assets/cards/spec.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { contentHash } from '../lib/hash.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import { storeIfPossible } from '../lib/store-file.ts';
import { type CachedPage, type PackedPage, Packer, sizeOf, type Tables, unpacker } from './packed-page.ts';
import type { Parts } from './parts.ts';

export type { CachedPage } from './packed-page.ts';

/** The hashes of what pages were made of, by name, and the parts of some of them, to name what changed inside. */
export interface StoredReads {
  readonly hashes: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, Parts>>;
}

/** What documents and cards show besides their page. */
export interface Delivery {
  /** The first drawing of the site. */
  readonly firstDrawing?: Side | undefined;
  /** The style sheets, to name the one that changed. */
  readonly styles: Parts;
}

/** The pages of the last build into an output folder. */
export interface PageCache {
  /** What the pages were made of besides their own content. */
  readonly reads: StoredReads;
  readonly delivery: Delivery;
  readonly pages: readonly CachedPage[];
  /** Whether some are near-duplicates. */
  readonly areNear: boolean;
  /** Values that entries refer to by number. */
  readonly tables?: Tables | undefined;
}

interface Location {
  readonly cacheDir: string;
  readonly out: string;
}

/** Loads the pages of the last build; undefined if there are none, or if the file is damaged. */
export function loadPages(location: Location): PageCache | undefined {
  const bytes = loadCacheFile(cacheFile(location));
  if (bytes === undefined) return undefined;
  let from = 0;
  const line = (): unknown => {
    const end = bytes.indexOf('\n', from);
    const text = bytes.toString('utf8', from, end);
    from = end + 1;
    return JSON.parse(text);
  };
  const header = line() as Header;
  if (header.version !== version) return undefined;
  const { reads, delivery, areNear, chunks } = header;
  const tables = line() as Tables;
  const entries = Array.from({ length: chunks }, () => line() as readonly PackedPage[]).flat();
  // Typed arrays must start at a multiple of four bytes, which a copy does.
  const shingles = new Uint32Array(Uint8Array.from(bytes.subarray(from)).buffer);
  let end = 0;
  const lists = header.lists.map((length) => {
    end += length;
    return shingles.subarray(end - length, end);
  });
  const pages = entries.map(unpacker(tables, lists));
  return { reads, delivery, areNear, pages, tables };
}

/**
 * Stores the pages of a build. Reuses the entries of the last one. If storing fails, the next build makes all pages.
 */
export function storePages(location: Location, { reads, delivery, areNear, pages, tables }: PageCache): void {
  // Tables only grow while they are reused. Start again if they may have many unused values.
  const isKept = tables !== undefined && sizeOf(tables) < 2 * pages.length + 1000;
  const packer = new Packer(isKept ? tables : undefined);
  const packed = (page: CachedPage) => (isKept && page.entry ? packer.refreshed(page.entry, page) : packer.pack(page));
  const chunks: Buffer[] = [];
  for (let from = 0; from < pages.length; from += chunkSize) {
    chunks.push(Buffer.from(`${JSON.stringify(pages.slice(from, from + chunkSize).map(packed))}\n`));
    freeMemory();
  }
  const header: Header = {
    version,
    reads,
    delivery,
    areNear,
    chunks: chunks.length,
    lists: packer.lists.map(({ length }) => length),
  };
  storeIfPossible(
    cacheFile(location),
    `${JSON.stringify(header)}\n${JSON.stringify(packer.tables)}\n`,
    // biome-ignore lint/plugin: one for each thousand pages
    ...chunks,
    Buffer.concat(packer.lists.map((list) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength))),
  );
}

/** Pages in a line of the file. All of them as objects at once would take several times the memory. */
const chunkSize = 1000;

/** One file for each output folder. */
function cacheFile({ cacheDir, out }: Location): string {
  return join(cacheDir, `pages-${contentHash(out).slice(0, 16)}`);
}

const version = 14;

/** The first line of the file. The second holds the tables, the next ones the pages, and the rest is binary. */
interface Header extends Pick<PageCache, 'reads' | 'delivery' | 'areNear'> {
  readonly version: number;
  /** Number of lines with pages. */
  readonly chunks: number;
  /** Lengths of the lists of shingles. */
  readonly lists: readonly number[];
}
