import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { contentChecksum, verifiedContent } from '../lib/cache-file.js';
import { diskError, systemCode } from '../lib/disk-error.ts';
import { documentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Destination, Manifest } from './contract.ts';
import type { Disk } from './disk.ts';

/** All that a manifest in the cache says. */
export interface ManifestText extends Manifest {
  /** Stamp of the marker file, which every switch writes anew: it tells whether the folder is the one described. */
  readonly marker: { readonly ino: number; readonly mtimeMs: number };
}

/** A manifest as it lies in the cache. */
export interface StoredManifest extends ManifestText {
  /** Names what it says: no other manifest has the same. */
  readonly state: string;
}

/** Reads the stored manifest; undefined when there is none, or none that this version can read. */
export async function loadManifest(destination: Destination, disk: Disk): Promise<StoredManifest | undefined> {
  const path = manifestPath(destination);
  const text = verifiedContent(path, Buffer.from(await disk.readFile(path).catch(nothingKept)))?.toString();
  if (text === undefined) return undefined;
  const stored = parsed(text);
  if (stored === undefined) return undefined;
  const { marker, files, pages } = stored;
  const state = documentHash(text);
  return {
    marker,
    pages,
    state,
    files: new Map(files.map(([file, hash, size, mtimeMs]) => [file, { hash, size, mtimeMs }])),
  };
}

/**
 * Writes a manifest beside the one that is stored. What needs room on the disk is done before the site is switched, so
 * that a full disk leaves the old site. Gives back its name.
 */
export async function draftManifest(manifest: ManifestText, destination: Destination, disk: Disk): Promise<string> {
  const { marker, pages } = manifest;
  const files = [...manifest.files]
    .map(([path, { hash, size, mtimeMs }]) => [path, hash, size, mtimeMs] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const path = manifestPath(destination);
  const text = `${JSON.stringify({ version, marker, files, pages })}\n`;
  try {
    await disk.mkdir(destination.cacheDir);
    await disk.writeFile(`${path}.next`, text + contentChecksum(path, [text]));
    return documentHash(text);
  } catch (error) {
    throw diskError(`Cannot write the manifest "${path}"`, error);
  }
}

/** Puts the drafted manifest in the place of the stored one. */
export async function storeManifest(destination: Destination, disk: Disk): Promise<void> {
  const path = manifestPath(destination);
  await disk.rename(`${path}.next`, path);
}

/** A manifest that cannot be read, whatever is in its place, is none. */
function nothingKept(error: unknown): string {
  if (systemCode(error) === undefined) throw error;
  return '';
}

const version = 1;

/** What a manifest holds that this version has written; nothing of any other. */
function parsed(text: string): Stored | undefined {
  try {
    const stored: Stored = JSON.parse(text);
    const isOurs =
      stored.version === version &&
      areNumbers(stored.marker.ino, stored.marker.mtimeMs) &&
      stored.files.every(
        ([path, hash, size, mtimeMs]) =>
          typeof path === 'string' && typeof hash === 'string' && areNumbers(size, mtimeMs),
      ) &&
      isRecord(stored.pages) &&
      Object.values(stored.pages).every((key) => typeof key === 'string');
    return isOurs ? stored : undefined;
  } catch {
    return undefined;
  }
}

interface Stored extends Pick<StoredManifest, 'marker' | 'pages'> {
  readonly version: number;
  readonly files: readonly (readonly [path: string, hash: string, size: number, mtimeMs: number])[];
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number');
}

/** One manifest for each output folder; named by the way to it, so that a site can be moved with its cache. */
function manifestPath({ out, cacheDir }: Destination): string {
  const way = relative(cacheDir, out).split(sep).join('/');
  return join(cacheDir, `manifest-${createHash('sha256').update(way).digest('hex').slice(0, 16)}.json`);
}
