import { join } from 'node:path';
import type { Fact } from '../../sdk/facts.ts';
import type { Side } from '../assets/cards/spec.ts';
import { storeIfPossible } from '../lib/cache-entry.ts';
import { loadCacheFile } from '../lib/cache-file.js';
import { contentHash } from '../lib/hash.ts';
import { freeMemory } from '../lib/spare-memory.ts';
import { type CachedPage, type PackedPage, Packer, refreshed, sizeOf, type Tables, unpacker } from './packed-page.ts';
import type { Parts } from './parts.ts';

export type { CachedPage } from './packed-page.ts';

/** Inputs that all pages of a build share, by the name of their group. */
export type SharedKeys = Readonly<Record<string, SharedKey>>;

/** One group of inputs. */
interface SharedKey {
  /** If it differs, every page is rendered again. */
  readonly hash: string;
  readonly parts: Parts;
}

/** What documents and cards show besides their page. */
export interface Delivery {
  /** The first drawing of the site. */
  readonly firstDrawing?: Side | undefined;
  /** The style sheets, to name the one that changed. */
  readonly styles: Parts;
}

/** The pages of the last build into an output folder, and their shared inputs. */
export interface PageCache {
  readonly shared: SharedKeys;
  readonly facts: readonly (readonly [name: string, fact: Fact])[];
  readonly delivery: Delivery;
  /** Hashes of the icons and pictures on its pages, by name: see `shows` of a section. */
  readonly shown: Readonly<Record<string, string>>;
  readonly pages: readonly CachedPage[];
  /** How the pages were compared: the common shingles, which signatures leave out, and whether some may be near-duplicates. */
  readonly comparison: { readonly common: Uint32Array; readonly areNear: boolean };
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
  const { shared, facts, delivery, shown, chunks } = header;
  const tables = line() as Tables;
  const entries = Array.from({ length: chunks }, () => line() as readonly PackedPage[]).flat();
  // Typed arrays must start at a multiple of four bytes, which a copy does.
  const binary = Uint8Array.from(bytes.subarray(from));
  const common = new Uint32Array(binary.buffer, 0, header.common);
  const signatures = binary.subarray(common.byteLength);
  const unpack = unpacker(tables);
  let at = 0;
  const pages = entries.map((entry): CachedPage => {
    const signature = entry.signed > 0 ? signatures.subarray(at, at + entry.signed) : undefined;
    at += entry.signed;
    return unpack(entry, signature);
  });
  return { shared, facts, delivery, shown, pages, comparison: { common, areNear: header.areNear }, tables };
}

/**
 * Stores the pages of a build. Reuses the entries of the last one. If storing fails, the next build makes all pages.
 */
export function storePages(
  location: Location,
  { shared, facts, delivery, shown, pages, comparison, tables }: PageCache,
): void {
  const { common, areNear } = comparison;
  // Tables only grow while they are reused. Start again if they may have many unused values.
  const isKept = tables !== undefined && sizeOf(tables) < 2 * pages.length + 1000;
  const packer = new Packer(isKept ? tables : undefined);
  const packed = (page: CachedPage) => (isKept && page.entry ? refreshed(page.entry, page) : packer.pack(page));
  const chunks: Buffer[] = [];
  for (let from = 0; from < pages.length; from += chunkSize) {
    chunks.push(Buffer.from(`${JSON.stringify(pages.slice(from, from + chunkSize).map(packed))}\n`));
    freeMemory();
  }
  const header: Header = {
    version,
    shared,
    facts,
    delivery,
    shown,
    chunks: chunks.length,
    common: common.length,
    areNear,
  };
  const signatures = pages.flatMap(({ signature }) => (signature === undefined ? [] : [signature]));
  storeIfPossible(
    cacheFile(location),
    `${JSON.stringify(header)}\n${JSON.stringify(packer.tables)}\n`,
    // biome-ignore lint/plugin: one for each thousand pages
    ...chunks,
    Buffer.from(common.buffer, common.byteOffset, common.byteLength),
    Buffer.concat(signatures),
  );
}

/** Pages in a line of the file. All of them as objects at once would take several times the memory. */
const chunkSize = 1000;

/** One file for each output folder. */
function cacheFile({ cacheDir, out }: Location): string {
  return join(cacheDir, `pages-${contentHash(out).slice(0, 16)}`);
}

const version = 11;

/** The first line of the file. The second holds the tables, the next ones the pages, and the rest is binary. */
interface Header extends Pick<PageCache, 'shared' | 'facts' | 'delivery' | 'shown'> {
  readonly version: number;
  /** Number of lines with pages. */
  readonly chunks: number;
  /** Number of common shingles before the signatures. */
  readonly common: number;
  readonly areNear: boolean;
}
